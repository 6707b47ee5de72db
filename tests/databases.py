"""Databases for tests, each with the tables in it and nothing else: SQLite, and where a module wants both, PostgreSQL.

Each test of a module that says `pytestmark = both` runs on either. What is imported from here into a conftest.py
works for all tests below it; servers are started once for all folders.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlmodel import SQLModel

from service.db.database import Database
from tests.service import postgresql

T = TypeVar("T")

POSTGRESQL, MIGRATED = pytest.StashKey[postgresql.Server](), pytest.StashKey[Database]()

both = pytest.mark.parametrize("database", ["SQLite", "PostgreSQL"], indirect=True)


def never_sync(connection: Any, _record: object, _proxy: object) -> None:
    """Let SQLite return from a commit before the disk has it. Listens to connections that leave a pool."""
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA synchronous = OFF")


def url_of(database: Database) -> str:
    """Where it is, as DATABASE_URL."""
    url = database._url.set(drivername=database._url.get_backend_name())
    return url.render_as_string(hide_password=False)


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the tables in it, made once and copied for each test."""
    path = tmp_path_factory.mktemp("database") / "posse.sqlite"
    database = Database(f"sqlite:///{path}")
    database.migrate()
    database.close()
    return path


def once(config: pytest.Config, key: pytest.StashKey[T], running: AbstractContextManager[T]) -> T:
    """Return what runs until the end of all tests. A fixture of a session exists once for each folder that has it."""
    if key not in config.stash:
        with ExitStack() as stack:
            config.stash[key] = stack.enter_context(running)
            config.add_cleanup(stack.pop_all().close)
    return config.stash[key]


@pytest.fixture(scope="session")
def postgresql_server(pytestconfig: pytest.Config) -> postgresql.Server:
    """A PostgreSQL of our own."""
    return once(pytestconfig, POSTGRESQL, postgresql.running())


@pytest.fixture
def postgresql_url(postgresql_server: postgresql.Server) -> str:
    """An empty database there."""
    return postgresql_server.new_database()


@pytest.fixture(scope="session")
def migrated_there(postgresql_server: postgresql.Server, pytestconfig: pytest.Config) -> Database:
    """A database there with the tables in it, for one test after the other: a copy for each would take too long."""
    return once(pytestconfig, MIGRATED, _migrated(postgresql_server))


@contextmanager
def _migrated(server: postgresql.Server) -> Iterator[Database]:
    database = Database(server.new_database())
    database.migrate()
    yield database
    database.close()


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database, on SQLite unless the test says otherwise."""
    if getattr(request, "param", "SQLite") == "SQLite":
        path = tmp_path / "posse.sqlite"
        shutil.copy(request.getfixturevalue("migrated"), path)
        database = Database(f"sqlite:///{path}")
        yield database
        database.close()
        return
    database = request.getfixturevalue("migrated_there")
    yield database
    names = ", ".join(f'"{table}"' for table in SQLModel.metadata.tables)
    with database.alone() as connection:
        connection.exec_driver_sql(f"TRUNCATE {names} RESTART IDENTITY")
