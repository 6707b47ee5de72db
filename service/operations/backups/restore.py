"""Reading a backup back, into an empty place: all of it in one transaction, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, DateTime, MetaData, Table, func, select
from sqlmodel import Session, SQLModel

from service.db import connections as engines
from service.db.database import Database, migrations
from service.operations.backups import BackupError, archive, keys
from service.operations.backups.backup import AT_A_TIME, VERSIONS
from service.seats import fresh_links as reissue
from service.settings import Settings


class NotEmpty(BackupError):
    """There is something already, and a backup never overwrites anything."""


def restore(
    settings: Settings,
    given: str,
    database: Database,
    file: Path,
    *,
    other_keys: bool = False,
    renew_at: datetime | None = None,
) -> Counter[str]:
    """Bring back what a file holds; how many rows of each table. `given` is SECRET_KEYS.

    The file is read to its end before anything is touched. A backup of an older schema is brought up to date.

    With `renew_at` every link dies and new ones are mailed from then on: what was revoked after the backup was made
    would work again. Without it, for the same site moved to another database, links stay as they were. Raises
    BackupError, or OSError if the file cannot be read.
    """
    header = archive.header_of(file)
    counts = Counter(table.name for table, row in archive.read(file) if row is not None)
    _known(file, header)
    if not other_keys:
        keys.check(header, settings, given)
    with database.alone() as connection:
        _clear(connection)
        steps = migrations(connection)
        command.upgrade(steps, header.schema)
        _fill(connection, file)
        command.upgrade(steps, "head")
        if renew_at is not None:
            with Session(connection) as session:
                reissue.renew_all(session, renew_at)
                session.flush()
        keys.put_back(header, settings, given)
    return counts


def _known(file: Path, header: archive.Header) -> None:
    known = [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]
    if header.schema not in known:
        raise archive.BadBackup(
            f"{file}: a newer Posse made it (schema {header.schema}; this one knows {known[0]}): upgrade this one first"
        )


def _clear(connection: Connection) -> None:
    """Take away the empty tables a process made when it started. Raises NotEmpty if one is not empty."""
    tables = MetaData()
    tables.reflect(connection, only=lambda name, _: name in SQLModel.metadata.tables or name == VERSIONS)
    for table in tables.sorted_tables:
        engines.hold(connection, table)
        rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
        if rows and table.name != VERSIONS:
            raise NotEmpty(
                f"this place is not empty: its table {table.name!r} has {rows} rows. "
                "A backup is restored into an empty database only"
            )
    tables.drop_all(connection)


def _fill(connection: Connection, file: Path) -> None:
    tables = MetaData()
    tables.reflect(connection)
    for one, lines in groupby(archive.read(file), key=lambda line: line[0]):
        table = tables.tables.get(one.name)
        if table is None or set(one.columns) != set(table.c.keys()):
            raise archive.BadBackup(f"{file}: the table {one.name!r} is not as its schema says")
        rows = (row for _, row in lines if row is not None)
        while batch := list(islice(rows, AT_A_TIME)):
            connection.execute(table.insert(), list(_as_columns(table, one.columns, batch)))
        engines.count_on(connection, table)


def _as_columns(table: Table, columns: tuple[str, ...], rows: list[archive.Row]) -> Iterator[dict[str, Any]]:
    times = {column.name: bool(column.type.timezone) for column in table.c if isinstance(column.type, DateTime)}
    for row in rows:
        values = dict(zip(columns, row, strict=True))
        for name, zoned in times.items():
            if values[name] is not None:
                time = datetime.fromisoformat(values[name]).astimezone(UTC)
                values[name] = time if zoned else time.replace(tzinfo=None)
        yield values
