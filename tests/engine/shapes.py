"""Positions as they are written: one of each shape, those with something wrong, and odd ones that are read anyway."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.engine.table import NAMES, OUTLAWS, Cards, laid_out

Fields = dict[str, Any]

TWO = ("BK WH", "2BD")


def lying(*piles: Mapping[str, Cards], **more: Any) -> Fields:
    """Anna and Burt in a turn's play, with these territories."""
    return laid_out(TWO, territories=piles, **more)


CHOOSING: dict[str, Fields] = {
    "stagecoach": {"territories": [{"JJ": "3JJ"}]},
    "bank": {"territories": [{"JJ": "3JJ"}]},
    "gun": {"territories": [{"JJ": "3JJ"}, {"BS": "2BS FG"}]},
    "wanted steal": {"territories": [{}, {"JJ": "3JJ"}], "discard": "MW SK"},
    "hideout": {"territories": [{}, {"JJ": "3JJ"}]},
    "wyatt search": {"discard": "WE SK"},
    "wyatt clear": {"territories": [{"JJ": "3JJ HO"}], "discard": "SK WE"},
}
"""A table for each move that asks for a choice."""


def choosing(move: str, hand: str = "BK WH", **more: Any) -> Fields:
    """Anna is to choose where her card goes, or what to take."""
    fields: Fields = {"phase": "choose", "pending": {"move": move, "seat": 0}, "sheriff_played": True}
    return laid_out([hand, "2BD"], **fields | CHOOSING[move] | more)


def asks(waiting: Sequence[int], move: str = "photo JJ", **more: str) -> Fields:
    """What a window waits for."""
    return {"move": move, **more, "waiting": list(waiting)}


def photographing(hands: Sequence[str] = ("BK WH", "2BD", "JJ*"), **more: Any) -> Fields:
    """Anna has just opened Jesse James."""
    fields: Fields = {
        "phase": "react",
        "territories": [{"JJ": "3JJ"}],
        "laid": {"JJ": 3},
        "pending": asks([1, 2]),
    }
    return laid_out(hands, **fields | more)


def hiding(hands: Sequence[str] = ("BK WH", "2BD", "JJ*"), **more: Any) -> Fields:
    """Anna's Hideout has just landed on Curt's Belle Starr."""
    fields: Fields = {
        "phase": "react",
        "territories": [{}, {}, {"BS": "3BS HO"}],
        "sheriff_played": True,
        "pending": asks([2], "wyatt", on="BS"),
    }
    return laid_out(hands, **fields | more)


def over(**more: Any) -> Fields:
    fields: Fields = {"phase": "game_over", "money": [26_000, 3000, 26_000], "winner": 0}
    return laid_out(["", "2BD", "JJ*"], **fields | more)


SOUND: dict[str, Fields] = {
    "draw": laid_out(TWO, phase="draw", discard="SK"),
    "play": laid_out(["BK WH JJ*", "2BD"], territories=[{"JJ": "3JJ"}, {"BS": "3BS BR HO"}], laid={"JJ": 1}),
    "searched": laid_out(["BK BR", "2BD"], sheriff_played=True, may_play_now="BR"),
    **{move: choosing(move) for move in CHOOSING},
    "photo": photographing(),
    "wyatt": hiding(),
    "hand_over": laid_out(["", "2BD"], phase="hand_over", territories=[{"JJ": "3JJ"}], money=[4000, 0]),
    "game_over": over(),
}
"""One position of each shape."""


WRONG: dict[str, tuple[str, Fields]] = {
    # name of the fault: (the field to be named, the position)
    "unknown code in a hand": ("hands", {"hands": [["XX"], ["WE"]]}),
    "lower case": ("hands", {"hands": [["jj"], ["WE"]]}),
    "unknown code in the supply": ("supply", {"supply": ["JJ**"]}),
    "unknown code in the stack": ("discard", {"discard": ["Jesse James"]}),
    "unknown code in a pile": ("territories", {"territories": [{"JJ": ["JJ", "??"]}, {}]}),
    "unknown pile": ("territories", {"territories": [{"XX": ["JJ"]}, {}]}),
    "a photo as a pile": ("territories", {"territories": [{"JJ*": ["JJ*"]}, {}]}),
    "a card too few": ("cards|supply", {"supply": SOUND["draw"]["supply"][1:]}),
    "a card too many": ("cards|supply", {"supply": ["JJ", *SOUND["draw"]["supply"]]}),
    "an eighth of a kind": ("JJ|cards|supply", {"supply": ["JJ", *SOUND["draw"]["supply"][1:]]}),
    "a pile of robberies": ("territories", lying({"JJ": "2BR"})),
    "a pile of a hideout": ("territories", lying({"JJ": "HO"})),
    "an empty pile": ("territories", lying({"JJ": ""})),
    "two hideouts on a pile": ("territories", lying({"JJ": "3JJ 2HO"})),
    "another outlaw in a pile": ("territories", lying({"JJ": "3JJ BS"})),
    "another photo in a pile": ("territories", lying({"JJ": "3JJ BS*"})),
    "a wyatt earp in a pile": ("territories", lying({"JJ": "3JJ WE"})),
    "an unknown phase": ("phase", {"phase": "deal"}),
    "no phase": ("phase", {"phase": None}),
    "choose without a question": ("pending|phase", {"phase": "choose", "pending": None}),
    "react without a window": ("pending|phase", {"phase": "react", "pending": None}),
    "a question in the draw": ("pending", {"pending": {"move": "bank", "seat": 0}}),
    "a window in choose": ("pending", {"phase": "choose", "pending": {"move": "photo JJ", "waiting": [1]}}),
    "a choice in react": ("pending", {"phase": "react", "pending": {"move": "wyatt search", "seat": 0}}),
    "an unknown question": ("pending", {"phase": "choose", "pending": {"move": "photo", "seat": 0}}),
    "an unknown window": ("pending", {"phase": "react", "pending": {"move": "photo XX", "waiting": [1]}}),
    "an extra key": ("notes", {"notes": ""}),
    "an extra key in pending": ("pending", choosing("bank", pending={"move": "bank", "seat": 0, "of": 1})),
    "another format": ("format", {"format": "posse-position/2"}),
    "an outlaw that lies but is not open": ("open|territories", SOUND["play"] | {"open": ["BS"]}),
    "an outlaw laid but not open": ("laid|open", laid_out(TWO, laid={"JJ": 3}) | {"open": []}),
    "doubles in open": ("open", laid_out(TWO, opened="JJ") | {"open": ["JJ", "JJ"]}),
    "an unknown outlaw in open": ("open", {"open": ["JJ*"]}),
    "negative money": ("money", {"money": [-1000, 0]}),
    "half a thousand": ("money", {"money": [500, 0]}),
    "money that is no number": ("money", {"money": ["1000", 0]}),
    "money that is a fraction": ("money", {"money": [1000.5, 0]}),
    "too few purses": ("money", {"money": [0]}),
    "a negative poster": ("posters", {"posters": dict.fromkeys(OUTLAWS, 1000) | {"JJ": -1000}}),
    "a poster of 1,500": ("posters", {"posters": dict.fromkeys(OUTLAWS, 1000) | {"JJ": 1500}}),
    "six posters": ("posters", {"posters": dict.fromkeys(OUTLAWS[1:], 1000)}),
    "eight posters": ("posters", {"posters": dict.fromkeys((*OUTLAWS, "XX"), 1000)}),
    "two fastest guns": ("territories|fastest_gun", lying({"JJ": "3JJ FG"}, {"BS": "3BS FG"})),
    "two fastest guns on an outlaw": (
        "territories|fastest_gun",
        lying({"JJ": "3JJ FG"}, {"JJ": "2JJ FG"}, edition="manual"),
    ),
    "two fastest guns on a pile": ("territories|fastest_gun", lying({"JJ": "3JJ 2FG"}, edition="manual")),
    "a sheriff card before the draw": ("sheriff_played", {"sheriff_played": True}),
    "cards laid before the draw": ("laid", {"laid": {"JJ": 1}, "open": ["JJ"]}),
    "a sheriff card after the hand": ("sheriff_played", SOUND["hand_over"] | {"sheriff_played": True}),
    "cards laid after the hand": ("laid", SOUND["hand_over"] | {"laid": {"JJ": 3}}),
    "a sheriff card after the game": ("sheriff_played", SOUND["game_over"] | {"sheriff_played": True}),
    "cards laid after the game": ("laid", SOUND["game_over"] | {"laid": {"JJ": 3}, "open": ["JJ"]}),
    "may play in the draw": ("may_play_now", {"may_play_now": "WE"}),
    "may play while choosing": ("may_play_now", choosing("bank") | {"may_play_now": "BR"}),
    "may play in a window": ("may_play_now", hiding() | {"may_play_now": "JJ*"}),
    "may play with none played": ("may_play_now", SOUND["searched"] | {"sheriff_played": False}),
    "may play what is not held": ("may_play_now", SOUND["searched"] | {"may_play_now": "SR"}),
    "may play what another holds": (
        "may_play_now",
        laid_out(["BK WH", "BR BD"], sheriff_played=True, may_play_now="BR"),
    ),
    "may play an outlaw": ("may_play_now", SOUND["searched"] | {"may_play_now": "BK"}),
    "may play a wyatt earp": ("may_play_now", laid_out(["WE BK", "BD"], sheriff_played=True, may_play_now="WE")),
    "may play an unknown code": ("may_play_now", SOUND["searched"] | {"may_play_now": "XX"}),
    "an empty active hand in play": ("hands", laid_out(["", "2BD"])),
    "an empty active hand in a photo window": ("hands", photographing(["", "2BD", "JJ*"])),
    "an empty active hand in a wyatt window": ("hands", hiding(["", "2BD", "WE"])),
    **{
        f"{move} with no sheriff card played": ("sheriff_played", choosing(move) | {"sheriff_played": False})
        for move in CHOOSING
    },
    **{
        f"{move} asked of another": ("pending|seat", choosing(move) | {"pending": {"move": move, "seat": 1}})
        for move in CHOOSING
    },
    **{
        f"{move} with no possible answer": ("pending", choosing(move, territories=[], discard="MW WE"))
        for move in CHOOSING
        if move not in ("wanted steal", "wyatt search")
    },
    "wanted steal with no possible answer": (
        "pending",
        choosing("wanted steal", territories=[{"JJ": "3JJ"}, {"BS": "BS* BR"}]),
    ),
    "wyatt search with no possible answer": ("pending", choosing("wyatt search", discard="3WE")),
    "a gun with only its own outlaw": ("pending", choosing("gun", territories=[{"BS": "3BS"}, {"BS": "2BS FG"}])),
    "a hideout with only hidden piles": ("pending", choosing("hideout", territories=[{"JJ": "3JJ"}, {"BS": "3BS HO"}])),
    **{f"{move} with an empty hand": ("hands", choosing(move, "")) for move in CHOOSING if move != "wyatt search"},
    "nobody waiting": ("waiting|pending", photographing(pending=asks([]))),
    "one waiting twice": ("waiting|pending", photographing(pending=asks([1, 1]))),
    "the active player waiting": ("waiting|pending", photographing(pending=asks([0, 1]))),
    "nobody's seat waiting": ("waiting|pending", photographing(pending=asks([1, 3]))),
    "waiting for an empty hand": ("waiting|pending", photographing(["BK WH", "", "2BD"])),
    "a photo window without the flag": ("pending|photo_window", photographing(edition="alea-2001")),
    "a photo window without a set": ("pending|laid", photographing(laid={"JJ": 2})),
    "a photo window for another outlaw": ("pending|laid", photographing(pending=asks([1], "photo BS"))),
    "a photo window with an on": ("pending", photographing(pending=asks([1, 2], on="JJ"))),
    "a wyatt window of two": ("waiting|pending", hiding(pending=asks([1, 2], "wyatt", on="BS"))),
    "a wyatt window of none": ("waiting|pending", hiding(pending=asks([], "wyatt", on="BS"))),
    "a wyatt window on no pile": ("pending", hiding(pending=asks([2], "wyatt", on="JJ"))),
    "a wyatt window on a free pile": ("pending", hiding(territories=[{}, {}, {"BS": "3BS"}])),
    "a wyatt window on another's pile": ("pending", hiding(territories=[{}, {"BS": "3BS HO"}, {}])),
    "a wyatt window without on": ("pending", hiding(pending={"move": "wyatt", "waiting": [2]})),
    "a wyatt window with none played": ("sheriff_played", hiding(sheriff_played=False)),
    "a wyatt window without a shot": ("pending", hiding(rest="discard", reshuffled=True)),
    "a wyatt window with only the kept card": (
        "pending",
        hiding(["BK WH", "", "JJ*"], rest=1, house_rules={"reshuffle": "keep_top"}),
    ),
    "a winner who is not the richest": ("winner", over(winner=1)),
    "no winner": ("winner", over(winner=None)),
    "a winner from nowhere": ("winner", over(winner=3)),
    "a winner in the middle": ("winner", {"winner": 0}),
    "a winner when the hand is over": ("winner", SOUND["hand_over"] | {"money": [26_000, 0], "winner": 0}),
    "one player": ("players", {"players": ["Anna"]}),
    "three names for two hands": ("players|hands", {"players": list(NAMES[:3])}),
    "a name that is a number": ("players", {"players": ["Anna", 7]}),
    "three territories for two players": ("territories", {"territories": [{}, {}, {}]}),
    "a turn from nowhere": ("turn", {"turn": 2}),
    "a negative turn": ("turn", {"turn": -1}),
    "a turn that is true": ("turn", {"turn": False}),
    "a dealer from nowhere": ("dealer", {"dealer": 4}),
    "a dealer that is true": ("dealer", {"dealer": True}),
    "hand number 0": ("hand_no", {"hand_no": 0}),
    "a hand number in letters": ("hand_no", {"hand_no": "1"}),
    "a hand number that is true": ("hand_no", {"hand_no": True}),
    "money that is true": ("money", {"money": [False, 0]}),
    "posters in a list": ("posters", {"posters": [1000] * 7}),
    "reshuffled as a number": ("reshuffled", {"reshuffled": 0}),
    "sheriff_played as a number": ("sheriff_played", {"sheriff_played": 0}),
    "hands in words": ("hands", {"hands": list(TWO)}),
    "no territories": ("territories", {"territories": None}),
    "a supply in words": ("supply", {"supply": "BK"}),
    "laid in a list": ("laid", {"laid": []}),
    "laid nothing": ("laid", laid_out(TWO, opened="JJ", laid={"JJ": 0})),
    "laid true": ("laid", laid_out(TWO, opened="JJ", laid={"JJ": True})),
    "laid a sheriff card": ("laid", laid_out(TWO, laid={"WE": 1}) | {"open": []}),
    "house rules in a list": ("house_rules", {"house_rules": []}),
    "an unknown house rule": ("photo", {"house_rules": {"photo": True}}),
    "a house rule's wrong value": ("share", {"house_rules": {"share": 6}}),
    "an unknown edition": ("edition", {"edition": "alea-2002"}),
    "a choice without a move": ("pending.move: expected a string", choosing("bank") | {"pending": {"seat": 0}}),
    "a window without a move": ("pending.move: expected a string", photographing(pending={"waiting": [1]})),
    "a pile in a text": ("territories.0.JJ: expected a list", laid_out(TWO) | {"territories": [{"JJ": "JJ"}, {}]}),
    "a winner with $24,000": ("winner: not the richest", over(money=[24_000, 3000, 24_000])),
    "five players": (
        "players: expected two to four, got 5",
        laid_out(["WH", "2BD", "SK", "BC"]) | {"players": [*NAMES, "Emil"]},
    ),
}


ODD: dict[str, Fields] = {
    "a hand of 40 cards": laid_out(["BK WH", ""], phase="draw", rest=1),
    "an empty active hand in the draw": laid_out(["", "2BD"], phase="draw", discard="SK"),
    "an empty hand elsewhere": laid_out(["BK WH", "", "2BD"]),
    "a stack without the wyatt earp that searches": choosing("wyatt search", discard="SK"),
    "a stack without the most wanted that steals": choosing("wanted steal", discard="BS*"),
    "a stack whose top is no hit": choosing("bank", discard="WE"),
    "no card on stack and supply": laid_out(["BK WH", ""], rest=1, reshuffled=True),
    "nothing laid and everything open": laid_out(TWO, opened=OUTLAWS),
    "more laid than lies there": laid_out(TWO, opened="JJ", laid={"JJ": 5}),
    "a photo alone": lying({"JJ": "JJ*"}),
    "a photo window with the photo on the table": photographing(
        ["BK WH", "2BD", "JJ"], territories=[{"JJ": "3JJ JJ*"}]
    ),
    "posters of nothing": laid_out(TWO, posters=dict.fromkeys(OUTLAWS, 0)),
    "rich players before the end": laid_out(TWO, money=[90_000, 25_000]),
    "a rich player when the hand is over": SOUND["hand_over"] | {"money": [26_000, 0]},
    "a dealer who does not sit on the right": laid_out(["BK WH", "2BD", "2BC"], phase="draw", dealer=0, turn=0),
    "a later hand": laid_out(TWO, hand_no=1000),
    "a winner among the richest": over(winner=2),
    "a choice under a flag": choosing("gun", territories=[{"JJ": "3JJ"}, {"JJ": "2JJ FG"}], edition="manual"),
    "may play what cannot be played": laid_out(["SR BK", "BD"], sheriff_played=True, may_play_now="SR"),
    "a winner with exactly $25,000": over(money=[25_000, 3000, 25_000]),
    "the first Photo may be played now": laid_out(["BS* WH", "2BD"], sheriff_played=True, may_play_now="BS*"),
    "a Hideout may be played now": laid_out(["HO WH", "2BD"], sheriff_played=True, may_play_now="HO"),
    "a window in which the Wyatt Earp itself is the card to shoot": hiding(
        ["BK WH", "2BD", "WE"], rest=1, supply="", discard=""
    ),
    "a window with one card in the supply and no reshuffle to come": hiding(
        rest="discard", supply="JJ", reshuffled=True
    ),
    "a photo window after more than a set": photographing(
        territories=[{"JJ": "5JJ"}], laid={"JJ": 5}, pending=asks([2])
    ),
    "one card in the active hand": laid_out(TWO),
    "a search from an empty hand": choosing("wyatt search", ""),
    "a search while the stack holds one other card": choosing("wyatt search", discard="6WE SK"),
    "four players": laid_out(["WH", "2BD", "SK", "BC"]),
    "two players of one name": laid_out(TWO, players=["Anna", "Anna"]),
    "a player without a name": laid_out(TWO, players=["", "Anna"]),
    "a very late hand": laid_out(TWO, hand_no=10**12),
    "a fortune": laid_out(TWO, money=[10**12, 0]),
    "one Fastest Gun on each of two Outlaws": laid_out(
        ["WH", "2BD"], edition="manual", territories=[{"JJ": "3JJ FG"}, {"BS": "2BS FG"}]
    ),
    "everything in the stack": laid_out(TWO, rest="discard", reshuffled=True),
    "all of an Outlaw in a pile with everything": laid_out(
        ["WH", "2BD"], territories=[{"JJ": "7JJ JJ* 2SR 4BR FG HO"}]
    ),
}
