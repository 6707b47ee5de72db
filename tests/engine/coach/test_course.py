"""The course of a hand: the errors that it states are those with which the terms scatter."""

from __future__ import annotations

import random
from statistics import variance

import pytest

from engine.coach.analysis import CAUSES, HandTerms
from engine.coach.course import Course
from engine.coach.expectation import Comparison, Expected
from engine.robots.estimates import CONFIDENT

POINT, CHANGE, DOUBT = 1000.0, 1000.0, 1500.0  # standard deviations of what is estimated
STEPS = "deal choose choose cards others choose cards choose choose cards others cards choose"


def estimated(rng: random.Random) -> HandTerms:
    """Return the terms of the same hand, estimated with other luck."""
    course = Course(1)
    for at, step in enumerate(STEPS.split()):
        if step == "choose":
            change, doubt = rng.gauss(0, CHANGE), rng.gauss(0, DOUBT)
            middle = Expected(rng.gauss(500 * at, POINT) + doubt / 2, POINT**2)
            course.choose(at, Comparison(middle, Expected(change - doubt - 200, CHANGE**2), DOUBT**2))
        else:
            course.open_cause = "cards" if step == "deal" else step
            if at % 2 == 0:  # else the choice that follows settles it
                course.settle(at, Expected(rng.gauss(500 * at, POINT), POINT**2))
    course.open_cause = "others"
    course.settle(99, Expected(4000.0, 0.0))
    return course.terms()


@pytest.mark.parametrize("cause", CAUSES)
def test_the_errors_of_the_terms_are_those_of_another_estimate(cause: str) -> None:
    """A doubt of the marshal's moves its value by all of it, the middle by half and the change against it."""
    rng = random.Random(cause)
    hands = [estimated(rng) for _ in range(2000)]
    (stated,) = {getattr(hand.errors, cause) for hand in hands}
    scattered = CONFIDENT * variance([getattr(hand.terms, cause) for hand in hands]) ** 0.5
    assert stated == pytest.approx(scattered, rel=0.06)
    assert all(sum(hand.terms) == hand.result == 4000 for hand in hands)
