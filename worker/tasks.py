"""The tasks, and the app that the worker runs: `celery --app worker.tasks worker`. Each is one call into service/."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache, wraps
from threading import Lock

from service.clock import work_due
from service.database import Database
from service.links import Links
from service.mail.sender import Sender
from service.settings import read_or_exit
from worker.app import DELIVER, SWEEP, create_app, publisher

settings = read_or_exit()
app = create_app(settings)
log = logging.getLogger(__name__)


@cache
def database() -> Database:
    """This process's database, its schema up to date."""
    opened = Database(settings.database_url, publisher(settings))
    opened.migrate()
    return opened


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


@app.task(name=DELIVER)
@one_at_a_time
def deliver() -> None:
    """Send the mails that are due."""
    sender = Sender(settings, database(), Links(settings.secret_keys, settings.base_url))
    sender.deliver(datetime.now(UTC))


@app.task(name=SWEEP)
@one_at_a_time
def sweep() -> None:
    """Do what deadlines ask for, one thing after the other, until nothing is due."""
    while work_due(database(), datetime.now(UTC)):
        pass
