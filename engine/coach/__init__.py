"""The coach: explains the hands of a finished game to one of its players, from what they knew at each moment.

The expected result of a hand changes by the player's own choices, by the cards, and by the others' choices. It is
estimated where what changes it changes, so that the three terms add up to the result. Results are in dollars more than
the others have on average, and for the last hand what winning the game is worth to a marshal.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from engine.coach.analysis import COSTLIEST, Analysis, Decision, Reason, mistakes_of
from engine.coach.course import Course, half_width
from engine.coach.expectation import Expectation, Expected
from engine.coach.heard import Heard, hear
from engine.coach.reasons import find_reason
from engine.hand_score import ENDED
from engine.record import Made, Record
from engine.robots import marshal
from engine.robots.worth import margin, standing
from engine.rules import events as e
from engine.rules.moves import DRAWS, Move, Verb
from engine.rules.table import Phase

WHOLE = {2: 12_000, 3: 13_000, 4: 9_000}
"""The marshal's playouts for all decisions of a seat in an analysis of two minutes, by number of players."""
MOST_PLAYOUTS = 480  # for one decision

COMPARED, EXPECTED = 1.8, 0.7  # worlds for each of them: for a comparison, and for what is to be expected
TRIES, MORE_TRIES = 2, 4  # how often the marshal is asked, and again if its choices differ: that is part of the error

FEWEST_WORLDS = 3

Progress = Callable[[int, int], None]


def analyse(
    record: Record,
    seat: int,
    seed: str,
    budget: int | None = None,
    progress: Progress = lambda done, of: None,
    since: int = 0,
) -> Analysis:
    """Analyse a seat's hands, as far as they have ended. `seed`: any text; the same text and budget bring the same.

    `budget`: with how many playouts the marshal decides; without one, so many that the whole takes two minutes of a
    processor at most, also in a long game.

    `progress` is called after each decision with the number of those done and of all. What came before `since` moves
    were made is left out: the hand of that time is analysed from what could be expected of it then. Raises ValueError
    if the game is not over, none of its hands has ended since, there is no such seat, or the budget is below one.
    """
    if record.seed is None:
        raise ValueError("seed: only a game that is over can be analysed")
    if not 0 <= seat < len(record.players):
        raise ValueError(f"seat: expected 0 to {len(record.players) - 1}, got {seat}")
    if budget is not None and budget < 1:
        raise ValueError(f"budget: expected a number from 1, got {budget}")
    ended = [hand for hand in _hands(hear(record, seat)) if hand[-1].view.phase in ENDED and hand[-1].n > since]
    hands = [[moment for moment in hand if moment.n >= since] for hand in ended]
    if not hands:
        raise ValueError("moves: expected a hand that has ended")
    of = sum(_choice(before, after, seat) is not None for hand in hands for before, after in pairwise(hand))
    if budget is None:
        budget = min(WHOLE[len(record.players)] // max(of, 1) + 1, MOST_PLAYOUTS)
    coach = Coach(seat, random.Random(f"coach {seed}"), budget, of, progress)  # noqa: S311 - to be repeatable
    courses = [coach.follow(hand) for hand in hands]
    points = tuple(point for course in courses for point in course.points)
    terms, decisions = tuple(course.terms() for course in courses), tuple(coach.decisions)
    return Analysis(seat, seed, budget, terms, decisions, points, coach.explain())


def _hands(moments: Iterator[Heard]) -> Iterator[list[Heard]]:
    """Yield the moments of each hand, from the deal to its end."""
    hand: list[Heard] = []
    for moment in moments:
        if hand and isinstance(moment.new[0], e.Dealt):
            yield hand
            hand = []
        hand.append(moment)
    yield hand


def _choice(before: Heard, after: Heard, seat: int) -> Made | None:
    """Return the move between two moments if it was the seat's, and there was a choice."""
    if after.made is None or after.made.seat != seat or len(before.view.legal) == 1:
        return None
    return after.made


def _kind(phase: Phase, move: Move, choices: Sequence[Move]) -> str:
    """Return which kind of decision a move was. Whoever discards where the marshal would lay has decided not to lay."""
    if phase == "react":
        return "react"
    return next((kind for kind in map(_kind_of, (move, *choices)) if kind != "discard"), "discard")


def _kind_of(move: Move) -> str:
    if move.verb in DRAWS:
        return "draw"
    if move.verb is Verb.DISCARD:
        return "discard"
    return "lay" if move.count else "sheriff"


class Coach:
    """Follows the hands of a seat's game one after the other."""

    def __init__(self, seat: int, rng: random.Random, budget: int, of: int, progress: Progress) -> None:
        self._seat, self._rng, self._budget = seat, rng, budget
        self._of, self._progress = of, progress
        self._lead = 0.0  # before the hand
        self._moments: list[Heard] = []  # of the decisions
        self.decisions: list[Decision] = []

    def follow(self, hand: Sequence[Heard]) -> Course:
        """Return the course of a hand, or of what is left of it."""
        first, last = hand[0].view, hand[-1].view
        self._lead = margin(first.money, self._seat)
        course = Course(first.hand_no)
        if not any(isinstance(event, e.Dealt) for event in hand[0].new):
            course.begin(hand[0].n, self._relative(self._expectation(hand[0]).after()))
        for before, after in pairwise(hand):
            choice = _choice(before, after, self._seat)
            if choice:
                self._weigh(course, before, choice)
            self._see_what_came(course, before, after)
        result = standing(last.money, self._seat, last.winner) - self._lead
        course.settle(hand[-1].n, Expected(result, 0.0))
        return course

    def _weigh(self, course: Course, before: Heard, made: Made) -> None:
        """Note a decision beside the marshal's."""
        move = Move.parse(made.move)
        choices = self._asked(before, TRIES)
        if len(set(choices)) > 1:
            choices += self._asked(before, MORE_TRIES)
        if set(choices) == {move}:
            if course.open_cause:
                course.settle(before.n, self._relative(self._expectation(before).after(move)))
            change, error = 0, course.last.error
        else:
            tried = self._expectation(before, COMPARED).compare(move, choices)
            course.choose(before.n, tried._replace(middle=self._relative(tried.middle)))
            change, error = round(tried.change.value), half_width(tried.change.variance + tried.doubt)
        value, different = course.last.value, tuple(dict.fromkeys(choices))
        kind = _kind(before.view.phase, move, different)
        self._moments.append(before)
        self.decisions.append(
            Decision(before.view.hand_no, before.n, move, different, value, value - change, error, kind, made.mark)
        )
        self._progress(len(self.decisions), self._of)

    def _asked(self, before: Heard, times: int) -> list[Move]:
        return [marshal.choose(before.view, before.told, self._rng, self._budget) for _ in range(times)]

    def explain(self) -> tuple[Reason, ...]:
        """Return why the mistakes that cost most are mistakes."""
        return tuple(self._reason(mistake) for mistake in mistakes_of(self.decisions)[:COSTLIEST])

    def _reason(self, mistake: Decision) -> Reason:
        moment = self._moments[self.decisions.index(mistake)]
        better = next(choice for choice in mistake.choices if choice is not mistake.move)
        return find_reason(moment, self._seat, mistake.move, better, self._rng, self._worlds(COMPARED))

    def _see_what_came(self, course: Course, before: Heard, after: Heard) -> None:
        """Note the causes of what a move changed: who chose it, and the cards it turned up."""
        if after.made is not None and after.made.seat == self._seat:
            if any(isinstance(event, e.Drew | e.Shot | e.DuelShot | e.Asked) for event in after.new):
                self._turn_to(course, "cards", before)  # cards that nobody could choose
            return
        if any(isinstance(event, e.DuelShot) for event in after.new):
            self._turn_to(course, "cards", before)
        elif any(not isinstance(event, e.Drew | e.Reshuffled) for event in after.new):
            self._turn_to(course, "others", before)
        if after.made is not None:  # its shots follow the choice
            course.settle(before.n, self._relative(self._expectation(before).after_others(after.made)))
            course.open_cause = "cards"

    def _turn_to(self, course: Course, cause: str, before: Heard) -> None:
        """Begin a change by this cause; what another has changed until then is settled first."""
        if course.open_cause not in (None, cause):
            course.settle(before.n, self._relative(self._expectation(before).after()))
        course.open_cause = cause

    def _expectation(self, moment: Heard, part: float = EXPECTED) -> Expectation:
        return Expectation(moment, self._seat, self._rng, self._worlds(part))

    def _worlds(self, part: float) -> int:
        return max(round(part * self._budget), FEWEST_WORLDS)

    def _relative(self, expected: Expected) -> Expected:
        """Return an expected standing as the expected result of the hand."""
        return expected._replace(value=expected.value - self._lead)
