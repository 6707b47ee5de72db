"""The release to come, for tests of upgrades: its schema has one revision more than this program's."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

import service.db.schema
from service.db.database import Database
from service.db.schema import head

MIGRATION = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = {newer!r}, {older!r}
def upgrade():
    op.add_column("outage", sa.Column("of_the_next_release", sa.Integer(), server_default="7", nullable=False))
"""
# A program that migrates with these migrations: DATABASE_URL and their folder are its arguments.
MIGRATES = """
import sys
from pathlib import Path
from service.db import database, schema
schema._MIGRATIONS = Path(sys.argv[2])
database.Database(sys.argv[1]).migrate()
"""


def unreleased(url: str) -> None:
    """Give a database the revision of a version before the first release."""
    database = Database(url)
    database.migrate()
    with database.alone() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0026'")
    database.close()


def in_place(url: str) -> None:
    """Leave of a migrated database what a development version had, which said that it was at the same revision."""
    database = Database(url)
    with database.alone() as connection:
        for statement in ("DROP TABLE push", "DROP TABLE device", "ALTER TABLE game DROP COLUMN unrated"):
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql("DROP INDEX ix_outmail_due")
    database.close()


class NextRelease(NamedTuple):
    folder: Path  # of its migrations
    older: str  # this program's revision
    newer: str


@pytest.fixture
def next_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NextRelease:
    """Let this program have the migrations of the next release."""
    release = NextRelease(tmp_path / "next migrations", head(), "r9000")
    shutil.copytree(service.db.schema._MIGRATIONS, release.folder)
    migration = MIGRATION.format(older=release.older, newer=release.newer)
    (release.folder / "versions" / "9000_next.py").write_text(migration)
    monkeypatch.setattr(service.db.schema, "_MIGRATIONS", release.folder)
    return release
