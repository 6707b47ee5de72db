"""What the service's tests share: a fresh database, a fixed hour, links, and three people who want to play."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from service import starting
from service.database import Database
from service.links import Links
from tests.service import postgresql

KEYS = ("a key that signs", "an older key")
BASE_URL = "https://posse.test"


@pytest.fixture
def now() -> datetime:
    """An ordinary Friday morning."""
    return datetime(2026, 11, 20, 9, 30, tzinfo=UTC)


@pytest.fixture
def keys() -> tuple[str, ...]:
    return KEYS


@pytest.fixture
def links() -> Links:
    return Links(KEYS, BASE_URL)


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the tables in it, made once and copied for each test."""
    path = tmp_path_factory.mktemp("database") / "posse.sqlite"
    database = Database(f"sqlite:///{path}")
    database.migrate()
    database.close()
    return path


@pytest.fixture
def database(migrated: Path, tmp_path: Path) -> Iterator[Database]:
    path = tmp_path / "posse.sqlite"
    shutil.copy(migrated, path)
    database = Database(f"sqlite:///{path}")
    yield database
    database.close()


@pytest.fixture
def people(database: Database, now: datetime) -> Callable[..., str]:
    """Proposes a game for people of these names, `anna@example.org` and so on; "robot" is one. Gives the game's id."""

    def propose(*names: str, at: datetime = now, **fields: Any) -> str:
        players = [
            {"robot": "cautious"} if name == "robot" else {"name": name, "email": f"{name.lower()}@example.org"}
            for name in names
        ]
        with database.writing() as session:
            proposal = starting.read_proposal({"players": players, **fields})
            return starting.propose(session, proposal, at, KEYS).id

    return propose


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[postgresql.Server]:
    with postgresql.running() as server:
        yield server


@pytest.fixture
def postgresql_url(postgresql_server: postgresql.Server) -> str:
    """An empty database on a PostgreSQL of our own; where PostgreSQL is installed."""
    return postgresql_server.new_database()
