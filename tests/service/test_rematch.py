"""Playing again, reminding and a guest's address, on both databases and at once."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from sqlmodel import select

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.lobby import invitation_reminders, rematch
from service.lobby.invitations import lapse_invited, remind_invited
from service.lobby.proposal import read_proposal
from service.lobby.proposing import begin_without_address
from service.models import Outmail, Player, Seat
from service.operations.privacy import forgetting, retention
from service.players import guest_address
from tests.databases import both
from tests.rows import rows
from tests.service.at_once import at_once, kinds
from tests.service.harness import Harness

pytestmark = both  # these run on both databases

DAY = timedelta(days=1)


@pytest.fixture
def ended(harness: Harness) -> Harness:
    """A game of Anna, Burt and Curt that is over."""
    harness.change(status="over", ended_at=harness.now)
    return harness


def test_a_seat_whose_address_was_erased_is_reminded_and_lapses_like_any_other(
    database: Database, now: datetime, ended: Harness
) -> None:
    with database.writing() as session:
        forgetting.erase_address(session, ended.seat(1).player_id or 0)
    game = ended.do(lambda tx, seat: rematch.propose(tx, seat).id, 0)
    later = now + DAY
    with database.writing() as session:
        tx = GameTransaction.lock(session, game, later)
        for n in (1, 2):
            invitation_reminders.remind(tx, n)
        assert {seat.reminded_at for seat in tx.seats[1:]} == {later}
    with database.writing() as session:
        while remind_invited(session, later + 2 * DAY):
            pass
    invited = select(Seat).where(Seat.game_id == game, Seat.n > 0)
    assert {(seat.state, seat.remind_at) for seat in rows(database, invited)} == {("invited", None)}
    with database.writing() as session:
        while lapse_invited(session, now + 7 * DAY):
            session.flush()
    assert {seat.state for seat in rows(database, invited)} == {"lapsed"}


def guest(database: Database, now: datetime) -> str:
    with database.writing() as session:
        proposal = read_proposal({"players": [{}, {"robot": "cautious"}]})
        return begin_without_address(session, proposal, now).id


def test_of_two_presses_at_once_one_confirms_the_address(database: Database, now: datetime) -> None:
    game = guest(database, now)
    with database.writing() as session:
        guest_address.request(GameTransaction.lock(session, game, now), "zoe@posse.test")

    def press() -> None:
        with database.writing() as session:
            guest_address.confirm(GameTransaction.lock(session, game, now))

    assert kinds(at_once(press, press)) == ["NoneType", "Past"]


def test_an_address_that_is_used_elsewhere_outlives_a_request(
    database: Database, now: datetime, ended: Harness
) -> None:
    game = guest(database, now)
    for address in ("anna.1@posse.test", "nobody@posse.test"):
        with database.writing() as session:
            guest_address.request(GameTransaction.lock(session, game, now), address)
    later = now + 2 * DAY
    while retention.work_due(database, later):
        pass
    assert rows(database, select(Outmail).where(Outmail.game_id == game)) == []
    addresses = set(rows(database, select(Player.address)))
    assert addresses & {"anna.1@posse.test", "nobody@posse.test"} == {"anna.1@posse.test"}
