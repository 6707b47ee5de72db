"""Playing again, reminding and a guest's address, on both databases and at once."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial

import pytest
from sqlmodel import select

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.lobby import invitation_reminders, rematch
from service.lobby.invitations import lapse_invited, remind_invited
from service.lobby.proposal import read_proposal
from service.lobby.proposing import begin_without_address
from service.models import Outmail, Player, Seat
from service.players import guest_address
from service.privacy import forgetting, retention
from tests.databases import both
from tests.rows import commit, rows, rows_of
from tests.service.at_once import at_once, kinds
from tests.service.harness import Harness
from tests.service.lobby import Lobby

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
    commit(database, forgetting.erase_address, ended.seat(1).player_id)
    game = ended.do(lambda tx, seat: rematch.propose(tx, seat).id, 0)
    later = now + DAY
    with database.writing() as session:
        tx = GameTransaction.lock(session, game, later)
        for n in (1, 2):
            invitation_reminders.remind(tx, n)
        assert {seat.reminded_at for seat in tx.seats[1:]} == {later}
    while commit(database, remind_invited, later + 2 * DAY):
        pass
    invited = select(Seat).where(Seat.game_id == game, Seat.n > 0)
    assert {(seat.state, seat.remind_at) for seat in rows(database, invited)} == {("invited", None)}
    while commit(database, lapse_invited, now + 7 * DAY):
        pass
    assert {seat.state for seat in rows(database, invited)} == {"lapsed"}


@pytest.fixture
def guest(database: Database, now: datetime) -> Lobby:
    """A game of a guest without an address and a robot."""
    proposal = read_proposal({"players": [{}, {"robot": "cautious"}]})
    return Lobby(database, commit(database, begin_without_address, proposal, now).id, now)


def test_of_two_presses_at_once_one_confirms_the_address(guest: Lobby) -> None:
    guest.do(guest_address.request, "zoe@posse.test")
    press = partial(guest.do, guest_address.confirm)
    assert kinds(at_once(press, press)) == ["NoneType", "Past"]


@pytest.mark.usefixtures("ended")
def test_an_address_that_is_used_elsewhere_outlives_a_request(database: Database, now: datetime, guest: Lobby) -> None:
    for address in ("anna.1@posse.test", "nobody@posse.test"):
        guest.do(guest_address.request, address)
    while retention.work_due(database, now + 2 * DAY):
        pass
    assert rows_of(database, Outmail, Outmail.game_id == guest.id) == []
    addresses = set(rows(database, select(Player.address)))
    assert addresses & {"anna.1@posse.test", "nobody@posse.test"} == {"anna.1@posse.test"}
