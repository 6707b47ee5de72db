"""Paths, and numbers in them, in queries and in bodies: none leads elsewhere, and no number is too large.

A redirect follows only a post of ours, to a path of this site, whatever host or path a request names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from itertools import product
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.clocks import timeline
from service.db.database import Database
from service.logs import get
from service.web.base import link_ends
from tests.databases import both
from tests.leagues.league import TERMS, LeagueHarness
from tests.quick import few
from tests.security.test_permissions import ROUTES
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People

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


@both
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


@both
@pytest.mark.slow
def test_no_number_in_a_query_is_an_error_of_ours(client: FlaskClient, people: People) -> None:
    for page in (f"/g/{people.game_id}", people.page(0), f"{people.page(0)}/history"):
        for name in IN_QUERIES:
            for number in (*NUMBERS, 10**1000, -1):
                assert client.get(page, query_string={name: number}).status_code in (200, 404), (page, name, number)


@both
@pytest.mark.slow
@pytest.mark.parametrize("number", few([2**63, 2**31, -(2**63) - 1, 1e308], 1))
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


@both
def test_a_question_with_any_other_number_is_not_there(client: FlaskClient, people: People, harness: Harness) -> None:
    asked = client.post(f"{people.page(0)}/motions", json={"kind": "pause"}, headers=JSON)
    assert asked.status_code == 200
    answer = {"json": {"answer": "yes"}, "headers": JSON}
    assert client.post(f"{people.page(1)}/motions/{2**63}", **answer).status_code == 404
    assert client.post(f"{people.page(1)}/motions/2", **answer).status_code == 410
    assert client.post(f"{people.page(1)}/motions/1", **answer).status_code == 200
    with harness.database.reading() as session:
        assert not timeline.has_been(session, harness.game(), 0, "paused")


# --- redirects --------------------------------------------------------------------------------------------------------


ELSEWHERE = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https"}


SLASHES = ("{}//{}", "{}///{}", "{}/{}//moves", "{}//{}/moves", "/{}/{}", "{}/./{}")


@pytest.mark.parametrize(("method", "path"), [*product(("GET", "POST"), SLASHES), ("POST", "{}/{}/")])
def test_a_path_with_a_slash_too_many_is_not_there(client: FlaskClient, people: People, method: str, path: str) -> None:
    """A redirect to the right one would send the token to the host that the request names."""
    _, first, token = people.page(0).split("/")
    answer = client.open(path.format(f"/{first}", token), method=method, headers=ELSEWHERE)
    assert answer.status_code == 404
    assert "Location" not in answer.headers


@pytest.mark.parametrize("path", ["/g//{}", "//g/{}", "/g/{}//at/0", "/healthz/", "/status.", "/static/posse.css."])
def test_no_other_page_has_a_second_address(client: FlaskClient, people: People, path: str) -> None:
    answer = client.get(path.format(people.game_id), headers=ELSEWHERE)
    assert answer.status_code == 404
    assert "Location" not in answer.headers


@pytest.mark.parametrize("end", [".", "/", "%20", "%E2%80%9D)."])
def test_a_link_with_a_character_behind_it_is_served_as_without_it(
    client: FlaskClient, people: People, end: str, start_logs: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    start_logs("web", "json")
    link = people.page(0)
    for path in (link, f"/g/{people.game_id}", "/learn", "/start"):
        answer = client.get(path + end, headers=ELSEWHERE)
        assert (answer.status_code, answer.data) == (200, client.get(path).data), path
        assert "Location" not in answer.headers
        get().info("seen", about=path + end)
    assert client.get(f"{link}{end}x").status_code == 404, "more than that behind a token"
    assert link.rpartition(".")[2] not in capsys.readouterr().err


@pytest.mark.parametrize("end", [*".,;:!?)]}>/|*\"' \n", "”", "’", "»", "…", "\u00a0", ").", "//"])
def test_no_character_behind_a_link_is_part_of_it(end: str) -> None:
    for path in ("/p/a-b_.c-d_", "/p/a.b/mails", "/calendar/a.b.ics", "/g/0/at/12", "/join/0", "/learn", "/"):
        assert link_ends.link_in((path + end).encode().decode("latin-1")) == path


@pytest.mark.parametrize(
    ("given", "meant"), [("Burt (Sr.)", "Burt (Sr.)"), ("J. P.", "J. P."), ("Zoë”/", "Zoë"), ("Zoë;", "Zoë")]
)
def test_a_name_may_end_with_such_a_character(given: str, meant: str) -> None:
    for before in link_ends.NAMED:
        path = (before + given).encode().decode("latin-1")
        assert link_ends.link_in(path) == (before + meant).encode().decode("latin-1")


def test_no_path_that_is_not_utf_8_is_cut() -> None:
    assert link_ends.link_in("/g/\xe2)") == "/g/\xe2)"


def test_no_address_of_a_page_ends_with_a_slash(app: Flask) -> None:
    """Werkzeug would redirect to it from the address without one."""
    assert [rule.rule for rule in app.url_map.iter_rules() if rule.rule.endswith("/")] == ["/"]
    assert not app.url_map.merge_slashes
    assert not any(rule.redirect_to or rule.defaults for rule in app.url_map.iter_rules())


@pytest.mark.slow
def test_what_a_post_redirects_to_is_a_path_of_this_site(client: FlaskClient, people: People) -> None:
    locations = []
    for route in ROUTES:
        if route.action == "forget":
            continue
        path = people.page(1) + route.path.replace("<int:motion>", "1").replace("<n>", "0")
        answer = client.open(path, method=route.method, data=route.body, headers=ELSEWHERE)
        locations += [answer.headers["Location"]] if "Location" in answer.headers else []
    assert len(locations) > 10
    for location in locations:
        assert location.startswith("/"), location
        assert not location.startswith("//"), location
