"""How fast mails are sent: SMTP_RATE mails a second, by all workers together.

The time of the last mail is a row, which each worker updates before it sends a mail.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta

from service.db.database import Database, lock_or_insert
from service.models import Pulse

LAST_MAIL = 3  # the id of Pulse
LONGEST = timedelta(seconds=1)  # longest wait: mails that are rendered already become outdated meanwhile


class TooSoon(Exception):
    """SMTP_RATE allows no mail yet."""


class Pace:
    """The pace of all workers, in mails a second."""

    def __init__(self, database: Database, rate: float) -> None:
        self._database, self._interval = database, timedelta(seconds=1 / rate)
        self.in_a_second = max(1, int(rate))  # mails

    def is_near(self, now: datetime) -> bool:
        """Return whether the next mail may be sent within LONGEST."""
        if self._interval <= LONGEST:
            return True
        with self._database.reading() as session:
            last = session.get(Pulse, LAST_MAIL)
            return last is None or self._remaining(last, now) <= LONGEST

    def wait(self, clock: Callable[[], datetime]) -> None:
        """Wait until one mail may be sent, and record it as sent. Raises TooSoon after LONGEST."""
        until = time.monotonic() + LONGEST.total_seconds()
        while wait := self._take(clock()):
            left = until - time.monotonic()
            if left <= 0:
                raise TooSoon
            time.sleep(min(wait.total_seconds(), left))

    def _take(self, now: datetime) -> timedelta:
        """Record a mail as sent now and return zero, or return the time until one may be sent."""
        with self._database.writing() as session:
            last = lock_or_insert(session, Pulse, Pulse(id=LAST_MAIL, awake_at=now - self._interval))
            if wait := self._remaining(last, now):
                return wait
            last.awake_at = now
            return timedelta()

    def _remaining(self, last: Pulse, now: datetime) -> timedelta:
        """Return the time until the next mail may be sent. A clock that is set back does not prolong it."""
        return max(self._interval - abs(now - last.awake_at), timedelta())
