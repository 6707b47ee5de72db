"""Fixtures for the tests of the web: the application over a fresh database, and the pages of a game's players."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from datetime import datetime, timedelta
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.links import Links, Scope
from service.models import Game, Player, Seat
from service.web import create_app
from service.web.base.app_state import EXTENSION, AppState
from tests.rows import kept
from tests.service.conftest import harness
from tests.service.conftest import people as proposals
from tests.service.harness import Harness
from tests.settings import BASE_URL, NOW, settings

__all__ = ["harness", "proposals"]

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

    def later(self, **time: float) -> None:
        self.now += timedelta(**time)


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
def nowhere(app: Flask, clock: Clock, tmp_path: Path) -> FlaskClient:
    """A site whose database cannot be opened."""
    missing = Database(f"sqlite:///{tmp_path}/no-folder/posse.sqlite")
    app.extensions[EXTENSION] = AppState.of(settings(tmp_path), missing, clock)
    return app.test_client()


@pytest.fixture
def site_with(database: Database, clock: Clock, tmp_path: Path) -> SiteWith:
    """A function that makes a site over the same database with other settings."""
    return lambda **others: create_app(settings(tmp_path, **others), database, clock).test_client()


def set_settings(client: FlaskClient, **values: Any) -> None:
    """Change settings that a site reads anew for each request."""
    state = client.application.extensions[EXTENSION]
    client.application.extensions[EXTENSION] = replace(state, settings=replace(state.settings, **values))


class People:
    """The addresses of pages for the players of one game."""

    def __init__(self, database: Database, links: Links, game_id: str) -> None:
        self.database, self.links, self.game_id = database, links, game_id

    def seat(self, n: int) -> Seat:
        with self.database.reading() as session:
            return session.exec(select(Seat).where(Seat.game_id == self.game_id, Seat.n == n)).one()

    def game(self) -> Game:
        return kept(self.database, Game, self.game_id)

    def player(self, n: int) -> Player:
        """Return the player of a person's seat."""
        return kept(self.database, Player, self.seat(n).player_id)

    def page(self, n: int, scope: Scope = "seat", at: int = 0, move: str | None = None) -> str:
        """Return the path of the page of seat n."""
        parts = urlsplit(self.links.page(scope, self.seat(n), at, move))
        return parts.path + (f"?{parts.query}" if parts.query else "")


class Visitors(People):
    """The players of one game, with what they see on the pages of their links and post there."""

    def __init__(self, database: Database, links: Links, game_id: str, client: FlaskClient, clock: Clock) -> None:
        super().__init__(database, links, game_id)
        self.client, self.clock = client, clock

    def get(self, n: int, path: str = "", **how: Any) -> TestResponse:
        """Open a page of the link to seat n."""
        return self.client.get(self.page(n) + path, **how)

    def text(self, n: int, path: str = "") -> str:
        """Return the text of that page without its markup."""
        return text_of(self.get(n, path))

    def json(self, n: int, path: str = "") -> Any:
        """Return what a program gets there."""
        return self.get(n, path, headers=JSON).json

    def press(self, n: int, path: str, fields: Mapping[str, Any] | None = None) -> TestResponse:
        """Post a form of the link to seat n, as a browser does."""
        return self.client.post(self.page(n) + path, data=fields)

    def send(self, n: int, path: str, body: Any = None) -> TestResponse:
        """Post JSON with that link, as a program does."""
        return self.client.post(self.page(n) + path, json={} if body is None else body, headers=JSON)

    @property
    def organiser(self) -> str:
        """The path of the organiser's page before the deal."""
        return self.page(0, "confirm")

    def organise(self, action: str, **fields: str) -> TestResponse:
        """Press a button of that page."""
        return self.client.post(self.organiser, data={"action": action, **fields})

    def reply(self, n: int, action: str, **fields: str) -> TestResponse:
        """Press a button of the page of an invitation."""
        return self.client.post(self.page(n, "invite"), data={"action": action, **fields})

    def follow(self, answer: TestResponse) -> TestResponse:
        """Open the page to which a post leads."""
        assert answer.status_code == 303, text_of(answer)
        return self.client.get(answer.headers["Location"])

    def text_after(self, answer: TestResponse) -> str:
        return text_of(self.follow(answer))


SiteWith = Callable[..., FlaskClient]
PeopleOf = Callable[[str], Visitors]
Saved = Callable[..., Harness]
Resumed = Callable[..., "Table"]
Start = Callable[..., Visitors]
Guest = Callable[..., str]


class Table(Harness, Visitors):
    """A game at a site: played by the harness, seen and posted to by the links of its players, at one time."""

    def __init__(self, harness: Harness, links: Links, client: FlaskClient, clock: Clock) -> None:
        vars(self).update(vars(harness))
        Visitors.__init__(self, harness.database, links, harness.id, client, clock)

    @property
    def now(self) -> datetime:
        return self.clock.now

    @now.setter
    def now(self, now: datetime) -> None:
        self.clock.now = now

    def beside(self, **seating: Any) -> Table:
        """Begin another game at this site."""
        return Table(Harness(self.database, self.now, **seating), self.links, self.client, self.clock)

    @property
    def public(self) -> str:
        """The path of the page that anybody may open."""
        return f"/g/{self.id}"


@pytest.fixture
def people_of(database: Database, links: Links, client: FlaskClient, clock: Clock) -> PeopleOf:
    return lambda game_id: Visitors(database, links, game_id, client, clock)


@pytest.fixture
def people(people_of: PeopleOf, harness: Harness) -> Visitors:
    return people_of(harness.id)


@pytest.fixture
def table(harness: Harness, links: Links, client: FlaskClient, clock: Clock) -> Table:
    """That game, with the pages of its players."""
    return Table(harness, links, client, clock)


@pytest.fixture
def start(client: FlaskClient, people_of: PeopleOf) -> Start:
    """A function that starts a game as a program does, for people of these names or "robot"; `confirmed` or not."""

    def started(*names: str, confirmed: bool = False, **fields: Any) -> Visitors:
        seats = [{"robot": "cautious"} if name == "robot" else person(name) for name in names]
        people = people_of(client.post("/games", json={"players": seats, **fields}, headers=JSON).json["game"])
        if confirmed:
            assert people.organise("confirm").status_code == 303
        return people

    return started


def person(name: str) -> dict[str, str]:
    """Return what a program posts for a player."""
    return {"name": name, "email": f"{name.lower()}@example.org"}


@pytest.fixture
def guest(client: FlaskClient) -> Guest:
    """A function that starts a guest's game against robots as a program does; the path of the guest's seat."""

    def started(*robots: str, guest: Mapping[str, Any] | None = None, **fields: Any) -> str:
        seats = [{"name": "Zoe"} if guest is None else guest, *({"robot": robot} for robot in robots or ("cautious",))]
        answer = client.post("/games", json={"players": seats, **fields}, headers=JSON)
        assert answer.status_code == 201, answer.text
        return str(answer.json["url"]).removeprefix(BASE_URL)

    return started


@pytest.fixture(scope="session")
def saved(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Saved:
    """A function that plays a game up to a moment, once in a process of tests, and returns it in a file of its own."""
    games: dict[str, Harness] = {}

    def play(up_to: Callable[[Harness], object], **seating: Any) -> Harness:
        key = f"{up_to.__name__} {seating}"
        if key not in games:
            file = shutil.copy(migrated, tmp_path_factory.mktemp("saved"))
            games[key] = harness = Harness(Database(f"sqlite:///{file}"), NOW, **seating)
            up_to(harness)
            harness.database.close()
        return games[key]

    return play


@pytest.fixture
def resumed(saved: Saved, database: Database, links: Links, client: FlaskClient, clock: Clock) -> Resumed:
    """A function that returns such a game, in the place of all that was in the database of this test."""

    def resume(up_to: Callable[[Harness], object], **seating: Any) -> Table:
        harness = copy(saved(up_to, **seating))
        database.close()
        shutil.copy(harness.database.location, database.location)
        harness.database = database
        extensions = client.application.extensions  # what the application keeps is of another database
        extensions[EXTENSION] = AppState.of(extensions[EXTENSION].settings, database, clock)
        return Table(harness, links, client, clock)

    return resume


def to_the_end(harness: Harness) -> None:
    harness.act_until(lambda position: False)
    assert harness.game().status == "over"


@pytest.fixture
def over(resumed: Resumed) -> Table:
    """A game of Anna against two robots that is over."""
    return resumed(to_the_end, robots=(1, 2))


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
