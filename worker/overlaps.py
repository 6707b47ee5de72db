"""Let a task run once at a time, so that a task that hangs does not occupy every thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Event, Lock


def coalesced(work: Callable[[], None]) -> Callable[[], None]:
    """Return `work`, made to return at once when it is called while it runs: it then runs once more after that.

    A mail server that hangs occupies one thread, and the sweep keeps the other. The run under way may have looked for
    what is due already, so what the call is about might otherwise wait for the next periodic one.
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
