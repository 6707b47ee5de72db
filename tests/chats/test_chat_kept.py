"""How long a chat is kept: its address and messages as long as mails, and how somebody is called while they play."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlmodel import select

from service.db.database import Database
from service.games import stopping
from service.games.transaction import GameTransaction
from service.models import Game, GameChat, Ping, Seat
from service.operations.privacy import forgetting, trimming
from service.table import chat_choice, substitutes
from tests.chats.conftest import Chat
from tests.service.harness import Harness


@pytest.fixture(autouse=True)
def called(chat: Chat, harness: Harness, database: Database) -> None:
    """Everybody is called by a name of theirs."""
    with database.writing() as session:
        tx = GameTransaction.lock(session, harness.id, harness.now)
        for seat in tx.seats:
            chat_choice.call(tx, seat.n, f"name.{seat.n}")


def mentions(database: Database) -> list[str | None]:
    with database.reading() as session:
        return list(session.exec(select(Seat.mention).order_by(Seat.n)))  # type: ignore[arg-type] # a column


def test_all_of_it_is_deleted_long_after_the_end(chat: Chat, harness: Harness, database: Database) -> None:
    harness.pass_turn()
    with database.writing() as session:
        stopping.stop(GameTransaction.lock(session, harness.id, harness.now), "ended")
    chat.deliver()
    assert len(chat.pings()) == 2
    later = harness.now + timedelta(days=91)
    assert trimming.trim_some(database, later - timedelta(days=90), later) == 1
    with database.reading() as session:
        assert session.exec(select(Ping)).all() == []
        assert session.exec(select(GameChat)).all() == []
        assert not session.get_one(Game, harness.id).in_chat
    assert mentions(database) == [None] * 3


def test_whoever_takes_a_seat_is_not_called_by_the_name_of_another(harness: Harness, database: Database) -> None:
    with database.writing() as session:
        tx = GameTransaction.lock(session, harness.id, harness.now)
        substitutes.change_player(tx, tx.seats[1], "Dora", None)
    assert mentions(database) == ["name.0", None, "name.2"]


def test_who_is_forgotten_is_called_nothing(harness: Harness, database: Database) -> None:
    with database.reading() as session:
        player = session.exec(select(Seat.player_id).where(Seat.n == 2)).one()
    assert player is not None
    with database.writing() as session:
        forgetting.forget(session, player, harness.now)
    assert mentions(database) == ["name.0", "name.1", None]
