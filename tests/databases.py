"""Databases for tests, each with the tables in it and nothing else: SQLite, and where a module wants both, PostgreSQL.

Each test of a module that says `pytestmark = both` runs on either, on PostgreSQL in `make proof`. A process of tests
starts one server, and migrates one database of each kind.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Engine, event
from sqlmodel import SQLModel

from service.db.database import Database
from tests.quick import few, first_quick
from tests.service import postgresql

KINDS = ["SQLite", "PostgreSQL"]
# Cases on PostgreSQL are part of `make proof`; of a module that behaves differently there, `make test` runs one.
both = pytest.mark.parametrize("database", few(KINDS, 1), indirect=True)
differing = pytest.mark.parametrize("database", first_quick(KINDS), indirect=True)

D = TypeVar("D", bound=Database)


def never_sync(connection: Any, _record: object, _proxy: object) -> None:
    """Let SQLite return from a commit before the disk has it. Listens to connections that leave a pool."""
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA synchronous = OFF")


def url_of(database: Database) -> str:
    """Where it is, as DATABASE_URL."""
    url = database._url.set(drivername=database._url.get_backend_name())
    return url.render_as_string(hide_password=False)


@contextmanager
def statements() -> Iterator[list[str]]:
    """Collect the statements that any database executes meanwhile."""
    executed: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        executed.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield executed
    event.remove(Engine, "before_cursor_execute", note)


@contextmanager
def with_tables(database: D) -> Iterator[D]:
    """Make the tables of an empty database, and close it at the end."""
    database.migrate()
    yield database
    database.close()


def migrated_file(folder: Path) -> Path:
    """Make an SQLite file with the tables in it, to be copied."""
    path = folder / "posse.sqlite"
    with with_tables(Database(f"sqlite:///{path}")):
        return path


class MovableDatabase(Database):
    """A database on SQLite that goes from one file to the next: what its engine has compiled stays compiled."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"sqlite:///{file}")
        event.listen(self._writer, "do_connect", self._name_the_file, insert=True)

    def move(self, file: Path) -> None:
        """Use this file from now on."""
        self.close()
        self._url = self._url.set(database=str(file))

    def _name_the_file(self, _dialect: object, _record: object, arguments: list[Any], _options: object) -> None:
        arguments[0] = self.location


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the tables in it, made once and copied for each test."""
    return migrated_file(tmp_path_factory.mktemp("database"))


@pytest.fixture(scope="session")
def movable(migrated: Path) -> MovableDatabase:
    """The database on SQLite of all tests."""
    return MovableDatabase(migrated)


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[postgresql.Server]:
    """A PostgreSQL of our own."""
    with postgresql.running() as server:
        yield server


@pytest.fixture
def postgresql_url(postgresql_server: postgresql.Server) -> str:
    """An empty database there."""
    return postgresql_server.new_database()


@pytest.fixture(scope="session")
def migrated_there(postgresql_server: postgresql.Server) -> Iterator[Database]:
    """A database there with the tables in it, for one test after the other: a copy for each would take too long."""
    with with_tables(Database(postgresql_server.new_database())) as database:
        yield database


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database, on SQLite unless the test says otherwise."""
    if getattr(request, "param", "SQLite") == "SQLite":
        path = tmp_path / "posse.sqlite"
        shutil.copy(request.getfixturevalue("migrated"), path)
        movable: MovableDatabase = request.getfixturevalue("movable")
        movable.move(path)
        yield movable
        movable.close()
        return
    database = request.getfixturevalue("migrated_there")
    yield database
    empty(database)


def empty(database: Database) -> None:
    """Delete all rows, and begin to count again. Each new file of a TRUNCATE would take longer than the few rows."""
    delete = [f'DELETE FROM "{table}"' for table in SQLModel.metadata.tables]
    count = "SELECT setval(sequencename::regclass, start_value, false) FROM pg_sequences"
    with database.writing() as session:
        session.connection().exec_driver_sql(
            "; ".join(["SET LOCAL session_replication_role = replica", *delete, count])
        )
