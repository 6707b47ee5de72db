"""Handing mails over to a real Postfix, which refuses some, is away for a while, and passes the others on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count

import pytest
from sqlmodel import col, select

from service.db.database import Database
from service.mail.composing.message import build
from service.mail.delivering import smtp
from service.mail.delivering.sender import Sender
from service.models import Game, Outmail, Player
from tests import postfix
from tests.mail.conftest import NewSender, Post
from tests.mail.mail_server import MailServer
from tests.mail.test_message import ENVELOPE, LETTER
from tests.service.harness import Harness
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.proof

UNKNOWN, BUSY, SUSPICIOUS = "anna.1@posse.test", "burt.1@busy.test", "curt.1@posse.test"


@pytest.fixture
def relay(mail_server: MailServer) -> Iterator[postfix.Postfix]:
    """A Postfix that passes mail on to `mail_server`."""
    at_rcpt = {UNKNOWN: "550 5.1.1 No such user", BUSY: "450 4.2.1 Mailbox busy"}
    with postfix.running(mail_server.port, at_rcpt, {SUSPICIOUS: "451 4.7.1 Try again later"}) as relay:
        yield relay


@pytest.fixture
def sender(new_sender: NewSender, relay: postfix.Postfix) -> Sender:
    """A worker's Sender."""
    return new_sender(smtp_url=relay.url)


def result_of(mail: Outmail) -> tuple[str, int, str | None]:
    return mail.state, mail.tries, mail.error and mail.error[:9]


def test_a_refusal_is_that_mail_s_own_and_holds_no_other_mailbox_of_its_domain(
    database: Database, now: datetime, post: Post, relay: postfix.Postfix
) -> None:
    refused, accepted = Harness(database, now, seed=1), Harness(database, now, seed=2)
    with database.writing() as session:
        for player in session.exec(select(Player).where(col(Player.address).startswith("burt"))):
            player.address = player.address.replace("posse.test", "busy.test")
    assert post.sender.deliver(now) == 6
    assert {result_of(mail) for mail in refused.mails() if mail.seat == 0} == {("failed", 1, "550 5.1.1")}
    assert {result_of(mail) for mail in refused.mails() if mail.seat == 1} == {("queued", 1, "450 4.2.1")}
    assert {result_of(mail) for mail in refused.mails() if mail.seat == 2} == {("queued", 1, "451 4.7.1")}
    assert {result_of(mail) for mail in accepted.mails()} == {("sent", 1, None)}
    assert post.sender.server_away is None
    until(lambda: len(post.server.arrived), PATIENCE, "three mails", lambda number: number == 3, instead=relay.log)


def test_mails_wait_for_its_return_and_leave_in_the_order_of_deadlines(
    database: Database, now: datetime, post: Post, relay: postfix.Postfix
) -> None:
    games = [Harness(database, now, seed=seed) for seed in (2, 3, 4, 5)]
    with database.writing() as session:
        for game, hours in zip(games, (30, 7, 50, 2), strict=True):
            session.get_one(Game, game.id).due_at = now + timedelta(hours=hours)

    asked = count()

    def stop_after_the_first() -> bool:
        if next(asked) == 1:
            relay.stop()
        return True

    post.sender.deliver(now, stop_after_the_first)
    assert post.sender.server_away is not None
    mails = [mail for game in games for mail in game.mails()]
    assert sorted(mail.state for mail in mails) == ["queued"] * 11 + ["sent"]
    assert sum(mail.tries for mail in mails) <= 2, "the first mail's, and perhaps that of one under way"
    for second in range(0, 180, 2):
        assert post.sender.deliver(now + timedelta(seconds=second)) == 0
    assert [mail for game in games for mail in game.mails()] == mails
    relay.start()
    later = now + timedelta(minutes=3)
    assert sum(post.sender.deliver(later + timedelta(seconds=second)) for second in range(0, 60, 2)) == 11
    assert {mail.state for game in games for mail in game.mails()} == {"sent"}
    game_of = {f"<{mail.message_id}@posse.test>": mail.game_id for game in games for mail in game.mails()}
    accepted = until(relay.accepted, PATIENCE, "twelve lines of the log", lambda accepted: len(accepted) == 12)
    assert [game_of[one] for one in accepted] == [games[n].id for n in (3, 1, 0, 2) for _ in range(3)]

    def arrived() -> set[str]:
        """The mails that arrived: a relay that is stopped before it notes an answer passes the mail on once more."""
        return {mail["Message-ID"] for mail in post.server.arrived}

    until(arrived, PATIENCE, "twelve mails", lambda arrived: arrived == set(accepted), instead=relay.log)


def test_it_passes_on_every_byte(relay: postfix.Postfix, mail_server: MailServer) -> None:
    thread = "start.0.1." + "0" * 200 + "@posse.test"
    mail = build(replace(ENVELOPE, thread=thread), replace(LETTER, text=f".\n..\nFrom Zoë\n{'ä' * 3000}\n"))
    with smtp.Connection(relay.url) as connection:
        connection.send("posse@posse.test", "zoe@posse.test", mail)
    (arrived,) = until(lambda: mail_server.contents, PATIENCE, "the mail", instead=relay.log)
    received, _, rest = arrived.partition(mail[:20])
    assert received.startswith(b"Received: from ")
    assert mail[:20] + rest == mail
