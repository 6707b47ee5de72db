"""The migrations agree with the models, and are executed once if several processes start together."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import CheckConstraint, Connection, create_engine, inspect
from sqlmodel import SQLModel

import service.models  # noqa: F401 - registers the tables
from service.db import schema
from service.db.database import Database
from service.db.faults import Unusable
from tests.next_release import NextRelease, in_place

# A database that has one of these migrations behind it would never get what is changed in its file afterwards: each
# change is a migration of its own, with a line of its own here. No line is ever changed.
RELEASED = {"0001_first.py": "64f564371ae33b8e2bea1997d35d99dece02102d55992e5e3cbe62e19d95147d"}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.sqlite'}"
    found = request.getfixturevalue("postgresql_url")
    assert isinstance(found, str)
    return found


@pytest.fixture
def connection(url: str) -> Iterator[Connection]:
    """A connection to a migrated database."""
    database = Database(url)
    database.migrate()
    database.close()
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


@pytest.mark.slow
def test_models_and_migrations_agree(connection: Connection) -> None:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    assert compare_metadata(context, SQLModel.metadata) == []


def test_check_constraints_agree_too(connection: Connection) -> None:
    """Autogenerate does not compare them."""
    for table in SQLModel.metadata.sorted_tables:
        declared = {str(one.name) for one in table.constraints if isinstance(one, CheckConstraint)}
        assert {one["name"] for one in inspect(connection).get_check_constraints(table.name)} == declared


def test_no_migration_is_changed_once_it_is_there() -> None:
    files = sorted((Path(schema.__file__).parent / "migrations" / "versions").glob("*.py"))
    assert {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files} == RELEASED


def test_the_last_revision_is_that_of_the_last_file() -> None:
    assert schema.head() == ScriptDirectory.from_config(schema.migrations()).get_current_head()


def test_a_migrated_database_lacks_nothing(connection: Connection) -> None:
    assert schema.missing(connection) == []


def test_another_schema_of_the_same_revision_is_not_upgraded(
    url: str, connection: Connection, next_release: NextRelease
) -> None:
    connection.commit()
    in_place(url)
    lacking = ["table device", "table push", "column game.unrated", "index ix_outmail_due"]
    assert [str(part) for part in schema.missing(connection)] == lacking
    connection.commit()
    database = Database(url)
    with pytest.raises(Unusable, match=r"and lacks table device, table push and column game\.unrated\. It is of"):
        database.migrate()
    database.close()
    assert schema.revision(connection) == next_release.older


def test_migrating_is_idempotent(url: str) -> None:
    database = Database(url)
    assert not database.migrated()
    database.migrate()
    assert database.migrated()
    database.migrate()
    assert database.migrated()
    database.close()


@pytest.mark.slow
def test_processes_that_start_together_migrate_once(url: str) -> None:
    program = "import sys; from service.db.database import Database; Database(sys.argv[1]).migrate()"
    started = [subprocess.Popen([sys.executable, "-c", program, url], stderr=subprocess.PIPE) for _ in range(4)]
    errors = [process.communicate(timeout=180)[1] for process in started]
    assert errors == [b""] * 4
    assert [process.returncode for process in started] == [0] * 4
    database = Database(url)
    assert database.migrated()
    database.close()
