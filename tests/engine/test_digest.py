"""A turn in one line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import engine
from engine.rules import events as e
from engine.words import turn_summary as words
from tests.engine import random_games

NAMES = ["Anna", "Burt", "Zoe"]
ZOE = 2

TURNS: list[tuple[list[e.Event], str]] = [
    (
        [e.Drew(ZOE, 2, None), e.Laid(ZOE, "WH", 3, True, 2000), e.Passed(1), e.Passed(0), e.Discarded(ZOE, "HO")],
        "Zoe opened Wes Hardin with 3 (you passed), discarded a Hideout.",
    ),
    ([e.Drew(ZOE, 2, None)], "Zoe drew two cards."),
    (
        [e.DrewDiscard(ZOE, "JJ*"), e.Laid(ZOE, "WH", 3, True, 2000), e.PhotoPlayed(0, "WH", True, 1000)],
        "Zoe took the Photo of Jesse James from the discard stack, opened Wes Hardin with 3 "
        "(you played the Photo of Wes Hardin).",
    ),
    (
        [e.Played(ZOE, "BR", "", False), e.Shot(ZOE, "WE", False), e.Discarded(ZOE, "JJ")],
        "Zoe missed with a Bank Robbery, discarded Jesse James.",
    ),
    (
        [
            e.Played(ZOE, "FG", "", False),
            e.Shot(ZOE, "JJ", True),
            e.Landed(ZOE, "FG", "WH", 3, 1000),
            e.Displaced(0, "BS"),
            e.Laid(ZOE, "WH", 1, False, 0),
        ],
        "Zoe put a Fastest Gun on Wes Hardin (you lost the Fastest Gun on Belle Starr), laid 1 Wes Hardin.",
    ),
    ([e.Played(ZOE, "HO", "", False), e.Shot(ZOE, "JJ", True)], "Zoe hit with a Hideout."),
    (
        [
            e.Played(ZOE, "HO", "", False),
            e.Shot(ZOE, "JJ", True),
            e.Hid(ZOE, 0, "WH"),
            e.Played(0, "WE", "clear", True),
            e.Shot(0, "SR", False),
            e.Discarded(ZOE, "MW"),
        ],
        "Zoe put a Hideout on your Wes Hardin (you shot at it with a Wyatt Earp and missed), discarded a Most Wanted!",
    ),
    (
        [
            e.Played(ZOE, "MW", "ask", False),
            e.Asked(ZOE, 0, "SK", False),
            e.Asked(ZOE, 1, "SK", False),
            e.Discarded(ZOE, "SK"),
        ],
        "Zoe asked for Sundance Kid and got none, discarded Sundance Kid.",
    ),
    (
        [e.Played(ZOE, "MW", "ask", False), e.Asked(ZOE, 1, "SK", False), e.Asked(ZOE, 0, "SK", True)],
        "Zoe asked for Sundance Kid and got one from you.",
    ),
    (
        [
            e.Played(ZOE, "MW", "steal", False),
            e.Shot(ZOE, "JJ", True),
            e.Stole(ZOE, 1, "SK"),
            e.Orphaned(1, "SK", ("BR",)),
        ],
        "Zoe took one Sundance Kid from Burt with a Most Wanted! (Burt also lost a Bank Robbery).",
    ),
    (
        [e.Played(ZOE, "WE", "search", False), e.Discarded(ZOE, "SK")],
        "Zoe searched the discard stack with a Wyatt Earp, discarded Sundance Kid.",
    ),
    (
        [e.Played(ZOE, "WE", "draw", False), e.Reshuffled(20, False), e.Drew(ZOE, 2, None)],
        "Zoe had the discard stack shuffled into a new supply, drew two cards with a Wyatt Earp.",
    ),
    (
        [e.Reshuffled(19, True), e.Drew(ZOE, 2, None)],
        "Zoe had the discard stack but its top card shuffled into a new supply.",
    ),
    ([e.Drew(ZOE, 1, None), e.HandOver("supply", None)], "Zoe drew one card."),
    ([e.Drew(ZOE, 0, None), e.HandOver("supply", None)], "Zoe found no card in the supply."),
    ([e.HandOver("supply", None), e.Dealt(2, 0, 1, "WH")], ""),
]


@pytest.mark.parametrize(("told", "line"), TURNS, ids=[line[:40] for _, line in TURNS])
def test_a_turn_reads(told: list[e.Event], line: str) -> None:
    assert engine.turn_in_one_line(ZOE, told, NAMES, you=0) == line


def test_ones_own_turn_begins_with_you_and_shows_the_cards() -> None:
    told: list[e.Event] = [e.Drew(0, 2, ("WH", "HO")), e.Took(0, "BR", False)]
    assert engine.turn_in_one_line(0, told, NAMES, you=0) == (
        "You drew Wes Hardin and a Hideout, took a Bank Robbery out of the discard stack with a Wyatt Earp."
    )


def turns(name: object, viewer: int | None) -> Iterator[tuple[int, list[e.Event], engine.Position]]:
    """Yield each turn of a random game: whose it was, its events as the viewer may know them, the position after it."""
    turn, told = 0, list[e.Event]()
    for step in random_games.steps(name):
        if step.before.turn != turn and told:
            yield turn, told, step.before
            told = []
        turn = step.before.turn
        told += step.after.events_for(viewer)


def test_every_turn_of_random_games_has_a_line_and_every_word_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used = set[str]()

    class Noted(dict[tuple[str, str], str]):
        def __getitem__(self, key: tuple[str, str]) -> str:
            used.add(super().__getitem__(key))
            return super().__getitem__(key)

    written = {*words.DEEDS.values(), *words.ASIDES.values()}
    monkeypatch.setattr(words, "DEEDS", Noted(words.DEEDS))
    monkeypatch.setattr(words, "ASIDES", Noted(words.ASIDES))
    for game in range(40):
        for turn, told, p in turns(f"digest {game}", viewer=game % 2):
            line = engine.turn_in_one_line(turn, told, p.players, game % 2)
            assert line.startswith(("You ", f"{p.players[turn]} ")) or isinstance(told[0], e.HandOver)
            assert "{" not in line
    rare = [words.DEEDS["drew nothing", ""], words.DEEDS["drew one", ""], words.ASIDES["orphaned", "you"]]
    assert written - used <= set(rare)


def test_a_part_of_a_turn_may_begin_with_what_another_player_did() -> None:
    passed = e.Passed(0)
    assert engine.turn_in_one_line(ZOE, [passed, e.Discarded(ZOE, "HO")], NAMES, 0) == (
        "Zoe (you passed) discarded a Hideout."
    )
    assert engine.turn_in_one_line(ZOE, [passed], NAMES, 0) == ""
