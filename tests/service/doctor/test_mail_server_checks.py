"""What `posse doctor` tells of real mail servers: connection, TLS, login, and a test mail."""

from __future__ import annotations

import base64
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import dkim
import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from tests.keys import openssl, private_key
from tests.mail.elsewhere import HOST, lead_here, self_signed
from tests.mail.mail_server import MailServer
from tests.servers import free_port, smtp_server
from tests.service.doctor.conftest import PASSWORD, Doctor, Finds

ANNA = "anna@example.org"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ssl.SSLContext]:
    return self_signed(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    lead_here(monkeypatch)


@contextmanager
def serving(tls: ssl.SSLContext | None = None, **options: Any) -> Iterator[tuple[MailServer, int]]:
    """A mail server that lets in who knows the password, and repeats a wrong one."""

    def check(_server: object, _session: object, _envelope: object, _mechanism: str, told: Any) -> AuthResult:
        assert isinstance(told, LoginPassword)
        message = f"535 5.7.8 {told.password.decode()} is wrong"
        return AuthResult(success=told.password == PASSWORD.encode(), handled=False, message=message)

    mail_server, port = MailServer(), free_port()
    server = smtp_server(mail_server, port, tls_context=tls, authenticator=check, auth_require_tls=False, **options)
    server.start()
    try:
        yield mail_server, port
    finally:
        server.stop()


@pytest.mark.usefixtures("elsewhere")
def test_login_over_tls(doctor: Doctor, certificate: tuple[Path, ssl.SSLContext]) -> None:
    file, context = certificate
    with serving(context) as (mail_server, port):
        url = f"smtp://posse:{PASSWORD}@{HOST}:{port}"
        told = doctor(settings={"SMTP_URL": url, "SSL_CERT_FILE": str(file)})
    assert told.code == 0
    assert told.of("mail server") == [f"fine: {HOST}:{port}, with TLS, the login works"]
    assert mail_server.arrived == []


def test_a_login_that_is_refused(doctor: Doctor) -> None:
    with serving() as (_, port):
        told = doctor("--mail-to", ANNA, settings={"SMTP_URL": f"smtp://posse:{PASSWORD}x@127.0.0.1:{port}"})
    assert told.code == 2
    assert told.of("mail server") == [
        f"wrong: 127.0.0.1:{port} cannot be used: it does not accept the user or the password in SMTP_URL (reply 535)"
    ]
    assert told.of("test mail") == ["not checked: the mail server cannot be used"]


@pytest.mark.parametrize(
    ("url", "told_of"),
    [
        (f"smtp://posse:{PASSWORD}@127.0.0.1:{{other}}", "it offers no login that Posse knows: check the port"),
        ("smtps://127.0.0.1:{other}", "it does not speak TLS there"),
        ("smtp://127.0.0.1:{free}", "nothing listens there"),
        (f"smtp://posse:{PASSWORD}@{HOST}:{{own}}", "it offers no TLS, without which no password is sent"),
    ],
)
@pytest.mark.usefixtures("elsewhere")
def test_a_server_that_cannot_be_used(wrong: Finds, mail_server: MailServer, url: str, told_of: str) -> None:
    with serving() as (_, port):
        where = url.format(own=port, other=mail_server.port, free=free_port())
        assert f" cannot be used: {told_of}" in wrong("mail server", SMTP_URL=where)


@pytest.mark.usefixtures("elsewhere")
def test_a_certificate_that_nobody_has_signed(wrong: Finds, certificate: tuple[Path, ssl.SSLContext]) -> None:
    with serving(certificate[1]) as (_, port):
        told = wrong("mail server", SMTP_URL=f"smtp://posse:{PASSWORD}@{HOST}:{port}")
    assert "its certificate is not accepted (self-signed certificate)" in told


@pytest.mark.usefixtures("elsewhere")
def test_mails_that_others_can_read(warning: Finds) -> None:
    with serving() as (_, port):
        told = warning("mail server", SMTP_URL=f"smtp://{HOST}:{port}")
    assert told == f"{HOST}:{port} offers no TLS: mails can be read on their way to it"


def test_a_server_that_lets_nobody_in(wrong: Finds) -> None:
    def refuse() -> None:
        connection, _ = listener.accept()
        with connection:
            connection.sendall(b"554 5.7.1 hunter2-and-more has no access\r\n")
            connection.recv(100)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = Thread(target=refuse)
        server.start()
        told = wrong("mail server", SMTP_URL=f"smtp://127.0.0.1:{listener.getsockname()[1]}")
        server.join()
    assert "it refuses the connection (reply 554): its log has the reason" in told


def test_a_mailbox_that_does_not_run(wrong: Finds) -> None:
    told = wrong("mail server", SMTP_URL="", MAIL_IN="")
    assert told.startswith("the built-in mailbox does not answer at 127.0.0.1:")


@pytest.mark.slow
def test_a_test_mail_is_sent_only_on_request(doctor: Doctor, mail_server: MailServer, tmp_path: Path) -> None:
    key = private_key()
    (tmp_path / "key.pem").write_bytes(key)
    more = {"MAIL_FROM": "Posse <posse@localhost>", "DKIM_KEY": str(tmp_path / "key.pem"), "DKIM_SELECTOR": "posse"}
    assert doctor(settings=more).code == 0
    assert mail_server.arrived == []
    told = doctor("--mail-to", ANNA)
    assert told.code == 0
    assert told.of("test mail")[0].startswith(f"fine: the mail server has accepted it for {ANNA}. See whether it")
    (mail,), (raw,) = mail_server.arrived, mail_server.contents
    assert (mail["From"], mail["To"], mail_server.senders) == ("Posse <posse@localhost>", ANNA, ["posse@localhost"])
    assert (mail["Auto-Submitted"], mail["X-Auto-Response-Suppress"]) == ("auto-generated", "OOF, AutoReply")
    public = base64.b64encode(openssl("pkey", "-in", str(tmp_path / "key.pem"), "-pubout", "-outform", "DER"))
    assert dkim.verify(raw, dnsfunc=lambda *_, **_more: b"v=DKIM1; k=rsa; p=" + public)


@pytest.mark.parametrize(
    ("reply", "code", "text"),
    [
        ("550 5.1.1 no such person", 2, "wrong: the mail server refuses it: 550 5.1.1 no such person"),
        ("451 4.7.1 greylisted", 1, "warning: not accepted now, try again in some minutes: 451 4.7.1 greylisted"),
        (f"550 not {PASSWORD}", 2, "wrong: the mail server refuses it: (not shown: it contains the password)"),
    ],
)
def test_a_test_mail_that_is_refused(doctor: Doctor, reply: str, code: int, text: str) -> None:
    with serving() as (mail_server, port):
        mail_server.refused[ANNA] = reply
        told = doctor("--mail-to", ANNA, settings={"SMTP_URL": f"smtp://posse:{PASSWORD}@127.0.0.1:{port}"})
    assert (told.code, told.of("test mail")) == (code, [text])


def test_a_sender_that_is_refused(doctor: Doctor, mail_server: MailServer) -> None:
    mail_server.sender_refusal = "553 5.7.1 not your address"
    told = doctor("--mail-to", ANNA)
    assert told.code == 2
    assert told.of("mail server")[0].startswith(
        f"wrong: 127.0.0.1:{mail_server.port} refuses mails from localhost (reply 553), so that none leaves"
    )
    assert "or change MAIL_FROM" in told.of("mail server")[0]
    assert told.of("test mail") == ["wrong: the mail server refuses it: 553 5.7.1 not your address"]
