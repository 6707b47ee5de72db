"""Days of deals in a test, and guests who play them by HTTP."""

from __future__ import annotations

import random
import shutil
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.db.database import Database
from service.models import DealResult, LoggedMove
from service.web.base.app_state import EXTENSION, AppState
from tests.rows import rows_of
from tests.service.sweeping import WITH_DEALS, sweep
from tests.service.web.conftest import JSON, Clock, text_of
from tests.settings import BASE_URL, NOW, settings

CHANCES = (1, 1, 2, 3)  # with which the hands of `hands` were played


def play(client: FlaskClient, page: str, seed: int) -> list[str]:
    """Play a hand to its end by moves that a seed chooses; return them."""
    chance, moves = random.Random(seed), list[str]()
    seat = client.get(page, headers=JSON).json
    for _ in range(400):
        if seat["status"] != "playing":
            return moves
        moves.append(chance.choice(seat["legal"]))
        answer = client.post(f"{page}/moves", json={"move": moves[-1], "at": seat["at"]})
        assert answer.status_code in (200, 202), answer.text
        seat = answer.json
    raise AssertionError("the hand does not end")


class Day:
    """The deal of a day at a site, and guests who play it; `hands` are games of it that are over, and their pages."""

    def __init__(self, client: FlaskClient, database: Database, clock: Clock) -> None:
        self.client, self.database, self.clock = client, database, clock
        self.hands: list[tuple[str, str]] = []

    @property
    def date(self) -> date:
        return self.clock().date()

    def sweep(self) -> None:
        sweep(self.database, self.clock(), WITH_DEALS)

    def over(self) -> str:
        """Let the day end; return it, as it stands in addresses."""
        ended = self.date.isoformat()
        self.clock.now += timedelta(days=1)
        self.sweep()
        return ended

    def begin(self, **body: str) -> tuple[str, str]:
        """Begin a game of a deal; return its id and the path of its page."""
        answer = self.client.post("/daily", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json["game"], answer.json["url"].removeprefix(BASE_URL)

    def text(self, path: str) -> str:
        return text_of(self.client.get(path))

    def json(self, path: str) -> Any:
        return self.client.get(path, headers=JSON).json

    def log(self, game: str) -> list[tuple[int, str]]:
        return [(move.seat, move.move) for move in rows_of(self.database, LoggedMove, LoggedMove.game_id == game)]

    def lead(self, game: str) -> int:
        (result,) = rows_of(self.database, DealResult, DealResult.game == game)
        return result.lead

    def rank(self, page: str, named: str = "yes") -> int:
        """Say whether the name stands in the ranking."""
        return self.client.post(f"{page}/ranking", data={"named": named}).status_code


@pytest.fixture
def day(client: FlaskClient, database: Database, clock: Clock) -> Day:
    """A day on which nobody has played yet."""
    day = Day(client, database, clock)
    day.sweep()
    return day


@pytest.fixture(scope="session")
def played(application: Flask, migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Day:
    """A day on which four guests have played by `CHANCES`, in a database to be copied."""
    folder = tmp_path_factory.mktemp("played")
    database = Database(f"sqlite:///{shutil.copy(migrated, folder)}")
    clock = Clock(NOW)
    application.extensions[EXTENSION] = AppState.of(settings(folder, mailbox=True), database, clock)
    day = Day(application.test_client(), database, clock)
    day.sweep()
    day.hands = [day.begin(name=f"Guest {n}") for n in range(len(CHANCES))]
    for (_, page), chance in zip(day.hands, CHANCES, strict=True):
        play(day.client, page, chance)
    database.close()
    return day


@pytest.fixture
def hands(played: Day, client: FlaskClient, database: Database, clock: Clock) -> Day:
    """That day."""
    database.close()
    shutil.copy(played.database.location, database.location)
    day = Day(client, database, clock)
    day.hands = played.hands
    return day
