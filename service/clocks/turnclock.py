"""The clock of one turn, as a value: it runs or stands, and knows no game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from service.clocks.schedule import Schedule, reminder


@dataclass(frozen=True)
class TurnClock:
    """A turn's own time and its player's bank, by the hours that the player keeps.

    Standing: `left` is the turn's own time in seconds. Running: `left` is None, and `own_until` is when the turn's own
    time is up and the bank begins. `bank` is in seconds and never grows.
    """

    schedule: Schedule
    bank: float = 0.0
    left: float | None = None
    own_until: datetime | None = None

    def start(self, now: datetime) -> TurnClock:
        """Return the clock running from now on with the time that is left. Raises ValueError if it is running."""
        if self.left is None:
            raise ValueError("this clock is running")
        return replace(self, left=None, own_until=self.schedule.deadline(now, self.left))

    def stop(self, now: datetime) -> TurnClock:
        """Return the clock standing; what was used of the bank is gone. Raises ValueError if it stands."""
        if self.own_until is None:
            raise ValueError("this clock stands")
        used = self.bank_used(now)
        return replace(self, left=self.remaining(now), own_until=None, bank=max(self.bank - used, 0.0))

    def remaining(self, now: datetime) -> float:
        """Return the seconds that are left of the turn's own time."""
        return self.left or 0.0 if self.own_until is None else self.schedule.ran(now, self.own_until)

    def bank_used(self, now: datetime) -> float:
        """Return the seconds of the bank that a running clock has used by now."""
        if self.own_until is None or now <= self.own_until or self.bank <= 0:
            return 0.0
        return self.schedule.ran(self.own_until, now)

    @property
    def due_at(self) -> datetime | None:
        """When a running clock has used the turn's own time and the bank; None while it stands."""
        if self.own_until is None or self.bank <= 0:
            return self.own_until
        return self.schedule.deadline(self.own_until, self.bank)

    def reminder_at(self, now: datetime, whole: float, part: float) -> datetime | None:
        """Return when a standing clock, started now, has that part of the whole time left; None if it has less."""
        return reminder(self.schedule, now, self.remaining(now), whole, part)
