"""Deadlines by the hours a player keeps: examples, the nights on which clocks change, and random schedules."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from service.clocks.schedule import MINUTES_A_DAY, MOST_QUIET_MINUTES, Schedule, common_deadline, next_daily
from tests.quick import few

ZONES = (
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "America/Santiago",  # the clocks change at midnight
    "Africa/Cairo",
    "Asia/Beirut",
    "Australia/Lord_Howe",  # by half an hour
    "Pacific/Apia",
    "Asia/Kathmandu",
)
HOUR = 3600.0


def moment(text: str, zone: str = "UTC") -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def hours(zone: str, start: int, end: int) -> Schedule:
    return Schedule(ZoneInfo(zone), (start * 60, end * 60))


def local(when: datetime, zone: str) -> str:
    return f"{when.astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def test_a_deadline_in_quiet_hours_waits_for_their_end_and_one_beside_them_does_not() -> None:
    plan = hours("Europe/Berlin", 22, 8)
    night = moment("2026-11-20 03:00", "Europe/Berlin")
    assert local(plan.deadline(night, 24 * HOUR), plan.zone.key) == "2026-11-21 08:00"
    for at in ("21:59", "08:00", "12:00"):
        start = moment(f"2026-11-20 {at}", "Europe/Berlin")
        assert plan.deadline(start, 24 * HOUR) == start + timedelta(hours=24)


@pytest.mark.parametrize(
    ("night", "hours_long"),
    [("2026-03-28", 9), ("2026-10-24", 11), ("2026-11-20", 10)],  # Berlin: spring, autumn, any other
)
def test_the_night_the_clocks_change_is_shorter_or_longer(night: str, hours_long: int) -> None:
    plan = hours("Europe/Berlin", 22, 8)
    start = moment(f"{night} 22:00", "Europe/Berlin")
    assert plan.deadline(start, 0) == start + timedelta(hours=hours_long)


def test_quiet_hours_that_end_at_a_local_time_that_is_skipped_or_occurs_twice() -> None:
    skipped = Schedule(ZoneInfo("Europe/Berlin"), (0, 150))  # until 02:30, which does not exist that night
    due = skipped.deadline(moment("2026-03-29 01:30", "Europe/Berlin"), 0)
    assert local(due, "Europe/Berlin") == "2026-03-29 03:30"
    twice = moment("2026-10-25 00:10")  # 02:10 in Berlin for the first time
    assert skipped.deadline(twice, 0) == twice + timedelta(minutes=20)
    again = twice + timedelta(hours=1)  # 02:10 once more
    assert skipped.deadline(again, 0) == again + timedelta(minutes=20)


def test_weekends_off_stop_the_clock_from_friday_midnight_to_monday_midnight() -> None:
    plan = Schedule(ZoneInfo("America/New_York"), None, weekends_off=True)
    start = moment("2026-11-20 10:00", "America/New_York")  # a Friday
    assert local(plan.deadline(start, 48 * HOUR), plan.zone.key) == "2026-11-24 10:00"
    assert plan.running_seconds(start, moment("2026-11-23 00:00", "America/New_York")) == 14 * HOUR


def test_an_absent_player_loses_no_time() -> None:
    start, back = moment("2026-11-20 10:00"), moment("2026-11-30 00:00")
    plan = Schedule(stopped_until=back)
    assert plan.deadline(start, 5 * HOUR) == back + timedelta(hours=5)
    assert plan.running_seconds(start, back + timedelta(hours=1)) == HOUR


def test_a_window_suits_everybody_where_that_is_possible() -> None:
    plans = [hours("Europe/Berlin", 22, 8), hours("America/New_York", 22, 8)]
    due = common_deadline(plans, moment("2026-11-20 15:00"), 8 * HOUR)
    assert all(plan.first_allowed(due) == due for plan in plans)
    around_the_globe = [hours("UTC", n, (n + 10) % 24) for n in (0, 8, 16)]
    assert common_deadline(around_the_globe, moment("2026-11-20 15:00"), 8 * HOUR) < moment("2026-11-21 15:00")
    assert common_deadline([], moment("2026-11-20 15:00"), HOUR) == moment("2026-11-20 16:00")


def any_schedule(chance: random.Random, start: datetime) -> Schedule:
    begin = chance.randrange(MINUTES_A_DAY)
    return Schedule(
        ZoneInfo(chance.choice(ZONES)),
        (begin, (begin + chance.randint(1, MOST_QUIET_MINUTES)) % MINUTES_A_DAY) if chance.random() < 0.7 else None,
        chance.random() < 0.5,
        start + timedelta(hours=chance.uniform(-10, 300)) if chance.random() < 0.3 else None,
    )


@pytest.mark.parametrize(
    ("after", "zone", "minute", "expected"),
    [
        ("2026-11-20 07:59", "UTC", 480, "2026-11-20 08:00"),
        ("2026-11-20 08:00", "UTC", 480, "2026-11-21 08:00"),
        ("2026-11-20 23:30", "Pacific/Apia", 0, "2026-11-21 00:00"),
        ("2026-03-28 02:30", "Europe/Berlin", 150, "2026-03-29 03:30"),  # a time that is skipped
        ("2026-10-24 02:30", "Europe/Berlin", 150, "2026-10-25 02:30"),  # one that occurs twice
    ],
)
def test_the_next_time_of_day_in_a_zone(after: str, zone: str, minute: int, expected: str) -> None:
    assert next_daily(ZoneInfo(zone), minute, moment(after, zone)) == moment(expected, zone)


def test_a_time_of_day_comes_once_a_day_all_the_year() -> None:
    for zone in ZONES:
        when = moment("2026-01-01 02:30", zone)
        for _ in range(366):
            before, when = when, next_daily(ZoneInfo(zone), 150, when)
            assert timedelta(hours=22) < when - before < timedelta(hours=27)


@pytest.mark.parametrize("seed", few(range(20), 4))
def test_properties_of_random_schedules(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(400):
        start = moment("2026-01-01") + timedelta(minutes=chance.randrange(366 * MINUTES_A_DAY))
        plan, left = any_schedule(chance, start), chance.choice([0, 7, HOUR, 48 * HOUR, chance.uniform(0, 10**6)])
        due = plan.deadline(start, left)
        there = due.astimezone(plan.zone)
        assert due >= start + timedelta(seconds=left), "nobody gets less than was promised"
        if plan.quiet is not None:
            minute, (begin, end) = there.hour * 60 + there.minute, plan.quiet
            assert (minute - begin) % MINUTES_A_DAY >= (end - begin) % MINUTES_A_DAY, "a deadline in quiet hours"
        assert not (plan.weekends_off and there.weekday() >= 5), "a deadline on a weekend"
        assert plan.stopped_until is None or due >= plan.stopped_until, "a deadline while away"
        assert plan.running_seconds(start, plan.moment_after(start, left)) == pytest.approx(left, abs=1e-3)
        given = plan.running_seconds(start, due) - left
        assert given <= (MOST_QUIET_MINUTES + 60) * 60, "a night is all that quiet hours give"
