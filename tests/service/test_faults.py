"""What is said about a database that cannot be used: why, what to do, and nothing of what the error quotes."""

from __future__ import annotations

import socket
import socketserver
import sqlite3
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, NullPool, create_engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from service.db import connections, faults
from service.db.database import Database
from tests.service import postgresql

SECRET = "hunter2"
NEVER_SAID = (SECRET, "stranger", "annas-hand", "INSERT", "/", "@")


def said_about(act: Callable[[], object]) -> str:
    """What is said about the error that `act` raises, which repeats nothing of it."""
    with pytest.raises(SQLAlchemyError) as raised:
        act()
    said = faults.describe(raised.value)
    assert not [word for word in NEVER_SAID if word in said]
    return said


@pytest.fixture
def file(migrated: Path, tmp_path: Path) -> Path:
    """An SQLite file with the tables in it."""
    copy = tmp_path / "posse.sqlite"
    copy.write_bytes(migrated.read_bytes())
    return copy


def execute(file: Path, statement: str, **pragmas: str) -> None:
    """Execute a statement on a connection of its own, with the pragmas given."""
    engine = connections.sqlite_engine(connections.parse_url(f"sqlite:///{file}"), "BEGIN IMMEDIATE", **pragmas)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(statement)
    finally:
        engine.dispose()


# Two megabytes, in rows that a text's length allows.
INSERT = """
WITH RECURSIVE number(x) AS (SELECT '' UNION ALL SELECT x + 1 FROM number LIMIT 99999)
INSERT INTO site_key SELECT 'annas-hand' || x, 'x' FROM number
"""


def test_sqlite_without_its_folder(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/nowhere/posse.sqlite")
    assert "cannot be opened: expected a file in a folder that exists" in said_about(database.migrate)


def test_sqlite_that_may_not_be_written(file: Path) -> None:
    assert "cannot be written by this user" in said_about(lambda: execute(file, INSERT, query_only="ON"))


def test_sqlite_on_a_full_disk(file: Path) -> None:
    assert said_about(lambda: execute(file, INSERT, max_page_count="1")) == "its disk is full: free some space"


def test_sqlite_that_another_process_has_locked(file: Path) -> None:
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "locked its file for too long" in said_about(lambda: execute(file, INSERT, busy_timeout="0"))
    other.close()


def test_sqlite_that_is_damaged(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"annas-hand" * ((len(whole) - 4096) // 10))
    assert "is damaged: stop Posse" in said_about(lambda: execute(file, INSERT))


def test_a_file_that_is_no_database(file: Path) -> None:
    file.write_bytes(b"annas-hand" * 1000)
    assert "not an SQLite database" in said_about(lambda: execute(file, INSERT))


def test_an_error_that_is_no_fault_of_the_database_has_its_type_only(file: Path) -> None:
    execute(file, "INSERT INTO site_key VALUES ('annas-hand', 'x')")
    assert said_about(lambda: execute(file, INSERT)) == "an unexpected error of the type IntegrityError"
    assert "OperationalError" in said_about(lambda: execute(file, "INSERT INTO hats VALUES ('annas-hand')"))


def test_a_pool_without_a_free_connection(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}", pool_size=1, max_overflow=0, pool_timeout=0)
    with engine.connect():
        assert said_about(engine.connect) == faults.POOL
    engine.dispose()


ROLES = """
    CREATE ROLE weak LOGIN;
    CREATE ROLE crowd LOGIN CONNECTION LIMIT 0;
    CREATE ROLE known LOGIN PASSWORD 'sesame';
    CREATE ROLE outside LOGIN;
    CREATE ROLE nologin;
"""
HBA = "local all known scram-sha-256\nlocal all outside reject\nlocal all all trust\n"


@pytest.fixture(scope="module")
def server() -> Iterator[postgresql.Server]:
    """A PostgreSQL with some users, each with another reason not to be let in."""
    with postgresql.running() as server:
        with psycopg.connect(server.new_database(), autocommit=True) as connection:
            connection.execute(ROLES)
            connection.execute("CREATE DATABASE closed ALLOW_CONNECTIONS false")
            connection.execute("CREATE DATABASE private")
            connection.execute("REVOKE CONNECT ON DATABASE private FROM public")
            hba = connection.execute("SHOW hba_file").fetchone()
            assert hba is not None
            Path(hba[0]).write_text(HBA)
            connection.execute("SELECT pg_reload_conf()")
        yield server


@pytest.fixture
def url(server: postgresql.Server) -> str:
    return server.new_database()


def changed(url: str, **parts: str) -> Callable[[], Engine | None]:
    """Connecting to a database with other parts of its URL, as a function."""
    engine = connections.postgresql_engine(connections.parse_url(url).set(**parts))
    return lambda: engine.connect() and None


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"database": "stranger"}, "no database of that name"),
        ({"username": "stranger", "password": SECRET}, "does not accept the user or the password"),
        ({"username": "known", "password": SECRET}, "does not accept the user or the password"),
        ({"username": "known"}, "does not accept the user or the password"),
        ({"username": "outside"}, "does not accept the user or the password"),
        ({"username": "crowd"}, "accepts no more connections: raise max_connections"),
        ({"host": "127.0.0.1", "port": 1, "query": {}}, "no server answers there"),
        ({"host": "stranger.invalid", "query": {}}, "no server answers there"),
        ({"query": {"host": "/stranger"}}, "no server answers there"),
        ({"database": "closed"}, "lets nobody connect to this database"),
        ({"username": "nologin"}, "does not accept the user or the password"),
        ({"database": "private", "username": "weak"}, "lacks a permission"),
    ],
)
def test_postgresql_that_cannot_be_connected_to(url: str, parts: Any, said: str) -> None:
    assert said in said_about(changed(url, **parts))


def refusal(state: str) -> bytes:
    """What a server sends that refuses a connection, in its own language (PostgreSQL, 55.7 Message Formats)."""
    fields = ("SКРАХ", "VFATAL", f"C{state}", "Mотказ, SSL, timeout, password", "")
    body = b"".join(field.encode() + b"\0" for field in fields)
    return b"E" + struct.pack("!i", 4 + len(body)) + body


@contextmanager
def answering(*answers: bytes) -> Iterator[tuple[int, list[object]]]:
    """The port of a server that answers the messages of each connection one by one, and closes it; its clients."""
    clients: list[object] = []

    class Answer(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            clients.append(self.client_address)
            for answer in answers:
                self.request.recv(4096)
                self.request.sendall(answer)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Answer) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server.server_address[1], clients
        server.shutdown()


@pytest.mark.parametrize(
    ("answers", "mode", "said"),
    [
        ((b"N", refusal("53300")), "prefer", "accepts no more connections"),
        ((b"N", refusal("57P03")), "prefer", "is starting or stopping"),
        ((b"N", refusal("28P01")), "prefer", "does not accept the user or the password"),
        ((b"N", refusal("28000")), "prefer", "does not accept the user or the password"),
        ((b"N", refusal("3D000")), "prefer", "no database of that name"),
        ((b"N", refusal("08P01")), "prefer", "the server, or a pooler before it, refuses the connection"),
        ((b"N",), "require", "the server insists on TLS, or its certificate is not accepted"),
        ((b"S", b"no TLS"), "require", "the server insists on TLS, or its certificate is not accepted"),
        ((b"N", b""), "prefer", "was lost"),
    ],
)
def test_what_a_server_answers_before_it_lets_a_client_in(answers: tuple[bytes, ...], mode: str, said: str) -> None:
    with answering(*answers) as (port, _):
        url = f"postgresql://stranger:{SECRET}@127.0.0.1:{port}/x?sslmode={mode}"
        assert said in said_about(changed(url))


def test_a_server_is_asked_once_only_why_it_refuses_a_connection() -> None:
    """Psycopg does not free what it allocates to find out."""
    with answering(b"N", refusal("57P03")) as (port, clients):
        refused = changed(f"postgresql://stranger@127.0.0.1:{port}/x")
        assert len({said_about(refused) for _ in range(3)}) == 1
        assert len(clients) == 4


@pytest.mark.slow
def test_a_server_that_accepts_a_connection_and_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CONNECT_TIMEOUT", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://stranger@127.0.0.1:{silent.getsockname()[1]}/x"
        assert "no server answers there" in said_about(changed(url))


def test_a_value_that_the_driver_cannot_send_is_no_fault_of_the_database(url: str) -> None:
    engine = create_engine(connections.parse_url(url), poolclass=NullPool)

    def execute() -> None:
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT %(value)s", {"value": object()})

    assert said_about(execute) == "an unexpected error of the type ProgrammingError"


def test_postgresql_whose_user_may_not_create_tables(url: str) -> None:
    weak = Database(url.replace("//posse@", "//weak@"))
    assert "lacks a permission: make that user the owner" in said_about(weak.migrate)


def test_postgresql_with_tables_of_another_program(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE game (id integer)")
    assert "tables that Posse did not create: expected an empty one" in said_about(Database(url).migrate)


@pytest.mark.parametrize(
    ("state", "away"),
    [("0A000", True), ("25006", True), ("25P03", True), ("40001", True), ("57P01", True), ("22023", False)],
)
def test_what_may_succeed_when_it_is_tried_again(url: str, state: str, away: bool) -> None:
    engine = create_engine(connections.parse_url(url), poolclass=NullPool)
    with engine.connect() as connection, pytest.raises(DBAPIError) as raised:
        connection.exec_driver_sql(f"DO $$ BEGIN RAISE EXCEPTION 'annas-hand' USING ERRCODE = '{state}'; END $$")
    assert connections.is_away(raised.value) is away


def test_a_plan_that_does_not_fit_a_changed_schema_is_made_again(url: str) -> None:
    """Psycopg prepares a statement when it is executed for the sixth time."""
    database = Database(url)
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("CREATE TABLE hats (size integer)")
        for _ in range(8):
            read_hats(database)
        other.execute("ALTER TABLE hats ALTER size TYPE text")
    with pytest.raises(DBAPIError) as raised:
        read_hats(database)
    assert connections.is_away(raised.value)
    read_hats(database)
    database.close()


def read_hats(database: Database) -> None:
    with database.reading() as session:
        session.connection().exec_driver_sql("SELECT size FROM hats").all()


@pytest.mark.parametrize(
    ("options", "statement", "said"),
    [
        ("-c default_transaction_read_only=on", "CREATE TABLE hats (id integer)", "read-only: expected the primary"),
        ("-c statement_timeout=10", "SELECT pg_sleep(60)", "a statement took too long"),
        ("", "SELECT pg_terminate_backend(pg_backend_pid())", "is starting or stopping"),
        ("", "SELECT 'annas-hand'::integer", "an unexpected error of the type InvalidTextRepresentation"),
        *(
            ("", f"DO $$ BEGIN RAISE EXCEPTION 'annas-hand' USING ERRCODE = '{state}'; END $$", said)
            for state, said in (
                ("40P01", "two transactions blocked each other"),
                ("53100", "the server's disk is full"),
                ("55P03", "has held a lock for too long"),
                ("58030", "the server's disk reports an error"),
                ("XX001", "restore a backup"),
            )
        ),
    ],
)
def test_postgresql_that_refuses_a_statement(url: str, options: str, statement: str, said: str) -> None:
    engine = create_engine(connections.parse_url(url), connect_args={"options": options}, poolclass=NullPool)

    def execute() -> None:
        with engine.begin() as connection:
            connection.exec_driver_sql(statement)

    assert said in said_about(execute)
