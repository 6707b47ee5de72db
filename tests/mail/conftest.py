"""What the tests of mail share: a real mail server, and a worker's Sender."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from service.db.database import Database
from service.links import Links
from service.mail.delivering.sender import Sender
from tests.mail.mail_harness import WholeGame, mail_harness_at, whole_game
from tests.mail.mail_server import MailServer
from tests.mail.senders import count_as_sent, sender_for
from tests.service.harness import Harness
from tests.settings import settings

NewSender = Callable[..., Sender]


class Post(NamedTuple):
    """A worker's sender, and the mail server to which it sends."""

    sender: Sender
    server: MailServer

    def __call__(self, at: Harness | datetime) -> list[EmailMessage]:
        """Send the mails that are due at that time, or at a table now; return those that arrive."""
        before = len(self.server.arrived)
        self.sender.deliver(at if isinstance(at, datetime) else at.now)
        return self.server.arrived[before:]


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    with MailServer() as mail_server:
        yield mail_server


class Steady:
    """A steady clock, in seconds, that only a test moves: else a round would be longer on a slow machine."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def steady() -> Steady:
    return Steady()


@pytest.fixture
def new_sender(database: Database, links: Links, mail_server: MailServer, tmp_path: Path) -> NewSender:
    """A function that makes a worker's Sender, with other settings or another database if they are given."""

    def make(of: Database = database, *, how: Mapping[str, Any] = MappingProxyType({}), **changed: Any) -> Sender:
        return sender_for(settings(tmp_path, **{"smtp_url": mail_server.url} | changed), of, links, **how)

    return make


@pytest.fixture
def sender(new_sender: NewSender, steady: Steady) -> Sender:
    """A worker's Sender, its mail server up and running."""
    return new_sender(how={"steady": steady})


@pytest.fixture
def post(sender: Sender, mail_server: MailServer) -> Post:
    return Post(sender, mail_server)


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """A game whose first mails have been sent."""
    harness = Harness(database, now)
    count_as_sent(database, now)
    return harness


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> Iterator[WholeGame]:
    """A whole game with one of everything, played once; nothing may change it."""
    with MailServer() as mail_server:
        names = ("Anna", "Zoë", "Curt")
        harness = mail_harness_at(tmp_path_factory.mktemp("whole"), mail_server, migrated, names, seed=3)
        whole_game(harness)
        assert {mail.state for mail in harness.mails()} <= {"sent", "superseded"}
        yield WholeGame(harness, mail_server.arrived)
        harness.database.close()
