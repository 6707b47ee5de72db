"""The public site as a worker looks at it: over real TLS, with certificates that are good or not, and without Posse."""

from __future__ import annotations

import shutil
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from service.db.database import Database
from service.diagnostics import public_site
from service.monitoring.site_watch import Look, SiteWatch, sites
from tests.keys import openssl
from tests.servers import free_port
from tests.settings import settings
from tests.waiting import PATIENCE, until

HEALTHY = (200, b'{"status": "alive"}')


def look(url: str) -> Look:
    return public_site.look(settings(Path(), base_url=url))


class Site(BaseHTTPRequestHandler):
    """Answers every request in one way, and remembers the paths."""

    answer = HEALTHY
    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        status, body = self.answer
        self.send_response(status)
        if status == 301:
            self.send_header("Location", "https://elsewhere.invalid/")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serving(answer: tuple[int, bytes], certificate: Path | None = None) -> Iterator[tuple[str, list[str]]]:
    """A site at an address, over TLS if there is a certificate; the paths that are asked for are added to the list."""
    asked: list[str] = []
    handler = type("Handler", (Site,), {"answer": answer, "asked": asked})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate, certificate.with_suffix(".key"))
            server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http{'' if certificate is None else 's'}://127.0.0.1:{server.server_address[1]}", asked
        finally:
            server.shutdown()
            thread.join()


def certificate(folder: Path, name: str = "127.0.0.1", days: int = 20) -> Path:
    """Make a certificate that is signed by its own key; one for -1 days has ended."""
    made = folder / "site.pem"
    curve = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1"  # such a key is made in no time
    request = f"req -x509 {curve} -nodes -days {days} -subj /CN=posse -addext subjectAltName=IP:{name}"
    openssl(*request.split(), "-keyout", str(made.with_suffix(".key")), "-out", str(made))
    return made


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A certificate that this machine trusts."""
    made = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    return made


def test_a_site_that_is_well_and_the_end_of_its_certificate(trusted: Path) -> None:
    with serving(HEALTHY, trusted) as (url, asked):
        found = look(url)
    assert (found.reason, asked) == (None, ["/healthz"])
    assert found.certificate_ends is not None
    left = found.certificate_ends - datetime.now(UTC)
    assert timedelta(days=19) < left <= timedelta(days=20)


def test_without_tls_there_is_no_certificate() -> None:
    with serving(HEALTHY) as (url, _asked):
        assert look(url) == Look(None, None)


@pytest.mark.proof
def test_a_certificate_that_nobody_trusts(tmp_path: Path) -> None:
    with serving(HEALTHY, certificate(tmp_path)) as (url, asked):
        found = look(url)
    assert (found.reason or "").startswith("its certificate is not accepted")
    assert (found.certificate_ends, asked) == (None, [])


def test_a_certificate_for_another_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = certificate(tmp_path, name="127.0.0.2")
    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    with serving(HEALTHY, made) as (url, _asked):
        assert "certificate is not accepted" in (look(url).reason or "")


@pytest.mark.parametrize(
    ("status", "reason"), [(301, "redirects elsewhere"), (404, "something else"), (502, "a proxy"), (503, "a proxy")]
)
def test_a_proxy_without_posse_and_a_redirect_that_is_not_followed(status: int, reason: str) -> None:
    with serving((status, b"")) as (url, asked):
        assert reason in (look(url).reason or "")
    assert asked == ["/healthz"]


def test_another_site_at_that_name() -> None:
    with serving((200, b"Welcome to nginx! " * 10_000)) as (url, _asked):
        assert (look(url).reason or "").startswith("something else than Posse answers")


def test_a_site_that_does_not_answer_or_is_not_there() -> None:
    assert "nothing listens there" in (look(f"http://127.0.0.1:{free_port()}").reason or "")
    assert "finds no address" in (look("https://posse.invalid").reason or "")


def test_a_worker_looks_again_and_again(tmp_path: Path, migrated: Path) -> None:
    database = Database(f"sqlite:///{shutil.copy(migrated, tmp_path / 'posse.sqlite')}")

    def seen() -> list[str | None]:
        with database.reading() as session:
            return [site.reason for site in sites(session, datetime.now(UTC))]

    with serving(HEALTHY) as (url, _asked):
        watch = SiteWatch(lambda: database, partial(look, url), timedelta(milliseconds=50))
        watch.start()
        until(seen, PATIENCE, "the first look", lambda found: found == [None])
    until(seen, PATIENCE, "the site to be away", lambda found: "nothing listens there" in (found[0] or ""))
    watch.stop()
    database.close()
