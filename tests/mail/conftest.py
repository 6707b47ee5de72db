"""What the tests of mail share: a real mail server, and a worker's Sender."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path

import pytest

from service.db.database import Database
from service.links import Links
from service.mail.delivering.sender import Sender
from service.settings import Settings
from tests.mail.mail_harness import WholeGame, mail_harness_at, whole_game
from tests.mail.mail_server import MailServer
from tests.mail.senders import count_as_sent, sender_for
from tests.service.harness import Harness
from tests.settings import settings

Post = Callable[[Harness], list[EmailMessage]]


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    with MailServer() as mail_server:
        yield mail_server


@pytest.fixture
def settings_for(tmp_path: Path) -> Callable[[str], Settings]:
    """The settings of a service whose mail server is at that address."""

    return lambda smtp_url: settings(tmp_path, smtp_url=smtp_url)


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
def sender(
    database: Database,
    links: Links,
    mail_server: MailServer,
    settings_for: Callable[[str], Settings],
    steady: Steady,
) -> Sender:
    """A worker's Sender, its mail server up and running."""
    return sender_for(settings_for(mail_server.url), database, links, steady=steady)


@pytest.fixture
def post(sender: Sender, mail_server: MailServer) -> Post:
    """A function that sends the mails that are due at a table, and returns those that arrive."""

    def arrives(harness: Harness) -> list[EmailMessage]:
        before = len(mail_server.arrived)
        sender.deliver(harness.now)
        return mail_server.arrived[before:]

    return arrives


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
