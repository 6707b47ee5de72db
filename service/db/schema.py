"""The schema: its migrations, and whether this program can work with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, NullPool, create_engine, inspect
from sqlalchemy.engine import URL

from service.db import connections, requirements, schema_parts
from service.db.faults import Unusable
from service.db.schema_parts import SchemaPart

if TYPE_CHECKING:  # loading it takes a tenth of a process's start, and most starts change no schema
    from alembic.config import Config

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x506F737365  # the key of the advisory lock, an arbitrary constant: "Posse" in ASCII
_MIGRATION_LOCK_TIMEOUT = 300  # seconds to wait for another process that migrates
UNRELEASED = (
    "it is at revision {revision}, of a version before the first release, which cannot be upgraded: set DATABASE_URL to"
    " another database"
)
OTHER = (
    "it says that it is at revision {revision}, and lacks {parts}. It is of a version before the first release, which"
    " cannot be upgraded, or was changed by hand: set DATABASE_URL to another database"
)


def upgrade(connection: Connection) -> None:
    """Upgrade the schema to head. Raises Unusable for that of a development version before the first release."""
    present = revision(connection)
    if present and is_unreleased(present):
        raise Unusable(UNRELEASED.format(revision=present))
    if not is_usable(present):
        from alembic import command

        check_complete(connection)
        command.upgrade(migrations(connection), "head")


def missing(connection: Connection) -> list[SchemaPart]:
    """Return what the database lacks of its revision, or of head if that is a newer program's, in an order to list.

    Nothing is expected of a database without a schema, or of a version before the first release.
    """
    present = revision(connection)
    if present is None or is_unreleased(present):
        return []
    from alembic import command

    with create_engine("sqlite://", poolclass=NullPool).begin() as in_memory:
        command.upgrade(migrations(in_memory), min(present, head()))
        expected = schema_parts.parts_of(in_memory)
    return schema_parts.missing(expected, schema_parts.parts_of(connection))


def check_complete(connection: Connection) -> None:
    """Raise Unusable if the database lacks tables or columns of its revision.

    Until the first migration was frozen it was changed in place: databases exist that say `r0001` and have less.
    """
    lacking = [part for part in missing(connection) if part.holds_data]
    if lacking:
        raise Unusable(OTHER.format(revision=revision(connection), parts=schema_parts.listed(lacking)))


def alone(url: URL) -> AbstractContextManager[Connection]:
    """Open an exclusive transaction for changing the schema, committed on a clean exit; other processes wait.

    Raises Unusable for a database of PostgreSQL that Posse cannot use.
    """
    is_sqlite = url.get_backend_name() == "sqlite"
    return _exclusive_on_sqlite(url) if is_sqlite else _exclusive_on_postgresql(url)


def migrations(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration, without a file. The migrations run in the transaction of `connection`."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def revision(connection: Connection) -> str | None:
    """Return the schema's revision; None if the database has no schema."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def is_unreleased(revision: str) -> bool:
    """Return whether a revision is of a development version before the first release: its name is a number."""
    return revision.isdecimal()


def is_usable(present: str | None) -> bool:
    """Return whether the schema is at head, or at a revision that only a newer program knows.

    While machines are upgraded one after the other, the old program runs on the new schema: a migration removes nothing
    that the release before it uses.
    """
    return present is not None and not is_unreleased(present) and present >= head()


def head() -> str:
    """Return this program's last revision: the files of migrations begin with the digits of theirs."""
    return "r" + max(file.name[:4] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py"))


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
            requirements.check(connection)
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{_MIGRATION_LOCK_TIMEOUT}s'")
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
            yield connection
    finally:
        engine.dispose()
