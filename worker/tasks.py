"""The tasks and the app of the worker, `celery --app worker.tasks worker`. Each task is one call of service/."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime, timedelta
from functools import cache, partial
from urllib.parse import urlsplit

from celery.signals import worker_init

from service.analysis import analyses
from service.db import connections
from service.db.database import Database
from service.diagnostics import public_site
from service.following.chat_sender import Courier
from service.following.push_keys import PushKeys
from service.following.push_sender import PushSender
from service.inbound import playing
from service.leagues import judging
from service.links import Links
from service.mail.delivering.sender import Sender
from service.mail.writer import Writer
from service.monitoring import metrics_server
from service.monitoring.site_watch import SiteWatch
from service.outgoing import https_post
from service.players import bounces
from service.privacy import retention, trimming
from service.process import startup
from service.pulse import pulses
from service.pulse.checked_clock import CheckedClock, WrongClock
from service.pulse.heartbeat import Heartbeat
from service.settings import read_or_exit
from service.sweep import deal_days, outages, robots_due
from service.sweep.due import STEPS, QueueStep, work_in_turn
from worker.app import DELIVER, POST, PUSH, QUEUE, SWEEP, THINK, create_app, publisher
from worker.shutdown import may_continue
from worker.task_wrappers import coalesced, log_failures

settings = read_or_exit("worker")
with startup.failures_logged():
    app = create_app(settings, (QUEUE,))
clock = CheckedClock()


@cache
def publish_think() -> Callable[[], None]:
    """Return the function that asks the robots process to look for work now."""
    return publisher(settings, THINK)


@cache
def database() -> Database:
    """Return this process's database."""
    return Database(settings.database_url, publisher(settings, DELIVER), publish_think())


@cache
def heartbeat() -> Heartbeat:
    """Return this process's heartbeat, whose first pulse brings the schema up to date."""
    return Heartbeat(database(), "worker", clock, lambda: sender().server_away, settings)


@cache
def links() -> Links:
    """Return what makes the links in mails and messages."""
    return Links(settings.secret_keys, settings.base_url)


@cache
def sender() -> Sender:
    """Return this process's sender, whose templates are compiled once."""
    writer = Writer(settings, links())
    return Sender(settings, database(), writer, bounces.delivered, bounces.bounced)


@cache
def messenger() -> Courier:
    """Return what posts this process's messages to chats."""
    return Courier(database(), links(), _post(settings.webhooks.hosts), settings.webhooks)


@cache
def pusher() -> PushSender:
    """Return what sends this process's messages to devices."""
    return PushSender(database(), links(), PushKeys.of(settings), _post(), on=settings.push)


def _post(trusted: Collection[str] = ()) -> https_post.Send:
    """Return what posts to public addresses that are not this site's, and to these hosts."""
    site = urlsplit(settings.base_url).hostname if settings.public else None
    return partial(https_post.post, reach=https_post.Reach(trusted, site=site))


@worker_init.connect
def _on_start(**_: object) -> None:
    heartbeat().start()
    metrics_server.serve(settings, database)
    if settings.public:
        SiteWatch(database, partial(public_site.look, settings)).start()
    startup.freeze_startup_objects()


@app.task(name=DELIVER)
@log_failures
@coalesced
def deliver() -> None:
    """Send the mails that are due.

    The time is the database's, because workers on all machines compare it with each other's claims.
    """
    if heartbeat().is_starting:
        return
    with database().reading() as session:
        now = connections.shared_time(session.connection())
    sender().deliver(now, may_continue)


@app.task(name=POST)
@log_failures
@coalesced
def post() -> None:
    """Post the messages to chats that are due, by the database's time as for mails."""
    if heartbeat().is_starting:
        return
    with database().reading() as session:
        now = connections.shared_time(session.connection())
    messenger().deliver(now, may_continue)


@app.task(name=PUSH)
@log_failures
@coalesced
def push() -> None:
    """Send the messages to devices that are due, by the database's time as for mails."""
    if heartbeat().is_starting:
        return
    with database().reading() as session:
        now = connections.shared_time(session.connection())
    pusher().deliver(now, may_continue)


@app.task(name=SWEEP)
@log_failures
@coalesced
def sweep() -> None:
    """Handle what is due, an item of each queue in turn, until nothing is; nothing while this machine's clock is wrong.

    First record that the sweep runs, so that clocks get back the time of an outage.
    """
    if heartbeat().is_starting:
        return
    with suppress(WrongClock):  # the heartbeat logs it, and the metrics show it
        with database().writing() as session:
            outages.awake(session, clock.now())
        steps = (*STEPS, *deal_days.STEPS, _receive, retention.work_due)
        work_in_turn([partial(_at_present, step) for step in steps], may_continue)
        trimming.trim_some(database(), clock.now() - timedelta(days=settings.keep_mails_days), clock.now())
        _remind_robots(clock.now())


def _at_present(step: QueueStep) -> bool:
    return step(database(), clock.now())


def _receive(database: Database, now: datetime) -> bool:
    return playing.work_due(database, settings.authserv_id, now)


def _remind_robots(now: datetime) -> None:
    """Publish again that robots, judgements or analyses are due, as a message may be lost; not if nobody reads it."""
    with database().reading() as session:
        is_due = any(work.are_due(session, now) for work in (robots_due, judging, analyses))
        waits = is_due and pulses.runs(session, "robots", now)
    if waits:
        publish_think()()
