"""Reading and writing positions (docs/formats.md#position): what comes back, and what is refused by its field."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import Position
from tests.engine.table import NAMES, OUTLAWS, cards, deck_with_top, laid_out, play, table

Fields = dict[str, Any]

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


def photographing(hands: Sequence[str] = ("BK WH", "2BD", "JJ*"), **more: Any) -> Fields:
    """Anna has just opened Jesse James."""
    fields: Fields = {
        "phase": "react",
        "territories": [{"JJ": "3JJ"}],
        "laid": {"JJ": 3},
        "pending": {"move": "photo JJ", "waiting": [1, 2]},
    }
    return laid_out(hands, **fields | more)


def hiding(hands: Sequence[str] = ("BK WH", "2BD", "JJ*"), **more: Any) -> Fields:
    """Anna's Hideout has just landed on Curt's Belle Starr."""
    fields: Fields = {
        "phase": "react",
        "territories": [{}, {}, {"BS": "3BS HO"}],
        "sheriff_played": True,
        "pending": {"move": "wyatt", "on": "BS", "waiting": [2]},
    }
    return laid_out(hands, **fields | more)


def over(**more: Any) -> Fields:
    fields: Fields = {"phase": "game_over", "money": [26_000, 3000, 26_000], "winner": 0}
    return laid_out(["", "2BD", "JJ*"], **fields | more)


SOUND: dict[str, Fields] = {
    "draw": laid_out(["BK WH", "2BD"], phase="draw", discard="SK"),
    "play": laid_out(["BK WH JJ*", "2BD"], territories=[{"JJ": "3JJ"}, {"BS": "3BS BR HO"}], laid={"JJ": 1}),
    "searched": laid_out(["BK BR", "2BD"], sheriff_played=True, may_play_now="BR"),
    **{move: choosing(move) for move in CHOOSING},
    "photo": photographing(),
    "wyatt": hiding(),
    "hand_over": laid_out(["", "2BD"], phase="hand_over", territories=[{"JJ": "3JJ"}], money=[4000, 0]),
    "game_over": over(),
}
"""One position of each shape."""


def reads_back(d: Fields) -> Position:
    """The position, having made sure that it is written as it was read, through JSON as well."""
    p = Position.from_dict(d)
    assert p.to_dict() == d
    assert Position.from_dict(json.loads(json.dumps(p.to_dict()))).to_dict() == d
    return p


@pytest.mark.parametrize("shape", SOUND)
def test_a_position_is_written_as_it_was_read(shape: str) -> None:
    reads_back(SOUND[shape])


@pytest.mark.parametrize("shape", SOUND)
def test_reading_changes_nothing_of_what_is_read(shape: str) -> None:
    before = json.dumps(SOUND[shape])
    p = Position.from_dict(SOUND[shape])
    for seat in p.to_act():
        p.legal(seat)
    assert json.dumps(SOUND[shape]) == before


def test_what_is_written_is_a_copy() -> None:
    p = table(["BK WH", "2BD"], discard="SK", territories=[{"JJ": "3JJ"}])
    before = json.dumps(p.to_dict())
    d = p.to_dict()
    d["hands"][0].clear()
    d["territories"][0]["JJ"].clear()
    d["posters"]["JJ"] = 0
    d["money"][0] = 7
    assert json.dumps(p.to_dict()) == before


def test_hands_and_piles_are_written_in_canonical_order_and_any_order_is_read() -> None:
    d = laid_out(["2JJ BK BS* WE SR", "2BD"], territories=[{"BS": "3BS BR HO", "JJ": "3JJ"}])
    mixed = json.loads(json.dumps(d))
    mixed["hands"][0] = ["WE", "JJ", "SR", "BS*", "BK", "JJ"]
    mixed["territories"][0] = {"JJ": ["JJ"] * 3, "BS": ["HO", "BS", "BR", "BS", "BS"]}
    mixed["open"] = ["JJ", "BS"]
    mixed["posters"] = dict(reversed(mixed["posters"].items()))
    p = Position.from_dict(dict(reversed(mixed.items())))
    assert p.to_dict() == d
    assert list(p.to_dict()["territories"][0]) == ["BS", "JJ"]
    assert p.to_dict()["open"] == ["BS", "JJ"]


def test_supply_and_discard_keep_their_order() -> None:
    d = reads_back(laid_out(["BK WH", "2BD"], supply="WE JJ BS JJ", discard="SK BC BS* BC")).to_dict()
    assert (d["supply"][:4], d["discard"]) == (["WE", "JJ", "BS", "JJ"], ["SK", "BC", "BS*", "BC"])


def test_waiting_is_written_in_seat_order_and_read_in_any() -> None:
    p = Position.from_dict(photographing(pending={"move": "photo JJ", "waiting": [2, 1]}))
    assert p.to_dict()["pending"] == {"move": "photo JJ", "waiting": [1, 2]}


def test_a_house_rule_equal_to_the_editions_is_left_out_when_written() -> None:
    p = table(["BK WH", "2BD"], edition="manual", house_rules={"share": 5, "search": "announced"})
    assert p.to_dict()["house_rules"] == {"search": "announced"}


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
    "a pile of robberies": ("territories", laid_out(["BK WH", "2BD"], territories=[{"JJ": "2BR"}])),
    "a pile of a hideout": ("territories", laid_out(["BK WH", "2BD"], territories=[{"JJ": "HO"}])),
    "an empty pile": ("territories", laid_out(["BK WH", "2BD"], territories=[{"JJ": ""}])),
    "two hideouts on a pile": ("territories", laid_out(["BK WH", "2BD"], territories=[{"JJ": "3JJ 2HO"}])),
    "another outlaw in a pile": ("territories", laid_out(["BK WH", "2BD"], territories=[{"JJ": "3JJ BS"}])),
    "another photo in a pile": ("territories", laid_out(["BK WH", "2BD"], territories=[{"JJ": "3JJ BS*"}])),
    "a wyatt earp in a pile": ("territories", laid_out(["BK WH", "2BD"], territories=[{"JJ": "3JJ WE"}])),
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
    "an outlaw laid but not open": ("laid|open", laid_out(["BK WH", "2BD"], laid={"JJ": 3}) | {"open": []}),
    "doubles in open": ("open", laid_out(["BK WH", "2BD"], opened="JJ") | {"open": ["JJ", "JJ"]}),
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
    "two fastest guns": (
        "territories|fastest_gun",
        laid_out(["BK WH", "2BD"], territories=[{"JJ": "3JJ FG"}, {"BS": "3BS FG"}]),
    ),
    "two fastest guns on an outlaw": (
        "territories|fastest_gun",
        laid_out(["BK WH", "2BD"], territories=[{"JJ": "3JJ FG"}, {"JJ": "2JJ FG"}], edition="manual"),
    ),
    "two fastest guns on a pile": (
        "territories|fastest_gun",
        laid_out(["BK WH", "2BD"], territories=[{"JJ": "3JJ 2FG"}], edition="manual"),
    ),
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
    "a gun with only its own outlaw": (
        "pending",
        choosing("gun", territories=[{"BS": "3BS"}, {"BS": "2BS FG"}]),
    ),
    "a hideout with only hidden piles": (
        "pending",
        choosing("hideout", territories=[{"JJ": "3JJ"}, {"BS": "3BS HO"}]),
    ),
    **{f"{move} with an empty hand": ("hands", choosing(move, "")) for move in CHOOSING if move != "wyatt search"},
    "nobody waiting": ("waiting|pending", photographing(pending={"move": "photo JJ", "waiting": []})),
    "one waiting twice": ("waiting|pending", photographing(pending={"move": "photo JJ", "waiting": [1, 1]})),
    "the active player waiting": ("waiting|pending", photographing(pending={"move": "photo JJ", "waiting": [0, 1]})),
    "nobody's seat waiting": ("waiting|pending", photographing(pending={"move": "photo JJ", "waiting": [1, 3]})),
    "waiting for an empty hand": ("waiting|pending", photographing(["BK WH", "", "2BD"])),
    "a photo window without the flag": ("pending|photo_window", photographing(edition="alea-2001")),
    "a photo window without a set": ("pending|laid", photographing(laid={"JJ": 2})),
    "a photo window for another outlaw": (
        "pending|laid",
        photographing(pending={"move": "photo BS", "waiting": [1]}),
    ),
    "a photo window with an on": (
        "pending",
        photographing(pending={"move": "photo JJ", "on": "JJ", "waiting": [1, 2]}),
    ),
    "a wyatt window of two": ("waiting|pending", hiding(pending={"move": "wyatt", "on": "BS", "waiting": [1, 2]})),
    "a wyatt window of none": ("waiting|pending", hiding(pending={"move": "wyatt", "on": "BS", "waiting": []})),
    "a wyatt window on no pile": ("pending", hiding(pending={"move": "wyatt", "on": "JJ", "waiting": [2]})),
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
    "a winner with less than 25,000": ("winner", over(money=[24_000, 0, 0])),
    "no winner": ("winner", over(winner=None)),
    "a winner from nowhere": ("winner", over(winner=3)),
    "a winner in the middle": ("winner", {"winner": 0}),
    "a winner when the hand is over": ("winner", SOUND["hand_over"] | {"money": [26_000, 0], "winner": 0}),
    "one player": ("players", {"players": ["Anna"]}),
    "five players": ("players", {"players": [*NAMES, "Emil"]}),
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
    "hands in words": ("hands", {"hands": ["BK WH", "2BD"]}),
    "no territories": ("territories", {"territories": None}),
    "a supply in words": ("supply", {"supply": "BK"}),
    "laid in a list": ("laid", {"laid": []}),
    "laid nothing": ("laid", laid_out(["BK WH", "2BD"], opened="JJ", laid={"JJ": 0})),
    "laid true": ("laid", laid_out(["BK WH", "2BD"], opened="JJ", laid={"JJ": True})),
    "laid a sheriff card": ("laid", laid_out(["BK WH", "2BD"], laid={"WE": 1}) | {"open": []}),
    "house rules in a list": ("house_rules", {"house_rules": []}),
    "an unknown house rule": ("photo", {"house_rules": {"photo": True}}),
    "a house rule's wrong value": ("share", {"house_rules": {"share": 6}}),
    "an unknown edition": ("edition", {"edition": "alea-2002"}),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_fault_is_refused_with_its_fields_name(fault: str) -> None:
    field, d = WRONG[fault]
    with pytest.raises(ValueError, match=field):
        Position.from_dict(SOUND["draw"] | d)


@pytest.mark.parametrize("key", SOUND["draw"])
def test_every_key_is_needed(key: str) -> None:
    d = dict(SOUND["draw"])
    del d[key]
    with pytest.raises(ValueError, match=key):
        Position.from_dict(d)


@pytest.mark.parametrize("data", [None, [], "{}", 7, True, {}, [SOUND["draw"]], {"format": "posse-position/1"}])
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Position.from_dict(data)


def test_a_refusal_to_read_is_no_illegal_move() -> None:
    with pytest.raises(ValueError, match="phase") as refused:
        Position.from_dict(SOUND["draw"] | {"phase": "deal"})
    assert not isinstance(refused.value, engine.IllegalMove)


ODD: dict[str, Fields] = {
    "a hand of 40 cards": laid_out(["BK WH", ""], phase="draw", rest=1),
    "an empty active hand in the draw": laid_out(["", "2BD"], phase="draw", discard="SK"),
    "an empty hand elsewhere": laid_out(["BK WH", "", "2BD"]),
    "an empty hand while searching": choosing("wyatt search", ""),
    "a stack without the wyatt earp that searches": choosing("wyatt search", discard="SK"),
    "a stack without the most wanted that steals": choosing("wanted steal", discard="BS*"),
    "a stack whose top is no hit": choosing("bank", discard="WE"),
    "no card on stack and supply": laid_out(["BK WH", ""], rest=1, reshuffled=True),
    "nothing laid and everything open": laid_out(["BK WH", "2BD"], opened=OUTLAWS),
    "more laid than lies there": laid_out(["BK WH", "2BD"], opened="JJ", laid={"JJ": 5}),
    "a photo alone": laid_out(["BK WH", "2BD"], territories=[{"JJ": "JJ*"}]),
    "a photo window with the photo on the table": photographing(
        ["BK WH", "2BD", "JJ"], territories=[{"JJ": "3JJ JJ*"}]
    ),
    "posters of nothing": laid_out(["BK WH", "2BD"], posters=dict.fromkeys(OUTLAWS, 0)),
    "rich players before the end": laid_out(["BK WH", "2BD"], money=[90_000, 25_000]),
    "a rich player when the hand is over": SOUND["hand_over"] | {"money": [26_000, 0]},
    "a dealer who does not sit on the right": laid_out(["BK WH", "2BD", "2BC"], phase="draw", dealer=0, turn=0),
    "a later hand": laid_out(["BK WH", "2BD"], hand_no=1000),
    "a winner among the richest": over(winner=2),
    "a choice under a flag": choosing("gun", territories=[{"JJ": "3JJ"}, {"JJ": "2JJ FG"}], edition="manual"),
    "may play what cannot be played": laid_out(["SR BK", "BD"], sheriff_played=True, may_play_now="SR"),
}


@pytest.mark.parametrize("shape", ODD)
def test_other_positions_that_no_game_reaches_are_accepted(shape: str) -> None:
    p = reads_back(ODD[shape])
    for seat in p.to_act():
        assert p.legal(seat)


def test_the_card_that_shoots_is_in_no_list_and_counts_towards_the_78() -> None:
    """In the stack as well it would be one too many."""
    d = choosing("bank")
    listed = [*d["supply"], *d["discard"], *d["hands"][0], *d["hands"][1], *d["territories"][0]["JJ"]]
    assert len(listed) == 77
    with pytest.raises(ValueError, match="cards"):
        Position.from_dict(d | {"discard": ["BR", *d["discard"]]})


def test_a_most_wanted_lies_above_the_shots_card_and_a_wyatt_earp_below() -> None:
    p = table(["MW WE WH", "2BD"], territories=[{"SK": "SK* HO"}, {"JJ": "3JJ"}], supply="BS", discard="BC")
    assert play(p, "0 wanted steal").to_dict()["discard"] == ["MW", "BS", "BC"]
    assert play(p, "0 wyatt clear").to_dict()["discard"] == ["BS", "WE", "BC"]


def test_at_hand_over_everything_stays_as_it_was_when_the_hand_ended() -> None:
    p = table(
        ["WH", "2BD", "JJ WE"],
        territories=[{"JJ": "3JJ JJ*"}, {"BS": "3BS HO"}],
        discard="SK",
        reshuffled=True,
        sheriff_played=True,
        laid={"JJ": 3},
        posters={"JJ": 5000},
    )
    before, after = p.to_dict(), play(p, "0 discard WH").to_dict()
    for key in ("territories", "supply", "open", "reshuffled", "turn", "dealer", "hand_no"):
        assert after[key] == before[key]
    assert (after["hands"], after["discard"]) == ([[], ["BD", "BD"], ["JJ", "WE"]], ["WH", "SK"])
    assert (after["money"], after["posters"]["JJ"]) == ([5000, 0, 0], 0)
    assert (after["sheriff_played"], after["may_play_now"], after["pending"], after["laid"]) == (False, None, None, {})
    assert (after["phase"], after["winner"]) == ("hand_over", None)


def test_laid_is_kept_in_every_edition_and_only_in_a_turns_play() -> None:
    p = table(["4JJ WH", "2BD"], house_rules={"photo_window": False})
    assert p.to_dict()["laid"] == {}
    assert play(p, "0 play JJ 3").to_dict()["laid"] == {"JJ": 3}
    assert play(p, "0 play JJ 3", "0 play JJ 1").to_dict()["laid"] == {"JJ": 4}
    assert play(p, "0 play JJ 3", "0 discard JJ").to_dict()["laid"] == {}


def test_a_missing_order_is_a_value_error_but_no_illegal_move() -> None:
    p = table(["WH", ""], phase="draw", discard="SK BC BK", rest=1)
    before = p.to_dict()
    for shuffles in (None, [], [["SK", "BC"]], [["SK", "BC", "JJ"]], [["SK", "SK", "BC"]], [["SK", "BC", "BK", "BK"]]):
        with pytest.raises(ValueError, match="shuffles") as refused:
            p.play(0, "draw supply", shuffles=shuffles)
        assert not isinstance(refused.value, engine.IllegalMove)
        assert p.to_dict() == before


def test_every_reshuffle_takes_an_order_of_no_card_and_of_one_too() -> None:
    p = table(["WH", ""], phase="draw", rest=1)
    with pytest.raises(ValueError, match="shuffles"):
        p.play(0, "draw supply")
    assert p.play(0, "draw supply", shuffles=[[]]).phase == "hand_over"


def test_surplus_orders_are_ignored() -> None:
    p = table(["WH", ""], phase="draw", discard="SK BC BK", rest=1)
    q = p.play(0, "draw supply", shuffles=[["BC", "BK", "SK"], ["XX"], []])
    assert q.to_dict()["supply"] == ["SK"]
    assert p.play(0, "draw discard", shuffles=[["XX"]]).phase == "play"


def test_with_a_seed_orders_are_ignored() -> None:
    p = table(["WH", ""], phase="draw", discard="SK BC BK", rest=1).with_seed("07" * 32)
    assert p.play(0, "draw supply", shuffles=[["XX"]]).to_dict() == p.play(0, "draw supply").to_dict()


def test_a_duels_orders_come_after_the_reshuffles() -> None:
    """One draw that reshuffles, empties the supply for the second time and ends the game in a tie."""
    p = table(["", "WE", ""], phase="draw", discard="2SK", rest=2, money=[25_000, 25_000, 0], edition="summary")
    q = p.play(0, "draw supply", shuffles=[cards("2SK"), deck_with_top("WE JJ")])
    assert (q.phase, q.winner) == ("game_over", 1)


@pytest.mark.parametrize("shape", [shape for shape in SOUND if shape != "hand_over"])
def test_the_next_hand_is_dealt_at_hand_over_only(shape: str) -> None:
    p = Position.from_dict(SOUND[shape])
    with pytest.raises(engine.IllegalMove):
        p.next_hand(shuffles=[deck_with_top("")])


def test_the_next_deal_takes_an_order_too() -> None:
    p = Position.from_dict(SOUND["hand_over"])
    for shuffles in (None, [], [["JJ"]]):
        with pytest.raises(ValueError, match="shuffles") as refused:
            p.next_hand(shuffles=shuffles)
        assert not isinstance(refused.value, engine.IllegalMove)


@pytest.mark.parametrize("seat", [-1, 2, 7, None, "0", 0.5])
def test_a_seat_that_does_not_exist_cannot_play(seat: Any) -> None:
    p = Position.from_dict(SOUND["draw"])
    with pytest.raises(engine.IllegalMove):
        p.play(seat, "draw supply")


@pytest.mark.parametrize(
    "move",
    [
        "",
        "Draw supply",
        "draw  supply",
        " draw supply",
        "draw supply ",
        "draw",
        "draw supply; discard WH",
        None,
        7,
    ],
)
def test_play_takes_exactly_the_strings_of_legal(move: Any) -> None:
    p = Position.from_dict(SOUND["draw"])
    with pytest.raises(engine.IllegalMove):
        p.play(0, move)
    assert p.to_dict() == SOUND["draw"]


def test_each_legal_move_is_listed_once() -> None:
    p = table(["4JJ 2BR 2MW 2WE 2HO WH", "2BD"], territories=[{"JJ": "2JJ"}, {"BS": "3BS"}], discard="2SK")
    assert len(p.legal(0)) == len(set(p.legal(0)))


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["JJ", "BR", "WE"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def read_or_refused(d: Any) -> bool:
    """A ValueError, or a position that can be written, read again, looked at and played; whether it was read."""
    try:
        p = Position.from_dict(d)
    except engine.Refusal:
        raise
    except ValueError:
        return False
    written = p.to_dict()
    assert Position.from_dict(json.loads(json.dumps(written))).to_dict() == written
    for seat in (None, *range(len(p.players))):
        json.dumps(p.view(seat))
    for seat in p.to_act():
        assert p.legal(seat)
    return True


@settings(max_examples=150)
@given(ANY_JSON)
def test_any_json_is_refused(d: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Position.from_dict(d)


def keys_of(value: Any) -> list[Any]:
    """Where one can go on from here in a JSON value."""
    if isinstance(value, dict):
        return list(value)
    return list(range(len(value))) if isinstance(value, list) else []


def changed_somewhere(d: Any, path: list[int], value: Any, drop: bool) -> None:
    """Replace one place of a position, at any depth, or take it out."""
    here = d
    *way, last = path
    for step in way:
        options = keys_of(here)
        if not options or not keys_of(here[options[step % len(options)]]):
            break
        here = here[options[step % len(options)]]
    options = keys_of(here)
    if drop:
        del here[options[last % len(options)]]
    else:
        here[options[last % len(options)]] = value


@pytest.mark.slow
def test_a_position_with_anything_anywhere_is_refused_or_reads_back() -> None:
    outcomes: Counter[bool] = Counter()

    @settings(max_examples=400)
    @given(
        st.sampled_from(sorted(SOUND)),
        st.lists(st.integers(0, 40), min_size=1, max_size=4),
        st.sampled_from([0, 1, 2, 1000, False, True, None, "WH", []]) | ANY_JSON,
        st.booleans(),
    )
    def check(shape: str, path: list[int], value: Any, drop: bool) -> None:
        d: Any = json.loads(json.dumps(SOUND[shape]))
        changed_somewhere(d, path, value, drop)
        outcomes[read_or_refused(d)] += 1

    check()
    assert min(outcomes[True], outcomes[False]) > 2, outcomes


def test_two_positions_mixed_are_refused_or_read_back() -> None:
    """Some fields of one, the rest of another."""
    outcomes: Counter[bool] = Counter()

    @settings(max_examples=300)
    @given(
        st.sampled_from(sorted(SOUND)), st.sampled_from(sorted(SOUND)), st.sets(st.sampled_from(sorted(SOUND["draw"])))
    )
    def check(one: str, other: str, keys: set[str]) -> None:
        outcomes[read_or_refused(SOUND[one] | {key: SOUND[other][key] for key in keys})] += 1

    check()
    assert min(outcomes[True], outcomes[False]) > 2, outcomes
