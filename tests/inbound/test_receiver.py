"""The server for mail in, by a real client: it takes a mail when it is stored, and refuses what it cannot keep."""

from __future__ import annotations

import smtplib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from service.db.database import Database
from service.inbound import receiver
from service.settings.mail_in import MailIn
from tests.inbound.conftest import ADDRESSES, Begin, Table
from tests.servers import free_port

CLIENTS = {"smtp": smtplib.SMTP, "lmtp": smtplib.LMTP}


@contextmanager
def serving(database: Database, table: Table, scheme: str = "smtp") -> Iterator[smtplib.SMTP]:
    """A client that is connected to a server over that database."""
    at = MailIn(scheme, "127.0.0.1", free_port())
    server = receiver.MailInServer(receiver.Receiver(database, ADDRESSES, lambda: table.now), at)
    server.start()
    try:
        with CLIENTS[scheme](at.host, at.port, local_hostname="test") as client:
            yield client
    finally:
        server.stop()


@pytest.mark.parametrize("scheme", CLIENTS)
def test_a_mail_is_stored_before_it_is_taken(table: Begin, scheme: str) -> None:
    game = table()
    seat = game.position().turn
    with serving(game.database, game, scheme) as client:
        refused = client.sendmail("anna@posse.test", [game.reply_address(seat)], bytes(game.letter(seat, "pass")))
        assert refused == {}
        (row,) = game.inmails()
    assert (row.game_id, row.seat, row.state) == (game.id, seat, "received")


@pytest.mark.parametrize("scheme", CLIENTS)
def test_a_subject_in_raw_utf_8_is_taken_as_the_mail_server_was_told(table: Begin, scheme: str) -> None:
    game = table()
    to, raw = game.reply_address(0), bytes(game.letter(0, "pass")).replace(b"From:", "Subject: Züg\nFrom:".encode(), 1)
    with serving(game.database, game, scheme) as client:
        assert client.sendmail("zoë@posse.test", [to], raw, mail_options=["SMTPUTF8", "BODY=8BITMIME"]) == {}
        client.mail("zoë@posse.test", ["SMTPUTF8"])
        assert client.rcpt("zoë@posse.test")[0] == 550, "not ours"
    assert [row.state for row in game.inmails()] == ["received"]


@pytest.mark.parametrize("scheme", CLIENTS)
def test_a_second_recipient_is_asked_to_come_again(table: Begin, scheme: str) -> None:
    game = table()
    to = [game.reply_address(0), game.reply_address(1)]
    with serving(game.database, game, scheme) as client:
        refused = client.sendmail("anna@posse.test", to, bytes(game.letter(0, "pass")))
    assert {code for code, _ in refused.values()} == {452}
    assert [row.seat for row in game.inmails()] == [0]


def test_unknown_addresses_are_refused_at_once(table: Begin) -> None:
    game = table()
    good = game.reply_address(0)
    unknown = [
        "posse@posse.test",
        "anna@posse.test",
        good.replace("@posse.test", "@other.test"),
        good.replace(".", ","),
    ]
    with serving(game.database, game) as client:
        client.ehlo()
        client.mail("anna@posse.test")
        for address in [*unknown, good[:-20] + "a" + good[-19:]]:
            assert client.rcpt(address)[0] in (550, 553, 501), address
        assert client.rcpt(good)[0] == 250


def test_no_mail_is_taken_while_the_database_is_away(table: Begin, tmp_path: Path) -> None:
    game = table()
    nowhere = Database(f"sqlite:///{tmp_path / 'without-tables.sqlite'}")
    with serving(nowhere, game) as client, pytest.raises(smtplib.SMTPRecipientsRefused) as refused:
        client.sendmail("anna@posse.test", [game.reply_address(0)], bytes(game.letter(0, "pass")))
    nowhere.close()
    assert [code for code, _ in refused.value.recipients.values()] == [451]


def test_a_mail_above_the_limit_is_refused(table: Begin) -> None:
    game = table()
    with serving(game.database, game) as client, pytest.raises(smtplib.SMTPSenderRefused) as refused:
        client.sendmail("anna@posse.test", [game.reply_address(0)], b"x" * 76 + b"\r\n" * (receiver.LARGEST // 2))
    assert refused.value.smtp_code == 552
    assert game.inmails() == []


def test_a_second_mail_smuggled_into_the_first_is_not_played(table: Begin) -> None:
    """SMTP smuggling: “\\n.\\n” ends no mail, so what follows it is text of the first."""
    game = table()
    to = game.reply_address(0)
    smuggled = f"\n.\nMAIL FROM:<anna@posse.test>\nRCPT TO:<{to}>\nDATA\nFrom: anna.1@posse.test\n\npass\n.\n"
    raw = bytes(game.letter(0, "nonsense")).replace(b"\n", b"\r\n") + smuggled.encode()
    with serving(game.database, game) as client:
        client.ehlo()
        client.mail("anna@posse.test")
        client.rcpt(to)
        client.docmd("DATA")
        assert client.sock is not None
        client.sock.sendall(raw + b"\r\n.\r\n")
        assert client.getreply()[0] in (250, 500, 501, 554)
    assert len(game.inmails()) <= 1
