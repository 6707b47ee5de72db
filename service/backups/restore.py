"""Restore a backup into an empty database, in one transaction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session, SQLModel

from service.backups import BackupError, archive, keys
from service.backups.backup import VERSIONS
from service.db import bulk, connections, faults
from service.db.database import Database
from service.db.schema import is_unreleased, migrations
from service.players import fresh_links
from service.settings import Settings

# Tables that have rows although no game was ever played.
BY_PROCESSES = ("process_pulse", "pulse", "site_check", "outage")


class NotEmpty(BackupError):
    """The database contains rows, and a restore never overwrites anything."""


def restore(
    settings: Settings,
    given_keys: str,
    database: Database,
    file: Path,
    *,
    other_keys: bool = False,
    renew_at: datetime | None = None,
) -> Counter[str]:
    """Read a backup into the database; return the number of rows of each table.

    The whole file is checked before anything is changed. A backup of an older schema is upgraded to head.

    With `renew_at` every link is revoked and new ones are queued at that time: otherwise links that were revoked after
    the backup was made would work again. None keeps the links, for the same site moved to another database.
    `given_keys` is the text of SECRET_KEYS. Raises BackupError, or OSError if the file cannot be read.
    """
    header = archive.read_header(file)
    counts = Counter({table.name: sum(1 for _ in rows) for table, rows in archive.read_tables(file)})
    _check_schema(file, header)
    if not other_keys:
        keys.check_keys(header, settings, given_keys)
    settings.prepared()
    with database.alone() as connection:
        _drop_empty_tables(connection)
        steps = migrations(connection)
        command.upgrade(steps, header.schema)
        _insert_rows(connection, file)
        command.upgrade(steps, "head")
        if renew_at is not None:
            with Session(connection) as session:
                fresh_links.renew_all(session, renew_at)
                session.flush()
        keys.restore_keys(header, settings, given_keys)
    return counts


def _check_schema(file: Path, header: archive.Header) -> None:
    known = [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]
    if header.schema not in known:
        made_by, advice = "a newer Posse", " or older: upgrade Posse first"
        if is_unreleased(header.schema):
            made_by, advice = "a version before the first release, which cannot be upgraded", ""
        raise archive.BadBackup(
            f"{file}: the backup has schema {header.schema[:40]!r}, made by {made_by}; expected {known[0]!r}{advice}"
        )


def _drop_empty_tables(connection: Connection) -> None:
    """Drop the tables of a service that has only been started. Raises NotEmpty if there is more in them."""
    tables = MetaData()
    tables.reflect(connection, only=lambda name, _: name in SQLModel.metadata.tables or name == VERSIONS)
    for table in tables.sorted_tables:
        connections.hold(connection, table)
        rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
        if rows and table.name not in (VERSIONS, *BY_PROCESSES):
            raise NotEmpty(
                f"the database is not empty (rows in the table {table.name!r}: {rows}); "
                "expected a database without tables, or with empty ones"
            )
    tables.drop_all(connection)


def _insert_rows(connection: Connection, file: Path) -> None:
    tables = MetaData()
    tables.reflect(connection)
    with _misfits_refused(file, "together with the others"), bulk.without_indexes(connection, tables.sorted_tables):
        for one, rows in archive.read_tables(file):
            table = tables.tables.get(one.name)
            if table is None or set(one.columns) != set(table.c.keys()):
                raise archive.BadBackup(f"{file}: the table {one.name!r} differs from its schema")
            with _misfits_refused(file, f"into the table {table.name!r}"):
                bulk.insert(connection, table, one.columns, rows)
            connections.count_on(connection, table)


@contextmanager
def _misfits_refused(file: Path, where: str) -> Iterator[None]:
    """Raise BadBackup, which quotes nothing, for rows that the database does not accept."""
    try:
        yield
    except (SQLAlchemyError, ValueError, TypeError, OverflowError, RecursionError) as error:
        if faults.reason(error):
            raise  # the database is at fault, not the file
        raise archive.BadBackup(f"{file}: a row does not fit {where} ({type(error).__name__})") from error
