"""Every page is said in its reader's language: one in brackets shows each word that is not in the catalogs.

Each route is opened with each link that it may be opened with, and posted to, so that a new one cannot be forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import pytest
from flask import Flask, g
from flask.testing import FlaskClient
from sqlmodel import update
from werkzeug.test import TestResponse

import engine
from service.db.database import Database
from service.languages.spoken import Spoken
from service.links import Links, Scope, Standing
from service.models import Player
from service.privacy import forgetting
from service.sweep import deal_days
from service.web.base import error_pages
from service.web.link.page_notices import AFTER_A_POST
from service.web.site.lesson import MORE_CARDS
from tests.browser import states
from tests.outside_catalogs import words_outside, words_outside_page
from tests.pseudo_language import CODE
from tests.quick import few
from tests.rows import execute
from tests.security.scenes import SCENES, Held, build
from tests.service.harness import Harness
from tests.service.sweeping import sweep
from tests.service.web.conftest import People, Table
from tests.settings import BASE_URL, KEYS

NAMES = {
    *("Anna", "Burt", "Curt", "Dora", "Doro", "Zoe", "Kate", "Ada", "Nell", "Otis", "Friday"),
    *("API", "Guest", *forgetting.FORGOTTEN.split()),
    *(word for name in (*states.IN_A_LEAGUE, states.GAME_NAME) for word in re.findall(r"\w+", name)),
}
"""Of players, robots and games; of guests and of whoever is forgotten, whose names are stored."""
FOR_PROGRAMS = {
    "/healthz",
    "/readyz",
    "/status",
    "/static/<path:filename>",
    "/g/<game_id>.json",
    "/p/<token>/deadlines.ics",  # its words: test_calendars_and_feeds.py
    "/g/<game_id>/scores.csv",
}
"""Routes that nobody reads: what programs and browsers ask for, and the columns of a table."""
SITE: dict[str, list[str]] = {
    "/daily/month/<month>": ["/daily/month/2026-11", "/daily/month/x"],
    "/daily/<day>": ["/daily/2026-11-20", "/daily/x"],
    "/learn/<int:number>": [f"/learn/{number}" for number in range(1, MORE_CARDS.last + 1)],
    "/learn/<int:number>/review": ["/learn/3/review"],
    "/leagues/<name>/<int:number>": ["/leagues/x/1"],
    "/own-page": ["/own-page", "/own-page?told=down", "/own-page?told=mailed"],
    "/rules/<edition>": [f"/rules/{edition}" for edition in (*engine.EDITIONS, "summary", "manual")],
}
"""Addresses of routes; of any other one, with an x for each variable."""
PEOPLE = {"players.0.name": "Anna", "players.0.email": "anna@example.org", "players.1.name": "Burt"}
TWICE = "draw supply; draw supply"
TYPED: dict[str, list[dict[str, Any]]] = {
    "/daily": [{}, {"day": "2020-01-01"}, {"day": "x"}, {"name": "https://x.com"}],
    "/join/<key>": [{"name": "Dora", "email": "dora@"}],
    "/games": [
        {},
        PEOPLE,
        PEOPLE | {"players.1.email": "anna@example.org", "turn_hours": "0", "bank_hours": "many"},
        PEOPLE | {"players.1.email": "burt@", "players.0.name": "https://x.com", "name": "x.com"},
        PEOPLE | {"players.1.email": "burt@example.org"},
        {"players.0.name": "Anna", "players.0.email": "anna", "robots": "1"},
    ],
    "/learn/<int:number>": [{"move": ""}, {"move": "foo"}, {"move": "bank"}, {"move": "draw supply"}],
    "/learn/<int:number>/review": [{"move": ""}, {"move": "play BD 3"}, {"move": "bank"}],
    "/my-games": [{}, {"email": "x"}, {"email": "anna@example.org"}],
    "/p/<token>/device": [{}, {"endpoint": "x", "public_key": "x", "auth": "x"}, {"more": "x"}],
    "/p/<token>/device/off": [{}, {"device": "x"}, {"device": "7"}],
    "/p/<token>/leagues": [{}, {"join": "x", "name": "7"}, {"leave": "x"}, {"end": "x"}, {"mails": "off"}],
    "/p/<token>/leagues/new": [{"name": "7", "weeks": "1"}, {"name": "Sunday league"}],
    "/p/<token>/leagues/mails": [{}, {"List-Unsubscribe": "One-Click"}],
    "/p/<token>/own-page": [{}, {"name": "7"}, {"name": "Posse"}, {"name": "Dock Holiday"}],
    "/p/<token>": [
        {"action": one} for one in ("confirm", "accept", "decline", "ask", "never", "unblock", "robot", "remind", "x")
    ],
    "/p/<token>/address": [{}, {"email": "zoe"}, {"email": "zoe@example.org"}],
    "/p/<token>/clock": [
        {"time_zone": "Atlantis", "quiet_from": "25:00", "away_until": "x", "language": "x"},
        {"time_zone": "UTC"},
    ],
    "/p/<token>/mails": [{"mails": "off"}, {"mails": "on"}],
    "/p/<token>/mails/all": [*({"plan": "digest", "digest_at": at} for at in ("25:00", "07:30")), {"mails": "off"}],
    "/p/<token>/motions": [{"kind": "end"}, {"kind": "substitute", "seat": "2", "name": "Zoe", "email": "zoe"}],
    "/p/<token>/motions/<int:motion>": [{"answer": "no"}],
    "/p/<token>/moves": [{"move": "foo"}, *({"move": move, "at": "0"} for move in ("discard b", TWICE))],
    "/p/<token>/note": [{"note": "x" * 1001}, {"note": "7"}],
    "/p/<token>/orders": [{"photo": "x"}, {"rest": "foo"}, {"photo": "never", "wyatt": "ask", "draw": "supply"}],
    "/p/<token>/review": [{"move": "draw supply", "at": "0"}, {"move": "draw discard", "at": "9"}],
    "/p/<token>/talk": [{"line": ""}, {"line": "https://x.com"}, {"line": "7"}],
    "/p/<token>/talk/all": [{"talk": "off"}, {"talk": "on"}],
    "/p/<token>/talk/own": [{"talk": "off"}, {"talk": "on"}],
}
"""What is posted, beside a post without any field."""
LAST = ("/resign", "/return", "/cancel", "/forget")
"""Posts after which a link can do no more."""


FIRST: list[tuple[Scope, Standing]] = [
    *((scope, "live") for scope in ("seat", "turn", "window", "confirm", "invite")),
    ("seat", "revoked"),
]
LINKS = [*FIRST, *(link for link in SCENES if link not in FIRST), ("seat", "former"), ("invite", "former")]


class Reader:
    """A browser that reads in the pseudo-language, and keeps the words that are outside of it."""

    def __init__(self, client: FlaskClient) -> None:
        self.client = client
        self.outside: dict[str, set[str]] = {}

    def get(self, path: str) -> TestResponse:
        """Open a page, as it is after redirects."""
        return self._read(path, self.client.get(self._address(path), follow_redirects=True))

    def post(self, path: str, fields: dict[str, Any]) -> TestResponse:
        """Post a form, and open what it leads to."""
        return self._read(path, self.client.post(self._address(path), data=fields, follow_redirects=True))

    def _address(self, path: str) -> str:
        return f"{path}{'&' if '?' in path else '?'}lang={CODE}"

    def _read(self, path: str, answer: TestResponse) -> TestResponse:
        plain = answer.mimetype == "text/plain"
        found = words_outside(answer.text, NAMES) if plain else words_outside_page(answer.text, NAMES)
        if found:
            self.outside.setdefault(f"{answer.status_code} {path}", set()).update(found)
        return answer


class Served:
    """A site for `states`, whose pages are asked for without a server."""

    address = ""

    def __init__(self, database: Database, now: datetime) -> None:
        self.database, self.now = database, now

    def page(self, game_id: str, n: int, scope: Scope = "seat", at: int = 0) -> str:
        """Return the path of the page of a seat."""
        return People(self.database, Links(KEYS, BASE_URL), game_id).page(n, scope, at)


@pytest.fixture
def reader(client: FlaskClient, pseudo_language: Spoken) -> Iterator[Reader]:
    made = Reader(client)
    yield made
    assert made.outside == {}, "words that are in no catalog, by page"


def routes(app: Flask, method: str, beginning: str) -> list[str]:
    """Return the routes that begin so, those after which a link can do no more at the end."""
    found = {rule.rule for rule in app.url_map.iter_rules() if method in (rule.methods or ())} - FOR_PROGRAMS
    return sorted((rule for rule in found if rule.startswith(beginning)), key=lambda rule: (rule.endswith(LAST), rule))


@pytest.mark.slow
def test_pages_of_the_site(app: Flask, reader: Reader, database: Database, now: datetime) -> None:
    sweep(database, now, deal_days.STEPS)
    for method in ("GET", "POST"):
        for route in routes(app, method, "/"):
            if route.startswith(("/p/", "/g/")):
                continue
            named = "/rules/<edition>" if route.startswith("/rules/") else route
            for path in SITE.get(named, [re.sub("<[^>]*>", "x", route)]):
                if method == "GET":
                    reader.get(path)
                else:
                    for fields in ({}, *TYPED.get(route, ())):
                        reader.post(path, fields)


def path_of(route: str, held: Held) -> str:
    """Return the address of a route for a link."""
    return route.replace("/p/<token>", held.path).replace("<n>", "0").replace("<int:motion>", str(held.motion))


@pytest.mark.slow
@pytest.mark.parametrize(("scope", "standing"), few(LINKS, 6))
def test_pages_of_links(
    app: Flask, database: Database, now: datetime, reader: Reader, scope: Scope, standing: Standing
) -> None:
    held = build(database, now, scope, standing)
    execute(database, update(Player).values(language=CODE))
    for route in routes(app, "GET", "/p/"):
        reader.get(path_of(route, held))
    # What is stored for somebody whose address is not confirmed is in English: they have no language yet.
    if standing != "live" or scope in ("address", "join"):
        return
    for route in routes(app, "POST", "/p/"):
        for fields in ({}, *TYPED.get(route, ())):
            reader.post(path_of(route, held), fields)


@pytest.mark.slow
def test_pages_of_games(table: Table, app: Flask, reader: Reader, over: Harness) -> None:
    for route in routes(app, "GET", "/g/"):
        for at in (0, 9, 30):
            reader.get(route.replace("<game_id>", over.id).replace("<n>", str(at)))


@pytest.mark.slow
@pytest.mark.parametrize("pages", few([states.before_the_deal, states.in_play, states.after_play, states.leagues], 3))
def test_pages_of_a_game_in_all_its_states(
    reader: Reader, database: Database, now: datetime, pages: Callable[[Any], Iterator[str]]
) -> None:
    for page in pages(Served(database, now)):
        reader.get(page)


@pytest.mark.slow
def test_notices_and_errors(table: Table, app: Flask, reader: Reader) -> None:
    for notice in AFTER_A_POST:
        reader.get(f"{table.page(0)}?notice={notice}")
    for status, title in error_pages.TITLES.items():
        with app.test_request_context(f"/?lang={CODE}"):
            g.request_id = "7"
            page = error_pages.error_response(status, "kind", error_pages.MESSAGES.get(status, title))
            assert words_outside_page(page.get_data(as_text=True), NAMES) == set()
    reader.get("/nothing-here")
    assert reader.client.delete(f"/?lang={CODE}").status_code == 405
    reader.post("/games", {"name": "x" * 70_000})
    for _ in range(5):
        reader.post("/my-games", {"email": "anna@example.org"})
