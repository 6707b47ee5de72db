"""How strong robots are: chosen wherever one takes a seat, and checked there."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from flask.testing import FlaskClient
from sqlmodel import update

from service.db.database import Database
from service.games import robot_moves
from service.models import Game, Seat
from service.text.robot_levels import BY_STRENGTH, GAMES_WON, LEVELS, OFFERED, Level
from tests.rows import execute, rows_of
from tests.service.web.conftest import JSON, Guest, Start, Table, Visitors, text_of
from tests.settings import BASE_URL

ANNA = {"players.0.name": "Anna", "players.0.email": "anna@example.org"}
BURT = {"players.1.name": "Burt", "players.1.email": "burt@example.org"}


def policies(database: Database, game_id: str | None = None) -> list[str | None]:
    """Return the policies of the seats of a game, by default of the only one."""
    return [seat.robot for seat in rows_of(database, Seat) if game_id in (None, seat.game_id)]


@pytest.fixture
def inviting(start: Start) -> Visitors:
    """A game that Anna has confirmed; Burt and Curt are invited."""
    return start("Anna", "Burt", "Curt", confirmed=True)


@pytest.mark.parametrize("robot", LEVELS)
def test_a_program_names_the_robot_of_each_seat(client: FlaskClient, database: Database, robot: str) -> None:
    answer = client.post("/games", json={"players": [{}, {"robot": robot}]})
    assert answer.status_code == 201
    assert policies(database) == [None, robot]
    assert client.get(answer.json["url"].removeprefix(BASE_URL), headers=JSON).json["to_act"] in ([0], [1])


def test_everybody_sees_how_strong_the_robots_at_the_table_are(client: FlaskClient) -> None:
    players = [{}, {"robot": "greenhorn"}, {"robot": "marshal"}, {"name": "Dora", "robot": "deputy"}]
    page = text_of(client.get(client.post("/games", json={"players": players}).json["url"].removeprefix(BASE_URL)))
    for name, told in (("Ada", "easy robot"), ("Otis", "strong robot"), ("Dora", "good robot")):
        assert f"{name} {told}" in page


def test_another_robot_is_refused_with_those_there_are(client: FlaskClient, database: Database) -> None:
    answer = client.post("/games", json={"players": [{}, {"robot": "sheriff"}]})
    assert (answer.status_code, list(answer.json["fields"])) == (422, ["players.1.robot"])
    assert all(robot in answer.json["message"] for robot in LEVELS)
    assert policies(database) == []


@pytest.mark.parametrize(("page", "levels"), [("/", OFFERED), ("/start", BY_STRENGTH)])
def test_each_form_tells_each_strength(client: FlaskClient, page: str, levels: Mapping[str, Level]) -> None:
    shown = client.get(page)
    assert re.findall(r'name="level" value="(\w+)"', shown.text) == list(levels)
    assert re.findall(r'value="(\w+)" checked', shown.text)[0] == "mix"
    for level in levels.values():
        assert f"{level.title}. {level.told}" in text_of(shown)
    assert re.findall(r"It wins (\d+) of 100 games", text_of(shown)) == [str(games) for games in GAMES_WON.values()]


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ({"robots": "3"}, [None, "deputy", "greenhorn", "marshal"]),
        ({"robots": "2", "level": "mix"}, [None, "deputy", "greenhorn"]),
        ({"robots": "2", "level": "greenhorn"}, [None, "greenhorn", "greenhorn"]),
        (ANNA | BURT | {"robots_beside": "2", "level": "deputy"}, [None, None, "deputy", "deputy"]),
        (ANNA | BURT | {"robots_beside": "2"}, [None, None, "deputy", "greenhorn"]),
        (ANNA | BURT | {"level": "deputy"}, [None, None]),
    ],
)
def test_a_form_seats_so_many_robots_of_a_strength(
    client: FlaskClient, database: Database, form: dict[str, str], expected: list[str | None]
) -> None:
    assert client.post("/games", data=form).status_code == 303
    assert policies(database) == expected


def test_players_and_robots_are_four_at_most(client: FlaskClient) -> None:
    answer = client.post("/games", data=ANNA | BURT | {"robots_beside": "3"})
    assert (answer.status_code, "A game has 2 to 4 players." in text_of(answer)) == (422, True)


@pytest.mark.parametrize(("form", "field"), [({"robots": "1"}, "try"), (ANNA | BURT | {"robots_beside": "1"}, "new")])
def test_an_unknown_strength_is_named_at_its_field(client: FlaskClient, form: dict[str, str], field: str) -> None:
    answer = client.post("/games", data=form | {"level": "sheriff"})
    assert answer.status_code == 422
    assert f'href="#{field}-level">How strong robots are' in answer.text
    assert "Expected one of: mix, greenhorn, cautious, deputy" in text_of(answer)


@pytest.mark.parametrize(
    ("posted", "robot"), [({}, "deputy"), ({"robot": ""}, "deputy"), ({"robot": "greenhorn"}, "greenhorn")]
)
def test_the_organiser_seats_a_robot(inviting: Visitors, posted: dict[str, str], robot: str) -> None:
    page = inviting.page(0, "confirm")
    assert 'name="robot"' in inviting.client.get(page).text
    body = {"action": "robot", "seat": "2", "withdrawn": "0"}
    answer = inviting.client.post(page, data=body | {"robot": "sheriff"})
    assert (answer.status_code, 'id="instead-2-robot-error"' in answer.text) == (422, True)
    assert inviting.seat(2).robot is None
    assert inviting.client.post(page, data=body | posted).status_code == 303
    assert inviting.seat(2).robot == robot


@pytest.mark.parametrize(
    ("body", "expected"), [({}, [None, "cautious", "greenhorn"]), ({"robot": "deputy"}, [None, "deputy", "deputy"])]
)
def test_robots_of_the_next_game_are_as_strong_or_others(
    client: FlaskClient, database: Database, guest: Guest, body: dict[str, str], expected: list[str | None]
) -> None:
    seat = guest("greenhorn", "cautious")
    execute(database, update(Game).values(status="over"))
    assert '<option value="" selected>As strong as now' in client.get(seat).text
    assert client.post(f"{seat}/rematch", json={"robot": "sheriff"}, headers=JSON).status_code == 422
    following = client.post(f"{seat}/rematch", json=body, headers=JSON).json["game"]
    assert policies(database, following) == expected


def test_a_seat_held_for_its_player_stays_cautious(table: Table) -> None:
    turn = table.position().turn
    table.press(turn, "/resign")
    assert robot_moves.policy_of(table.seat(turn)) == "cautious"
    assert {move.mark for move in table.moves()} == {"robot"}
