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
from engine.language import Message, Text, dollars, text, text_of
from service.gamelog.log import GameLog
from service.text.amounts import difference
from service.views import gate
from service.views.tableau import TableView

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
PLACED = text("{move} ({card})")
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


WHY = {
    "won": text("Why: you win the game with this hand in {made} of 100 cases, with the marshal’s choice in {chosen}."),
    "taken": text(
        "Why: in {made} of 100 cases {rival} takes your discard at once: {card}. On the poster of {outlaw} this costs "
        "you {dollars}."
    ),
    "led": text(
        "Why: in the end the lead on the poster of {outlaw} is yours in {made} of 100 cases, with the marshal’s choice "
        "in {chosen}. That is worth {dollars}."
    ),
    "led by another": text(
        "Why: in the end the lead on the poster of {outlaw} is yours in {made} of 100 cases, with the marshal’s choice "
        "in {chosen}. That is worth {dollars}, and {rival} gains by it."
    ),
    "paid": text("Why: the poster of {outlaw} brings you {dollars} less, though you lead there nearly as often."),
}


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
    """One of the mistakes that cost most: in a sentence, why it was one, and the table at that time.

    `at`: the moves that had been made before it.
    """

    at: int
    sentence: str
    why: str
    table: TableView


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
        costliest=tuple(
            _costly(log, found.seat, mistake, why) for mistake, why in zip(found.costliest, found.reasons, strict=True)
        ),
        hands=tuple(
            _hand(log, found.seat, number, tuple(group))
            for number, group in groupby(found.decisions, lambda one: one.hand)
        ),
        course=tuple(_course(found)),
    )


def _costly(log: GameLog, seat: int, mistake: engine.Decision, why: engine.Reason) -> CostlyMoment:
    names = log.names_at(mistake.at + 1)
    rival = None if why.rival is None else names[why.rival]
    sentence = WHY["led by another" if why.what == "led" and rival else why.what].format(
        made=why.made,
        chosen=why.chosen,
        outlaw=engine.CARDS[why.outlaw].name,
        dollars=dollars(why.dollars),
        rival=rival,
        card=engine.CARDS[engine.KINDS[mistake.move.card]].name,
    )
    table = gate.table_asked(log, seat, mistake.at)
    return CostlyMoment(mistake.at, _told(log, seat, mistake, COSTLY), sentence, table)


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
    return DECIDED[decision.mark].format(move=_in_words(log, seat, decision, decision.move))


def _in_words(log: GameLog, seat: int, decision: engine.Decision, move: engine.Move) -> Text:
    """Return a move that was possible at a decision; where a card's target was to be chosen, with the card."""
    words = engine.describe_move(move, log.names_at(decision.at + 1), seat)
    if move.verb is not engine.Verb.CHOOSE:
        return words
    made = (engine.Move.parse(one.move) for one in reversed(log.moves[: decision.at]) if one.seat == seat)
    card = next(one.played for one in made if one.played is not None)
    return PLACED.format(move=words, card=engine.CARDS[engine.KINDS[card]].name)


def _told(log: GameLog, seat: int, decision: engine.Decision, sentence: Message) -> str:
    others: list[str] = [_in_words(log, seat, decision, move) for move in decision.choices if move != decision.move]
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
