"""The clock of this machine, compared with another one before its time is used: a wrong clock must not end games.

On PostgreSQL the other clock is the database server's. SQLite has none: there this clock has to go on as steadily as
the machine's monotonic clock, and not to be behind the last pulse of the sweep. After a step it counts as wrong until
it has been steady for a while, because nothing shows whether it was wrong before the step or is wrong since.

Between two comparisons the monotonic clock carries the other clock's time forward, so that a step is noticed at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

TOLERATED = 20.0  # seconds by which two clocks may differ
WRONG_CLOCK = "this machine's clock is off by {seconds:.0f} seconds"
STEADY_FOR = timedelta(minutes=10)  # after a step, until the time of an SQLite machine is trusted again
# Counts while the machine is suspended, which the default does not on Linux: a laptop that wakes up has made no step.
_STEADY_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def machine_time() -> datetime:
    """Return the time by this machine's clock."""
    return datetime.now(UTC)


def steady_seconds() -> float:
    """Return the seconds of a monotonic clock, which also runs while the machine is suspended."""
    return time.clock_gettime(_STEADY_CLOCK)


class WrongClock(Exception):
    """This machine's clock cannot be trusted; the message says by how much it is off."""


class CheckedClock:
    """The clock `machine`, and by how much it is ahead of another one.

    `steady_for`: how long the clock of an SQLite machine has to be steady after a step.
    """

    def __init__(
        self,
        machine: Callable[[], datetime] = machine_time,
        steady: Callable[[], float] = steady_seconds,
        steady_for: timedelta = STEADY_FOR,
    ) -> None:
        self.machine, self.steady, self._steady_for = machine, steady, steady_for.total_seconds()
        self._other: tuple[datetime, float] | None = None  # the other clock's time, and the steady seconds then
        self._step: tuple[float, float] | None = None  # the skew after a step, and the steady seconds then

    def compare(self, server: datetime | None, not_before: datetime | None = None) -> None:
        """Compare with the database server's time; if that is None, with the steady seconds since the last comparison.

        `not_before`: the last known time, for the first comparison on SQLite.
        """
        if server is not None:
            self._other = (server, self.steady())
        elif self._other is None:
            self._other = (max(self.machine(), not_before or self.machine()), self.steady())
        else:
            self._believe_if_steady()

    def _believe_if_steady(self) -> None:
        """Trust this clock's own time, unless it made a step less than `steady_for` ago."""
        now, skew = self.steady(), self.skew
        if abs(skew) > TOLERATED:
            if self._step is None or abs(self._step[0] - skew) > TOLERATED:
                self._step = (skew, now)
            if now - self._step[1] < self._steady_for:
                return
        self._other, self._step = (self.machine(), now), None

    @property
    def skew(self) -> float:
        """Return the seconds by which this clock is ahead; negative if it is behind, 0 before the first comparison."""
        if self._other is None:
            return 0.0
        other, at = self._other
        return (self.machine() - other).total_seconds() - (self.steady() - at)

    def now(self) -> datetime:
        """Return the time. Raises WrongClock if this clock and the other differ by more than is tolerated."""
        if self.is_wrong:
            raise WrongClock(WRONG_CLOCK.format(seconds=self.skew))
        return self.machine()

    @property
    def is_wrong(self) -> bool:
        """Return whether this clock and the other differ by more than is tolerated."""
        return abs(self.skew) > TOLERATED
