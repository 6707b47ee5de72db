"""People who play in a league by nothing but their mails, over a real mail server, while the test sets the clock."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from email.message import EmailMessage
from functools import partial
from typing import Any

from flask.testing import FlaskClient

import engine
from service.db.database import Database
from service.leagues import judging
from service.mail.delivering.sender import Sender
from tests.mail.mail_server import MailServer
from tests.service.sweeping import sweep
from tests.service.web.conftest import Clock
from tests.whole.people import links_of, text_of

ASK = ("turn", "start", "window", "reminder")
JSON = {"Accept": "application/json"}
ROUND = timedelta(minutes=20)


class Post:
    """A site whose mails go through a real mail server, and the people who read them."""

    def __init__(
        self, database: Database, client: FlaskClient, clock: Clock, sender: Sender, server: MailServer
    ) -> None:
        self.database, self.client, self.clock = database, client, clock
        self._sender, self._server, self._read = sender, server, 0
        self.mails: dict[str, list[EmailMessage]] = {}

    @property
    def now(self) -> datetime:
        return self.clock.now

    def go_on(self, time: timedelta = ROUND) -> None:
        """Let time pass, in which all that is due is done, and mails arrive."""
        self.clock.now += time
        sweep(self.database, self.now)
        while judging.work_due(self.database, self.clock, partial(engine.judge, playouts=20)):
            pass
        self._sender.deliver(self.now)

    def arrived(self) -> Iterator[tuple[str, EmailMessage]]:
        """Yield the mails that nobody has read yet, each with the name before the @ of whom it is to."""
        while self._read < len(self._server.arrived):
            mail = self._server.arrived[self._read]
            self._read += 1
            who = re.search(r"([\w.]+)@", mail["To"])
            assert who is not None
            self.mails.setdefault(who[1], []).append(mail)
            yield who[1], mail

    def latest(self, who: str, kind: str) -> EmailMessage:
        """Return the latest mail of a kind to somebody."""
        for _ in self.arrived():
            pass
        return next(mail for mail in reversed(self.mails[who]) if mail["X-Posse-Kind"] == kind)

    def play(self, idle: Callable[[str, str], bool], until: datetime) -> None:
        """Let people play as long as a mail asks somebody who is not idle, by name and game, for a turn."""
        while self.now < until:
            asked = [(who, mail) for who, mail in self.arrived() if mail["X-Posse-Kind"] in ASK]
            asked = [(who, mail) for who, mail in asked if not idle(who, mail["X-Posse-Game"])]
            if not asked:
                return
            for _, mail in asked:
                if mail["X-Posse-Kind"] == "start":
                    self.post(f"{seat_path(mail)}/orders", draw="supply")
                self.take_turn(links_of(mail)[0])
            self.go_on()

    def take_turn(self, link: str) -> None:
        """Play a turn, or answer out of turn, with the link of a mail."""
        path = link.partition("posse.test")[2]
        table = self.get(path)
        while table["legal"] and table["window"] is None:
            move = line_of(engine.cautious(engine.read_view(table["view"])).text, table["legal"])
            answer = self.client.post(f"{path}/moves", json={"move": move, "at": table["at"]}, headers=JSON)
            if answer.status_code != 200:
                return
            table = answer.get_json()

    def get(self, path: str) -> Any:
        answer = self.client.get(path, headers=JSON)
        assert answer.status_code == 200, (path, answer.get_data(as_text=True))
        return answer.get_json()

    def post(self, path: str, **fields: object) -> Any:
        answer = self.client.post(path, json=fields, headers=JSON)
        assert answer.status_code in (200, 201), (path, answer.get_data(as_text=True))
        return answer.get_json()


def line_of(move: str, legal: Sequence[str]) -> str:
    """Return a move, or all Outlaws that can be laid if it lays some: one post, as somebody types it."""
    if not move.startswith("play "):
        return move
    most = {lay.rpartition(" ")[0]: lay for lay in sorted(one for one in legal if one[-1:].isdigit())}
    return "; ".join(most.values()) or move


def path_of(mail: EmailMessage, number: int = 0) -> str:
    """Return the path of a link of a mail."""
    return links_of(mail)[number].partition("posse.test")[2]


def seat_path(mail: EmailMessage) -> str:
    """Return the path of the link to the seat in a start mail."""
    found = re.findall(r"https://posse\.test(/p/\S+)", text_of(mail))
    return str(found[0])
