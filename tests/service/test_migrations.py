"""The migrations agree with the models, and are executed once if several processes start together."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, CheckConstraint, Connection, NullPool, create_engine, inspect
from sqlalchemy.exc import IntegrityError
from sqlmodel import SQLModel

import service.models  # noqa: F401 - registers the tables
from service.db import schema
from service.db.database import Database
from service.db.faults import Unusable
from tests.next_release import NextRelease, in_place

# A database that has one of these migrations behind it would never get what is changed in its file afterwards: each
# change is a migration of its own, with a line of its own here. No line is ever changed.
RELEASED = {
    "0001_first.py": "64f564371ae33b8e2bea1997d35d99dece02102d55992e5e3cbe62e19d95147d",
    "0002_lengths.py": "936dc3ca70c6d31984dead134106101b6503d8aa997187d3623c32e2bc091bc9",
    "0003_analysis_began.py": "36f59a1bd6720e5572cad53c01489db266f439f0f009b1005cc49632582200aa",
    "0004_guest_zone.py": "54f76f4ac1771c75390c51575c22994411724bd7e42fbf388bc51d599eeaadf2",
}


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
        declared = {str(one.name): str(one.sqltext) for one in table.constraints if isinstance(one, CheckConstraint)}
        found = {str(one["name"]): one["sqltext"] for one in inspect(connection).get_check_constraints(table.name)}
        assert found.keys() == declared.keys()
        assert connection.dialect.name != "sqlite" or found == declared, "PostgreSQL writes them in its own words"


def test_conditions_of_indexes_agree_too(tmp_path: Path) -> None:
    """Autogenerate does not compare them either, and a table that is copied may lose them."""
    migrated = Database(f"sqlite:///{tmp_path / 'migrated.sqlite'}")
    migrated.migrate()
    made = create_engine("sqlite://", poolclass=NullPool)
    with migrated.alone() as connection, made.begin() as from_models:
        SQLModel.metadata.create_all(from_models)
        assert indexes(connection) == indexes(from_models)
    migrated.close()


def indexes(connection: Connection) -> set[str]:
    found = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    return set(found.scalars())


def test_every_text_has_a_length() -> None:
    """A column with one of some values has one, and so has one that refers to a column with one; so has JSON."""
    for table in SQLModel.metadata.sorted_tables:
        checked = {str(one.name) for one in table.constraints if isinstance(one, CheckConstraint)}
        for column in table.c:
            is_text = isinstance(column.type, JSON) or column.type.python_type is str
            names = {f"ck_{table.name}_{column.name}_{what}" for what in ("length", "known")}
            assert not is_text or column.foreign_keys or names & checked, f"{column}: which length has it at most?"


def test_a_longer_text_is_refused(connection: Connection) -> None:
    """Characters are counted, not bytes."""
    item = SQLModel.metadata.tables["retry"].insert()
    row = {"queue": "mails", "item": "1", "tries": 1, "next_try_at": datetime.now(UTC)}
    connection.execute(item, row | {"reason": "é" * 300})
    with pytest.raises(IntegrityError, match="ck_retry_reason_length"):
        connection.execute(item, row | {"item": "2", "reason": "é" * 301})


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


@pytest.mark.proof  # tests/upgrade has the same with an upgrade in make test
def test_processes_that_start_together_migrate_once(url: str) -> None:
    program = "import sys; from service.db.database import Database; Database(sys.argv[1]).migrate()"
    started = [subprocess.Popen([sys.executable, "-c", program, url], stderr=subprocess.PIPE) for _ in range(4)]
    errors = [process.communicate(timeout=180)[1] for process in started]
    assert errors == [b""] * 4
    assert [process.returncode for process in started] == [0] * 4
    database = Database(url)
    assert database.migrated()
    database.close()
