"""No password goes to another machine without TLS, and where TLS is required nothing goes out without it."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from service.mail.delivering import smtp
from service.settings import Settings, SettingsError
from tests.mail.elsewhere import HOST, lead_here, self_signed
from tests.mail.mail_server import MailServer
from tests.servers import free_port, smtp_server

MAIL = b"Subject: hello\r\n\r\nhello\r\n"
USER = "smtp://posse:secret@mail.example"
WITH_A_PASSWORD = "smtp://posse:secret@{}:{}"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ssl.SSLContext]:
    return self_signed(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    lead_here(monkeypatch)


class Server:
    """A mail server that asks for a password and keeps all it is told."""

    def __init__(self, tls: ssl.SSLContext | None) -> None:
        self.mail_server = MailServer()
        self.passwords: list[bytes] = []
        self._port = free_port()
        self._server = smtp_server(
            self.mail_server, self._port, tls_context=tls, authenticator=self._check, auth_require_tls=False
        )

    def _check(self, _server: object, _session: object, _envelope: object, _mechanism: str, told: Any) -> AuthResult:
        assert isinstance(told, LoginPassword)
        assert told.login == b"posse"
        self.passwords.append(told.password)
        return AuthResult(success=True)

    @contextmanager
    def running(self) -> Iterator[int]:
        self._server.start()
        try:
            yield self._port
        finally:
            self._server.stop()


def send(url: str, *tls: Any) -> None:
    with smtp.Connection(url, *tls) as connection:
        connection.send("posse@posse.test", "anna@posse.test", MAIL)


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("tls", [(), ("offered",), ("required",)])
def test_a_password_does_not_go_to_another_machine_in_clear(tls: tuple[str, ...]) -> None:
    server = Server(None)
    with server.running() as port:
        with pytest.raises(smtp.NoServer, match="the server offers no TLS") as told:
            send(WITH_A_PASSWORD.format(HOST, port), *tls)
        assert "secret" not in str(told.value)
    assert (server.passwords, server.mail_server.arrived) == ([], [])


@pytest.mark.usefixtures("elsewhere")
def test_over_tls_it_does(certificate: tuple[Path, ssl.SSLContext], monkeypatch: pytest.MonkeyPatch) -> None:
    file, context = certificate
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    server = Server(context)
    with server.running() as port:
        send(WITH_A_PASSWORD.format(HOST, port), "required")
    assert server.passwords == [b"secret"]
    assert server.mail_server.recipients == ["anna@posse.test"]


def test_within_this_machine_it_may_go_in_clear() -> None:
    server = Server(None)
    with server.running() as port:
        send(f"smtp://posse:p%40ss@127.0.0.1:{port}")
    assert server.passwords == [b"p@ss"]


def test_where_tls_is_required_nothing_goes_out_without_it() -> None:
    server = Server(None)
    with server.running() as port, pytest.raises(smtp.NoServer, match="the server offers no TLS"):
        send(f"smtp://127.0.0.1:{port}", "required")
    assert server.mail_server.senders == []


def test_where_tls_is_required_the_server_proves_its_name(certificate: tuple[Path, ssl.SSLContext]) -> None:
    server = Server(certificate[1])
    with server.running() as port, pytest.raises(smtp.NoServer, match="CERTIFICATE_VERIFY_FAILED"):
        send(f"smtp://127.0.0.1:{port}", "required")
    assert server.mail_server.senders == []


@pytest.mark.parametrize(
    ("environ", "tls"),
    [
        ({}, "offered"),
        ({"SMTP_URL": "smtp://mail.example"}, "offered"),
        ({"SMTP_URL": USER}, "required"),
        ({"SMTP_URL": "smtps://posse:secret@mail.example"}, "required"),
        ({"SMTP_URL": "smtp://posse:secret@localhost"}, "offered"),
        ({"SMTP_URL": USER, "SMTP_TLS": "offered"}, "offered"),
        ({"SMTP_URL": "smtp://mail.example", "SMTP_TLS": "required"}, "required"),
    ],
)
def test_a_password_for_another_machine_makes_tls_required(
    environ: dict[str, str], tls: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert Settings.from_environment(environ).smtp_tls == tls


def test_the_built_in_mailbox_has_no_tls_to_require() -> None:
    with pytest.raises(SettingsError, match="SMTP_TLS is required, and the built-in mailbox has no TLS"):
        Settings.from_environment({"SMTP_TLS": "required"})
