"""Mails that come back: each names the mail it is about by its address, and stops clocks as a refusal does, once."""

from __future__ import annotations

from datetime import timedelta
from email.utils import make_msgid
from pathlib import Path

import pytest
from sqlalchemy import delete, update
from sqlmodel import col

from service.mail.delivering import outbox
from service.models import Inmail, Outmail
from service.players import bounces
from service.privacy import forgetting
from tests.databases import both
from tests.inbound.conftest import Begin, Table
from tests.rows import commit, execute

pytestmark = both

SAMPLES = Path(__file__).parent / "reports"


def sample(name: str) -> bytes:
    """A report with a Message-ID of its own."""
    return b"Message-ID: " + make_msgid().encode() + b"\n" + (SAMPLES / f"{name}.eml").read_bytes()


@pytest.fixture
def sent(table: Begin) -> Table:
    """A game whose first mails were sent; the first turn is not the organiser's."""
    game = table(seed=2)
    game.arrived()
    return game


def report(table: Table, mail: Outmail, name: str = "permanent/postfix") -> Inmail:
    """The row of a report on a mail, after the worker has handled it."""
    row = table.receive(sample(name), table.return_path(mail), sender="")
    assert row is not None
    return row


def bounced(table: Table, n: int) -> bool:
    return table.seat(n).bounced_at is not None


def test_each_mail_has_a_return_path_of_its_own(sent: Table) -> None:
    paths = sent.mail_server.senders
    assert len(set(paths)) == len(paths) > 2
    assert set(paths) == {sent.return_path(mail) for mail in sent.mails()}
    assert all(len(path.partition("@")[0]) <= 64 and path == path.lower() for path in paths)
    assert {mail["From"].addresses[0].addr_spec for mail in sent.mail_server.arrived} == {"posse@posse.test"}


def test_a_permanent_failure_stops_the_clock_and_tells_the_organiser(sent: Table) -> None:
    turn, before = sent.position().turn, sent.game().due_at
    assert turn != 0
    assert before is not None
    row = report(sent, sent.mail_to(turn))
    assert (row.state, row.why, row.asked) == ("returned", "permanent: 5.1.1", "report")
    mail = sent.mail_to(turn)
    assert (mail.state, mail.error) == ("failed", "5.1.1, reported by mail")
    assert sent.game().due_at == before + timedelta(hours=72)
    assert [notice.seat for notice in sent.mails("notice")] == [0]


@pytest.mark.parametrize(
    ("name", "state", "why", "mail_state"),
    [
        ("temporary/postfix-expired", "returned", "temporary: 4.4.1", "failed"),
        ("delayed/postfix", "ignored", "delayed: 4.4.1", "sent"),
        ("none/delivered", "ignored", "delivered", "sent"),
        ("none/vacation-gmail", "ignored", "no delivery report", "sent"),
        ("none/person", "ignored", "no delivery report", "sent"),
        ("none/exchange-2003-without-a-code", "ignored", "no status code", "sent"),
    ],
)
def test_other_reports_stop_no_clock(sent: Table, name: str, state: str, why: str, mail_state: str) -> None:
    turn, before = sent.position().turn, sent.game().due_at
    row = report(sent, sent.mail_to(turn), name)
    assert (row.state, row.why) == (state, why)
    assert sent.mail_to(turn).state == mail_state
    assert sent.game().due_at == before
    assert sent.mails("notice") == []
    assert len(sent.mail_server.arrived) == len(sent.mail_server.senders) == len(sent.mails()), "nobody is answered"


def test_reports_stop_a_clock_once_in_each_game(sent: Table, table: Begin) -> None:
    """Anybody who has got a mail can write a report about it."""
    turn = sent.position().turn
    first = sent.mail_to(turn)
    report(sent, first)
    with sent.database.writing() as session:
        bounces.delivered(session, first, sent.now)
        outbox.send_again(session, session.get_one(Outmail, first.id), sent.now)
    sent.arrived()
    second = sent.mail_to(turn)
    before = sent.game().due_at
    assert report(sent, second).state == "returned"
    assert sent.mail_to(turn).state == "failed"
    assert not bounced(sent, turn)
    assert sent.game().due_at == before
    assert len(sent.mails("notice")) == 1
    commit(sent.database, bounces.bounced, second, sent.now)
    assert bounced(sent, turn), "a mail server's own refusal still counts"
    other = table(seed=5)
    other.arrived()
    report(other, other.mail_to(1))
    assert bounced(other, 1), "each game has its own"


def test_a_report_repeated_does_nothing(sent: Table) -> None:
    mail = sent.mail_to(1)
    raw = sample("permanent/postfix")
    rows = [sent.receive(raw, sent.return_path(mail), sender="") for _ in range(2)]
    assert rows[0] == rows[1], "the same Message-ID is one row"
    assert len(sent.mails("notice")) == 1
    again = report(sent, mail)
    assert (again.state, again.why) == ("ignored", "the mail had failed before")
    assert len(sent.mails("notice")) == 1


def test_a_report_may_be_faster_than_the_worker_that_sent_the_mail(table: Begin) -> None:
    game = table()
    mail = game.mail_to(1)
    with game.database.writing() as session:
        claims = outbox.claim(session, game.now, 100)
    report(game, mail)
    with game.database.writing() as session:
        claimed = next(claim for claim in claims if claim.id == mail.id)
        outbox.note(session, claimed, "sent", game.now)
    assert game.mail_to(1).state == "failed"
    game.later(minutes=5)
    game.arrived()
    assert game.return_path(mail) not in game.mail_server.senders, "it is not sent again"


def test_what_the_report_says_about_other_mails_does_not_matter(sent: Table, table: Begin) -> None:
    other = table(seed=5)
    other.arrived()
    raw = sample("permanent/postfix").replace(b"0123456789abcdef01234567", other.id.encode())
    assert sent.receive(raw, sent.return_path(sent.mail_to(1)), sender="") is not None
    assert {mail.state for mail in other.mails()} == {"sent"}
    assert [mail.seat for mail in sent.mails() if mail.state == "failed"] == [1]
    assert bounced(sent, 1)
    assert not bounced(other, 1)


def test_a_return_path_that_was_not_made_here_is_refused(sent: Table) -> None:
    mail = sent.mail_to(1)
    own, key = sent.return_path(mail), mail.return_key or ""
    forged = [
        own.replace(key, "0" * 24),
        own.replace(key, sent.id),
        own.replace(key, ""),
        own.replace("+", "-"),
        own.replace("posse+", "posse++"),
        own.replace("@posse.test", "@club.test"),
        own.removesuffix(".test"),
    ]
    for address in forged:
        assert sent.receive(sample("permanent/postfix"), address, sender="") is None, address
    assert sent.receive(sample("permanent/postfix"), own.upper(), sender="") is not None, "programs change the case"


def test_a_mail_that_is_sent_again_has_another_return_path(sent: Table) -> None:
    """Its old one reports on what was sent before."""
    before = sent.return_path(sent.mail_to(1))
    with sent.database.writing() as session:
        outbox.send_again(session, session.get_one(Outmail, sent.mail_to(1).id), sent.now)
    sent.arrived()
    assert sent.receive(sample("permanent/postfix"), before, sender="") is None
    assert sent.mail_server.senders[-1] == sent.return_path(sent.mail_to(1)) != before


def test_a_mail_of_an_older_release_has_the_return_path_of_that(table: Begin) -> None:
    game = table()
    execute(game.database, update(Outmail).values(return_key=None))
    game.arrived()
    assert set(game.mail_server.senders) == {"posse@posse.test"}


def test_no_moves_are_played_at_a_return_path_and_no_report_counts_at_a_reply_address(sent: Table) -> None:
    turn = sent.position().turn
    row = sent.receive(sent.letter(turn, "draw supply"), sent.return_path(sent.mail_to(turn)))
    assert row is not None
    assert (row.state, row.why) == ("ignored", "no delivery report")
    row = sent.receive(sample("permanent/postfix"), sent.reply_address(turn), sender="")
    assert row is not None
    assert row.state == "ignored"
    assert sent.game().at == 0
    assert not bounced(sent, turn)


def test_the_mail_of_a_forgotten_player_is_no_longer_reported_on(sent: Table) -> None:
    mail = sent.mail_to(1)
    report(sent, mail, "delayed/postfix")
    commit(sent.database, forgetting.forget, mail.player_id, sent.now)
    assert sent.receive(sample("permanent/postfix"), sent.return_path(mail), sender="") is None
    (row,) = sent.inmails()
    assert (row.outmail_id, row.raw, row.state) == (None, None, "ignored")


def test_a_report_on_a_mail_that_was_deleted_meanwhile(sent: Table) -> None:
    mail = sent.mail_to(1)
    assert sent.take_in(sample("permanent/postfix"), sent.return_path(mail), sender="")
    execute(sent.database, delete(Outmail).where(col(Outmail.id) == mail.id))
    sent.work()
    (row,) = sent.inmails()
    assert (row.state, row.why) == ("ignored", "the mail was deleted")


def test_the_history_of_a_seat_shows_the_mail_as_failed(sent: Table) -> None:
    report(sent, sent.mail_to(1))
    (letter,) = sent.letters(1, "to you")
    assert (letter.state, letter.error) == ("failed", "5.1.1, reported by mail")
