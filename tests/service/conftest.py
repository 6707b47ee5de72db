"""Fixtures of the service's tests: a fresh database, a fixed time, links, and proposing games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from service.db.database import Database
from service.links import Links
from service.lobby.proposal import read_proposal
from service.lobby.proposing import propose
from tests.databases import database, migrated, migrated_there, postgresql_server, postgresql_url
from tests.log import start_logs
from tests.next_release import next_release
from tests.settings import BASE_URL, KEYS

__all__ = [
    "database",
    "migrated",
    "migrated_there",
    "next_release",
    "postgresql_server",
    "postgresql_url",
    "start_logs",
]


@pytest.fixture
def now() -> datetime:
    """A Friday morning."""
    return datetime(2026, 11, 20, 9, 30, tzinfo=UTC)


@pytest.fixture
def keys() -> tuple[str, ...]:
    return KEYS


@pytest.fixture
def links() -> Links:
    return Links(KEYS, BASE_URL)


@pytest.fixture
def people(database: Database, now: datetime) -> Callable[..., str]:
    """A function that proposes a game for people of these names, or "robot", and returns its id."""

    def proposed(*names: str, at: datetime = now, **fields: Any) -> str:
        players = [
            {"robot": "cautious"} if name == "robot" else {"name": name, "email": f"{name.lower()}@example.org"}
            for name in names
        ]
        with database.writing() as session:
            proposal = read_proposal({"players": players, **fields})
            return propose(session, proposal, at, KEYS).id

    return proposed
