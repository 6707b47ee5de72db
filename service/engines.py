"""How to talk to each kind of database: when a transaction begins, and how long anybody waits for anything."""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import psycopg
from sqlalchemy import (
    Connection,
    Engine,
    Insert,
    Integer,
    NullPool,
    Table,
    Update,
    create_engine,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.exc import DisconnectionError, InterfaceError, OperationalError, TimeoutError  # noqa: A004 - of the pool
from sqlalchemy.pool import ConnectionPoolEntry

from service.conversation import Conversation

CONNECTIONS = 8  # of one process: more requests than these wait for each other, however many threads there are
PATIENCE = 15  # seconds to wait for another writer or for a connection
TRUST = 1  # seconds for which a connection that was used is taken to be there
CONNECT_PATIENCE = 5  # seconds to wait for a server to say hello
STATEMENT_PATIENCE = 2 * PATIENCE  # seconds a statement may take
SILENCE = STATEMENT_PATIENCE + 5  # seconds after which a server that says nothing is given up, limits or no limits


def understood(url: str) -> URL:
    """The address of a database as people write it; ValueError if it is of a kind this program does not know."""
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
        raise ValueError(f"a database of the kind {parsed.drivername!r} is not known: use sqlite or postgresql")
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ValueError("several processes share the database: name a file, as in sqlite:///var/posse.sqlite")
    return parsed


def sqlite(url: URL, begin: str, **pragmas: str) -> Engine:
    """SQLite with transactions that begin when and how we say; the driver's own way begins too late to lock."""
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


def postgresql(url: URL, silence: float | None = SILENCE) -> Engine:
    """PostgreSQL; what hangs is given up, so that a lost client never keeps a game locked.

    The server keeps the first limits. It cannot when it hangs itself, or its machine is gone: then, `silence` seconds
    after a question (None: never), we hang up.
    """
    asked = url.query.get("options", "")
    limits = (
        f"-c lock_timeout={PATIENCE}s -c statement_timeout={STATEMENT_PATIENCE}s"
        f" -c idle_in_transaction_session_timeout={2 * STATEMENT_PATIENCE}s"
    )
    engine = create_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_recycle=1800,
        hide_parameters=True,
        connect_args={"connect_timeout": CONNECT_PATIENCE, "options": f"{limits} {asked}".strip()},
    )

    @event.listens_for(engine, "do_connect")
    def _connect(_dialect: object, _record: object, words: list[Any], options: dict[str, Any]) -> Conversation:
        connection = Conversation.connect(*words, **options)
        connection.silence = silence
        return connection

    _ask_only_after_a_while(engine)
    return engine


def _ask_only_after_a_while(engine: Engine) -> None:
    """A connection from the pool is asked whether it is still there, unless it was used a moment ago."""

    @event.listens_for(engine, "checkin")
    def _used(_connection: object, record: ConnectionPoolEntry) -> None:
        record.info["used"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def _still_there(connection: Any, record: ConnectionPoolEntry, _proxy: object) -> None:
        used = record.info.get("used")  # None: it has just been made
        if used is not None and time.monotonic() - used > TRUST:
            try:
                engine.dialect.do_ping(connection)
            except psycopg.Error as away:
                raise DisconnectionError(str(away)) from away  # the pool makes another


def later(connection: Connection, statement: Insert | Update, row: Mapping[str, object]) -> None:
    """Write a row of which nobody asks what became of it.

    PostgreSQL hears of it with whatever is asked next or with the commit, SQLite at once.
    """
    conversation = connection.connection.driver_connection
    if isinstance(conversation, Conversation):
        if not connection.in_transaction():
            connection.begin()  # as it does by itself when something is executed
        spelled = _spelled(statement, connection.dialect, tuple(row))
        values = [row[name] if ready is None else ready(row[name]) for name, ready in spelled.values]
        conversation.put_off(spelled.statement, values)
    else:
        connection.execute(statement, row)


class _Spelled(NamedTuple):
    statement: bytes  # as the server hears it
    values: Sequence[tuple[str, Callable[[Any], Any] | None]]  # the values it is given, each with what readies it


@cache
def _spelled(statement: Insert | Update, dialect: Dialect, given: tuple[str, ...]) -> _Spelled:
    """A statement as SQLAlchemy would have the driver say it: made once, as it is said over and over."""
    compiled = statement.compile(dialect=dialect, column_keys=given)
    values = [(name, bind.type.dialect_impl(dialect).bind_processor(dialect)) for name, bind in compiled.binds.items()]
    places = {name: f"${n}" for n, (name, _) in enumerate(values, 1)}
    return _Spelled(re.sub(r"%\((\w+)\)s", lambda place: places[place[1]], compiled.string).encode(), values)


def is_away(error: Exception) -> bool:
    """Whether a database is down, restarting or too busy, so that the same may work in a moment.

    SQLite says in the same way that a table is missing, which is our fault.
    """
    if isinstance(error, OperationalError):
        return getattr(error.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR
    return isinstance(error, (InterfaceError, TimeoutError))


def hold(connection: Connection, table: Table) -> None:
    """Nobody else touches the table until this transaction ends. On SQLite nobody else writes anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f'LOCK TABLE "{table.name}" IN ACCESS EXCLUSIVE MODE')


def count_on(connection: Connection, table: Table) -> None:
    """Numbers that the database gives to new rows go on after those that are there. SQLite's do so by themselves."""
    if connection.dialect.name == "postgresql" and "id" in table.c and isinstance(table.c.id.type, Integer):
        sequence = func.pg_get_serial_sequence(f'"{table.name}"', "id")
        last = select(func.max(table.c.id)).scalar_subquery()
        connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))
