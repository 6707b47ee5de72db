"""The page on which a player says with whom the list of tables never seats them again."""

from __future__ import annotations

from datetime import datetime

import pytest
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.models import PlayerBlock
from service.players import blocks
from tests.service.web.conftest import JSON, People, text_of


def change(client: FlaskClient, people: People, n: int, **body: object) -> TestResponse:
    return client.post(f"{people.page(n)}/company", data=body)


def stored(database: Database) -> set[tuple[int, int]]:
    with database.reading() as session:
        return {(one.player_id, one.blocked_id) for one in session.exec(select(PlayerBlock))}


def test_a_player_keeps_apart_from_somebody_and_takes_it_back(
    client: FlaskClient, people: People, database: Database
) -> None:
    anna, burt = people.seat(0), people.seat(1)
    page = client.get(f"{people.page(0)}/company")
    assert f"Never with {burt.name} again" in text_of(page)
    assert f"Never with {anna.name} again" not in text_of(page)
    for _ in range(2):
        assert change(client, people, 0, block=1).status_code == 303
        assert stored(database) == {(anna.player_id, burt.player_id)}
    page = client.get(f"{people.page(0)}/company")
    assert f"Allow {burt.name} again" in text_of(page)
    assert f"Never with {burt.name} again" not in text_of(page)
    assert f"Allow {anna.name} again" not in text_of(client.get(f"{people.page(1)}/company")), "nobody else is told"
    assert change(client, people, 0, allow=0, name=burt.name).status_code == 303
    assert stored(database) == set()
    assert change(client, people, 0, allow=0, name=burt.name).status_code == 409, "pressed twice"


@pytest.mark.parametrize(
    ("body", "status"),
    [({}, 400), ({"block": "x"}, 400), ({"block": 0}, 422), ({"block": 9}, 422), ({"allow": 0, "name": "Burt"}, 409)],
)
def test_what_cannot_be_done_is_refused(
    client: FlaskClient, people: People, database: Database, body: dict[str, object], status: int
) -> None:
    assert change(client, people, 0, **body).status_code == status
    assert stored(database) == set()


def test_the_name_tells_whether_the_list_has_changed(
    client: FlaskClient, people: People, database: Database, now: datetime
) -> None:
    anna, burt = people.seat(0), people.seat(1)
    with database.writing() as session:
        blocks.block(session, anna.player_id or 0, burt.player_id or 0, "Bert", now)
    assert change(client, people, 0, allow=0, name=burt.name).status_code == 409
    assert len(stored(database)) == 1


def test_as_json_it_is_the_seat(client: FlaskClient, people: People) -> None:
    answer = client.post(f"{people.page(0)}/company", json={"block": 1}, headers=JSON)
    assert (answer.status_code, answer.json["game"]) == (200, people.game_id)
    assert client.get(f"{people.page(0)}/company", headers=JSON).json["game"] == people.game_id


def test_the_page_of_a_seat_leads_there(client: FlaskClient, people: People) -> None:
    assert f"{people.page(0)}/company" in client.get(people.page(0)).text


def test_a_player_shows_how_reliably_they_play_and_hides_it_again(client: FlaskClient, people: People) -> None:
    assert "Nobody else sees this." in text_of(client.get(f"{people.page(0)}/company"))
    for turns, told in (("on", "Others see this"), ("off", "Nobody else sees this.")):
        assert change(client, people, 0, turns=turns).status_code == 303
        assert told in text_of(client.get(f"{people.page(0)}/company"))
        assert "new here" in text_of(client.get(f"{people.page(0)}/company"))
    assert change(client, people, 0, turns="perhaps").status_code == 400
