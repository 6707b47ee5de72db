"""Retention: addresses, table talk, and games that nobody keeps are erased in time, and no others."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from sqlmodel import select, update

from service.db.database import Database
from service.lobby.proposal import Person, read_proposal
from service.lobby.proposing import begin_without_address
from service.mail.delivering import outbox
from service.models import BlockedAddress, Outmail, Player, Talk
from service.privacy import retention
from service.table import talking
from tests.databases import both
from tests.rows import add, commit, everything, execute, rows, rows_of
from tests.service.harness import Harness
from tests.service.lobby import Lobbies, Lobby

pytestmark = both  # these run on both databases

DAY = timedelta(days=1)


def addresses(database: Database) -> list[str]:
    return sorted(rows(database, select(Player.address)))


def swept(table: Harness | Lobby, after: timedelta) -> int:
    """Erase what is due so long after the present time of a table; return the number of items."""
    done = 0
    while retention.work_due(table.database, table.now + after):
        done += 1
    return done


@pytest.fixture
def ended(database: Database, now: datetime) -> Harness:
    """A game of Anna and Burt that ended today, with all its mails sent."""
    harness = Harness(database, now, 2)
    harness.act_until(lambda position: False)
    with database.writing() as session:
        for mail in session.exec(select(Outmail)):
            claimed = outbox.ClaimedMail(mail.id or 0, 0, now, mail.message_id, mail.kind, mail.game_id, mail.seat)
            outbox.note(session, claimed, "sent", now)
    return harness


@pytest.mark.slow
def test_addresses_are_erased_ninety_days_after_the_last_game_and_names_stay(
    database: Database, ended: Harness
) -> None:
    assert swept(ended, 89 * DAY) == 0
    assert len(addresses(database)) == 2
    before = ended.record()
    assert swept(ended, 91 * DAY) == 2
    assert addresses(database) == []
    assert ended.record() == before
    assert "@posse.test" not in everything(database)


@pytest.mark.slow
def test_another_game_keeps_the_address(ended: Harness) -> None:
    player, running = ended.seat(0).player_id, Harness(ended.database, ended.now, 2, seed=9)
    running.change_seat(0, player_id=player)
    swept(ended, 200 * DAY)
    assert {one.id for one in rows_of(ended.database, Player)} >= {player, running.seat(1).player_id}


@pytest.mark.slow
def test_table_talk_is_erased_90_days_after_the_end_of_its_game(ended: Harness) -> None:
    running = Harness(ended.database, ended.now, 2, seed=9)
    for harness in (ended, running):
        harness.do(talking.say, 1, "Good game")
    for days, left in ((90, {ended.id, running.id}), (91, {running.id})):
        swept(ended, days * DAY)
        assert set(rows(ended.database, select(Talk.game_id))) == left


def test_a_blocked_address_becomes_a_fingerprint_once_its_player_has_no_open_game(
    database: Database, lobby: Lobbies
) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.never(1)
    made.ask(1, Person("Curt", "curt@example.org", None))
    assert swept(made, timedelta()) == 1
    assert addresses(database) == ["anna@example.org", "curt@example.org"]
    assert len(rows(database, select(BlockedAddress))) == 1
    assert lobby("Burt", "Anna").unsent() == ["superseded"], "the fingerprint is forgotten"


@pytest.mark.slow
def test_after_a_check_without_work_there_is_none_for_an_hour(ended: Harness) -> None:
    late = 91 * DAY
    assert swept(ended, late) == 2
    add(ended.database, Player(address="dora@posse.test", created_at=ended.now))
    assert swept(ended, late + timedelta(minutes=59)) == 0
    assert swept(ended, late + timedelta(minutes=61)) == 1


def test_a_game_that_never_began_is_stopped_and_its_addresses_are_erased(database: Database, lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    swept(made, 91 * DAY)
    assert made.game.status == "stopped"
    execute(database, update(Outmail).values(state="superseded"))
    swept(made, 183 * DAY)
    assert addresses(database) == []


def test_a_game_without_an_address_is_erased_after_seven_days_and_no_other(database: Database, now: datetime) -> None:
    kept = Harness(database, now, robots=(1, 2))
    before = everything(database)
    alone = read_proposal({"players": [{}, {"robot": "cautious"}, {"robot": "cautious"}]})
    game_id = commit(database, begin_without_address, alone, now).id
    assert game_id in everything(database)
    swept(kept, 7 * DAY - timedelta(seconds=1))
    assert game_id in everything(database)
    swept(kept, 7 * DAY + timedelta(hours=1))
    assert game_id not in everything(database)
    assert all(line in everything(database) for line in before.splitlines())
    assert kept.game().status == "playing"
