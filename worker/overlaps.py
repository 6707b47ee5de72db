"""Skip a task while its last run still goes on, so that a task that hangs does not occupy every thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock


def skip_if_running(work: Callable[[], None]) -> Callable[[], None]:
    """Return `work`, made to return at once when it is called while it runs: the first run does all that is due.

    A mail server that hangs then occupies one thread, and the sweep keeps the other.
    """
    running = Lock()

    @wraps(work)
    def unless_running() -> None:
        if running.acquire(blocking=False):
            try:
                work()
            finally:
                running.release()

    return unless_running
