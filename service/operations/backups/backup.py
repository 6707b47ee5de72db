"""Making a backup: one moment of the database, table by table, while everybody goes on playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, select

from service.db.database import Database, revision
from service.operations.backups import BackupError, archive, keys
from service.settings import Settings

VERSIONS = "alembic_version"
AT_A_TIME = 500  # rows held in memory


def back_up(settings: Settings, given: str, database: Database, file: Path, now: datetime) -> Counter[str]:
    """Write everything that is committed by now to a new file; how many rows of each table. `given` is SECRET_KEYS.

    Raises BackupError, or OSError if the file cannot be written.
    """
    if file.exists():
        raise BackupError(f"{file}: there is a file of this name already, and it stays as it is")
    with database.reading() as session:
        connection = session.connection()
        schema = revision(connection)
        if schema is None:
            raise BackupError("there is nothing to back up: the database has no tables of Posse yet")
        header = archive.Header(schema, _in_words(now), *keys.of(settings, given))
        return archive.write(file, header, _everything(connection))


def _everything(connection: Connection) -> Iterator[archive.Table | archive.Row]:
    """As the tables are, not as this program's models are: what is on disk counts. Rows others need come first."""
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if table.name != VERSIONS:
            yield archive.Table(table.name, tuple(table.c.keys()))
            rows = connection.execution_options(yield_per=AT_A_TIME).execute(select(table))
            for row in rows:
                yield [_in_words(value) for value in row]


def _in_words(value: Any) -> Any:
    """A value as JSON can say it. SQLite keeps times without a zone; they are UTC."""
    if not isinstance(value, datetime):
        return value
    return value.replace(tzinfo=value.tzinfo or UTC).astimezone(UTC).isoformat()
