"""Engines for SQLite and PostgreSQL: how transactions begin, and the timeouts."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
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
from sqlalchemy.exc import (
    DBAPIError,
    InterfaceError,
    OperationalError,
    TimeoutError,  # noqa: A004 - of the pool
)
from sqlmodel import UTCDateTime

from service.db.faults import FileDeleted

POOL_SIZE = 8  # connections of one process; further threads wait for one to be returned
LOCK_TIMEOUT = 15  # seconds to wait for a lock, or for a connection of the pool
CONNECT_TIMEOUT = 5  # seconds to wait for the server to accept a connection
STATEMENT_TIMEOUT = 2 * LOCK_TIMEOUT  # seconds
TCP_TIMEOUT = STATEMENT_TIMEOUT + 5  # seconds without an acknowledgement before a connection is closed
# Set on each connection, because the settings of the server, the database and the role may be anything: psycopg returns
# times in the time zone of the connection, where adding to one that is not UTC is wrong when summer time begins or
# ends, and it cannot read every style. It is a statement because a pooler does not pass on `options`.
SESSION = "SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'"
# The SQLSTATEs, beside those of OperationalError, after which the same may succeed: a standby refuses a read-write
# transaction (0A000) or a write (25006) until it is promoted; the plan of a prepared statement does not fit a schema
# that has just changed (0A000), and psycopg prepares it again after the ROLLBACK; a transaction was idle for too long.
TRANSIENT = ("0A000", "25006", "25P03")


def parse_url(url: str) -> URL:
    """Return a database URL with the driver that is used. Raises ValueError for an unsupported kind of database."""
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
        raise ValueError(f"a database of the kind {parsed.drivername!r} is not known: use sqlite or postgresql")
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ValueError("several processes share the database: name a file, as in sqlite:///var/posse.sqlite")
    return parsed


def sqlite_engine(url: URL, begin: str, **pragmas: str) -> Engine:
    """Return an engine whose transactions begin with the statement `begin`; `pragmas` are set on each connection.

    The driver's own implicit BEGIN comes with the first write, which is too late for a lock. With `pragmas` connections
    are not pooled, so that no other transaction gets one of these.
    """
    pool: dict[str, Any] = {"pool_size": POOL_SIZE, "max_overflow": 0, "pool_timeout": LOCK_TIMEOUT}
    engine = create_engine(
        url,
        connect_args={"isolation_level": None, "timeout": LOCK_TIMEOUT},
        execution_options={"begin": begin},
        hide_parameters=True,  # error messages must not quote rows
        **({"poolclass": NullPool} if pragmas else pool),
    )
    settings = {"busy_timeout": str(LOCK_TIMEOUT * 1000), "foreign_keys": "ON", "synchronous": "FULL"} | pragmas

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
    """Create an SQLite file that only its owner can read; SQLite creates -wal and -shm with the same mode."""
    with suppress(OSError):  # the file exists; or it cannot be created, and SQLite reports why
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode=0o600))


def check_not_deleted(file: str) -> None:
    """Raise FileDeleted if this process has opened an SQLite file of that name that was deleted since.

    Connections go on with a file that has no name any more, and what they commit is lost when the last is closed.
    """
    open_files = Path("/proc/self/fd")  # only Linux has it; elsewhere a deleted file is not noticed
    if open_files.exists():
        gone = f"{Path(file).resolve()} (deleted)"
        for link in open_files.iterdir():
            with suppress(OSError):  # closed meanwhile
                if str(link.readlink()) == gone:
                    raise FileDeleted(
                        "its file was deleted while Posse runs: stop Posse, restore a backup, and start it again"
                    )


def postgresql_engine(url: URL) -> Engine:
    """Return an engine with timeouts for locks, statements and idle transactions: a lost client keeps no game locked.

    The server enforces these. If the server's machine disappears, the operating system closes the connection after
    TCP_TIMEOUT seconds without an acknowledgement (libpq's keepalives and tcp_user_timeout).

    Times, texts and transactions are the same whatever the server's settings are. An error of connecting has the
    SQLSTATE of the server's refusal.
    """
    from service.db import refused_connections  # with psycopg, which takes time to load

    engine = create_engine(
        url,
        isolation_level="READ COMMITTED",
        pool_size=POOL_SIZE,
        max_overflow=0,
        pool_timeout=LOCK_TIMEOUT,
        pool_recycle=1800,
        # Costs 2 % of a move's CPU; without it a post that follows a restart of the server would fail.
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=_libpq_parameters(str(url.query.get("options", ""))),
    )

    @event.listens_for(engine, "do_connect")
    def _connect(dialect: Any, _record: object, arguments: Sequence[Any], parameters: dict[str, Any]) -> Any:
        try:
            return dialect.connect(*arguments, **parameters)
        except dialect.loaded_dbapi.OperationalError as error:
            error.sqlstate = refused_connections.state(error, parameters, CONNECT_TIMEOUT)
            raise

    @event.listens_for(engine, "connect")
    def _set(connection: Any, _record: object) -> None:
        connection.execute(SESSION)
        connection.commit()

    @event.listens_for(engine, "checkin")
    def _leave_mode_to_server(connection: Any, _record: object) -> None:
        """Undo what SQLAlchemy sets after a read-only transaction: READ WRITE, although the server may be read-only."""
        if connection is not None and not connection.closed:
            connection.read_only = None

    return engine


def _libpq_parameters(options: str) -> dict[str, Any]:
    """Return what libpq gets beside the address: the timeouts, and the operator's own options after ours."""
    limits = (
        f"-c lock_timeout={LOCK_TIMEOUT}s -c statement_timeout={STATEMENT_TIMEOUT}s"
        f" -c idle_in_transaction_session_timeout={2 * STATEMENT_TIMEOUT}s"
    )
    return {
        "client_encoding": "UTF8",
        "connect_timeout": CONNECT_TIMEOUT,
        "options": f"{limits} {options}".strip(),
        "keepalives_idle": TCP_TIMEOUT // 2,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": TCP_TIMEOUT * 1000,
    }


def server_time(connection: Connection) -> datetime | None:
    """Return the time by the database server's clock; None on SQLite, which has no clock but this machine's."""
    if connection.dialect.name != "postgresql":
        return None
    return connection.execute(select(func.clock_timestamp(type_=UTCDateTime()))).scalar_one()


def is_read_only(connection: Connection) -> bool:
    """Return whether the server accepts no writes, such as a standby. A write transaction of SQLite fails by itself."""
    if connection.dialect.name != "postgresql":
        return False
    asked = "SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean"
    return bool(connection.exec_driver_sql(asked).scalar_one())


def shared_time(connection: Connection) -> datetime:
    """Return the time that processes on all machines agree on: the database server's, or this machine's on SQLite."""
    return server_time(connection) or datetime.now(UTC)


def is_away(error: Exception) -> bool:
    """Return whether an error means that the database is unreachable or too busy, so that a retry may succeed.

    SQLite raises OperationalError for a missing table too, which is a bug of Posse: a retry does not help.
    """
    if isinstance(error, OperationalError):
        return getattr(error.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR
    if isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in TRANSIENT:
        return True
    return isinstance(error, (InterfaceError, TimeoutError))


def hold(connection: Connection, table: Table) -> None:
    """Lock a table until the transaction ends. On SQLite there is only one write transaction at a time."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f'LOCK TABLE "{table.name}" IN ACCESS EXCLUSIVE MODE')


def count_on(connection: Connection, table: Table) -> None:
    """Set the sequence of a table's id behind the highest id in it. SQLite needs no such step."""
    if connection.dialect.name == "postgresql" and "id" in table.c and isinstance(table.c.id.type, Integer):
        sequence = func.pg_get_serial_sequence(f'"{table.name}"', "id")
        last = select(func.max(table.c.id)).scalar_subquery()
        connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))
