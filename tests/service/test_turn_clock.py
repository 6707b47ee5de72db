"""The clock of one turn as a value: start, stop, remaining time, the bank, quiet hours, weekends and absences."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.clocks.schedule import MINUTES_A_DAY, MOST_QUIET_MINUTES, Schedule
from service.clocks.turn_clock import TurnClock

HOUR = 3600.0
BERLIN = ZoneInfo("Europe/Berlin")
FRIDAY = datetime(2026, 11, 20, 10, 0, tzinfo=BERLIN).astimezone(UTC)


def hours(number: float) -> timedelta:
    return timedelta(hours=number)


def berlin(moment: datetime | None) -> str:
    assert moment is not None
    return f"{moment.astimezone(BERLIN):%a %H:%M}"


# --- start and stop ---------------------------------------------------------------------------------------------------


def test_a_started_clock_runs_until_its_time_is_used() -> None:
    clock = TurnClock(Schedule(), left=48 * HOUR).start(FRIDAY)
    assert clock.left is None
    assert clock.own_until == clock.due_at == FRIDAY + hours(48)
    assert clock.remaining(FRIDAY) == 48 * HOUR
    assert clock.remaining(FRIDAY + hours(12)) == 36 * HOUR
    assert clock.bank_used(FRIDAY + hours(60)) == 0, "it has no bank"


def test_a_stopped_clock_keeps_its_time() -> None:
    clock = TurnClock(Schedule(), left=48 * HOUR).start(FRIDAY).stop(FRIDAY + hours(12))
    assert (clock.left, clock.own_until, clock.due_at) == (36 * HOUR, None, None)
    assert clock.remaining(FRIDAY + hours(1000)) == 36 * HOUR
    assert clock.start(FRIDAY + hours(20)).due_at == FRIDAY + hours(56)


def test_a_clock_whose_time_is_used_has_nothing_left() -> None:
    clock = TurnClock(Schedule(), left=HOUR).start(FRIDAY)
    assert clock.remaining(FRIDAY + hours(1)) == clock.remaining(FRIDAY + hours(5)) == 0
    assert clock.stop(FRIDAY + hours(5)).left == 0


def test_only_a_stopped_clock_is_started_and_only_a_running_one_stopped() -> None:
    stopped, never_set = TurnClock(Schedule(), left=HOUR), TurnClock(Schedule(), bank=HOUR)
    assert (never_set.remaining(FRIDAY), never_set.bank_used(FRIDAY), never_set.due_at) == (0, 0, None)
    for clock in (stopped, never_set):
        with pytest.raises(ValueError, match="not running"):
            clock.stop(FRIDAY)
    for clock in (stopped.start(FRIDAY), never_set):
        with pytest.raises(ValueError, match="not stopped"):
            clock.start(FRIDAY)


# --- the bank ---------------------------------------------------------------------------------------------------------


def test_the_bank_is_used_after_the_turns_own_time() -> None:
    clock = TurnClock(Schedule(), bank=10 * HOUR, left=48 * HOUR).start(FRIDAY)
    assert clock.own_until == FRIDAY + hours(48)
    assert clock.due_at == FRIDAY + hours(58)
    assert clock.bank_used(FRIDAY + hours(48)) == 0
    assert clock.bank_used(FRIDAY + hours(51)) == 3 * HOUR


def test_stopping_takes_what_was_used_from_the_bank() -> None:
    clock = TurnClock(Schedule(), bank=10 * HOUR, left=48 * HOUR).start(FRIDAY)
    assert clock.stop(FRIDAY + hours(40)).bank == 10 * HOUR
    late = clock.stop(FRIDAY + hours(51))
    assert (late.left, late.bank) == (0, 7 * HOUR)
    assert late.start(FRIDAY + hours(60)).due_at == FRIDAY + hours(67)
    assert clock.stop(FRIDAY + hours(99)).bank == 0


# --- the hours a player keeps -----------------------------------------------------------------------------------------


def test_the_bank_ends_outside_quiet_hours_too() -> None:
    night = Schedule(BERLIN, (22 * 60, 7 * 60))
    clock = TurnClock(night, bank=13 * HOUR, left=24 * HOUR).start(FRIDAY)
    assert (berlin(clock.own_until), berlin(clock.due_at)) == ("Sat 10:00", "Sun 07:00")


def test_weekends_off_stop_the_clock_and_the_bank() -> None:
    weekdays = Schedule(BERLIN, weekends_off=True)
    clock = TurnClock(weekdays, bank=4 * HOUR, left=12 * HOUR).start(FRIDAY)
    assert (berlin(clock.own_until), berlin(clock.due_at)) == ("Fri 22:00", "Mon 02:00")
    saturday, sunday = FRIDAY + hours(20), FRIDAY + hours(44)
    assert clock.bank_used(saturday) == clock.bank_used(sunday) == 2 * HOUR
    assert clock.stop(sunday).bank == 2 * HOUR


# --- the reminder -----------------------------------------------------------------------------------------------------


def test_a_reminder_is_due_when_a_part_of_the_whole_time_is_left() -> None:
    assert TurnClock(Schedule(), left=48 * HOUR).reminder_at(FRIDAY, 48 * HOUR, 0.25) == FRIDAY + hours(36)
    assert TurnClock(Schedule(), left=20 * HOUR).reminder_at(FRIDAY, 48 * HOUR, 0.25) == FRIDAY + hours(8)


@pytest.mark.parametrize("left", [12, 3, 0])
def test_no_reminder_is_due_when_no_more_is_left(left: int) -> None:
    assert TurnClock(Schedule(), left=left * HOUR).reminder_at(FRIDAY, 48 * HOUR, 0.25) is None


# --- properties -------------------------------------------------------------------------------------------------------

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu")
MOST_SHIFT = (MOST_QUIET_MINUTES + 60) * 60  # seconds of one night's quiet hours, when an hour occurs twice
CLOSE = 0.001  # seconds: sums of floats

moments = st.integers(0, 2 * 365 * MINUTES_A_DAY * 60).map(lambda after: FRIDAY + timedelta(seconds=after))
seconds = st.floats(0, 14 * 24 * HOUR)
waits = seconds.map(lambda length: timedelta(seconds=length))


@st.composite
def quiet_hours(draw: st.DrawFn) -> tuple[int, int]:
    start = draw(st.integers(0, MINUTES_A_DAY - 1))
    return start, (start + draw(st.integers(1, MOST_QUIET_MINUTES))) % MINUTES_A_DAY


def schedules(quiet: st.SearchStrategy[tuple[int, int] | None]) -> st.SearchStrategy[Schedule]:
    return st.builds(
        Schedule,
        zone=st.sampled_from(ZONES).map(ZoneInfo),
        quiet=quiet,
        weekends_off=st.booleans(),
        stopped_until=st.none() | moments,
    )


any_schedule = schedules(st.none() | quiet_hours())
any_clock = st.builds(TurnClock, schedule=any_schedule, bank=st.just(0.0) | seconds, left=seconds)
clocks_without_quiet_hours = st.builds(TurnClock, schedule=schedules(st.none()), bank=seconds, left=seconds)


@given(any_clock, moments, waits, waits)
def test_the_time_left_and_the_bank_never_grow(clock: TurnClock, now: datetime, one: timedelta, two: timedelta) -> None:
    running, first, second = clock.start(now), now + one, now + one + two
    assert running.remaining(second) <= running.remaining(first) <= running.remaining(now)
    assert running.stop(second).bank <= running.stop(first).bank <= running.bank == clock.bank
    assert running.bank_used(first) <= running.bank_used(second)


@given(any_clock, moments)
def test_a_start_loses_nothing_and_gains_one_night_at_most(clock: TurnClock, now: datetime) -> None:
    left = clock.start(now).remaining(now)
    assert clock.remaining(now) - CLOSE <= left <= clock.remaining(now) + MOST_SHIFT


@given(clocks_without_quiet_hours, moments, waits)
def test_without_quiet_hours_a_stop_keeps_exactly_what_has_not_run(
    clock: TurnClock, now: datetime, later: timedelta
) -> None:
    stopped = clock.start(now).stop(now + later)
    ran = clock.schedule.running_seconds(now, now + later)
    assert stopped.remaining(now) == pytest.approx(max(clock.remaining(now) - ran, 0), abs=CLOSE)
    assert clock.start(now).stop(now).remaining(now) == pytest.approx(clock.remaining(now), abs=CLOSE)


@given(any_clock, moments, waits)
def test_stopped_and_started_at_once_a_clock_keeps_its_deadline(
    clock: TurnClock, now: datetime, later: timedelta
) -> None:
    running, moment = clock.start(now), now + later
    again = running.stop(moment).start(moment)
    if running.own_until is not None and moment <= running.own_until:
        assert again.own_until is not None
        assert abs(again.own_until - running.own_until) < timedelta(seconds=CLOSE)


@given(any_clock, moments)
def test_nobody_gets_less_than_was_promised(clock: TurnClock, now: datetime) -> None:
    running = clock.start(now)
    assert running.own_until is not None
    assert running.due_at is not None
    assert now + timedelta(seconds=clock.remaining(now)) <= running.own_until <= running.due_at
    whole = clock.remaining(now) + clock.bank
    assert clock.schedule.running_seconds(now, running.due_at) >= whole - CLOSE


@given(any_clock, moments, seconds, st.floats(0, 1))
def test_a_reminder_comes_after_the_start_and_not_after_the_deadline(
    clock: TurnClock, now: datetime, whole: float, part: float
) -> None:
    due = clock.start(now).due_at
    reminder = clock.reminder_at(now, whole, part)
    assert due is not None
    assert reminder is None or now <= reminder <= due
