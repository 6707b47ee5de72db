"""Fixtures of the service's tests: a game, and proposing games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest

from service.db.database import Database
from service.lobby.proposal import read_proposal
from service.lobby.proposing import propose
from tests.service.harness import Harness
from tests.service.lobby import Lobbies, Lobby

People = Callable[..., str]


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """A game of Anna, Burt and Curt after the first deal."""
    return Harness(database, now)


@pytest.fixture
def people(database: Database, now: datetime) -> People:
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


@pytest.fixture
def lobby(database: Database, people: People, now: datetime) -> Lobbies:
    """A function that proposes a game; `lobby(..., confirmed=True)` is one whose organiser has confirmed."""

    def make(*names: str, confirmed: bool = False, **fields: Any) -> Lobby:
        made = Lobby(database, people(*names, **fields), now)
        if confirmed:
            made.confirm()
        return made

    return make
