"""Intervals of what matches tell, which are right for few deals, too."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from engine.robots.estimates import Estimate, mean_of, share_of


def test_a_mean_of_few_has_the_interval_of_student() -> None:
    """The figures are those of any table of the distribution: 12.706, 3.182 and 2.045 standard errors."""
    for values, errors in (([0.0, 2.0], 12.706), ([0.0, 2.0] * 2, 3.182), ([0.0, 2.0] * 15, 2.045)):
        found = mean_of(values)
        error = (sum((value - 1) ** 2 for value in values) / (len(values) - 1) / len(values)) ** 0.5
        assert found.high == pytest.approx(1 + errors * error, abs=3e-3)
        assert found.low == pytest.approx(1 - errors * error, abs=3e-3)


def test_one_deal_tells_nothing_of_the_error() -> None:
    assert mean_of([3.0]) == Estimate(3.0, None, None)
    assert not mean_of([3.0]).is_decided(0.0)
    assert mean_of([3.0]).in_words(".1f") == "3.0"


def test_a_share_of_all_or_none_leaves_room_for_luck() -> None:
    """Wilson: of ten games out of ten, at least 72 % may be won."""
    found = share_of([1.0] * 5, games=2)
    assert found.in_words(".1%") == "100.0% (72.2% to 100.0%)"
    assert share_of([0.0] * 5, games=2).in_words(".1%") == "0.0% (0.0% to 27.8%)"


def test_games_count_for_less_if_deals_differ_more_than_luck_makes_them() -> None:
    even, torn = share_of([0.5] * 20, games=2), share_of([1.0, 0.0] * 10, games=2)
    assert torn.high - torn.low > 1.3 * (even.high - even.low)  # type: ignore[operator]


@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_nineteen_of_twenty_intervals_hold_the_truth(chance: float) -> None:
    """Of a hundred matches of twelve deals, at most one more than luck allows at three standard errors."""
    rng, held = random.Random(1), []
    for _ in range(400):
        deals = [fmean(rng.random() < chance for _ in range(2)) for _ in range(12)]
        found = share_of(deals, games=2)
        held.append(found.low <= chance <= found.high)  # type: ignore[operator]
    assert fmean(held) > 0.95 - 3 * (0.95 * 0.05 / 400) ** 0.5


def test_what_is_decided_is_so_by_a_wider_interval() -> None:
    assert Estimate(0.6, 0.52, 0.68).is_decided(0.47)
    assert not Estimate(0.6, 0.52, 0.68).is_decided(0.49)
