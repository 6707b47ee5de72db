"""The tasks, and the app that the worker runs: `celery --app worker.tasks worker`. Each is one call into service/."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

from celery.signals import worker_init

from service import startup
from service.db.database import Database
from service.links import Links
from service.mail.sender import Sender
from service.operations import exposition, retention
from service.seats import bounces
from service.settings import read_or_exit
from service.sweep import outages
from service.sweep.due import work_due
from worker.app import DELIVER, SWEEP, create_app, publisher
from worker.busy import one_at_a_time
from worker.stopping import asked_to_go_on

settings = read_or_exit()
app = create_app(settings)


@cache
def database() -> Database:
    """This process's database, its schema up to date."""
    opened = Database(settings.database_url, publisher(settings))
    opened.migrate()
    return opened


@cache
def sender() -> Sender:
    """This process's sender, its templates compiled once."""
    return Sender(
        settings, database(), Links(settings.secret_keys, settings.base_url), bounces.delivered, bounces.bounced
    )


@worker_init.connect
def _ready(**_: object) -> None:
    exposition.serve(settings, database)
    startup.freeze_startup_objects()


@app.task(name=DELIVER)
@one_at_a_time
def deliver() -> None:
    """Send the mails that are due."""
    sender().deliver(datetime.now(UTC), asked_to_go_on)


@app.task(name=SWEEP)
@one_at_a_time
def sweep() -> None:
    """Do what deadlines ask for, one thing after the other, until nothing is due. No clock ran while nobody swept."""
    with database().writing() as session:
        outages.awake(session, datetime.now(UTC))
    while asked_to_go_on() and _work_due(datetime.now(UTC)):
        pass


def _work_due(now: datetime) -> bool:
    return work_due(database(), now) or retention.work_due(database(), now)
