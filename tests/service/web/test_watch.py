"""The list of games that anybody may watch: one is on it as long as all its people agree."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.models import Game, Seat
from service.operations.privacy import forgetting
from service.table import substitutes
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock, People, text_of


def agree(client: FlaskClient, people: People, n: int, watch: str = "on") -> TestResponse:
    return client.post(f"{people.page(n)}/watch", data={"watch": watch})


def listed(client: FlaskClient) -> list[str]:
    return [address.rpartition("/")[2] for address in client.get("/watch", headers=JSON).json["games"]]


def all_agree(client: FlaskClient, people: People, harness: Harness) -> None:
    for n in range(len(harness.names)):
        assert agree(client, people, n).status_code == 303


def test_a_game_is_listed_while_all_agree(client: FlaskClient, people: People, harness: Harness) -> None:
    for n in range(len(harness.names)):
        assert listed(client) == []
        assert "I agree that anybody may watch" in text_of(client.get(people.page(n)))
        agree(client, people, n)
    assert listed(client) == [harness.id]
    page = client.get("/watch")
    assert all(name in text_of(page) for name in harness.names)
    assert f"/g/{harness.id}" in page.text
    assert client.get(f"/g/{harness.id}").status_code == 200
    assert "This game is on the list of games to watch" in text_of(client.get(people.page(0)))
    for _ in range(2):
        assert agree(client, people, 1, "off").status_code == 303
        assert listed(client) == []


def test_without_one_the_page_says_so(client: FlaskClient) -> None:
    assert "No game is open to spectators" in text_of(client.get("/watch"))


@pytest.mark.parametrize("watch", ["", "yes", "ON"])
def test_what_is_neither_on_nor_off_is_refused(client: FlaskClient, people: People, watch: str) -> None:
    assert agree(client, people, 0, watch).status_code == 400


def test_a_game_that_is_over_or_sealed_is_not_listed(
    client: FlaskClient, people: People, harness: Harness, database: Database
) -> None:
    all_agree(client, people, harness)
    for change in ({"status": "over"}, {"status": "paused"}, {"status": "playing", "sealed": True}):
        with database.writing() as session:
            game = session.get_one(Game, harness.id)
            for name, value in change.items():
                setattr(game, name, value)
        assert listed(client) == []


def test_a_new_player_of_a_seat_is_asked_anew(
    client: FlaskClient, people: People, harness: Harness, database: Database, clock: Clock
) -> None:
    all_agree(client, people, harness)
    with database.writing() as session:
        tx = GameTransaction.lock(session, harness.id, clock.now)
        substitutes.change_player(tx, tx.seats[1], "Zoe", None)
    assert listed(client) == []
    with database.reading() as session:
        game = session.get_one(Game, harness.id)
        assert not game.watched


def test_who_is_forgotten_does_not_stop_it(
    client: FlaskClient, people: People, harness: Harness, database: Database, clock: Clock
) -> None:
    """A robot plays on in their place, and robots are not asked."""
    all_agree(client, people, harness)
    with database.writing() as session:
        forgetting.forget(session, people.seat(1).player_id or 0, clock.now)
    with database.reading() as session:
        forgotten = session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 1)).one()
        assert not forgotten.may_be_watched
    assert listed(client) == [harness.id]
