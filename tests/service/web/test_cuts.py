"""Cutting the cards: a word typed on taking a seat joins the shuffles, and stands in the record from the deal on."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from sqlmodel import select
from werkzeug.test import TestResponse

import engine
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby import branching
from service.lobby.proposing import WITHOUT_PAGE
from service.models import Game
from tests.rows import alter
from tests.service.web.conftest import Start, Visitors, person, text_of


class Cut(Visitors):
    """A game of Anna and Burt that nobody has confirmed yet."""

    def __init__(self, people: Visitors) -> None:
        vars(self).update(vars(people))

    def take(self, n: int, **body: str) -> TestResponse:
        return self.reply(n, "accept", **body) if n else self.organise("confirm", **body)

    @property
    def record(self) -> dict[str, Any]:
        return dict(self.client.get(f"/g/{self.game_id}.json").json)

    def change(self, **columns: Any) -> None:
        alter(self.database, Game, self.game_id, **columns)

    def act(self, moves: int) -> None:
        """Play the first legal moves."""
        for _ in range(moves):
            turn = (self.game().position or {})["turn"]
            seat = next(seat for n in (turn, 1 - turn) if (seat := self.json(n))["legal"])
            self.send(seat["seat"], "/moves", {"move": seat["legal"][0], "at": seat["at"]})


@pytest.fixture
def cut(start: Start) -> Cut:
    return Cut(start("Anna", "Burt"))


def test_the_words_join_the_shuffles_and_stand_in_the_record(cut: Cut) -> None:
    assert 'name="cut"' in cut.client.get(cut.page(0, "confirm")).text
    cut.take(0, cut="prairie")
    assert "cuts" not in cut.record, "nobody sees a word before the deal"
    assert "prairie" not in cut.client.get(cut.page(1, "invite")).text
    cut.take(1, cut=" Žluťoučký ")
    game, record = cut.game(), cut.record
    assert (record["format"], record["cuts"]) == ("posse-record/2", ["prairie", "Žluťoučký"])
    assert "seed" not in record
    dealt = engine.new_game(["Anna", "Burt"], seed=game.seed, cuts=("prairie", "Žluťoučký"))
    assert (dealt.dealer, dealt.to_dict()["supply"]) == (game.dealer, (game.position or {})["supply"])
    cut.act(6)
    cut.change(status="stopped")
    record = engine.Record.from_dict(cut.record)
    assert len(record.moves) >= 6
    assert engine.verify(record) == []
    *_, last = engine.replay(record)
    assert last.position.to_dict() == cut.game().position


def test_the_page_that_checks_the_shuffles_shows_the_words(cut: Cut) -> None:
    cut.take(0, cut="prairie")
    cut.take(1)
    assert "Players have cut the cards with these words" in text_of(cut.client.get(cut.page(1)))
    cut.change(status="stopped")
    page = text_of(cut.client.get(f"/g/{cut.game_id}/check"))
    assert "The shuffles are as promised" in page
    assert "Cut by Anna prairie" in page


def test_without_words_a_record_is_as_it_was(cut: Cut) -> None:
    cut.take(0)
    cut.take(1, cut="")
    assert cut.game().cuts is None
    assert (cut.record["format"], "cuts" in cut.record) == ("posse-record/1", False)


@pytest.mark.parametrize("word", ["two words", "a1", "x" * 21, "<b>", "don't", "a@b", "🤠"])
def test_what_is_no_word_is_refused_at_its_field(cut: Cut, word: str) -> None:
    refused = cut.take(0, cut=word)
    assert (refused.status_code, 'name="cut"' in refused.text) == (422, True)
    assert "Expected one word of up to 20 letters." in text_of(refused)
    assert cut.game().status == "proposed"


def test_who_gives_the_seat_up_takes_their_word_along(cut: Cut) -> None:
    cut.take(0)
    cut.change(cuts=["prairie", "mine"])
    assert cut.reply(1, "decline").status_code == 303
    assert cut.game().cuts == ["prairie", None]
    assert cut.organise("ask", seat="1", **person("Dora")).status_code == 303
    assert cut.take(1, cut="hers").status_code == 303
    assert cut.game().cuts == ["prairie", "hers"]


def test_a_branch_has_the_same_cards(cut: Cut, database: Database, now: datetime) -> None:
    cut.take(0, cut="prairie")
    cut.take(1)
    cut.act(4)
    cut.change(status="stopped")
    with database.writing() as session:
        log = GameLog(session, session.get_one(Game, cut.game_id))
        later = branching.branch(GameTransaction(session, log.game, now), 2, 0, "Zoe", ["cautious"], WITHOUT_PAGE)
        session.flush()
        begun = GameLog(session, session.exec(select(Game).where(Game.id == later.id)).one())
        assert begun.position_at(2).to_dict()["supply"] == log.position_at(2).to_dict()["supply"]
        assert begun.game.cuts == ["prairie", None]
