"""Make a backup: the tables as one read transaction sees them, while the service runs.

When it was made is recorded, so that somebody notices when none is made any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Connection, MetaData
from sqlmodel import Session

from service.backups import BackupError, archive, keys
from service.db import bulk, connections
from service.db.database import Database
from service.db.schema import revision
from service.models import Pulse
from service.settings import Settings

VERSIONS = "alembic_version"
# These rows describe the running processes, what they see of the site, the mail server's present refusals and failed
# tries: nothing of it holds after a restore.
LEFT_OUT = (VERSIONS, "process_pulse", "site_check", "held_domain", "retry")
BACKUP = 4  # the id of the Pulse of the last backup
GIVEN_UP_AFTER = timedelta(days=30)  # then backups are taken to have been stopped on purpose


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
        header = archive.Header(schema, now.astimezone(UTC).isoformat(), *keys.for_header(settings, given_keys))
        with closing(_all_tables(connection)) as content:  # the transaction must not end while a table is being read
            return archive.write_file(file, header, content)


def record_backup(database: Database, *, scheduled: bool) -> None:
    """Record that a backup was made now. The first to be recorded is a scheduled one: then others are expected."""
    with database.writing() as session:
        if scheduled or session.get(Pulse, BACKUP) is not None:
            session.merge(Pulse(id=BACKUP, awake_at=connections.shared_time(session.connection())))


def backup_age(session: Session, now: datetime) -> float | None:
    """Return the seconds since the last backup; None if none was ever scheduled, or the last is older than a month."""
    row = session.get(Pulse, BACKUP)
    if row is None or now - row.awake_at > GIVEN_UP_AFTER:
        return None
    return max((now - row.awake_at).total_seconds(), 0.0)


def _all_tables(connection: Connection) -> Generator[archive.TableHeader | str, None, None]:
    """Yield each table and its rows, referenced tables first.

    The tables are reflected, because the schema may be another than that of this program's models.
    """
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if table.name not in LEFT_OUT:
            yield archive.TableHeader(table.name, tuple(table.c.keys()))
            yield from bulk.rows_as_json(connection, table)
