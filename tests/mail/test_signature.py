"""DKIM: what is signed verifies with another program, and not once anything of it is changed; and TLS on the way."""

from __future__ import annotations

import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from email.parser import BytesHeaderParser
from pathlib import Path

import pytest
from sqlmodel import select

from service.db.database import Database
from service.mail.composing.message import build
from service.mail.delivering import smtp
from service.mail.delivering.signature import OVERSIGNED
from service.mail.delivering.signature import signed as signed_mail
from service.models import Game, Seat
from service.settings import dkim_key
from tests import keys, postfix
from tests.mail.conftest import NewSender, Post
from tests.mail.elsewhere import self_signed
from tests.mail.mail_server import MailServer
from tests.mail.test_message import ENVELOPE, LETTER
from tests.opendkim import Verifier
from tests.servers import free_port, smtp_server
from tests.service.harness import Harness
from tests.settings import settings
from tests.waiting import PATIENCE, until

SELECTOR, DOMAIN = "card-table", "posse.test"
FAILED = "signature verification failed"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the domain's private key in dkim.pem."""
    folder = tmp_path_factory.mktemp("dkim")
    (folder / "dkim.pem").write_bytes(keys.private_key())
    return folder


@pytest.fixture(scope="module")
def key(folder: Path) -> bytes:
    """The domain's private key as the settings have it."""
    return dkim_key.read(str(folder / "dkim.pem"))


@pytest.fixture(scope="module")
def host(folder: Path) -> Verifier:
    """A mail host that finds the public half in the domain's DNS."""
    return Verifier(folder, SELECTOR, DOMAIN, folder / "dkim.pem")


@pytest.fixture(scope="module")
def mail() -> bytes:
    """A mail of ours."""
    return build(ENVELOPE, LETTER)


@pytest.fixture(scope="module")
def signed(folder: Path, key: bytes, mail: bytes) -> bytes:
    """The mail with its signature."""
    return signed_mail(mail, settings(folder, dkim_key=key, dkim_selector=SELECTOR))


def test_a_signed_mail_verifies(mail: bytes, signed: bytes, host: Verifier) -> None:
    assert host.verdict(signed) == "succeeded"
    assert signed.endswith(b"\r\n" + mail), "the mail itself is what it was"
    assert all(len(line) < 998 for line in signed.split(b"\r\n"))


def test_the_signature_names_domain_selector_and_every_header(signed: bytes) -> None:
    header = re.sub(rb"\s", b"", signed.partition(b"\r\nFrom:")[0]).decode()
    tags = dict(tag.split("=", 1) for tag in header.partition(":")[2].split(";"))
    assert (tags["a"], tags["c"], tags["d"], tags["s"]) == ("rsa-sha256", "relaxed/relaxed", DOMAIN, SELECTOR)
    assert "l" not in tags, "nothing may be added to the end of the text"
    covered = tags["h"].lower().split(":")
    assert {name.lower() for name in OVERSIGNED} <= set(covered)
    assert {"list-unsubscribe", "list-unsubscribe-post", "feedback-id", "x-posse-kind"} <= set(covered)


@pytest.mark.parametrize("name", OVERSIGNED)
def test_a_header_that_is_added_on_the_way_does_not_verify(signed: bytes, host: Verifier, name: str) -> None:
    assert host.verdict(f"{name}: <evil@elsewhere.test>\r\n".encode() + signed) == FAILED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"/p/0123/mails>", b"/p/4567/mails>"),
        (b"X-Posse-Kind: turn", b"X-Posse-Kind: links"),
        (b"it is your turn", b"it was your turn"),
    ],
)
def test_what_is_changed_on_the_way_does_not_verify(signed: bytes, host: Verifier, old: bytes, new: bytes) -> None:
    assert old in signed
    assert host.verdict(signed.replace(old, new)) == FAILED


def test_headers_may_be_folded_anew_on_the_way(signed: bytes, host: Verifier) -> None:
    assert host.verdict(signed.replace(b"Subject: Friday: your", b"Subject:  Friday:\r\n your")) == "succeeded"


def test_without_a_key_mails_are_left_to_the_relay(database: Database, now: datetime, post: Post) -> None:
    Harness(database, now)
    post.sender.deliver(now)
    assert {mail["DKIM-Signature"] for mail in post.server.arrived} == {None}


@pytest.mark.proof
def test_every_mail_verifies_after_a_real_relay(
    database: Database, now: datetime, mail_server: MailServer, new_sender: NewSender, key: bytes, host: Verifier
) -> None:
    with postfix.running(mail_server.port, {}, {}) as relay:
        harness = Harness(database, now)
        rename_everybody(database, "Zoë 花子 of the very long name")
        harness.act(times=6)
        new_sender(smtp_url=relay.url, dkim_key=key, dkim_selector=SELECTOR).deliver(now)
        sent = len([mail for mail in harness.mails() if mail.state == "sent"])
        until(
            lambda: len(mail_server.contents), PATIENCE, "the mails", lambda number: number == sent, instead=relay.log
        )
    assert sent >= 4
    for mail in mail_server.contents:
        assert mail.startswith(b"Received: ")
        assert host.verdict(mail) == "succeeded"
        headers = BytesHeaderParser().parsebytes(mail).items()
        assert {name for name, value in headers if "=?" in value} == {"To", "Subject"}, "names and nothing else"


def rename_everybody(database: Database, name: str) -> None:
    """Give all games and seats names that headers can hold only as encoded words."""
    with database.writing() as session:
        for game in session.exec(select(Game)).all():
            game.name = f"{name}'s table"
        for seat in session.exec(select(Seat)).all():
            seat.name = f"{name} {seat.n}"


MAIL = b"Subject: hello\r\n\r\nhello\r\n"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> ssl.SSLContext:
    """A server's side of TLS, with a certificate that nobody has signed but itself."""
    return self_signed(tmp_path_factory.mktemp("tls"))[1]


@contextmanager
def serving(mail_server: MailServer, certificate: ssl.SSLContext) -> Iterator[int]:
    """A server that takes no mail before STARTTLS; its port."""
    server = smtp_server(mail_server, free_port(), tls_context=certificate, require_starttls=True)
    server.start()
    try:
        yield server.port
    finally:
        server.stop()


def test_what_the_server_offers_is_used(certificate: ssl.SSLContext) -> None:
    mail_server = MailServer()
    with serving(mail_server, certificate) as port, smtp.Connection(f"smtp://127.0.0.1:{port}") as connection:
        connection.send("posse@posse.test", "anna@posse.test", MAIL)
    assert mail_server.recipients == ["anna@posse.test"]


def test_no_password_is_told_to_a_server_that_cannot_prove_its_name(
    certificate: ssl.SSLContext, tmp_path: Path
) -> None:
    mail_server = MailServer()
    with (
        serving(mail_server, certificate) as port,
        smtp.Connection(f"smtp://posse:secret@127.0.0.1:{port}") as connection,
    ):
        with pytest.raises(smtp.NoServer, match="CERTIFICATE_VERIFY_FAILED") as told:
            connection.send("posse@posse.test", "anna@posse.test", MAIL)
        assert "secret" not in str(told.value)
    assert mail_server.arrived == []
