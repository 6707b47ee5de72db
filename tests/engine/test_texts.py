"""What the engine tells players is said in their language: two languages that nobody speaks show what is not."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import engine
from engine.language import Text, said
from engine.rules.moves import EVERYWHERE, Move
from tests.engine import random_games, test_digest
from tests.engine.crossed import LETTER, Crossed
from tests.engine.golden import sentences as golden
from tests.engine.table import NAMES

TYPED = (
    *("", "foo", "play 3 foo", "bank foo", "play jesse", "play JJ 9", "discard w", "> jesse", "bank >", "pass > jesse"),
    *("hideout > jj", "take we", "draw 5", "ask 3 jesse", "choose 9 jj", "x" * 3000),
)
"""Nothing of this is a move."""


class Brackets:
    """A language in which every message, and every amount of money, stands in brackets."""

    def message(self, english: str, context: str | None = None) -> str:
        return f"[{english}]"

    def counted(self, one: str, many: str, number: int) -> str:
        return f"[{one if number == 1 else many}]"

    def dollars(self, amount: int) -> str:
        return f"[${amount:,}]"


def outside(told: str) -> str:
    """Return the words that are not said in the language; all of them if it is no text."""
    left = said(told, Brackets()) if isinstance(told, Text) else told
    while left != (left := re.sub(r"\[[^][]*\]", "", left)):
        pass
    return "".join(re.findall(r"\w+", left))


def refusal_of(typed: str, names: tuple[str, ...]) -> str:
    with pytest.raises(engine.Refusal) as refused:
        engine.read(typed, names)
    return refused.value.message


@pytest.mark.parametrize("typed", TYPED)
@pytest.mark.parametrize("players", [2, 4])
def test_why_words_are_no_move_is_said_in_any_language(typed: str, players: int) -> None:
    assert outside(refusal_of(typed, NAMES[:players])) == ""


def options(view: engine.SeatView) -> Iterator[str]:
    """Yield the labels and reasons of a turn."""
    turn = engine.turn_options(view)
    for card in turn.sheriffs if turn else ():
        yield card.title
        yield from (option.words for option in card.options)
    yield from engine.list_unplayable(view).values()


def refusals(before: engine.Position, seat: int, rng: random.Random) -> Iterator[str]:
    """Yield why moves at random cannot be rehearsed and played, one after the other, and cannot be another seat's."""
    legal, *others = rng.choice(before.legal(seat)), *rng.choices(list(EVERYWHERE), k=2)
    orders = [engine.TypedMove(engine.Move.parse(move)) for move in (legal, *others)]
    try:
        engine.rehearse(before.seen_by(seat), orders[1:])
    except engine.Refusal as refusal:
        yield refusal.message
    stopped = engine.play_line(before, seat, orders).stopped
    if stopped is not None:
        yield from (stopped.message, stopped.reason)
    with pytest.raises(engine.IllegalMove) as refused:
        before.play((seat + 1) % len(before.players), "foo")
    yield refused.value.message


@pytest.mark.parametrize("game", range(6))
def test_what_a_player_reads_of_a_turn_is_said_in_any_language(game: int) -> None:
    rng = random.Random(game)
    for step in random_games.steps(("texts", game), 150):
        view = step.before.seen_by(step.seat)
        told = [*options(view), *refusals(step.before, step.seat, rng)]
        told += [engine.phrase_prospect(one, step.before.players) for one in engine.list_prospects(view)]
        paid = [rng.choice([0, 3000]) for _ in step.before.players]
        told.append(engine.describe_forecast(paid, step.before.players, step.seat))
        assert [one for one in told if outside(one)] == []


def sentences() -> Iterator[str]:
    """Yield every sentence of the golden file, every turn in one line, every card, edition and flag."""
    for you in (None, golden.BORIS, golden.CHRIS):
        yield from (engine.phrase(event, golden.NAMES, you) for event in golden.EVENTS)
        yield from (engine.describe_move(Move.parse(move), golden.NAMES, you) for move in golden.MOVES)
        for score in golden.SCORES:
            yield engine.describe_gain(score, golden.NAMES, you)
            yield engine.describe_lead(score.money, golden.NAMES, you)
        for scored in golden.SCORED:
            yield from engine.describe_scoring(scored, golden.NAMES, you)
    for you in (None, 0, test_digest.ZOE):
        for events, _ in test_digest.TURNS:
            yield engine.turn_in_one_line(test_digest.ZOE, events, test_digest.NAMES, you)
    for edition in engine.EDITIONS.values():
        yield edition.title
        yield from (engine.describe_card(code, edition.rules) for code in engine.CARDS)
    yield from (flag.explain(value) for flag in engine.FLAGS.values() for value in flag.values)
    yield from (card.name for card in engine.CARDS.values())


def test_nothing_but_names_of_players_is_outside_the_catalog() -> None:
    players = re.compile("|".join({*golden.NAMES, *test_digest.NAMES}))
    for words in sentences():
        crossed = said(words, Crossed()) if isinstance(words, Text) else words
        assert set(LETTER.findall(players.sub("", crossed))) <= {"x"}, words
