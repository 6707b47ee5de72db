"""Cutting the cards: a word typed on taking a seat joins the shuffles, and stands in the record from the deal on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

import engine
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby import branching
from service.models import Game
from tests.service.web.conftest import JSON, People, text_of
from tests.settings import NOW

PEOPLE = [{"name": "Anna", "email": "anna@example.org"}, {"name": "Burt", "email": "burt@example.org"}]


class Cut:
    """A game of Anna and Burt that nobody has confirmed yet."""

    def __init__(self, client: FlaskClient, people: People) -> None:
        self.client, self.people = client, people

    def take(self, n: int, **body: str) -> TestResponse:
        scope, action = ("invite", "accept") if n else ("confirm", "confirm")
        return self.client.post(self.people.page(n, scope), data={"action": action, **body})

    @property
    def game(self) -> Game:
        with self.people.database.reading() as session:
            return session.get_one(Game, self.people.game_id)

    @property
    def record(self) -> dict[str, Any]:
        return dict(self.client.get(f"/g/{self.people.game_id}.json").json)

    def end(self) -> None:
        """Stop the game, so that its seed is shown."""
        with self.people.database.writing() as session:
            session.get_one(Game, self.people.game_id).status = "stopped"


@pytest.fixture
def cut(client: FlaskClient, people_of: Callable[[str], People]) -> Cut:
    return Cut(client, people_of(client.post("/games", json={"players": PEOPLE}, headers=JSON).json["game"]))


def play_some(cut: Cut, moves: int) -> None:
    """Play the first legal moves, each from the position as it is stored."""
    for _ in range(moves):
        with cut.people.database.writing() as session:
            tx = GameTransaction.lock(session, cut.people.game_id, NOW)
            seat = tx.position.to_act()[0]
            move = tx.position.legal(seat)[0]
        at = cut.game.at
        posted = cut.client.post(f"{cut.people.page(seat)}/moves", json={"move": move, "at": at}, headers=JSON)
        assert posted.status_code == 200, posted.text


def test_the_words_join_the_shuffles_and_stand_in_the_record(cut: Cut) -> None:
    assert 'name="cut"' in cut.client.get(cut.people.page(0, "confirm")).text
    cut.take(0, cut="prairie")
    assert "cuts" not in cut.record, "nobody sees a word before the deal"
    assert "prairie" not in cut.client.get(cut.people.page(1, "invite")).text
    cut.take(1, cut=" Žluťoučký ")
    game, record = cut.game, cut.record
    assert (record["format"], record["cuts"]) == ("posse-record/2", ["prairie", "Žluťoučký"])
    assert "seed" not in record
    dealt = engine.new_game(["Anna", "Burt"], seed=game.seed, cuts=("prairie", "Žluťoučký"))
    assert (dealt.dealer, dealt.to_dict()["supply"]) == (game.dealer, (game.position or {})["supply"])
    play_some(cut, 6)
    cut.end()
    record = engine.Record.from_dict(cut.record)
    assert len(record.moves) >= 6
    assert engine.verify(record) == []
    *_, last = engine.replay(record)
    assert last.position.to_dict() == cut.game.position


def test_the_page_that_checks_the_shuffles_shows_the_words(cut: Cut) -> None:
    cut.take(0, cut="prairie")
    cut.take(1)
    assert "Players have cut the cards with these words" in text_of(cut.client.get(cut.people.page(1)))
    cut.end()
    page = text_of(cut.client.get(f"/g/{cut.people.game_id}/check"))
    assert "The shuffles are as promised" in page
    assert "Cut by Anna prairie" in " ".join(page.split())


def test_without_words_a_record_is_as_it_was(cut: Cut) -> None:
    cut.take(0)
    cut.take(1, cut="")
    assert cut.game.cuts is None
    assert (cut.record["format"], "cuts" in cut.record) == ("posse-record/1", False)


@pytest.mark.parametrize("word", ["two words", "a1", "x" * 21, "<b>", "don't", "a@b", "🤠"])
def test_what_is_no_word_is_refused_at_its_field(cut: Cut, word: str) -> None:
    refused = cut.take(0, cut=word)
    assert refused.status_code == 422
    assert "Expected one word of up to 20 letters." in text_of(refused)
    assert 'name="cut"' in refused.text
    assert cut.game.status == "proposed"


def test_who_gives_the_seat_up_takes_their_word_along(cut: Cut) -> None:
    cut.take(0)
    cut.people.seat(1)
    with cut.people.database.writing() as session:
        session.get_one(Game, cut.people.game_id).cuts = ["prairie", "mine"]
    page = cut.people.page(1, "invite")
    assert cut.client.post(page, data={"action": "decline"}).status_code == 303
    assert cut.game.cuts == ["prairie", None]
    dora = {"action": "ask", "seat": "1", "name": "Dora", "email": "dora@example.org"}
    assert cut.client.post(cut.people.page(0, "confirm"), data=dora).status_code == 303
    assert cut.take(1, cut="hers").status_code == 303
    assert cut.game.cuts == ["prairie", "hers"]


def test_a_branch_has_the_same_cards(cut: Cut, database: Database, now: datetime) -> None:
    cut.take(0, cut="prairie")
    cut.take(1)
    play_some(cut, 4)
    cut.end()
    with database.writing() as session:
        log = GameLog(session, session.get_one(Game, cut.people.game_id))
        later = branching.branch(GameTransaction(session, log.game, now), 2, 0, "Zoe", ["cautious"], "en")
        session.flush()
        begun = GameLog(session, session.exec(select(Game).where(Game.id == later.id)).one())
        assert begun.position_at(2).to_dict()["supply"] == log.position_at(2).to_dict()["supply"]
        assert begun.game.cuts == ["prairie", None]
