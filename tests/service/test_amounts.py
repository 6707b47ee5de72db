"""Money, durations and times, as pages and mails write them: the times by the data of the CLDR."""

from __future__ import annotations

import gettext
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import dollars
from service.languages.moments import day, local_moment, long_moment, moment
from service.languages.spoken import Spoken
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


# --- times ------------------------------------------------------------------------------------------------------------


EVENING = datetime(2026, 5, 14, 19, 40, tzinfo=ZoneInfo("Europe/Berlin"))


def spoken(code: str) -> Spoken:
    return Spoken(code, gettext.NullTranslations())


@pytest.mark.parametrize(
    ("code", "in_short", "in_words"),
    [
        ("en", "Thu 14 May", "Thursday 14 May"),
        ("nl", "do 14 mei", "donderdag 14 mei"),
        ("de", "Do., 14. Mai", "Donnerstag, 14. Mai"),
    ],
)
def test_a_time_is_written_as_the_language_has_it(code: str, in_short: str, in_words: str) -> None:
    language = spoken(code)
    assert day(EVENING).said_in(language) == in_short
    assert local_moment(EVENING).said_in(language) == f"{in_short}, 19:40"
    assert moment(EVENING).said_in(language) == f"{in_short}, 19:40 CEST"
    assert long_moment(EVENING).said_in(language) == f"{in_words}, 19:40 (CEST)"


@pytest.mark.parametrize(
    ("zone", "told"),
    [("UTC", "Thu 14 May, 17:40 UTC"), ("America/Sao_Paulo", "Thu 14 May, 14:40 UTC-03")],
)
def test_as_a_string_a_time_is_english_and_has_the_name_of_its_zone(zone: str, told: str) -> None:
    assert moment(EVENING.astimezone(ZoneInfo(zone))) == told
