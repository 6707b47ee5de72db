"""Make a backup: the tables as one read transaction sees them, while the service runs."""

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
# The processes that run now would be dead ones after a restore, and what the mail server refuses now is no matter then.
LEFT_OUT = (VERSIONS, "process_pulse", "held_domain")
BATCH = 500  # rows held in memory


def back_up(settings: Settings, given_keys: str, database: Database, file: Path, now: datetime) -> Counter[str]:
    """Write everything that is committed to a new file; return the number of rows of each table.

    `given_keys` is the text of SECRET_KEYS. Raises BackupError, or OSError if the file cannot be written.
    """
    if file.exists():
        raise BackupError(f"{file}: the file exists already; expected the name of a new file")
    with database.reading() as session:
        connection = session.connection()
        schema = revision(connection)
        if schema is None:
            raise BackupError("there is nothing to back up: the database has no tables of Posse yet")
        header = archive.Header(schema, _to_json(now), *keys.for_header(settings, given_keys))
        return archive.write_file(file, header, _all_tables(connection))


def _all_tables(connection: Connection) -> Iterator[archive.TableHeader | archive.Row]:
    """Yield each table and its rows, referenced tables first.

    The tables are reflected, because the schema may be another than that of this program's models.
    """
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if table.name not in LEFT_OUT:
            yield archive.TableHeader(table.name, tuple(table.c.keys()))
            rows = connection.execution_options(yield_per=BATCH).execute(select(table))
            for row in rows:
                yield [_to_json(value) for value in row]


def _to_json(value: Any) -> Any:
    """Return a value that JSON can represent. SQLite stores times without a zone; they are UTC."""
    if not isinstance(value, datetime):
        return value
    return value.replace(tzinfo=value.tzinfo or UTC).astimezone(UTC).isoformat()
