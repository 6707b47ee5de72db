"""A game on PostgreSQL with which two acts begin anew for each order, and the acts of its players and workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

from flask import Flask
from sqlmodel import Session, col, select

from service.inbound import store
from service.links import Links, Scope
from service.links.mail_addresses import MailAddresses
from service.models import Seat
from service.queues import retries
from service.sweep.due import STEPS
from service.web.base.app_state import EXTENSION, AppState
from tests.mail.mail_server import MailServer
from tests.mail.senders import count_as_sent, sender_for
from tests.service.harness import Harness
from tests.settings import BASE_URL, KEYS, settings
from tests.simulation.orders.actor import Act, PausingDatabase
from tests.simulation.orders.kept_rows import KeptRows
from tests.simulation.site_process import read_answer


class Answered(NamedTuple):
    """What the site answered to a post of a program."""

    status: int
    did: tuple[str, ...]


class Stage:
    """One game, its site, and its mail server. Acts begin at the moment at which `keep` was called."""

    def __init__(self, database: PausingDatabase, app: Flask, mails: MailServer, now: datetime) -> None:
        self.database, self.mails = database, mails
        self.harness = Harness(database, now)
        self._first = self.harness.id
        self.delivers = False  # whether the mails that are left over are sent, too
        self._app = app
        self._settings = settings(Path(), smtp_url=mails.url)
        self._links, self._addresses = Links(KEYS, BASE_URL), MailAddresses.of(self._settings)
        self._letters = 0
        self._kept: KeptRows | None = None
        self._start_site()

    @property
    def now(self) -> datetime:
        return self.harness.now

    def keep(self) -> None:
        """Let acts begin with the game as it is now."""
        self._kept = KeptRows(self.database)

    def count_as_sent(self) -> None:
        count_as_sent(self.database, self.now)

    def begin_anew(self) -> None:
        """Make the game what it was, for a site that was just started, to which no mail has arrived."""
        assert self._kept is not None
        self._kept.put_back()
        self._start_site()
        self.mails.arrived.clear()

    def come_to_rest(self) -> None:
        """Handle all that is due, as the next workers do."""
        while any(step(self.database, self.now) for step in (*STEPS, read_answer)):
            pass
        if self.delivers:
            self._deliver()

    def arrived(self) -> Counter[str]:
        """Return how often each mail has arrived, by the local part of its Message-ID."""
        return Counter(mail["Message-ID"].strip("<>").partition("@")[0] for mail in self.mails.arrived)

    # --- acts ---------------------------------------------------------------------------------------------------------

    def post(
        self, seat: int, /, path: str = "", scope: Scope = "seat", about: int | None = None, **body: object
    ) -> Act:
        """Return the act of a program that posts JSON with a link of a seat: about the present table, or another."""
        owner = self._seat(seat)
        owner.epoch += scope == "offer"  # such a link is made for the epoch that begins when it is accepted
        token = self._links.token(scope, owner, self.harness.game().at if about is None else about)
        return partial(self._posted, f"/p/{token}{path}", body)

    def line(self, seat: int, line: str, scope: Scope = "seat") -> Act:
        """Return the act of a player who plays a line at the present table."""
        return self.post(seat, "/moves", scope, move=line, at=self.harness.game().at)

    def of_the_first_game(self, make: Callable[[], Act]) -> Act:
        """Return an act of the game that the people play beside another one that has taken its place here."""
        present, self.harness.id = self.harness.id, self._first
        act = make()
        self.harness.id = present
        return act

    def answer_by_mail(self, seat: int, line: str, when: datetime) -> Act:
        """Let a mail have come that answers the one that asks a seat now; return the act of a worker that reads it."""
        game, mail = self.harness.game(), EmailMessage()
        asks: Literal["turn", "window"] = "turn" if game.window_at is None else "window"
        to = self._addresses.replies.address(asks, self._seat(seat), game.at)
        mail["From"] = self.address(seat)
        mail["Message-ID"] = f"<{seat}.{len(line)}.{self._letters}@posse.test>"
        self._letters += 1
        mail.set_content(line)
        store.take_in(self.database, self._addresses, [to], mail["From"], bytes(mail), when)
        return lambda: _nothing(read_answer(self.database, self.now))

    def work(self, step: Callable[[Session, datetime], bool]) -> Act:
        """Return the act of a worker that handles one item of a queue."""
        return lambda: _nothing(retries.handle(self.database, step, self.now))

    def act(self, does: Callable[[Session], object]) -> Act:
        """Return the act of somebody who does this in a transaction."""

        def run() -> object:
            with self.database.writing() as session:
                return does(session)

        return run

    def sweep(self) -> Act:
        """Return the act of a worker that handles one clock that is due."""
        return lambda: _nothing(STEPS[0](self.database, self.now))

    def deliver(self) -> Act:
        """Return the act of a worker that sends all mails that are due."""
        self.delivers = True
        return self._deliver

    def address(self, seat: int) -> str:
        return f"{self.harness.names[seat].lower()}.{int(self._first, 16)}@posse.test"

    def _seat(self, n: int) -> Seat:
        with self.database.reading() as session:
            return session.exec(select(Seat).where(col(Seat.game_id) == self.harness.id, Seat.n == n)).one()

    def _start_site(self) -> None:
        self._app.extensions[EXTENSION] = AppState.of(self._settings, self.database, lambda: self.now)
        for limiter in self._app.extensions["limiter"]:
            limiter.reset()

    def _deliver(self) -> None:
        sender_for(self._settings, self.database, self._links, steady=lambda: 0.0).deliver(self.now)

    def _posted(self, address: str, body: dict[str, object]) -> Answered:
        response = self._app.test_client().post(address, json=body, headers={"Accept": "application/json"})
        return Answered(response.status_code, tuple((response.json or {}).get("did", ())))


def _nothing(_found: bool) -> None:
    """Return nothing: whether a worker finds something is not told to anybody, and depends on the order."""
