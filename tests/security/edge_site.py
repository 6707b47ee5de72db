"""A site for the tests of the edge: the application over a fresh database, a game in play, and links to its seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.links import Links
from service.models import Seat
from service.web import create_app
from tests.service.harness import Harness
from tests.settings import BASE_URL, KEYS, settings

__all__ = ["site"]

JSON = {"Accept": "application/json"}


@dataclass
class Site:
    """Applications over one database, at a time that the test sets."""

    database: Database
    folder: Path
    now: datetime

    def app(self, **others: Any) -> Flask:
        """The application; `others` are its settings that are not as usual."""
        return create_app(settings(self.folder, **others), self.database, lambda: self.now)

    def client(self, **others: Any) -> FlaskClient:
        """A client of such an application."""
        return self.app(**others).test_client()

    def game(self) -> str:
        """The id of a game of three that has just been dealt."""
        return Harness(self.database, self.now).id

    def link(self, game_id: str, n: int = 0) -> str:
        """The path of the page of a seat."""
        with self.database.reading() as session:
            seat = session.exec(select(Seat).where(Seat.game_id == game_id, Seat.n == n)).one()
        return Links(KEYS, BASE_URL).page("seat", seat).removeprefix(BASE_URL)


@pytest.fixture
def site(database: Database, tmp_path: Path) -> Site:
    return Site(database, tmp_path, datetime(2026, 11, 20, 9, 30, tzinfo=UTC))


def statuses(ask: Callable[[], Any], times: int) -> list[int]:
    """The statuses of so many answers."""
    return [ask().status_code for _ in range(times)]
