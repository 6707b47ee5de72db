"""Engines: when a transaction begins on each kind of database, and how long anything may take."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    NullPool,
    Table,
    create_engine,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError  # noqa: A004 - of the pool

CONNECTIONS = 8  # of one process: more requests than these wait for each other, however many threads there are
PATIENCE = 15  # seconds to wait for another writer or for a connection
CONNECT_PATIENCE = 5  # seconds to wait for a server to say hello
STATEMENT_PATIENCE = 2 * PATIENCE  # seconds a statement may take
SILENCE = STATEMENT_PATIENCE + 5  # seconds after which a machine that does not answer is given up


def understood(url: str) -> URL:
    """Return the URL of a database as SQLAlchemy reads it. Raises ValueError for a kind that is not supported."""
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
        raise ValueError(f"a database of the kind {parsed.drivername!r} is not known: use sqlite or postgresql")
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ValueError("several processes share the database: name a file, as in sqlite:///var/posse.sqlite")
    return parsed


def sqlite(url: URL, begin: str, **pragmas: str) -> Engine:
    """SQLite with transactions that begin with the statement `begin`; the driver itself begins too late to lock."""
    pool: dict[str, Any] = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": PATIENCE}
    engine = create_engine(
        url,
        connect_args={"isolation_level": None, "timeout": PATIENCE},
        execution_options={"begin": begin},
        hide_parameters=True,  # an error's words never quote a row
        **({"poolclass": NullPool} if pragmas else pool),
    )
    settings = {"busy_timeout": str(PATIENCE * 1000), "foreign_keys": "ON", "synchronous": "FULL"} | pragmas

    @event.listens_for(engine, "do_connect")
    def _create(_dialect: object, _record: object, arguments: Sequence[Any], _options: object) -> None:
        _create_private(arguments[0])

    @event.listens_for(engine, "connect")
    def _set(connection: Any, _record: object) -> None:
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name} = {value}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options()["begin"])

    return engine


def _create_private(file: str) -> None:
    """Create an SQLite file that only its owner can read; SQLite gives its mode to -wal and -shm."""
    with suppress(OSError):  # it exists; or it cannot be made, and SQLite says why
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode=0o600))


def postgresql(url: URL) -> Engine:
    """PostgreSQL with limits on what anybody waits for, so that a lost client never keeps a game locked.

    The server enforces the limits on statements. Should its machine disappear, the operating system gives the
    connection up after SILENCE seconds without an acknowledgement (libpq's keepalives and tcp_user_timeout).
    """
    given = url.query.get("options", "")
    limits = (
        f"-c lock_timeout={PATIENCE}s -c statement_timeout={STATEMENT_PATIENCE}s"
        f" -c idle_in_transaction_session_timeout={2 * STATEMENT_PATIENCE}s"
    )
    return create_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_recycle=1800,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={
            "connect_timeout": CONNECT_PATIENCE,
            "options": f"{limits} {given}".strip(),
            "keepalives_idle": SILENCE // 2,
            "keepalives_interval": 5,
            "keepalives_count": 3,
            "tcp_user_timeout": SILENCE * 1000,
        },
    )


def is_away(error: Exception) -> bool:
    """Tell whether a database is down, restarting or too busy, so that the same may work in a moment.

    SQLite raises the same type for a missing table, which is a fault of this program.
    """
    if isinstance(error, OperationalError):
        return getattr(error.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR
    return isinstance(error, (InterfaceError, TimeoutError))


def hold(connection: Connection, table: Table) -> None:
    """Lock a table until this transaction ends. On SQLite nobody else writes anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f'LOCK TABLE "{table.name}" IN ACCESS EXCLUSIVE MODE')


def count_on(connection: Connection, table: Table) -> None:
    """Let the numbers of new rows continue after those that are there. SQLite does so without help."""
    if connection.dialect.name == "postgresql" and "id" in table.c and isinstance(table.c.id.type, Integer):
        sequence = func.pg_get_serial_sequence(f'"{table.name}"', "id")
        last = select(func.max(table.c.id)).scalar_subquery()
        connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))
