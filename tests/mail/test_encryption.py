"""Speaking with mail servers over TLS, with a certificate that nobody has signed but the server itself."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from service.mail.delivering import smtp
from tests.mail.mail_server import MailServer
from tests.servers import free_port, smtp_server, unavailable

MAIL = b"Subject: hello\r\n\r\nhello\r\n"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> ssl.SSLContext:
    """A server's side of TLS."""
    openssl = shutil.which("openssl")
    if openssl is None:
        unavailable("openssl is missing: it makes the certificate")
    folder = tmp_path_factory.mktemp("tls")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout {key} -out {certificate}"
    subprocess.run([openssl, *made.split()], check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    return context


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
