"""The course of a hand: how its expected result changed, and what changed it each time.

A term of the result is a sum of changes between points, which share errors: a point with the same cause before and
after it adds nothing to the error of that term, and a change that a comparison measured has no error but its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from engine.coach.analysis import CAUSES, HandTerms, Point, Terms, terms_of
from engine.coach.expectation import Comparison, Expected
from engine.robots.estimates import CONFIDENT


class _Estimated(NamedTuple):
    """A point, and how often it contains each of the independent errors, by their numbers."""

    point: Point
    weights: Mapping[int, float]


class Course:
    """The points of one hand, and the cause of what has happened since the last of them (None: nothing has)."""

    def __init__(self, hand: int) -> None:
        self._hand = hand
        self._estimated: list[_Estimated] = []
        self._variances: list[float] = []  # of the independent errors
        self.open_cause: str | None = "cards"  # the deal

    @property
    def points(self) -> tuple[Point, ...]:
        """The points so far."""
        return tuple(estimated.point for estimated in self._estimated)

    @property
    def last(self) -> Point:
        """The latest point."""
        return self._estimated[-1].point

    def begin(self, at: int, expected: Expected) -> None:
        """Begin amid the hand: what was to be expected of it then is part of no term."""
        self.open_cause = None
        self._add(at, expected.value, None, {self._error(expected.variance): 1.0})

    def settle(self, at: int, expected: Expected) -> None:
        """Put what has happened since the last point down to its cause: the result to be expected now is this."""
        self._settle(at, expected.value, {self._error(expected.variance): 1.0})

    def choose(self, at: int, compared: Comparison) -> None:
        """Put the change from the marshal's choices to the move down to the player; what was open is settled first."""
        change, doubt = self._error(compared.change.variance), self._error(compared.doubt)
        if self.open_cause:  # the marshal's value is the middle less half of the change
            better = compared.middle.value - compared.change.value / 2
            self._settle(at, better, {self._error(compared.middle.variance): 1.0, change: -0.5, doubt: 1.0})
        before = self._estimated[-1]
        weights = _added(before.weights, {change: 1.0, doubt: -1.0})
        self._add(at, before.point.value + round(compared.change.value), "own", weights)

    def _settle(self, at: int, value: float, weights: Mapping[int, float]) -> None:
        self._add(at, value, self.open_cause or "cards", weights)
        self.open_cause = None

    def _error(self, variance: float) -> int:
        """Return the number of a new error, independent of all others."""
        self._variances.append(variance)
        return len(self._variances) - 1

    def _add(self, at: int, value: float, cause: str | None, weights: Mapping[int, float]) -> None:
        point = Point(self._hand, at, round(value), half_width(self._variance(weights)), cause)
        self._estimated.append(_Estimated(point, weights))

    def terms(self) -> HandTerms:
        """Return the terms of the hand, which is over."""
        terms = terms_of(self.points)
        errors = Terms(*(half_width(self._variance(self._weights(cause))) for cause in CAUSES))
        return HandTerms(self._hand, sum(terms), terms, errors)

    def _weights(self, cause: str) -> Mapping[int, float]:
        """Return how often the errors are in all changes by a cause together."""
        weights: Mapping[int, float] = {}
        first = _Estimated(Point(self._hand, 0, 0, 0, cause), {})  # before the deal a hand promises nothing
        for before, after in pairwise((first, *self._estimated)):
            if after.point.cause == cause:
                weights = _added(_added(weights, after.weights), before.weights, -1.0)
        return weights

    def _variance(self, weights: Mapping[int, float]) -> float:
        return sum(weight**2 * self._variances[error] for error, weight in weights.items())


def _added(weights: Mapping[int, float], more: Mapping[int, float], times: float = 1.0) -> Mapping[int, float]:
    return {error: weights.get(error, 0.0) + times * more.get(error, 0.0) for error in {**weights, **more}}


def half_width(variance: float) -> int:
    """Return half the width of a 95 % interval in whole dollars."""
    return round(CONFIDENT * sqrt(variance))
