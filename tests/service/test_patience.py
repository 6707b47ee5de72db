"""Timeouts: servers that hang do not block the service: without a timeout these tests would wait for ever."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime

import pytest
from flask.testing import FlaskClient
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from service.db import connections
from service.db.database import Database, lock_game
from service.mail.delivering import pace, renderer, sender, smtp
from service.queues import row_claims
from service.settings import Settings
from service.web import create_app
from tests.service import postgresql
from tests.service.harness import Harness
from worker.app import DELIVER, publisher

REPLIES = {  # of a mail server to each command; lines of a mail get none
    "connect": b"220 hello\r\n",
    "EHLO": b"250 hello\r\n",
    "MAIL": b"250 well\r\n",
    "RCPT": b"250 well\r\n",
    "DATA": b"354 go on\r\n",
}
KEYS = "0123456789abcdef0123456789abcdef"


@contextmanager
def hanging(server: postgresql.Server) -> Iterator[None]:
    """Stop the server's processes, as when its disk does not respond."""
    server.tell(signal.SIGSTOP)
    try:
        yield
    finally:
        server.tell(signal.SIGCONT)


@contextmanager
def silent_server() -> Iterator[int]:
    """Yield the port of a server that accepts connections and never sends anything."""
    with socket.create_server(("127.0.0.1", 0), backlog=50) as server:
        yield server.getsockname()[1]


@contextmanager
def endless_reply(after: str) -> Iterator[int]:
    """Yield the port of a mail server whose reply to the command `after` never ends."""
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            line, _ = server.accept()
            with line, line.makefile("rb") as received, suppress(OSError):
                command = "connect"
                while command != after:
                    if command in REPLIES:
                        line.sendall(REPLIES[command])
                    command = (received.readline().decode().upper().split() or [""])[0]
                line.sendall(b"250-")
                while not over.wait(0.05):
                    line.sendall(b"w")

        waiter = threading.Thread(target=serve)
        waiter.start()
        try:
            yield server.getsockname()[1]
        finally:
            over.set()
            waiter.join()


def test_the_server_has_timeouts(postgresql_url: str) -> None:
    engine = connections.postgresql_engine(connections.parse_url(postgresql_url))
    with engine.connect() as connection:
        timeouts = {
            name: connection.execute(text(f"SHOW {name}")).scalar_one()
            for name in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        }
    engine.dispose()
    assert timeouts == {
        "lock_timeout": "15s",
        "statement_timeout": "30s",
        "idle_in_transaction_session_timeout": "1min",
    }


@pytest.mark.slow
def test_waiting_for_a_locked_game_times_out(postgresql_url: str, now: datetime) -> None:
    hurried = Database(postgresql_url + "&options=-c%20lock_timeout%3D300ms")
    hurried.migrate()
    harness = Harness(hurried, now)
    turn = harness.position().turn
    with hurried.writing() as session:
        lock_game(session, harness.id)
        session.connection().exec_driver_sql("SET LOCAL lock_timeout = 0")
        with pytest.raises(OperationalError):
            harness.post(turn, "draw supply", at=0)
    assert harness.post(harness.position().turn, "draw supply").did
    hurried.close()


def test_waiting_for_a_silent_mail_server_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smtp, "TIMEOUT", 0.5)  # seconds; 10 as it is
    with (
        silent_server() as port,
        smtp.Connection(f"smtp://127.0.0.1:{port}") as connection,
        pytest.raises(smtp.NoServer),
    ):
        connection.send("posse@posse.test", "anna@posse.test", b"Subject: your turn\r\n\r\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("after", "failure"),
    [
        ("connect", smtp.NoServer),
        ("EHLO", smtp.NoServer),
        ("MAIL", smtp.Aborted),
        ("DATA", smtp.Aborted),
        (".", smtp.Aborted),
    ],
)
def test_a_mail_server_whose_answer_never_ends_times_out(
    after: str, failure: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(smtp, "LIMIT", 0.5)  # seconds; 20 as it is
    with (
        endless_reply(after) as port,
        smtp.Connection(f"smtp://127.0.0.1:{port}") as connection,
        pytest.raises(failure),
    ):
        connection.send("posse@posse.test", "anna@posse.test", b"Subject: your turn\r\n\r\n")


def test_a_claim_on_a_mail_expires_after_the_longest_attempt() -> None:
    longest = sender.HOLD + pace.LONGEST.total_seconds() + smtp.LIMIT
    assert longest <= (row_claims.CLAIM - 4 * renderer.FRESH).total_seconds()
    assert smtp.TIMEOUT < smtp.LIMIT


@pytest.mark.slow
def test_a_redis_that_hangs_does_not_block_a_request(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    with silent_server() as port:
        publish = publisher(Settings.from_environment({"REDIS_URL": f"redis://127.0.0.1:{port}/0"}), DELIVER)
        publish()


@pytest.fixture
def client(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[FlaskClient]:
    """A client of a site whose database is unreachable."""
    monkeypatch.chdir(str(tmp_path))
    away = "postgresql://posse@127.0.0.1:1/posse"
    settings = Settings.from_environment({"DATABASE_URL": away, "SECRET_KEYS": KEYS})
    database = Database(away)
    with create_app(settings, database).test_client() as client:
        yield client
    database.close()


def test_without_its_database_a_site_answers_503_with_retry_after(client: FlaskClient) -> None:
    page = client.get(f"/g/{'0' * 24}")
    assert page.status_code == 503
    assert page.headers["Retry-After"] == "2"
    program = client.get(f"/g/{'0' * 24}", headers={"Accept": "application/json"})
    assert (program.status_code, program.json["error"]) == (503, "away")
    assert client.get("/healthz").status_code == 200
    assert client.get("/readyz").status_code == 503
