"""One look at a time: what keeps a task that hangs from taking every thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock


def one_at_a_time(work: Callable[[], None]) -> Callable[[], None]:
    """Skip a call that comes while the last still runs: that one takes all that is due.

    So a mail server that hangs holds one thread, and the clock keeps its own.
    """
    busy = Lock()

    @wraps(work)
    def unless_busy() -> None:
        if busy.acquire(blocking=False):
            try:
                work()
            finally:
                busy.release()

    return unless_busy
