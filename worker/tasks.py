"""The tasks and the app of the worker, `celery --app worker.tasks worker`. Each task is one call of service/."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

from celery.signals import worker_init

from service import startup
from service.db.database import Database
from service.links import Links
from service.mail.sender import Sender
from service.operations import metrics_server, retention
from service.seats import bounces
from service.settings import read_or_exit
from service.sweep import outages
from service.sweep.due import work_due
from worker.app import DELIVER, SWEEP, create_app, publisher
from worker.overlaps import skip_if_running
from worker.shutdown import may_continue

settings = read_or_exit()
app = create_app(settings)


@cache
def database() -> Database:
    """Return this process's database, its schema up to date."""
    opened = Database(settings.database_url, publisher(settings))
    opened.migrate()
    return opened


@cache
def sender() -> Sender:
    """Return this process's sender, whose templates are compiled once."""
    return Sender(
        settings, database(), Links(settings.secret_keys, settings.base_url), bounces.delivered, bounces.bounced
    )


@worker_init.connect
def _on_start(**_: object) -> None:
    metrics_server.serve(settings, database)
    startup.freeze_startup_objects()


@app.task(name=DELIVER)
@skip_if_running
def deliver() -> None:
    """Send the mails that are due."""
    sender().deliver(datetime.now(UTC), may_continue)


@app.task(name=SWEEP)
@skip_if_running
def sweep() -> None:
    """Handle what is due, one item after the other, until nothing is.

    First record that the sweep runs: clocks get back the time in which none did.
    """
    with database().writing() as session:
        outages.awake(session, datetime.now(UTC))
    while may_continue() and _work_due(datetime.now(UTC)):
        pass


def _work_due(now: datetime) -> bool:
    return work_due(database(), now) or retention.work_due(database(), now)
