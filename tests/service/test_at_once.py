"""More than two at once, and who does not wait: each thing happens once. Two acts at once: tests/simulation/orders."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta

import pytest
from sqlmodel import select

from service import errors
from service.db.database import Database, lock_game
from service.games.transaction import GameTransaction
from service.lobby import rematch
from service.lobby.invitations import ask_another
from service.lobby.proposal import Person
from service.mail.delivering import outbox
from service.models import Game, Outmail, Player, Seat
from tests.databases import both
from tests.rows import commit, kept, rows, rows_of
from tests.service.at_once import at_once, kinds
from tests.service.conftest import People
from tests.service.harness import Harness
from tests.service.lobby import Lobby
from tests.service.sweeping import work_one

pytestmark = both


def test_the_same_post_many_times_is_one_move(harness: Harness) -> None:
    turn = harness.position().turn
    outcomes = at_once(*[lambda: harness.post(turn, "draw supply", at=0)] * 6)
    assert kinds(outcomes) == ["Done"] * 6
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert harness.game().at == len(harness.moves()) == 1


@pytest.mark.slow
def test_sweeps_do_each_thing_once(database: Database, now: datetime) -> None:
    harnesses = [Harness(database, now, seed=20 + n) for n in range(4)]
    turns = [harness.position().turn for harness in harnesses]
    for harness in harnesses:
        harness.later(hours=48)
    found = at_once(*[harnesses[0].sweep] * 4)
    assert sum(n for n in found if isinstance(n, int)) == len(harnesses)
    assert not work_one(database, harnesses[0].now)
    for harness, turn in zip(harnesses, turns, strict=True):
        assert {(move.seat, move.mark) for move in harness.moves()} == {(turn, "clock")}


def test_of_workers_at_once_one_sends_each_mail(database: Database, now: datetime) -> None:
    harnesses = [Harness(database, now, seed=30 + n) for n in range(3)]
    due = sum(len(harness.mails()) for harness in harnesses)
    claimed: list[int] = []

    def work() -> None:
        while True:
            claims = commit(database, outbox.claim, now, 2)
            if not claims:
                return
            claimed.extend(claim.id for claim in claims)

    at_once(*[work] * 4)
    assert len(claimed) == due
    assert set(Counter(claimed).values()) == {1}


def test_the_mails_of_a_locked_game_can_be_claimed(harness: Harness, database: Database, now: datetime) -> None:
    with database.writing() as session:
        lock_game(session, harness.id)
        if session.get_bind().dialect.name == "sqlite":  # one write transaction at a time
            assert len(outbox.claim(session, now, 9)) == len(harness.mails())
            return
        with database.writing() as other:
            assert len(outbox.claim(other, now, 9)) == len(harness.mails())


# --- before the first deal --------------------------------------------------------------------------------------------


def test_games_proposed_at_once_share_their_people_and_their_limits(
    database: Database, people: People, now: datetime
) -> None:
    orders = [("Anna", "Burt", "Curt"), ("Burt", "Curt", "Anna"), ("Curt", "Anna", "Burt")] * 4
    assert kinds(at_once(*(lambda names=names: people(*names) for names in orders))) == ["str"] * 12
    assert (len(rows_of(database, Game)), len(rows_of(database, Player))) == (12, 3)
    assert Counter(rows(database, select(Outmail.state))) == {"queued": 9, "superseded": 3}
    assert Lobby(database, "", now).sweep(timedelta(hours=48)) == 12
    assert rows_of(database, Game) == rows_of(database, Player) == rows_of(database, Outmail) == []


@pytest.fixture
def ended(harness: Harness) -> Harness:
    """A game that is over, whose players play again."""
    harness.change(status="over", ended_at=harness.now)
    return harness


def propose_again(ended: Harness, n: int) -> str:
    return ended.do(lambda tx, seat: rematch.propose(tx, seat).id, n)


def join(ended: Harness, game: str, n: int) -> None:
    seat = ended.seat(n)
    with ended.database.writing() as session:
        rematch.join(GameTransaction.lock(session, game, ended.now), seat, {})


def test_all_who_press_at_once_get_one_next_game(ended: Harness) -> None:
    found = at_once(*(lambda n=n: propose_again(ended, n) for n in range(3)))
    assert len(found) == 3
    assert len(set(found)) == 1


def test_all_who_accept_at_once_begin_the_game_once(ended: Harness, database: Database) -> None:
    game = propose_again(ended, 2)
    at_once(*(lambda n=n: join(ended, game, n) for n in (0, 1, 1)))
    assert kept(database, Game, game).status == "playing"
    assert len(rows(database, select(Outmail).where(Outmail.game_id == game, Outmail.kind == "start"))) == 3


def test_a_seat_that_is_accepted_while_it_is_withdrawn_goes_to_one_of_the_two(
    ended: Harness, database: Database
) -> None:
    game = propose_again(ended, 0)

    def withdraw() -> None:
        with database.writing() as session:
            tx = GameTransaction.lock(session, game, ended.now)
            n = next(seat.n for seat in tx.seats if seat.name == "Burt")
            ask_another(tx, n, Person("Doro", "doro@posse.test", None), withdrawn=0)

    outcomes = at_once(withdraw, lambda: join(ended, game, 1))
    assert sum(isinstance(outcome, errors.Refused) for outcome in outcomes) == 1
    seats = {seat.name: seat.state for seat in rows(database, select(Seat).where(Seat.game_id == game))}
    assert seats in (
        {"Anna": "accepted", "Burt": "accepted", "Curt": "invited"},
        {"Anna": "accepted", "Doro": "invited", "Curt": "invited"},
    )
