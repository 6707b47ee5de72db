"""Log a failure that may last for hours in few lines: when it begins, once a minute while it lasts, when it ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

from service.process import logs

EVERY = 60.0  # seconds between two lines about the same failure

logger = logs.get()


class FailureLog:
    """Logs what is tried again and again and fails. Threads may share it.

    `begun` and `ended` are the events of its lines; `level` is that of the first. A failure that comes and goes has no
    more lines than one that lasts.
    """

    def __init__(
        self, begun: str, ended: str, level: str = "warning", steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._begun, self._ended, self._level, self._steady = begun, ended, level, steady
        self._lock = Lock()
        self._failures, self._since = 0, 0.0  # failures in a row, and when the first was
        self._logged_at: float | None = None  # when the last line about a failure was logged
        self._is_known = False  # a line was logged about the present failures

    def failed(self, **fields: object) -> None:
        """Record a failure. `fields` say what and why, as in any line of the log."""
        with self._lock:
            now = self._steady()
            if not self._failures:
                self._since = now
            self._failures += 1
            if self._logged_at is not None and now - self._logged_at < EVERY:
                return
            self._logged_at, self._is_known = now, True
            count = self._so_far(now) if self._failures > 1 else {}
        getattr(logger, self._level)(self._begun, **fields, **count)

    def worked(self, **fields: object) -> None:
        """Record a success."""
        if not self._failures:  # without the lock: this is the usual case
            return
        with self._lock:
            count, is_known = self._so_far(self._steady()), self._is_known and self._failures > 0
            self._failures, self._is_known = 0, False
        if is_known:
            logger.info(self._ended, **fields, **count)

    def _so_far(self, now: float) -> dict[str, int]:
        return {"failures": self._failures, "seconds": round(now - self._since)}
