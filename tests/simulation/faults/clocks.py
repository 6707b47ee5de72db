"""Wrong clocks: they step forwards or back by minutes to hours, and are set right some time later.

In one half of the runs all processes are on one machine with SQLite, and its clock steps. In the other half the time of
the database server is right, as with PostgreSQL, and web, worker and a second process are on machines of their own: all
of them are some seconds off, which is tolerated, and one of them steps.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple

from service.pulse.checked_clock import STEADY_FOR, TOLERATED
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.periods import Later

APART = timedelta(days=3)  # on average, from the end of one to the next
SHORTEST, LONGEST = timedelta(minutes=1), timedelta(hours=14)  # of a step, and of how long a clock is wrong
PULSE = timedelta(seconds=10)  # until each process compares its clock, at the latest
OF_TWO_MACHINES = timedelta(seconds=2 * TOLERATED)  # by how much their clocks may differ without being wrong
BETWEEN_MACHINES = TOLERATED - 1.0  # seconds that a clock is off at most without being wrong


@dataclass
class MachineClock:
    """The clock of one machine, which is ahead of the time that `now` returns."""

    now: Callable[[], datetime]
    ahead: timedelta = field(default=timedelta(), init=False)

    def __call__(self) -> datetime:
        return self.now() + self.ahead


class ProcessClocks(NamedTuple):
    """The clocks of the machines on which the pages and the worker run, and of the database server if it has one."""

    web: MachineClock
    worker: MachineClock
    server: Callable[[], datetime] | None


class Clocks:
    """The clocks of all machines, `first` and those of a second process. `now` returns the right time.

    `set_meanwhile` is called when that of the only machine is set.
    """

    def __init__(
        self, chances: Chances, after: Later, now: Callable[[], datetime], set_meanwhile: Callable[[], None]
    ) -> None:
        self._chance, self._after, self._now = chances.of("clocks", 1.0), after, now
        self._set_meanwhile = set_meanwhile
        with_server = self._chance.random.random() < 0.5
        web = MachineClock(now)
        worker = MachineClock(now) if with_server else web
        self.first = ProcessClocks(web, worker, now if with_server else None)
        self.second = ProcessClocks(MachineClock(now), MachineClock(now), now) if with_server else self.first
        self._usual = dict.fromkeys(range(4), timedelta())
        if with_server and self._chance.includes("machines with clocks of their own"):
            self._usual = {n: self._tolerated() for n in range(4)}
        self._set(self._usual)
        self._steps = [(now(), timedelta())]  # of the only machine: since when it is how much ahead
        self._plan()

    @property
    def apart(self) -> timedelta:
        """By how much the clocks of two processes may differ without being wrong."""
        return timedelta() if self.first.server is None else OF_TWO_MACHINES

    def end(self) -> None:
        self._usual = dict.fromkeys(range(4), timedelta())
        self._right()

    def time_of(self, shown: datetime) -> datetime:
        """Return when the only machine last showed this time; with several, those that work show it well enough."""
        until = datetime.max.replace(tzinfo=shown.tzinfo)
        for begin, ahead in reversed(self._steps):
            if begin <= shown - ahead < until:
                return shown - ahead
            until = begin
        return shown

    def steps_between(self, since: datetime, until: datetime) -> int:
        """Return how often the clock of the only machine was set in that time."""
        return sum(since <= begin <= until for begin, _ in self._steps[1:])

    @property
    def _machines(self) -> list[MachineClock]:
        return [self.first.web, self.first.worker, self.second.web, self.second.worker]

    def _set(self, ahead: dict[int, timedelta]) -> None:
        for n, clock in enumerate(self._machines):
            clock.ahead = ahead[n]

    def _plan(self) -> None:
        if not self._chance.ended:
            self._after(self._chance.random.expovariate(1.0) * APART, self._wrong)

    def _wrong(self) -> None:
        random = self._chance.random
        which, step, lasts = random.randrange(4), self._drawn() * random.choice((1, -1)), self._drawn()
        if not self._chance.includes("clock ahead" if step > timedelta() else "clock behind"):
            self._plan()
            return
        self._machines[which].ahead = step
        self._stepped()
        self._after(lasts, self._over)

    def _over(self) -> None:
        self._right()
        self._plan()

    def _right(self) -> None:
        self._set(self._usual)
        self._stepped()

    def _stepped(self) -> None:
        """Let something happen when all processes have noticed a step, and when they believe their clocks again."""
        if self.first.server is None:
            self._steps.append((self._now(), self.first.worker.ahead))
            self._set_meanwhile()
        for delay in (PULSE, PULSE + STEADY_FOR):
            self._after(delay, lambda: None)

    def _drawn(self) -> timedelta:
        return SHORTEST * math.exp(self._chance.random.uniform(0.0, math.log(LONGEST / SHORTEST)))

    def _tolerated(self) -> timedelta:
        return timedelta(seconds=self._chance.random.uniform(-BETWEEN_MACHINES, BETWEEN_MACHINES))
