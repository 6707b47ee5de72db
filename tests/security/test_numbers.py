"""Numbers in paths, queries and bodies: none is too large for this site, on both databases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.clocks import timeline
from service.db.database import Database
from tests.databases import both
from tests.leagues.league import TERMS, LeagueHarness
from tests.security.test_permissions import ROUTES
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People

pytestmark = both

LEAGUE = "League"

NUMBERS = (2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, 10**30)
IN_QUERIES = ("hand", "did", "at", "n")
FIELDS = ("at", "seat", "withdrawn", "turn_hours", "window_hours", "bank_hours", "quiet_from", "digest_at", "motion")


def addresses(app: Flask, game: str, link: str) -> Iterator[tuple[str, str]]:
    """Every method and path with a number in it, without the number."""
    for rule in app.url_map.iter_rules():
        path = rule.rule.replace("<game_id>", game).replace("/p/<token>", link).replace("<name>", LEAGUE)
        if re.search(r"<(int[^>]*:|n>|path:)", path) and "static" not in path:
            for method in (rule.methods or set()) & {"GET", "POST"}:
                yield method, re.sub(r"<[^>]*>", "%d", path)


def test_no_number_in_a_path_is_an_error_of_ours(
    app: Flask, client: FlaskClient, people: People, database: Database, now: datetime
) -> None:
    LeagueHarness(database, now, ("Zoe", "Zeke", "Zara"), replace(TERMS, name=LEAGUE, players=2)).begin_season()
    tried = list(addresses(app, people.game_id, people.page(0)))
    assert ("POST", f"{people.page(0)}/motions/%d") in tried
    assert ("GET", f"/g/{people.game_id}/at/%d") in tried
    assert ("GET", f"/leagues/{LEAGUE}/%d") in tried
    assert client.get(f"/leagues/{LEAGUE}/1").status_code == 200
    for method, path in tried:
        for number in (*NUMBERS, 10**1000):
            answer = client.open(path % number, method=method, json={"answer": "yes", "move": "pass"}, headers=JSON)
            expected = (200, 404, 410) if number < 2**31 else (404,)
            assert answer.status_code in expected, (method, path, number)


@pytest.mark.slow
def test_no_number_in_a_query_is_an_error_of_ours(client: FlaskClient, people: People) -> None:
    for page in (f"/g/{people.game_id}", people.page(0), f"{people.page(0)}/history"):
        for name in IN_QUERIES:
            for number in (*NUMBERS, 10**1000, -1):
                assert client.get(page, query_string={name: number}).status_code in (200, 404), (page, name, number)


@pytest.mark.slow
@pytest.mark.parametrize("number", [2**31, 2**63, -(2**63) - 1, 1e308])
def test_no_number_in_a_body_is_an_error_of_ours(client: FlaskClient, people: People, number: float) -> None:
    posts = [route for route in ROUTES if route.method == "POST" and route.path != "/forget"]
    everything: dict[str, Any] = {"kind": "substitute", "name": "Zoe", "email": "zoe@posse.test"}
    for route in posts:
        everything |= route.body or {}
    for route in posts:
        own = route.body or {}
        for body in (everything | dict.fromkeys(FIELDS, number), own | _numbers(own, number)):
            answer = client.post(people.page(0) + re.sub("<[^>]*>", "1", route.path), json=body, headers=JSON)
            assert answer.status_code < 500, (route.path, body)


def _numbers(body: dict[str, Any], number: float) -> dict[str, float]:
    """Return that number for each field of a body that is one, and for those of every post."""
    return {name: number for name in FIELDS if name in body or name in ("at", "seat")}


def test_a_question_with_any_other_number_is_not_there(client: FlaskClient, people: People, harness: Harness) -> None:
    asked = client.post(f"{people.page(0)}/motions", json={"kind": "pause"}, headers=JSON)
    assert asked.status_code == 200
    answer = {"json": {"answer": "yes"}, "headers": JSON}
    assert client.post(f"{people.page(1)}/motions/{2**63}", **answer).status_code == 404
    assert client.post(f"{people.page(1)}/motions/2", **answer).status_code == 410
    assert client.post(f"{people.page(1)}/motions/1", **answer).status_code == 200
    with harness.database.reading() as session:
        assert not timeline.has_been(session, harness.game(), 0, "paused")
