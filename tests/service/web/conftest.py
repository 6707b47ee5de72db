"""Fixtures for the tests of the web: the application over a fresh database, and the pages of a game's players."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from copy import copy
from datetime import datetime
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.links import Links, Scope
from service.models import Seat
from service.web import create_app
from service.web.base.app_state import EXTENSION, AppState
from tests.service.conftest import people as proposals
from tests.service.harness import Harness
from tests.settings import NOW, settings

__all__ = ["proposals"]

JSON = {"Accept": "application/json"}

TAGS = re.compile(r"<[^>]*>")
HIDDEN = re.compile(r'<input type="hidden" name="(at|move)" value="([^"]*)"')
REFRESH = '<noscript><meta http-equiv="refresh" content="5"></noscript>'


class Clock:
    """The clock of the application, set by a test."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock(now: datetime) -> Clock:
    return Clock(now)


@pytest.fixture(scope="session")
def application(migrated: Path) -> Flask:
    """The application, which takes long to make: of one test after the other."""
    return create_app(settings(migrated.parent, mailbox=True), Database(f"sqlite:///{migrated}"))


@pytest.fixture
def app(application: Flask, database: Database, clock: Clock, tmp_path: Path) -> Flask:
    """The application as if it had just been made."""
    application.extensions[EXTENSION] = AppState.of(settings(tmp_path, mailbox=True), database, clock)
    for limiter in application.extensions["limiter"]:
        limiter.reset()
    return application


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """A game of Anna, Burt and Curt after the first deal."""
    return Harness(database, now)


@pytest.fixture(scope="session")
def finished(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Harness:
    """A game of Anna against two robots, played to the end, in a file to be copied."""
    file = shutil.copy(migrated, tmp_path_factory.mktemp("finished"))
    harness = Harness(Database(f"sqlite:///{file}"), NOW, robots=(1, 2))
    harness.act_until(lambda position: False)
    assert harness.game().status == "over"
    harness.database.close()
    return harness


@pytest.fixture
def over(finished: Harness, database: Database) -> Harness:
    """That game, in the database of this test."""
    database.close()
    shutil.copy(finished.database.location, database.location)
    harness = copy(finished)
    harness.database = database
    return harness


class People:
    """The addresses of pages for the players of one game."""

    def __init__(self, database: Database, links: Links, game_id: str) -> None:
        self.database, self.links, self.game_id = database, links, game_id

    def seat(self, n: int) -> Seat:
        with self.database.reading() as session:
            return session.exec(select(Seat).where(Seat.game_id == self.game_id, Seat.n == n)).one()

    def page(self, n: int, scope: Scope = "seat", at: int = 0, move: str | None = None) -> str:
        """Return the path of the page of seat n."""
        parts = urlsplit(self.links.page(scope, self.seat(n), at, move))
        return parts.path + (f"?{parts.query}" if parts.query else "")


@pytest.fixture
def people_of(database: Database, links: Links) -> Callable[[str], People]:
    return lambda game_id: People(database, links, game_id)


@pytest.fixture
def people(people_of: Callable[[str], People], harness: Harness) -> People:
    return people_of(harness.id)


def text_of(answer: TestResponse) -> str:
    """Return the text of a page without its markup."""
    return " ".join(unescape(TAGS.sub(" ", answer.text)).split())


def values_of(answer: TestResponse, name: str) -> list[str]:
    """Return every value that a browser could post as `name` or `name-...` by a button, an option or a radio button.

    Hidden, typed and blank fields are left out.
    """
    html = answer.text
    buttons = re.findall(rf'<button name="{name}" value="([^"]*)"', html)
    radios = re.findall(rf'<input type="radio" name="{name}(?:-\w+)?" value="([^"]*)"', html)
    selects = re.findall(rf'<select [^>]*name="{name}"[^>]*>(.*?)</select>', html, re.DOTALL)
    options = [value for select_ in selects for value in re.findall(r'<option value="([^"]*)"', select_)]
    return [unescape(value) for value in buttons + radios + options if value]
