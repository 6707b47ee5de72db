"""Log the failures of a task, one line a minute: what is wrong with the database, or else the traceback."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from service.db import faults
from service.failure_log import FailureLog


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
