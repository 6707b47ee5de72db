"""The clock of a machine beside another one: when its time is believed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from service.pulse.checked_clock import STEADY_FOR, CheckedClock, WrongClock, machine_time, steady_seconds

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
DAYS = timedelta(days=3)


class Machine:
    """A machine whose time passes, and whose clock is set, as a test likes."""

    def __init__(self, time: datetime = NOON, steady_for: timedelta = STEADY_FOR) -> None:
        self.time, self.seconds = time, 0.0
        self.clock = CheckedClock(lambda: self.time, lambda: self.seconds, steady_for)

    def pass_time(self, **span: float) -> None:
        self.time += timedelta(**span)
        self.seconds += timedelta(**span).total_seconds()

    def believed(self) -> bool:
        try:
            return self.clock.now() == self.time
        except WrongClock:
            return False


@pytest.mark.parametrize(("ahead", "believed"), [(0, True), (19, True), (-19, True), (21, False), (-21, False)])
def test_a_server_and_a_machine_may_differ_by_twenty_seconds(ahead: int, believed: bool) -> None:
    machine = Machine()
    machine.clock.compare(NOON - timedelta(seconds=ahead))
    assert machine.clock.skew == ahead
    assert machine.believed() == believed


def test_a_step_is_noticed_before_the_next_comparison() -> None:
    machine = Machine()
    machine.clock.compare(NOON)
    machine.pass_time(seconds=9)
    assert machine.believed()
    machine.time += DAYS
    assert not machine.believed()
    assert machine.clock.skew == DAYS.total_seconds()
    machine.time -= DAYS
    assert machine.believed()


def test_with_a_server_a_clock_is_believed_as_soon_as_it_is_right() -> None:
    machine = Machine()
    machine.clock.compare(NOON - DAYS)
    assert not machine.believed()
    machine.clock.compare(NOON)
    assert machine.believed()


@pytest.mark.parametrize("step", [DAYS, -DAYS])
def test_without_a_server_a_step_is_believed_after_ten_steady_minutes(step: timedelta) -> None:
    machine = Machine()
    machine.clock.compare(None)
    machine.time += step
    for _ in range(60):
        machine.clock.compare(None)
        assert not machine.believed()
        machine.pass_time(seconds=10)
    machine.clock.compare(None)
    assert machine.believed()


def test_without_a_server_a_second_step_starts_the_ten_minutes_again() -> None:
    machine = Machine()
    machine.clock.compare(None)
    machine.time += DAYS
    machine.clock.compare(None)
    machine.pass_time(minutes=9)
    machine.time += DAYS
    machine.clock.compare(None)
    machine.pass_time(minutes=9)
    machine.clock.compare(None)
    assert not machine.believed()
    machine.time -= 2 * DAYS
    assert machine.believed(), "the clock is back where it was"


def test_a_clock_that_drifts_is_believed() -> None:
    machine = Machine()
    for _ in range(1000):
        machine.clock.compare(None)
        machine.pass_time(seconds=10)
        machine.time += timedelta(milliseconds=20)
    assert machine.believed()


def test_a_clock_behind_the_last_sweep_is_believed_after_ten_minutes() -> None:
    machine = Machine()
    machine.clock.compare(None, not_before=NOON + DAYS)
    assert not machine.believed()
    machine.clock.compare(None, not_before=NOON + DAYS)
    machine.pass_time(minutes=10)
    machine.clock.compare(None, not_before=NOON + DAYS)
    assert machine.believed()


def test_a_sweep_long_ago_says_nothing_about_the_clock() -> None:
    machine = Machine()
    machine.clock.compare(None, not_before=NOON - DAYS)
    assert machine.believed()


def test_a_web_believes_its_clock_after_the_next_comparison() -> None:
    machine = Machine(steady_for=timedelta())
    machine.clock.compare(None)
    machine.time += DAYS
    assert not machine.believed()
    machine.clock.compare(None)
    assert machine.believed()


def test_real_clocks_agree_with_themselves() -> None:
    clock = CheckedClock()
    clock.compare(None)
    assert abs((clock.now() - machine_time()).total_seconds()) < 1
    assert steady_seconds() <= steady_seconds()
