"""A fixture of the service's tests: proposing games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest

from service.db.database import Database
from service.lobby.proposal import read_proposal
from service.lobby.proposing import propose


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
            return propose(session, proposal, at).id

    return proposed
