"""What a game changes on the scales of ratings."""

from __future__ import annotations

import pytest

import engine
from engine.robots import STRENGTHS
from service.results.rating_scales import BEGINNING, BETA, ROBOTS, Rating, rated


def test_ties_are_worth_the_same_and_luck_counts_less_the_more_there_is() -> None:
    even = rated("two", [BEGINNING, BEGINNING], [1, 1])
    assert [rating.mean for rating in even] == pytest.approx([1500.0, 1500.0])
    assert all(rating.error < BEGINNING.error for rating in even)
    by_luck = sorted(BETA, key=lambda luck: BETA[luck])
    gains = [rated(luck, [BEGINNING, BEGINNING], [1, 2])[0].mean for luck in by_luck]
    assert gains == sorted(gains, reverse=True)
    assert by_luck == ["two", "hand", "more"]
    assert rated("more", [BEGINNING] * 3, [1, 2, 3])[1].mean == pytest.approx(1500.0)
    strong, weak = Rating(1900.0, 60.0), Rating(1500.0, 60.0)
    surprised, expected = rated("two", [weak, strong], [1, 2])[0], rated("two", [strong, weak], [1, 2])[0]
    assert surprised.mean - weak.mean > expected.mean - strong.mean > 0


def test_robots_stand_where_the_arena_puts_them() -> None:
    assert set(ROBOTS) == set(engine.ROBOTS)
    assert sorted(STRENGTHS, key=lambda policy: ROBOTS[policy].mean) == list(STRENGTHS)
    assert ROBOTS["cautious"].mean == BEGINNING.mean
