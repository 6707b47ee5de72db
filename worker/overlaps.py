"""Run a task in one thread at a time, so that a task that hangs does not occupy every thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Event, Lock


def coalesced(work: Callable[[], None]) -> Callable[[], None]:
    """Wrap `work` so that a call during a run returns at once, and the run is followed by one more.

    A mail server that hangs then occupies one thread, and the sweep has the other. One more run is needed because the
    present one may have queried what is due before the caller's commit.
    """
    running, called = Lock(), Event()

    @wraps(work)
    def run() -> None:
        called.set()
        while called.is_set() and running.acquire(blocking=False):
            try:
                called.clear()
                work()
            finally:
                running.release()

    return run
