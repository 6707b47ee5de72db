"""A process of Posse that does all that its processes do, each when it is called: pages, worker, mail in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache, partial
from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import ColumnElement, ScalarSelect, select
from sqlmodel import Session, col, func, update
from werkzeug.test import TestResponse

from service.db import faults
from service.db.database import Database
from service.following.chat_sender import Courier
from service.following.push_sender import PushSender
from service.gamelog import deals
from service.games import game_clock
from service.inbound import playing, store
from service.links import Links
from service.links.mail_addresses import MailAddresses
from service.mail.delivering import smtp
from service.mail.delivering.sender import Sender
from service.mail.writer import Writer
from service.models import (
    UNDECIDED,
    UNSENT,
    DailyDeal,
    Game,
    GamesRequest,
    Inmail,
    Motion,
    Outmail,
    Ping,
    Player,
    Pulse,
    Push,
    Seat,
)
from service.outgoing.https_post import Send
from service.players import bounces
from service.privacy import retention
from service.pulse import pulses
from service.pulse.checked_clock import TOLERATED, CheckedClock, WrongClock
from service.settings.mail_in import MailIn
from service.sweep import deal_days, outages
from service.sweep.due import STEPS, QueueStep, work_in_turn
from service.web import create_app
from service.web.base.app_state import EXTENSION, AppState
from service.web.base.kept_pages import KeptPages
from tests.rows import commit, execute
from tests.settings import BASE_URL, KEYS, settings
from tests.simulation.faults.clocks import ProcessClocks

LINKS = Links(KEYS, BASE_URL)
DUE = (
    *(Game.due_at, Game.remind_at, Game.think_by),
    *(Seat.due_at, Seat.remind_at, Motion.due_at, Player.digest_due, Player.deal_due, GamesRequest.made_at),
)
"""When something is to happen by itself; None where nothing is."""


@cache
def _application() -> Flask:
    """Return the application of all processes, which takes long to make."""
    return create_app(settings(Path()), Database("sqlite:///of-no-process.sqlite"))


class SiteProcess:
    """Posse on a database. A new one is a restart; several may share a database.

    `folder` is for its files. `clocks` say the time, `steady` seconds that never go back; `connect` connects to the
    mail server, `tell` posts to chats, `push` to devices.
    """

    def __init__(
        self,
        url: str,
        folder: Path,
        clocks: ProcessClocks,
        steady: Callable[[], float],
        connect: Callable[[], smtp.Connection],
        tell: Send,
        push: Send,
    ) -> None:
        self.clocks, self._steady = clocks, steady
        self._checked = CheckedClock(clocks.worker, steady)
        self.settings = configured = settings(folder, mail_in=MailIn("smtp", "127.0.0.1", 2525))
        self.database = Database(url)
        self._addresses = MailAddresses.of(configured)
        app, self._state = _application(), AppState.of(configured, self.database, clocks.web)
        self._state.heartbeat.clock = CheckedClock(clocks.web, steady, timedelta())
        self._never_compared = True
        for limiter in app.extensions["limiter"]:
            limiter.reset()  # it counts in memory
        self._client: FlaskClient = app.test_client()
        self.writer = Writer(configured, LINKS)
        self._courier = Courier(self.database, LINKS, tell, steady=steady, at_once=1)
        self._pusher = PushSender(self.database, LINKS, self._state.push_keys, push, steady, at_once=1)
        told = bounces.delivered, bounces.bounced
        self._sender = Sender(configured, self.database, self.writer, *told, steady, connect)

    @property
    def server_key(self) -> str:
        """The public key that browsers are given."""
        return self._state.push_keys.public

    def close(self) -> None:
        self.database.close()

    def forget(self) -> None:
        """Let go of the database, and of the pages that are kept: the next use connects anew."""
        self.close()
        self._state = replace(self._state, pages=KeptPages())

    def request_uncounted(self, method: str, path: str, **more: Any) -> TestResponse:
        """Answer a request that no rate limit counts or refuses."""
        limiters = _application().extensions["limiter"]
        for limiter in limiters:
            limiter.enabled = False
        try:
            return self.request(method, path, **more)
        finally:
            for limiter in limiters:
                limiter.enabled = True

    def request(self, method: str, path: str, **more: Any) -> TestResponse:
        """Answer a request. Another process may answer one meanwhile."""
        states = _application().extensions
        before, states[EXTENSION] = states.get(EXTENSION), self._state
        try:
            with _application().app_context():  # inside of another request it would share what that keeps in `g`
                return self._client.open(path, method=method, **more)
        finally:
            states[EXTENSION] = before

    def work(self, *, sweeps: bool) -> bool:
        """Send mails, and sweep before if that is wanted, which reads answers, too; return whether it could."""
        if self._never_compared or self.has_wrong_clock or self.refuses_posts:
            _can_do(self._compare_clocks)
        works = all([not sweeps or _can_do(self._sweep), self._deliver(self._sender)])
        # A database that fails here leaves mails unrecorded, which is looked at before anything else is committed.
        return works and all([self._deliver(self._courier), self._deliver(self._pusher)])

    @property
    def has_wrong_clock(self) -> bool:
        """Return whether the worker does nothing, because the clock of its machine is wrong."""
        return self._checked.is_wrong

    @property
    def refuses_posts(self) -> bool:
        """Return whether no post is accepted, because the clock of the machine is wrong."""
        return self._state.heartbeat.clock.is_wrong

    @property
    def has_to_refuse_posts(self) -> bool:
        """Return whether the clock of the pages is wrong, and was compared with the database server's."""
        compared = self.clocks.server is not None and not self._never_compared
        return compared and abs(self.clocks.web.ahead.total_seconds()) > TOLERATED

    def _compare_clocks(self) -> None:
        """Compare the clocks, as each pulse does."""
        server = None if self.clocks.server is None else self.clocks.server()
        with self.database.reading() as session:
            swept_at = pulses.last_sweep(session)
        for clock in (self._state.heartbeat.clock, self._checked):
            clock.compare(server, swept_at)
        self._never_compared = False

    def _sweep(self) -> None:
        commit(self.database, outages.awake, self._checked.now())
        steps = (*STEPS, *deal_days.STEPS, read_answer, retention.work_due)
        work_in_turn([partial(self._at_present, step) for step in steps], lambda: True, self._steady)

    def _deliver(self, sender: Sender | Courier | PushSender) -> bool:
        return _can_do(lambda: sender.deliver((self.clocks.server or self.clocks.worker)()))

    def _at_present(self, step: QueueStep) -> bool:
        return step(self.database, self._checked.now())

    def receive(self, to: str, sender: str, raw: bytes) -> bool:
        """Take in a mail to an address of the site; return whether it could."""
        return _can_do(lambda: store.take_in(self.database, self._addresses, [to], sender, raw, self.clocks.web()))

    def operate(self, act: Callable[[Session, datetime], None]) -> bool:
        """Do something as a command of the operator does; return whether it could be done."""
        return _can_do(lambda: commit(self.database, act, self.clocks.web()))

    def swept_in_vain(self) -> None:
        """Record that sweeps ran until now, each of which found nothing to do; at a wrong clock none runs."""
        if self.has_wrong_clock:
            return
        swept = update(Pulse).where(col(Pulse.id) == pulses.SWEEP)
        execute(self.database, swept.values(awake_at=self.clocks.worker()))

    def next_due(self) -> datetime | None:
        """Return when the worker next has something to do, by the rows that say so."""
        with self.database.reading() as session:
            *times, unfilled, unneeded, hand, checked, deal = session.execute(_EARLIEST).one()
        unneeded = min((time for time in (unneeded, hand and hand + game_clock.DEAL_KEPT) if time), default=None)
        if unfilled is not None:
            times.append(unfilled + retention.KEPT + retention.EVERY)
        if unneeded is not None:
            times.append(unneeded if checked is None else max(unneeded, checked + retention.EVERY))
        times.append(self.clocks.worker() if deal is None else deals.closes(deal))
        return min((time for time in times if time is not None), default=None)


def _earliest(time: Any, *where: ColumnElement[bool]) -> ScalarSelect[datetime | None]:
    return select(func.min(time)).where(*where).scalar_subquery()


_EARLIEST = select(
    *map(_earliest, DUE),
    _earliest(Outmail.next_try_at, col(Outmail.state).in_(UNDECIDED)),
    _earliest(Ping.next_try_at, col(Ping.state).in_(UNSENT)),
    _earliest(Push.next_try_at, col(Push.state).in_(UNSENT)),
    _earliest(func.coalesce(Inmail.next_try_at, Inmail.received_at), col(Inmail.state) == "received"),
    _earliest(Game.created_at, col(Game.status) == "inviting"),
    _earliest(Game.erase_at),
    _earliest(
        Game.ended_at,
        *(col(Game.deal).is_not(None), col(Game.erase_at).is_(None), col(Game.trimmed_at).is_(None)),
    ),
    _earliest(Pulse.awake_at, col(Pulse.id) == pulses.RETENTION),
    _earliest(DailyDeal.day, col(DailyDeal.opened_at).is_(None)),
)


def read_answer(database: Database, now: datetime) -> bool:
    """Read an answer by mail that waits; return whether there was one."""
    return playing.work_due(database, None, now)


def _can_do(task: Callable[[], object]) -> bool:
    """Do a task of a process, which goes on if the database cannot be used; return whether it could."""
    try:
        task()
    except WrongClock:
        return False
    except Exception as error:
        if faults.reason(error) is None:
            raise
        return False
    return True
