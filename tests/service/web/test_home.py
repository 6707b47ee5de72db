"""The start page and POST /games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

from service.db.database import Database
from service.models import Game
from tests.service.web.conftest import JSON, People, text_of
from tests.settings import BASE_URL

THREE = {
    "players": [
        {"name": "Anna", "email": "anna@example.org"},
        {"name": "Burt", "email": "burt@example.org"},
        {"name": "Curt", "robot": "cautious"},
    ]
}
FORM = {
    "players.0.name": "Anna",
    "players.0.email": "anna@example.org",
    "players.1.name": "Burt",
    "players.1.email": "burt@example.org",
    "players.2.name": "",
    "players.2.email": "",
    "edition": "alea-2001",
    "turn_hours": "24",
    "house_rules.photo_window": "true",
    "house_rules.share": "",
}


def games_in(database: Database) -> list[Game]:
    with database.reading() as session:
        return list(session.exec(select(Game)))


def test_the_page_offers_both_ways_to_start(client: FlaskClient) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert "Try it now against robots" in text_of(page)
    assert "Start a game with others" in text_of(page)
    assert "alea 2001, Dutch rulebook" in text_of(page)


def test_a_program_starts_a_game(client: FlaskClient, database: Database) -> None:
    answer = client.post("/games", json=THREE)
    assert answer.status_code == 201
    game = answer.json["game"]
    assert answer.json == {"game": game, "url": f"{BASE_URL}/g/{game}", "mail": answer.json["mail"]}
    assert client.get(answer.json["mail"].removeprefix(BASE_URL)).status_code == 200
    assert answer.headers["Location"] == f"{BASE_URL}/g/{game}"
    assert [one.id for one in games_in(database)] == [game]


def test_a_form_may_ask_for_json(client: FlaskClient) -> None:
    assert client.post("/games", data=FORM, headers=JSON).status_code == 201


def test_a_form_starts_the_same_game(
    client: FlaskClient, database: Database, people_of: Callable[[str], People]
) -> None:
    answer = client.post("/games", data=FORM)
    assert answer.status_code == 303
    page = text_of(client.get(answer.headers["Location"]))
    assert "Check your mail" in page
    assert "Then the others are invited, and when all have accepted, the cards are dealt." in page
    (game,) = games_in(database)
    assert (game.edition, game.turn_hours, game.window_hours) == ("alea-2001", 24, 8)
    assert game.house_rules == {"photo_window": True}
    assert [people_of(game.id).seat(n).name for n in range(2)] == ["Anna", "Burt"]


def test_against_robots_it_takes_a_name_and_an_address(
    client: FlaskClient, database: Database, people_of: Callable[[str], People]
) -> None:
    form = {"players.0.name": "Anna", "players.0.email": "anna@example.org", "robots": "3"}
    answer = client.post("/games", data=form)
    assert answer.status_code == 303
    assert "your own seat in the game. Then the cards are dealt." in text_of(client.get(answer.headers["Location"]))
    (game,) = games_in(database)
    assert [people_of(game.id).seat(n).robot for n in range(4)] == [None, "cautious", "cautious", "cautious"]


def test_a_wrong_form_comes_back_with_everything_typed_and_the_reason_at_the_field(client: FlaskClient) -> None:
    answer = client.post("/games", data=FORM | {"players.1.email": "burt at example", "name": "Friday"})
    assert answer.status_code == 422
    assert 'id="start-players-1-email-error"' in answer.text
    assert 'aria-describedby="start-players-1-email-error"' in answer.text
    for typed in ("Anna", "anna@example.org", "burt at example", "Friday", "24"):
        assert f'value="{typed}"' in answer.text
    assert '<option value="alea-2001" selected>' in answer.text
    assert '<option value="true" selected>' in answer.text


def test_a_wrong_short_form_comes_back_as_the_short_form(client: FlaskClient) -> None:
    answer = client.post("/games", data={"players.0.name": "Anna", "players.0.email": "anna", "robots": "1"})
    assert answer.status_code == 422
    assert 'id="try-players-0-email-error"' in answer.text
    assert 'id="start-players-0-email-error"' not in answer.text


def test_a_program_is_told_which_fields_are_wrong(client: FlaskClient, database: Database) -> None:
    players = [THREE["players"][0], {"name": "Burt", "email": "no"}]
    answer = client.post("/games", json={"players": players, "turn_hours": 0})
    assert answer.status_code == 422
    assert set(answer.json) == {"error", "message", "fields", "legal", "at"}
    assert answer.json["error"] == "invalid"
    assert set(answer.json["fields"]) == {"players.1.email", "turn_hours"}
    assert not games_in(database)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players.0.name", "x" * 10_000),
        ("players.0.name", "Anna\r\nBcc: all@example.org"),
        ("players.0.name", "Anna\0"),
        ("players.0.name", "see www.example.org"),
        ("players.0.email", "anna@example.org\r\nTo: all@example.org"),
        ("players.0.email", "@"),
        ("turn_hours", "soon"),
        ("turn_hours", "nan"),
        ("turn_hours", "1e999"),
        ("turn_hours", "-1"),
        ("edition", "poker"),
        ("house_rules.share", "7"),
        ("windows", "open"),
    ],
)
def test_bad_input_is_a_clear_answer(client: FlaskClient, database: Database, field: str, value: str) -> None:
    answer = client.post("/games", data=FORM | {field: value})
    assert answer.status_code == 422
    assert not games_in(database)


NO_TEXT: list[Any] = [None, 7, True, [], {}, {"name": {}}]


@pytest.mark.parametrize("players", [*NO_TEXT, [7, 8], [None, None], [{"name": 1, "email": []}] * 2, [{}] * 99])
def test_json_of_any_shape_is_a_clear_answer(client: FlaskClient, players: Any) -> None:
    assert client.post("/games", json={"players": players}).status_code == 422


def test_json_with_half_a_character_cannot_be_read(client: FlaskClient) -> None:
    assert client.post("/games", json={"players": "\ud800"}).status_code == 400


@pytest.mark.parametrize("body", [b"", b"{", b"[1]", b"7", b"\xff", b'{"a": NaN}', b"[" * 50_000, b'{"a": "\\ud800"}'])
def test_a_body_that_is_not_a_json_object(client: FlaskClient, body: bytes) -> None:
    answer = client.post("/games", data=body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json["error"] == "unreadable"


def test_a_body_of_some_other_kind(client: FlaskClient) -> None:
    assert client.post("/games", data=b"<game/>", content_type="text/xml").status_code == 400


def test_too_many_confirm_mails_to_one_address(client: FlaskClient) -> None:
    answers = [client.post("/games", json=THREE) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert 0 < int(answers[-1].headers["Retry-After"]) <= 24 * 3600
    assert answers[-1].json["error"] == "too_many"
    page = client.post("/games", data=FORM)
    assert page.status_code == 429
    assert page.headers["Retry-After"]
    assert 'value="burt@example.org"' in page.text
