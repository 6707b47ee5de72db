"""Log the failure of a task in one line: what is wrong with the database, or else the traceback."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from service import logs
from service.db import faults

log = logs.get()


def log_failures(work: Callable[[], None]) -> Callable[[], None]:
    """Wrap `work` so that its exceptions are logged here, without their messages, and not by Celery.

    No other handling is needed: beat sends the task again, and what was due is still due.
    """

    @wraps(work)
    def logged() -> None:
        try:
            work()
        except Exception as error:
            if why := faults.reason(error):
                log.warning("database unreachable", task=work.__name__, why=why)
            else:
                log.error("task failed", task=work.__name__, exc_info=error)

    return logged
