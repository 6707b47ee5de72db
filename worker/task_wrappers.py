"""What a task is wrapped in: its failures are logged, and it runs in one thread at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Event, Lock

from service.db import faults
from service.process.failure_log import FailureLog


def log_failures(work: Callable[[], None]) -> Callable[[], None]:
    """Wrap `work` so that its exceptions are logged here, without their messages, and not by Celery.

    No other handling is needed: beat sends the task again, and what was due is still due.
    """

    unreachable = FailureLog("database unreachable", "database reachable again")
    broken = FailureLog("task failed", "task succeeds again", level="error")

    @wraps(work)
    def logged() -> None:
        task = work.__name__
        try:
            work()
        except Exception as error:
            if why := faults.reason(error):
                unreachable.failed(task=task, why=why)
            else:
                broken.failed(task=task, exc_info=error)
        else:
            unreachable.worked(task=task)
            broken.worked(task=task)

    return logged


def coalesced(work: Callable[[], None]) -> Callable[[], None]:
    """Wrap `work` so that a call during a run returns at once, and the run is followed by one more.

    A mail server that hangs then occupies one thread, the servers of chats another, and the sweep has the third. One
    more run is needed because the present one may have queried what is due before the caller's commit.
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
