"""The clock of one turn as a value, independent of games and rows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from service.clocks.schedule import Schedule

REMINDED = 0.25  # a reminder is sent when this part of a turn's or a window's time is left


@dataclass(frozen=True)
class TurnClock:
    """A turn's own time and its player's bank, by the hours that the player keeps.

    Stopped: `left` is what remains of the turn's own time, in seconds. Running: `left` is None, and `own_until` is when
    the turn's own time ends and the bank begins. `bank` is in seconds and never grows. A clock may gain time in one way
    only: a start whose deadline would fall into quiet hours moves it to their end.
    """

    schedule: Schedule
    bank: float = 0.0
    left: float | None = None
    own_until: datetime | None = None

    def start(self, now: datetime) -> TurnClock:
        """Return the clock running from `now` with the time that is left. Raises ValueError unless it is stopped."""
        if self.left is None:
            raise ValueError("this clock is not stopped")
        return replace(self, left=None, own_until=self.schedule.deadline(now, self.left))

    def stop(self, now: datetime) -> TurnClock:
        """Return the clock stopped at `now`, its bank reduced by what was used. Raises ValueError unless it runs."""
        if self.own_until is None:
            raise ValueError("this clock is not running")
        used = self.bank_used(now)
        return replace(self, left=self.remaining(now), own_until=None, bank=max(self.bank - used, 0.0))

    def remaining(self, now: datetime) -> float:
        """Return the seconds that remain of the turn's own time."""
        return self.left or 0.0 if self.own_until is None else self.schedule.running_seconds(now, self.own_until)

    def bank_used(self, now: datetime) -> float:
        """Return the seconds of the bank that the running clock has used until `now`; may exceed the bank."""
        if self.own_until is None or now <= self.own_until or self.bank <= 0:
            return 0.0
        return self.schedule.running_seconds(self.own_until, now)

    @property
    def due_at(self) -> datetime | None:
        """The time at which the running clock will have used its own time and the bank; None while it is stopped."""
        if self.own_until is None or self.bank <= 0:
            return self.own_until
        return self.schedule.deadline(self.own_until, self.bank)

    def reminder_at(self, now: datetime, whole: float, part: float) -> datetime | None:
        """Return when a stopped clock, started now, has that part of `whole` seconds left; None if it has no more."""
        ahead = self.remaining(now) - whole * part
        return self.schedule.moment_after(now, ahead) if ahead > 0 else None
