"""Whether a sender can use the mail server, and when it tries again. The caller passes in the time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from service.process import logs
from service.queues.row_claims import ERROR_LENGTH

# Delay after each failure in a row, in seconds; the last one repeats. The first failure may have been due to a single
# mail, or to a server that closes a connection after some mails, so the server is tried again at once.
DELAYS = (0, 2, 4, 8, 15)


@dataclass(frozen=True)
class ServerAway:
    """The mail server has not been usable since then; `reason` is the last one and contains no address."""

    since: datetime
    reason: str


class Availability:
    """The state of the mail server as one sender sees it, in memory only."""

    def __init__(self) -> None:
        self.away: ServerAway | None = None
        self._failures = 0  # consecutive failures
        self._failed_at: datetime | None = None

    def may_try(self, now: datetime) -> bool:
        """Return whether the server may be tried at `now`. A clock that is set back does not prolong the wait."""
        if self._failed_at is None:
            return True
        delay = DELAYS[min(self._failures, len(DELAYS)) - 1]
        return abs(now - self._failed_at) >= timedelta(seconds=delay)

    def failed(self, reason: str, now: datetime) -> None:
        """Record that connecting failed, or a connection while a mail was being sent."""
        since = now if self.away is None else self.away.since
        self.away = ServerAway(since, logs.without_addresses(reason)[:ERROR_LENGTH])
        self._failures, self._failed_at = self._failures + 1, now

    def restored(self) -> None:
        """Record that the server has accepted or refused a mail, or that none waits."""
        self.away, self._failures, self._failed_at = None, 0, None
