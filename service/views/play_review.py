"""An analysis of how a seat was played, laid out for pages: every decision in sentences, the costliest first.

An analysis holds moves of its own seat, and what the seat could know when it made them (`engine.analyse`). That of a
branch begins where the game was played on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import groupby

import engine
from engine.language import Message, dollars, text, text_of
from service.gamelog.log import GameLog
from service.text.amounts import difference

CAUSES = {
    None: text("where you began"),
    "own": text("your choice"),
    "cards": text("the cards"),
    "others": text("the others"),
}
DECIDED = {
    None: text("Your choice: {move}."),
    "clock": text("Your time was up, and a robot chose: {move}."),
    "robot": text("A robot chose for you: {move}."),
}
COSTLY = text("Hand {hand}. {decided} The marshal’s choice: {choices}. Expected from the hand: {cost} more, ± {error}.")
THE_SAME = text_of("move", "the same")
OR = text("{choice} or {other}")
ERROR = text("±{error}")
SAME = text("The marshal’s choice: {choices}. Expected from the hand: {value}, ± {error}.")
MISTAKE = text(
    "The marshal’s choice: {choices}. Expected from the hand: {cost} more, ± {error} "
    "({marshal_value} instead of {value})."
)
BETTER = text(
    "The marshal’s choice: {choices}. But when the marshal is asked again, it expects {cost} less from the hand, "
    "± {error} ({marshal_value} instead of {value})."
)
AS_GOOD = text(
    "The marshal’s choice: {choices}. That is as good, as far as one can tell: {marshal_value} expected from the hand, "
    "and {value} after your move; the difference may be off by {error}."
)


@dataclass(frozen=True)
class TermsRow:
    """The result of a hand, or (None) of the game, and the terms that add up to it, each with its error: in words."""

    hand: int | None
    result: str
    terms: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision in sentences. `at`: the number of moves before it."""

    at: int
    decided: str
    verdict: str
    is_mistake: bool


@dataclass(frozen=True)
class ReviewedHand:
    """The decisions of a hand."""

    number: int
    decisions: tuple[ReviewedDecision, ...]
    mistakes: int


@dataclass(frozen=True)
class CostlyMoment:
    """One of the mistakes that cost most, in a sentence. `at`: the moves that had been made before it."""

    at: int
    sentence: str


@dataclass(frozen=True)
class CourseMoment:
    """What a player could expect after so many moves: the results of the hands before, and of the present one.

    `low`, `high`: the ends of its 95 % interval; `cause`: what had changed it, in words.
    """

    hand: int
    at: int
    value: int
    low: int
    high: int
    cause: str


@dataclass(frozen=True)
class PlayReview:
    """How a seat was played: the terms by hand and of the game, the costliest moments, and all decisions."""

    rows: tuple[TermsRow, ...]
    total: TermsRow
    costliest: tuple[CostlyMoment, ...]
    hands: tuple[ReviewedHand, ...]
    course: tuple[CourseMoment, ...]


def play_review(log: GameLog, found: engine.Analysis) -> PlayReview:
    """Return the analysis of a seat for its player."""
    return PlayReview(
        rows=tuple(_row(one.hand, one.result, one.terms, one.errors) for one in found.hands),
        total=_row(None, found.result, found.terms, found.errors),
        costliest=tuple(CostlyMoment(one.at, _told(log, found.seat, one, COSTLY)) for one in found.costliest),
        hands=tuple(
            _hand(log, found.seat, number, tuple(group))
            for number, group in groupby(found.decisions, lambda one: one.hand)
        ),
        course=tuple(_course(found)),
    )


def _course(found: engine.Analysis) -> Iterator[CourseMoment]:
    """Yield the course of the game, joined from those of the hands in an analysis."""
    before = 0
    for hand, group in groupby(found.course, lambda one: one.hand):
        points = tuple(group)
        for one in points:
            value = before + one.value
            yield CourseMoment(hand, one.at, value, value - one.error, value + one.error, CAUSES[one.cause])
        before += points[-1].value  # what the hand brought


def _row(hand: int | None, result: int, terms: Sequence[int], errors: Sequence[int]) -> TermsRow:
    told = [(difference(term), ERROR.format(error=dollars(error))) for term, error in zip(terms, errors, strict=True)]
    return TermsRow(hand, difference(result), tuple(told))


def _hand(log: GameLog, seat: int, number: int, decisions: Sequence[engine.Decision]) -> ReviewedHand:
    reviewed = tuple(
        ReviewedDecision(one.at, _decided(log, seat, one), _told(log, seat, one, _verdict(one)), one.is_mistake)
        for one in decisions
    )
    return ReviewedHand(number, reviewed, sum(one.is_mistake for one in reviewed))


def _verdict(decision: engine.Decision) -> Message:
    """Return the sentence that compares the two moves: a difference within its error counts as none."""
    if decision.choices == (decision.move,):
        return SAME
    if decision.is_mistake:
        return MISTAKE
    return BETTER if -decision.cost > decision.error else AS_GOOD


def _decided(log: GameLog, seat: int, decision: engine.Decision) -> str:
    move = engine.describe_move(decision.move, log.names_at(decision.at + 1), seat)
    return DECIDED[decision.mark].format(move=move)


def _told(log: GameLog, seat: int, decision: engine.Decision, sentence: Message) -> str:
    names = log.names_at(decision.at + 1)
    others: list[str] = [engine.describe_move(move, names, seat) for move in decision.choices if move != decision.move]
    choices = [THE_SAME, *others] if decision.move in decision.choices else others
    return sentence.format(
        hand=decision.hand,
        decided=_decided(log, seat, decision),
        choices=reduce(lambda choice, other: OR.format(choice=choice, other=other), choices),
        cost=dollars(abs(decision.cost)),
        error=dollars(decision.error),
        value=difference(decision.value),
        marshal_value=difference(decision.marshal_value),
    )
