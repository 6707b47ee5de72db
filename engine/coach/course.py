"""The course of a hand: how its expected result changed, and what changed it each time.

Each point is an estimate. A term of the result is a sum of differences between neighbouring points, so that a point
with the same cause before and after it adds nothing to that term's error.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from engine.coach.analysis import CAUSES, HandTerms, Point, Terms, terms_of
from engine.coach.expectation import Expected
from engine.robots.match import CONFIDENT


class _Estimated(NamedTuple):
    point: Point
    variance: float
    covariance: float  # with the point before


class Course:
    """The points of one hand, and the cause of what has happened since the last of them (None: nothing has)."""

    def __init__(self, hand: int) -> None:
        self._hand = hand
        self._estimated: list[_Estimated] = []
        self.open_cause: str | None = "cards"  # the deal

    @property
    def points(self) -> tuple[Point, ...]:
        """The points so far."""
        return tuple(estimated.point for estimated in self._estimated)

    @property
    def last(self) -> Point:
        """The latest point."""
        return self._estimated[-1].point

    def settle(self, at: int, expected: Expected) -> None:
        """Put what has happened since the last point down to its cause: the result to be expected now is this."""
        self._add(at, expected, self.open_cause or "cards", 0.0)
        self.open_cause = None

    def choose(self, at: int, change: float, variance: float) -> None:
        """Put a change down to the player's own choice. `variance`: of the change, a difference of estimates."""
        before = self._estimated[-1]
        expected = Expected(before.point.value + change, before.variance + variance)
        self._add(at, expected, "own", before.variance)

    def _add(self, at: int, expected: Expected, cause: str, covariance: float) -> None:
        point = Point(self._hand, at, round(expected.value), half_width(expected.variance), cause)
        self._estimated.append(_Estimated(point, expected.variance, covariance))

    def terms(self) -> HandTerms:
        """Return the terms of the hand, which is over."""
        errors = Terms(*(half_width(self._variance(cause)) for cause in CAUSES))
        return HandTerms(self._hand, self.last.value, terms_of(self.points), errors)

    def _variance(self, cause: str) -> float:
        """Return the variance of a term: a point counts once as the end of a change, and once against the next."""
        causes = [point.cause == cause for point in self.points]
        weights = [ends - begins for ends, begins in zip(causes, [*causes[1:], False], strict=True)]
        own = sum(weight**2 * estimated.variance for weight, estimated in zip(weights, self._estimated, strict=True))
        shared = sum(
            2 * weight * previous * estimated.covariance
            for weight, previous, estimated in zip(weights[1:], weights, self._estimated[1:], strict=False)
        )
        return max(own + shared, 0.0)


def half_width(variance: float) -> int:
    """Return half the width of a 95 % interval in whole dollars."""
    return round(CONFIDENT * sqrt(variance))
