"""What the service's tests share: a fresh database, a fixed hour, links, and three people who want to play."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from service.db.database import Database
from service.links import Links
from service.seats.proposal import read_proposal
from service.seats.proposing import propose
from tests.databases import database, migrated, migrated_there, postgresql_server, postgresql_url
from tests.log import start_logs
from tests.settings import BASE_URL, KEYS

__all__ = ["database", "migrated", "migrated_there", "postgresql_server", "postgresql_url", "start_logs"]


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


@pytest.fixture
def people(database: Database, now: datetime) -> Callable[..., str]:
    """Proposes a game for people of these names, `anna@example.org` and so on; "robot" is one. Gives the game's id."""

    def proposed(*names: str, at: datetime = now, **fields: Any) -> str:
        players = [
            {"robot": "cautious"} if name == "robot" else {"name": name, "email": f"{name.lower()}@example.org"}
            for name in names
        ]
        with database.writing() as session:
            proposal = read_proposal({"players": players, **fields})
            return propose(session, proposal, at, KEYS).id

    return proposed
