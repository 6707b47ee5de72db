"""An answer never grows with what was posted: 64 KB in, and no more than 16 KB out.

A page that is shown again with what was wrong on it is at most 4 KB larger than that page.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from datetime import datetime
from itertools import accumulate, product
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlencode

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from service.db.database import Database
from service.links import OF_A_PLAYER, LinkContent, Scope
from service.lobby.proposal import read_proposal
from service.lobby.proposing import propose_confirmed
from service.models import Game
from service.sweep import deal_days
from service.web.base import bodies
from service.web.base.app_state import EXTENSION, AppState
from service.web.base.form_fields import ROOM, shortened
from tests.quick import few
from tests.rows import alter
from tests.security.scenes import build, path_of
from tests.service.harness import Harness
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, Table
from tests.settings import NOW, settings

POSTS = int(os.environ.get("HOSTILE_POSTS", "2"))  # to each route
MOST = 16 * 1024
MOST_MORE = 5 * 1024  # of a page that is shown again
HTML = {"Accept": "text/html"}

# Everything that any route reads, and what makes a post go on to be looked at closely.
TERMS = "name edition turn_hours window_hours bank_hours weekends_off windows message show_address unrated"
START = (
    *TERMS.split(),
    *(f"house_rules.{flag}" for flag in engine.FLAGS),
    *(f"players.{n}.{part}" for n in range(4) for part in ("name", "email", "language", "robot", "anyone")),
)
OTHERS = """players house_rules players.4.name robots action seat email move move-JJ change at photo wyatt draw rest
if_reacted line talk kind answer time_zone quiet_from quiet_to away_until note"""
KNOWN = (*START, *OTHERS.split())
USUAL: dict[str, tuple[Any, ...]] = {
    "action": ("accept", "ask", "confirm", "correct", "decline", "robot"),
    "seat": (0, 1, 2),
    "at": (0, 1, 2, 3),
    "kind": ("substitute", "pause"),
    "answer": ("no",),
}
UNITS = (*"x'\"<&é花🤠\\\0 >1Ω", "; ", "\r\n", "draw ", "play JJ 3;", "a.")
LAST = ("seat.resign", "seat.renew_link", "seat.forget")  # after which a link is worth less


@pytest.fixture
def app(app: Flask, database: Database, now: datetime, tmp_path: Path) -> Flask:
    app.extensions[EXTENSION] = AppState.of(settings(tmp_path, requests_per_minute=100_000), database, Clock(now))
    return app


def post_routes(app: Flask) -> list[tuple[str, str]]:
    """Every route that takes a post, with its endpoint; those after which a link is worth less come last."""
    found = [(rule.endpoint, rule.rule) for rule in app.url_map.iter_rules() if "POST" in (rule.methods or ())]
    return sorted(found, key=lambda one: LAST.index(one[0]) if one[0] in LAST else -1)


# --- bodies -----------------------------------------------------------------------------------------------------------


def value(rng: random.Random, most: int) -> Any:
    """Return a value of up to so many bytes, or thereabouts."""
    unit = rng.choice(UNITS)
    text = unit * (rng.choice((1, 10, most)) // len(unit.encode()) or 1)
    if rng.random() < 0.2:
        return rng.choice((None, True, -1, 10**40, [text], [{}] * 99, {text[:99]: text}, [{"name": text}] * 3))
    return text


def hostile(rng: random.Random) -> dict[str, Any]:
    """Return fields that together are nearly as large as a post may be: many, or long, known ones and unknown ones."""
    many = rng.choice((1, 5, 40, 900))
    body = {name: rng.choice(values) for name, values in USUAL.items() if rng.random() < 0.8}
    for n in range(many):
        unknown = rng.choice(("", "players.", "house_rules.")) + rng.choice(UNITS) * 20 + str(n)
        name = rng.choice(KNOWN) if rng.random() < 0.5 and many < 900 else unknown
        if name not in body or rng.random() < 0.1:
            body[name] = value(rng, 40_000 // many)
    return body


def send(
    client: FlaskClient, path: str, body: dict[str, Any], *, as_json: bool, headers: dict[str, str]
) -> TestResponse:
    """Post as JSON or as a form; fields that do not fit into what is read at all are left out."""
    encode, kind = (as_object, "application/json") if as_json else (as_form, "application/x-www-form-urlencoded")
    data = encode(body)
    if len(data) >= bodies.MOST_BYTES:
        sizes = accumulate(len(encode({name: field})) + 1 for name, field in body.items())
        data = encode({name: body[name] for name, size in zip(body, sizes, strict=True) if size < bodies.MOST_BYTES})
    return client.post(path, data=data, content_type=kind, headers=headers)


def as_object(body: dict[str, Any]) -> bytes:
    return json.dumps(body, ensure_ascii=False).encode()


def as_form(body: dict[str, Any]) -> bytes:
    return urlencode({name: field for name, field in body.items() if not isinstance(field, list | dict)}).encode()


def send_somehow(client: FlaskClient, path: str, rng: random.Random) -> TestResponse:
    """Post something hostile as JSON or as a form, and ask for JSON or for a page."""
    return send(client, path, hostile(rng), as_json=rng.random() < 0.5, headers=rng.choice((JSON, HTML)))


def size(answer: TestResponse) -> int:
    return len(answer.get_data())


# --- every route ------------------------------------------------------------------------------------------------------


SCOPES = sorted((scope for scope in get_args(Scope) if scope not in OF_A_PLAYER), key=lambda scope: scope != "seat")


@pytest.mark.slow
@pytest.mark.parametrize("scope", few(SCOPES, 1))
def test_whatever_is_posted_with_a_link_the_answer_stays_small(
    app: Flask, database: Database, now: datetime, scope: Scope
) -> None:
    held, client, rng = build(database, now, scope, "live"), app.test_client(), random.Random(scope)
    statuses = set()
    for endpoint, rule in post_routes(app):
        if "<token>" not in rule:
            continue
        path = rule.replace("/p/<token>", held.path).replace("<int:motion>", str(held.motion)).replace("<n>", "0")
        shown = path if endpoint == "seat.save_clock" else held.path
        if scope == "analysis" and endpoint != "seat.analyse":  # no link to play with: it shows what everybody may see
            shown = f"/g/{held.game_id}"
        for _ in range(POSTS):
            answer = send_somehow(client, path, rng)
            statuses.add(answer.status_code)
            # A long answer may be a page that is so long itself, or that of the seat to which it leads.
            most = MOST
            if size(answer) >= MOST:
                most = size(client.get(shown, headers=HTML, follow_redirects=True)) + MOST_MORE
            assert size(answer) < most, endpoint
    assert 500 not in statuses
    assert statuses & {400, 409, 410, 422}


def deal_of_the_day(database: Database) -> str:
    sweep(database, NOW, deal_days.STEPS)
    return "/daily"


def to_join(database: Database) -> str:
    players = [{"name": "Anna", "email": "anna@posse.test"}, {"anyone": True}]
    with database.writing() as session:
        return f"/join/{propose_confirmed(session, read_proposal({'players': players}), NOW, {}).join_key}"


def moment_of_a_finished_game(database: Database) -> str:
    game = Harness(database, NOW).id
    alter(database, Game, game, status="stopped")
    return f"/g/{game}/at/0"


SHOWN_AGAIN = ("/daily", "/join/")  # with what was wrong


@pytest.mark.slow
@pytest.mark.parametrize("place", ["/games", "/my-games", deal_of_the_day, to_join, moment_of_a_finished_game])
def test_whatever_is_posted_without_a_link_the_answer_stays_small(
    client: FlaskClient, database: Database, place: str | Callable[[Database], str]
) -> None:
    path, rng = place if isinstance(place, str) else place(database), random.Random(1)
    page = size(client.get(path, headers=HTML)) if path.startswith(SHOWN_AGAIN) else 0
    answers = [send_somehow(client, path, rng) for _ in range((12 if path == "/games" else 4) * POSTS)]
    assert {answer.status_code for answer in answers} == {422}
    assert max(map(size, answers)) < max(MOST, page + MOST_MORE)


@pytest.mark.slow
def test_whatever_is_posted_to_a_step_to_learn_by_the_answer_stays_small(client: FlaskClient) -> None:
    rng, statuses = random.Random(1), set()
    for number in range(2, 13):
        shown = size(client.get(f"/learn/{number}"))
        for path in (f"/learn/{number}", f"/learn/{number}/review"):
            for _ in range(POSTS):
                answer = send_somehow(client, path, rng)
                statuses.add(answer.status_code)
                assert size(answer) < shown + MOST_MORE, path
    assert statuses <= {200, 303, 400, 422}
    assert 422 in statuses


def test_no_route_that_takes_a_post_is_left_out(app: Flask) -> None:
    rules = [rule for _, rule in post_routes(app)]
    assert len(rules) >= 12
    others = {rule for rule in rules if not rule.startswith("/p/<token>")}
    moment, step = "/g/<game_id>/at/<n>", "/learn/<int:number>"
    own = {f"/own-page/<page_token>/{end}" for end in ("end", "link")}  # which read no field
    own |= {"/my-games/<games_token>/calendar", "/told/<device_token>/off", "/device/renewed"}
    own |= {f"/my-games/<games_token>/device{end}" for end in ("", "/off")}
    assert others == {"/daily", "/games", "/join/<key>", "/my-games", moment, step, f"{step}/review"} | own


# --- what was found ---------------------------------------------------------------------------------------------------


def test_four_thousand_unknown_fields_are_counted_and_not_listed(client: FlaskClient) -> None:
    answer = client.post("/games", json={f"a{n}": "x" for n in range(4000)}, headers=JSON)
    assert answer.status_code == 422
    assert size(answer) < 4096
    assert len(answer.json["fields"]) == 21
    assert answer.json["fields"]["more"] == "Not listed here: 3981 more."
    assert answer.text.count("house_rules") <= 2, "each known rule is named once in `fields` and once in `message`"


@pytest.mark.parametrize("unit", UNITS)
def test_the_name_of_an_unknown_field_is_cut(client: FlaskClient, unit: str) -> None:
    for names in ({(unit * 20)[:30] + str(n): 1 for n in range(150)}, {unit * 1000 + "x": 1}):
        data = json.dumps({"house_rules": names, **names}, ensure_ascii=False).encode()
        answer = client.post("/games", data=data, content_type="application/json", headers=JSON)
        assert answer.status_code == 422
        assert size(answer) < MOST


@pytest.mark.parametrize("unit", UNITS)
def test_a_form_in_which_everything_is_wrong_and_long_comes_back_cut(client: FlaskClient, unit: str) -> None:
    most = size(client.get("/start")) + MOST_MORE
    for long in (30, 300, 900):
        text = (unit * long)[: 900 // len(unit.encode())]
        fields = dict.fromkeys(START, text)
        for posted in (fields, fields | {"robots": "2"}):
            answer = send(client, "/games", posted, as_json=False, headers=HTML)
            is_blank = "robots" in posted and not text.strip()  # nothing is needed against robots
            assert answer.status_code == (303 if is_blank else 422)
            assert size(answer) < most


def test_what_a_person_typed_is_shown_again_whole(client: FlaskClient) -> None:
    players = {f"players.{n}.name": "Nguyễn Thị Hương Giang Thanh" for n in range(4)}
    players |= {f"players.{n}.email": f"{'somebody.with.a.long.name'}{n}@mail.example.org" for n in range(4)}
    answer = client.post("/games", data=players | {"name": "Friday at nine (or ten)", "turn_hours": "soon"})
    assert answer.status_code == 422
    for typed in players.values():
        assert f'value="{typed}"' in answer.text


def test_one_long_field_leaves_room_for_the_others(client: FlaskClient) -> None:
    answer = client.post("/games", data={"players.0.name": "x" * 900, "players.0.email": "anna@example.org"})
    assert f'value="{"x" * 300}"' in answer.text
    assert 'value="anna@example.org"' in answer.text


@pytest.mark.slow
@pytest.mark.parametrize(("field", "where", "phase"), [("move", "moves", "draw"), ("rest", "orders", "react")])
def test_a_line_that_is_refused_is_quoted_and_shown_again_cut(table: Table, field: str, where: str, phase: str) -> None:
    assert table.act_until(lambda position: position.phase == phase)
    turn, at = table.position().turn, table.game().at
    path = path_of(LinkContent("seat", table.id, turn, 0, 0))
    page = size(table.client.get(path, headers=HTML))
    for unit, long in product(UNITS, (50, 5000)):
        posted = {field: "draw " + (unit * long)[:long] + " x", "at": at}
        told = table.client.post(f"{path}/{where}", json=posted, headers=JSON)
        assert told.status_code == 422, unit
        assert size(told) < MOST, unit
        assert len(told.json["message"]) < 1000, unit
        shown = table.client.post(f"{path}/{where}", data=posted, headers=HTML)
        assert shown.status_code == 422, unit
        assert size(shown) < page + MOST_MORE, unit


# --- the parts --------------------------------------------------------------------------------------------------------


def test_what_is_typed_is_cut_by_what_it_takes_in_html() -> None:
    assert shortened("draw supply") == "draw supply"
    assert shortened("x" * 2000) == "x" * ROOM
    assert shortened("'" * 2000) == "'" * (ROOM // 5)
    assert shortened("花" * 2000) == "花" * (ROOM // 3)
