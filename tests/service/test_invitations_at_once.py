"""Invitations that are due while somebody answers them, on PostgreSQL, which has several writers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from service.db.database import Database
from service.lobby.invitations import lapse_invited
from service.models import Seat
from tests.service.test_starting import Lobby


@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)
def test_an_invitation_does_not_lapse_while_its_seat_is_changed(
    database: Database, people: Callable[..., str], now: datetime
) -> None:
    """The sweep locks the seat with its game, so that it sees the state of the seat as of its lock, not before."""
    made = Lobby(database, people("Anna", "Burt"), now)
    made.confirm()
    due = made.now + timedelta(days=8)
    with database.writing() as other, database.writing() as session:
        other.get_one(Seat, made.seat(1).id, with_for_update=True)
        assert not lapse_invited(session, due)
    with database.writing() as session:
        assert lapse_invited(session, due)
    assert made.states == ["accepted", "lapsed"]
