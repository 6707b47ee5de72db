"""The mail server or the database fails between two steps of sending: nothing is lost, and what is sent twice says so.

A mail that is sent twice has the same Message-ID, so that mail programs and servers show it once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy.exc import OperationalError

from service.db.database import Database
from service.mail.delivering.sender import Sender
from service.queues import row_claims
from tests.mail.conftest import NewSender
from tests.mail.mail_server import MailServer
from tests.service import postgresql
from tests.service.harness import in_second_turn

GAMES, FIFTH = (1, 2, 3), 5  # with twelve mails


class FailingPostOffice(MailServer):
    """A mail server that takes a mail and calls `instead` where it would say so, when it has taken that many."""

    def __init__(self) -> None:
        super().__init__()
        self.instead: dict[int, Callable[[SMTP], None]] = {}

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        reply = await super().handle_DATA(server, session, envelope)
        self.instead.pop(len(self.arrived), lambda _: None)(server)
        return reply


@pytest.fixture
def mail_server() -> Iterator[FailingPostOffice]:
    with FailingPostOffice() as mail_server:
        yield mail_server


def twice(mail_server: MailServer) -> list[str]:
    """The Message-IDs that arrived more than once; each of the twelve mails has arrived."""
    times = Counter(str(mail["Message-ID"]) for mail in mail_server.arrived)
    assert len(times) == 4 * len(GAMES)
    return [name for name, number in times.items() if number > 1]


def test_a_mail_whose_acceptance_is_not_heard_is_sent_again(
    database: Database, now: datetime, sender: Sender, mail_server: FailingPostOffice
) -> None:
    games = [in_second_turn(database, now, seed) for seed in GAMES]
    mail_server.instead[FIFTH] = break_connection
    sender.deliver(now)
    sender.deliver(now + timedelta(days=1))
    assert {mail.state for game in games for mail in game.mails()} == {"sent"}
    assert twice(mail_server) == [mail_server.arrived[FIFTH - 1]["Message-ID"]]
    assert len(mail_server.arrived) == 13


def break_connection(server: SMTP) -> None:
    assert server.transport is not None
    server.transport.close()


@pytest.mark.slow
def test_a_mail_that_a_database_could_not_record_is_sent_again(
    now: datetime, new_sender: NewSender, mail_server: FailingPostOffice
) -> None:
    with postgresql.running() as server:
        database = Database(server.new_database())
        database.migrate()
        games = [in_second_turn(database, now, seed) for seed in GAMES]
        sender = new_sender(database)
        mail_server.instead[FIFTH] = lambda _: server.stop()
        for _ in range(2):
            with pytest.raises(OperationalError):
                sender.deliver(now)
        assert len(mail_server.arrived) == FIFTH
        server.start()
        assert sender.deliver(now + timedelta(seconds=1)) == 0, "the claims stand: another worker may be sending"
        assert sender.deliver(now + 2 * row_claims.CLAIM) == 8
        assert {mail.state for game in games for mail in game.mails()} == {"sent"}
        assert twice(mail_server) == [mail_server.arrived[FIFTH - 1]["Message-ID"]]
        assert len(mail_server.arrived) == 13
        database.close()
