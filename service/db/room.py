"""Is there room on the database's disk? On a full one small updates go on for hours, in pages that exist already.

Rows that need another page of their table are refused. Whether a table needs one depends on what was deleted from it,
so instead of a row a temporary file is written, which the database server deletes at once and which leaves no trace.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

LEAST = 1_000_000  # bytes on the disk of an SQLite file
DISK_FULL = "53100"  # of PostgreSQL, as an SQLSTATE
# Beyond work_mem the server writes rows to a file in its data directory: here 280 kB, some 35 pages of a table.
_SMALL_MEMORY = "SET LOCAL work_mem = '64kB'"
_WRITES_A_FILE = "SELECT count(*) FROM generate_series(1, 20000)"


def check(connection: Connection) -> None:
    """Raise OperationalError if the disk of a database server is full. SQLite reports it with each write.

    After an error the transaction can only be rolled back.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_SMALL_MEMORY)
        connection.exec_driver_sql(_WRITES_A_FILE)


def is_left(connection: Connection) -> bool:
    """Return whether there is room for more rows. If there is none the transaction can only be rolled back."""
    if connection.dialect.name != "postgresql":
        return shutil.disk_usage(Path(connection.engine.url.database or "").absolute().parent).free >= LEAST
    try:
        check(connection)
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", None) == DISK_FULL:
            return False
        raise
    return True
