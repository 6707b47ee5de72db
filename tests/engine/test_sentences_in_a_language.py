"""The sentences of the game in another language: nothing in them is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter

import engine
from engine.language import Text
from engine.rules import events as e
from engine.rules.moves import Move
from tests.engine.golden import sentences as golden
from tests.engine.test_digest import NAMES, TURNS, ZOE

LETTER = re.compile(r"[^\W\d_]")


class Crossed:
    """A language in which every letter is an x; parameters and names are not its letters."""

    def message(self, english: str, context: str | None = None) -> str:
        parts = Formatter().parse(english)
        return "".join(LETTER.sub("x", words) + (f"{{{name}}}" if name else "") for words, name, _, _ in parts)

    def counted(self, one: str, many: str, number: int) -> str:
        return self.message(one if number == 1 else many)

    def dollars(self, amount: int) -> str:
        return str(amount)


def texts() -> Iterator[Text]:
    for you in (None, golden.BORIS, golden.CHRIS):
        yield from (engine.phrase(event, golden.NAMES, you) for event in golden.EVENTS)
        yield from (engine.describe_move(Move.parse(move), golden.NAMES, you) for move in golden.MOVES)
        for score in golden.SCORES:
            yield engine.describe_gain(score, golden.NAMES, you)
            yield engine.describe_lead(score.money, golden.NAMES, you)
        for scored in golden.SCORED:
            yield from engine.describe_scoring(scored, golden.NAMES, you)
    for you in (None, 0, ZOE):
        yield from (engine.turn_in_one_line(ZOE, events, NAMES, you) for events, _ in TURNS)
    for edition in engine.EDITIONS.values():
        yield from (engine.describe_card(code, edition.rules) for code in engine.CARDS)


def test_nothing_but_names_of_players_is_outside_the_catalog() -> None:
    players = re.compile("|".join({*golden.NAMES, *NAMES}))
    for words in texts():
        left = set(LETTER.findall(players.sub("", words.said_in(Crossed()))))
        assert left <= {"x"}, words


def test_a_part_of_a_turn_may_begin_with_what_another_player_did() -> None:
    passed = e.Passed(0)
    assert engine.turn_in_one_line(ZOE, [passed, e.Discarded(ZOE, "HO")], NAMES, 0) == (
        "Zoe (you passed) discarded a Hideout."
    )
    assert engine.turn_in_one_line(ZOE, [passed], NAMES, 0) == ""
