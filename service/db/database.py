"""The database: transactions for reading and for writing, and the migrations at start."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlmodel import Session

from service import metrics
from service.db import connections

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x506F737365  # any number will do as long as every process says the same: "Posse" in ASCII
_MIGRATION_PATIENCE = 300  # seconds to wait for another process that migrates


def nothing() -> None:
    """Do nothing after a commit with mails: the periodic task finds them."""


class Database:
    """One database: SQLite in a file, or PostgreSQL. No other code depends on which it is.

    `after_mail` is called after each commit in which a mail was queued, outside the transaction.
    """

    def __init__(self, url: str, after_mail: Callable[[], None] = nothing) -> None:
        self._url = connections.understood(url)
        self._after_mail = after_mail
        self._sqlite = self._url.get_backend_name() == "sqlite"
        if self._sqlite:
            self._writer = connections.sqlite(self._url, begin="BEGIN IMMEDIATE")
            self._reader = self._writer.execution_options(begin="BEGIN")
        else:
            self._writer = connections.postgresql(self._url)
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """Open a transaction that writes: committed on a clean exit, rolled back on an exception.

        What was loaded stays readable after the commit.
        """
        with Session(self._writer, expire_on_commit=False) as session:
            yield session
            session.commit()
            mailed, moved = session.info.pop("mail", False), session.info.pop("moves", {})
        metrics.moves(moved)
        if mailed:
            self._after_mail()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Open a transaction that sees one moment and writes nothing. What was loaded stays readable afterwards.

        It ends with COMMIT: psycopg deallocates its prepared statements after a ROLLBACK.
        """
        with (
            self._reader.begin() as connection,
            Session(connection, autoflush=False, join_transaction_mode="rollback_only") as session,
        ):
            yield session

    def migrate(self) -> None:
        """Upgrade the schema to head; of several processes starting together one does it.

        The whole upgrade is one transaction on both databases: a process that dies half-way leaves nothing behind.
        """
        with self.alone() as connection:
            if not _good_enough(connection):
                command.upgrade(migrations(connection), "head")

    def migrated(self) -> bool:
        """Tell whether this program can work with the schema: its own, or a newer one."""
        with self._reader.connect() as connection:
            return _good_enough(connection)

    def alone(self) -> AbstractContextManager[Connection]:
        """Open a transaction for changing the schema, committed on a clean exit; other processes wait for it."""
        return _alone_on_sqlite(self._url) if self._sqlite else _alone_on_postgresql(self._url)

    def close(self) -> None:
        """Close all connections."""
        self._writer.dispose()


def migrations(connection: Connection | None = None) -> Config:
    """Alembic's settings; no file is needed. The migrations run in the transaction `connection` is in."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def revision(connection: Connection) -> str | None:
    """The schema's revision; None where there is no schema."""
    return MigrationContext.configure(connection).get_current_revision()


def _good_enough(connection: Connection) -> bool:
    """Tell whether the schema is at head, or at a revision made by a newer program.

    While machines are upgraded one after the other the old program meets the new schema, and goes on working: a step
    takes nothing away that the release before it uses.
    """
    script, now = ScriptDirectory.from_config(migrations()), revision(connection)
    if now is None:
        return False
    try:
        script.get_revision(now)
    except CommandError:
        return True
    return now == script.get_current_head()


@contextmanager
def _alone_on_sqlite(url: URL) -> Iterator[Connection]:
    """The only writing transaction, on a connection of its own.

    Rebuilding a table drops it for a moment, so references are not looked at until the end. WAL is a property of the
    file and cannot be changed inside a transaction.
    """
    patience = str(_MIGRATION_PATIENCE * 1000)
    engine = connections.sqlite(url, "BEGIN IMMEDIATE", busy_timeout=patience, journal_mode="WAL", foreign_keys="OFF")
    with engine.begin() as connection:
        yield connection
        dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if dangling:
            raise RuntimeError(f"the migration left references to rows that do not exist: {dangling[:5]}")


@contextmanager
def _alone_on_postgresql(url: URL) -> Iterator[Connection]:
    """A transaction under a lock that every process which migrates asks for first; it may take as long as it takes."""
    engine = connections.postgresql(url)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{_MIGRATION_PATIENCE}s'")
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
            yield connection
    finally:
        engine.dispose()
