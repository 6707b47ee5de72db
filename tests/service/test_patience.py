"""Servers that hang: whoever speaks with them gives up after a while, and works again when they do."""

from __future__ import annotations

import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime

import pytest
from flask.testing import FlaskClient
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from service import outbox
from service.db import connections
from service.db.database import Database
from service.db.locks import lock_game
from service.mail import sender, smtp
from service.settings import Settings
from service.web import create_app
from tests.service import postgresql
from tests.service.sitting import Sitting
from worker.app import publisher

POLITE = {  # what a mail server answers to each word; to the lines of a mail nothing
    "connect": b"220 hello\r\n",
    "EHLO": b"250 hello\r\n",
    "MAIL": b"250 well\r\n",
    "RCPT": b"250 well\r\n",
    "DATA": b"354 go on\r\n",
}
KEYS = "0123456789abcdef0123456789abcdef"


@contextmanager
def hanging(server: postgresql.Server) -> Iterator[None]:
    """The server is there and says nothing, as when its disk does not answer."""
    server.tell(signal.SIGSTOP)
    try:
        yield
    finally:
        server.tell(signal.SIGCONT)


@contextmanager
def mute() -> Iterator[int]:
    """The port of a server that takes every call and never says a word."""
    with socket.create_server(("127.0.0.1", 0), backlog=50) as server:
        yield server.getsockname()[1]


@contextmanager
def dripping(after: str) -> Iterator[int]:
    """The port of a mail server that is polite until it has heard one word; its answer to that never ends."""
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            line, _ = server.accept()
            with line, line.makefile("rb") as said, suppress(OSError):
                heard = "connect"
                while heard != after:
                    if heard in POLITE:
                        line.sendall(POLITE[heard])
                    heard = (said.readline().decode().upper().split() or [""])[0]
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


@contextmanager
def within(seconds: float) -> Iterator[None]:
    began = time.monotonic()
    yield
    assert time.monotonic() - began < seconds


def test_a_database_that_does_not_say_hello_is_given_up() -> None:
    with mute() as port:
        engine = connections.postgresql_engine(connections.parse_url(f"postgresql://posse@127.0.0.1:{port}/posse"))
        with within(connections.CONNECT_TIMEOUT + 5), pytest.raises(OperationalError):
            engine.connect()


def test_the_server_ends_what_takes_too_long(postgresql_url: str) -> None:
    engine = connections.postgresql_engine(connections.parse_url(postgresql_url))
    with engine.connect() as connection:
        said = {
            name: connection.execute(text(f"SHOW {name}")).scalar_one()
            for name in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        }
    engine.dispose()
    assert said == {
        "lock_timeout": "15s",
        "statement_timeout": "30s",
        "idle_in_transaction_session_timeout": "1min",
    }


def test_who_waits_for_a_game_that_somebody_holds_gives_up(postgresql_url: str, now: datetime) -> None:
    hurried = Database(postgresql_url + "&options=-c%20lock_timeout%3D300ms")
    hurried.migrate()
    sitting = Sitting(hurried, now)
    held, done = threading.Event(), threading.Event()

    def hold() -> None:
        with hurried.writing() as session:
            lock_game(session, sitting.id)
            session.connection().exec_driver_sql("SET LOCAL lock_timeout = 0")
            held.set()
            done.wait(30)

    holder = threading.Thread(target=hold)
    holder.start()
    assert held.wait(10)
    with within(5), pytest.raises(OperationalError):
        sitting.post(sitting.position().turn, "draw supply")
    done.set()
    holder.join()
    assert sitting.post(sitting.position().turn, "draw supply").did
    hurried.close()


def test_a_mail_server_that_never_greets_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smtp, "TIMEOUT", 0.5)
    with mute() as port, smtp.Post(f"smtp://127.0.0.1:{port}") as post, within(5), pytest.raises(smtp.NoServer):
        post.send("posse@posse.test", "anna@posse.test", b"Subject: your turn\r\n\r\n")


@pytest.mark.parametrize("after", ["connect", "EHLO", "MAIL", "DATA", "."])
def test_a_mail_server_that_says_one_letter_at_a_time_is_given_up(after: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smtp, "LIMIT", 0.5)
    with (
        dripping(after) as port,
        smtp.Post(f"smtp://127.0.0.1:{port}") as post,
        within(5),
        pytest.raises(smtp.NoServer),
    ):
        post.send("posse@posse.test", "anna@posse.test", b"Subject: your turn\r\n\r\n")


def test_a_claim_on_a_mail_outlasts_the_longest_try() -> None:
    assert smtp.TIMEOUT < smtp.LIMIT < outbox.CLAIM.total_seconds() - 5 * sender.FRESH


def test_a_redis_that_hangs_does_not_keep_a_player_waiting(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    with mute() as port:
        publish = publisher(Settings.from_environment({"REDIS_URL": f"redis://127.0.0.1:{port}/0"}))
        with within(8):
            publish()


@pytest.fixture
def client(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[FlaskClient]:
    """A site whose database is away."""
    monkeypatch.chdir(str(tmp_path))
    away = "postgresql://posse@127.0.0.1:1/posse"
    settings = Settings.from_environment({"DATABASE_URL": away, "SECRET_KEYS": KEYS})
    database = Database(away)
    with create_app(settings, database).test_client() as client:
        yield client
    database.close()


def test_a_site_whose_database_is_away_says_so_and_when_to_come_again(client: FlaskClient) -> None:
    page = client.get(f"/g/{'0' * 24}")
    assert page.status_code == 503
    assert page.headers["Retry-After"] == "2"
    program = client.get(f"/g/{'0' * 24}", headers={"Accept": "application/json"})
    assert (program.status_code, program.json["error"]) == (503, "away")
    assert client.get("/healthz").status_code == 200
    assert client.get("/readyz").status_code == 503
