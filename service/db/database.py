"""The database: read and write transactions, and the migrations at start."""

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
from service.db.faults import Unusable
from service.db.transactions import after_commit

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x506F737365  # the key of the advisory lock, an arbitrary constant: "Posse" in ASCII
_MIGRATION_LOCK_TIMEOUT = 300  # seconds to wait for another process that migrates
UNRELEASED = (
    "it is at revision {revision}, of a version before the first release, which cannot be upgraded: set DATABASE_URL to"
    " another database"
)


def _no_notification() -> None:
    """Do nothing after a commit that made work for a worker: the periodic task finds it."""


class Database:
    """One database: SQLite in a file, or PostgreSQL. No other code depends on which it is.

    `after_mail` is called after each commit of a transaction that queued mail, outside the transaction,
    and `after_thought` if a robot's move or an analysis became due.
    """

    def __init__(
        self,
        url: str,
        after_mail: Callable[[], None] = _no_notification,
        after_thought: Callable[[], None] = _no_notification,
    ) -> None:
        self._url = connections.parse_url(url)
        self._after_mail, self._after_thought = after_mail, after_thought
        self._sqlite = self._url.get_backend_name() == "sqlite"
        if self._sqlite:
            self._writer = connections.sqlite_engine(self._url, begin="BEGIN IMMEDIATE")
            self._reader = self._writer.execution_options(begin="BEGIN")
        else:
            self._writer = connections.postgresql_engine(self._url)
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @property
    def location(self) -> str:
        """Return where the database is, for the operator: an SQLite file, or a name and a server, without the user."""
        if self._sqlite:
            return str(Path(self._url.database or "").absolute())
        host = self._url.host or self._url.query.get("host", "this machine")
        return f"{self._url.database} on the PostgreSQL server {host}"

    def exists(self) -> bool:
        """Return whether the SQLite file exists. A PostgreSQL database is taken to exist: using it shows the rest."""
        return not self._sqlite or Path(self.location).exists()

    def check_file(self) -> None:
        """Raise FileDeleted if the SQLite file was deleted since this process has opened it."""
        if self._sqlite:
            connections.check_not_deleted(self.location)

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """Open a read-write transaction: committed on a clean exit, rolled back on an exception.

        Rows that were loaded stay readable after the commit.
        """
        with Session(self._writer, expire_on_commit=False) as session:
            yield session
            session.commit()
        collected = after_commit(session)
        metrics.moves(collected.moves)
        metrics.robot_moves(collected.robot_moves)
        if collected.mail_queued:
            self._after_mail()
        if collected.thought_due:
            self._after_thought()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Open a read-only transaction that sees one snapshot. Rows that were loaded stay readable afterwards.

        It ends with COMMIT: psycopg deallocates its prepared statements after a ROLLBACK.
        """
        with (
            self._reader.begin() as connection,
            Session(connection, autoflush=False, join_transaction_mode="rollback_only") as session,
        ):
            yield session

    def migrate(self) -> None:
        """Upgrade the schema to head; of several processes that start together, one does it.

        The upgrade is one transaction on both databases, so a process that dies during it leaves the schema unchanged.
        Raises Unusable for the schema of a development version before the first release.
        """
        with self.alone() as connection:
            present = revision(connection)
            if present and is_unreleased(present):
                raise Unusable(UNRELEASED.format(revision=present))
            if not _is_usable(present):
                command.upgrade(migrations(connection), "head")

    def migrated(self) -> bool:
        """Return whether this program can work with the schema: it is at head, or newer."""
        with self._reader.connect() as connection:
            return _is_usable(revision(connection))

    def alone(self) -> AbstractContextManager[Connection]:
        """Open an exclusive transaction for changing the schema, committed on a clean exit; other processes wait."""
        return _exclusive_on_sqlite(self._url) if self._sqlite else _exclusive_on_postgresql(self._url)

    def close(self) -> None:
        """Close all connections."""
        self._writer.dispose()


def migrations(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration, without a file. The migrations run in the transaction of `connection`."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def revision(connection: Connection) -> str | None:
    """Return the schema's revision; None if the database has no schema."""
    return MigrationContext.configure(connection).get_current_revision()


def is_unreleased(revision: str) -> bool:
    """Return whether a revision is of a development version before the first release: its name is a number."""
    return revision.isdecimal()


def _is_usable(present: str | None) -> bool:
    """Return whether the schema is at head, or at a revision that only a newer program knows.

    While machines are upgraded one after the other, the old program runs on the new schema: a migration removes nothing
    that the release before it uses.
    """
    if present is None or is_unreleased(present):
        return False
    script = ScriptDirectory.from_config(migrations())
    try:
        script.get_revision(present)
    except CommandError:
        return True
    return present == script.get_current_head()


@contextmanager
def _exclusive_on_sqlite(url: URL) -> Iterator[Connection]:
    """Open the only write transaction, on a connection of its own.

    A migration may drop and rebuild a table, so foreign keys are checked at the end only. WAL is a property of the
    file and cannot be changed inside a transaction.
    """
    timeout = str(_MIGRATION_LOCK_TIMEOUT * 1000)
    engine = connections.sqlite_engine(
        url, "BEGIN IMMEDIATE", busy_timeout=timeout, journal_mode="WAL", foreign_keys="OFF"
    )
    with engine.begin() as connection:
        yield connection
        dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if dangling:
            raise RuntimeError(f"the migration left references to rows that do not exist: {dangling[:5]}")


@contextmanager
def _exclusive_on_postgresql(url: URL) -> Iterator[Connection]:
    """Open a transaction under the advisory lock that every migrating process takes; its statements have no timeout."""
    engine = connections.postgresql_engine(url)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{_MIGRATION_LOCK_TIMEOUT}s'")
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
            yield connection
    finally:
        engine.dispose()
