"""Money and durations, as pages and mails write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import dollars
from service.text.amounts import difference, duration


@pytest.mark.parametrize(
    ("hours", "text"),
    [
        (48, "48 hours"),
        (1, "1 hour"),
        (0.5, "30 minutes"),
        (1.5, "90 minutes"),
        (7.7, "8 hours"),
        (72, "3 days"),
        (100.01, "100 hours"),
        (167.9, "7 days"),
        (1000, "42 days"),
        (0.002, "7 seconds"),
        (0, "0 seconds"),
    ],
)
def test_a_duration_is_told_in_the_unit_that_people_would_use(hours: float, text: str) -> None:
    assert duration(hours * 3600) == text


@given(st.floats(1, 10_000_000))
def test_a_duration_is_never_off_by_more_than_a_sixth(seconds: float) -> None:
    number, unit = duration(seconds).split()
    size = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}[unit.rstrip("s")]
    assert abs(int(number) * size - seconds) <= max(seconds / 6, 0.5)


def test_a_difference_has_a_sign_unless_it_is_zero() -> None:
    assert [difference(one) for one in (1200, 0, -50)] == ["+$1,200", "$0", "−$50"]


def test_money_has_no_cents() -> None:
    assert dollars(12000) == "$12,000"
