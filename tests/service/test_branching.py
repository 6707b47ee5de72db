"""Playing on from a moment of a finished game: its log, position and cards, and a game of its own from there on."""

from __future__ import annotations

import os
import random
from datetime import datetime
from typing import Any

import pytest
from sqlmodel import select

import engine
from service import errors
from service.db.database import Database
from service.gamelog import presence
from service.gamelog.game_record import record
from service.gamelog.log import GameLog
from service.games import erasing, game_clock, standing_orders
from service.games.submit import play
from service.games.transaction import GameTransaction
from service.lobby import branching
from service.lobby.proposing import WITHOUT_PAGE, GuestStart
from service.models import Game, LoggedMove, Outmail
from service.players import guest_address
from service.table import resigning
from service.views.branch_result import branch_result
from tests.quick import few
from tests.rows import add, rows
from tests.service.harness import Harness, bold, in_window, new_game, over, play_out

EACH = 1 if "ALL_CASES" in os.environ else 7  # every moment in `make proof`, else windows and some of each hand
TABLES = [
    {"players": 2, "edition": "alea-2001", "seed": 2},
    {"players": 3, "edition": "gryphon-2014", "seed": 5},
    {"players": 4, "edition": "summary", "house_rules": {"photo_window": True}, "seed": 3},
    {"players": 2, "edition": "manual", "seed": 4},
    {"players": 4, "edition": "rio-grande-2001", "seed": 6},
]


def finished(database: Database, now: datetime, **table: Any) -> Harness:
    """A game that players with different habits, who sometimes try anything, have played to its end."""
    chance = random.Random(table["seed"])

    def policy(view: engine.SeatView) -> engine.Move:
        return chance.choice(view.legal) if chance.random() < 0.2 else bold(view)

    harness = Harness(database, now, **table)
    assert harness.act_until(over, policy)
    return harness


@pytest.fixture(params=few(TABLES, 1))
def game(request: pytest.FixtureRequest, database: Database, now: datetime) -> Harness:
    return finished(database, now, **request.param)


@pytest.fixture
def stopped(harness: Harness) -> Harness:
    """A game that was stopped in its first hand."""
    harness.act(times=20)
    harness.change(status="stopped", ended_at=harness.now)
    return harness


def branch(tx: GameTransaction, at: int, guest: int, policy: str = "cautious") -> GameTransaction:
    """Branch from a game after a move, with the guest in that seat and equal robots in the others."""
    policies = [policy] * (len(tx.seats) - 1)
    game = branching.branch(tx, at, guest, "Guest", policies, WITHOUT_PAGE)
    return GameTransaction(tx.session, game, tx.now)


def of_others(position: engine.Position, names: list[str]) -> dict[str, object]:
    """The position as it is for players of other names."""
    return position.to_dict() | {"players": names}


@pytest.mark.slow
def test_a_branch_from_every_moment_has_its_position_and_goes_on(game: Harness) -> None:
    asked = 0
    with game.locked() as tx:
        for at in range(tx.game.at):
            guest, before = at % len(game.names), tx.position_at(at)
            if at % EACH and before.phase != "react":
                continue
            found = branch(tx, at, guest)
            assert found.position_at(at).to_dict() == of_others(before, found.names), at
            assert [move[2:5] for move in found.moves[:at]] == [move[2:5] for move in tx.moves[:at]]
            assert found.game.status == "over" or guest in found.position.to_act(), at
            assert (found.game.due_at is None) == (found.game.status == "over")
            if before.phase == "react" and guest in before.to_act():
                asked += 1
                assert (found.game.at, found.game.window_at) == (at, at), "the decision is left to the guest"
        assert not tx.session.exec(select(Outmail).where(Outmail.game_id != game.id)).first()
    assert asked or not any(map(in_window, game.positions()))


@pytest.mark.slow
def test_the_same_cards_come_in_a_branch(game: Harness) -> None:
    """Whoever plays what was played before, draws, shoots and is dealt what was drawn, shot and dealt before."""
    with game.locked() as tx:
        for at in (0, tx.game.at // 3, tx.game.at // 2, tx.game.at - 1):
            found = branch(tx, at, 0)
            position = found.position_at(at)
            for move in tx.moves[at:]:
                position = engine.settled(position, position.play(move.seat, move.move)).after
            assert position.to_dict() == of_others(tx.position, found.names)


def test_a_branch_is_a_guest_s_game_and_has_nobody_s_name(database: Database, now: datetime) -> None:
    harness = Harness(database, now, 4, robots={1: "marshal"})
    harness.act(times=30)
    harness.change(status="stopped", ended_at=now)
    with harness.locked() as tx:
        game = branching.branch(tx, 9, 2, "Guest", ["deputy", "greenhorn", "cautious"], GuestStart("nl"))
        found, other = GameLog(tx.session, game), tx.game
        assert [(seat.name, seat.robot) for seat in found.seats] == [
            ("Ada", "deputy"),
            ("Burt", "greenhorn"),  # a robot that has played before
            ("Guest", None),
            ("Otis", "cautious"),
        ]
        assert {seat.state for seat in found.seats} == {"accepted"}
        same = ("seed", "commitment", "dealer", "edition", "house_rules")
        assert {name: getattr(game, name) for name in same} == {name: getattr(other, name) for name in same}
        assert (game.branched_from, game.branched_at, game.name) == (other.id, 9, "A game of Wyatt Earp")
        assert (game.turn_hours, game.windows, game.guest_language) == (168, "sealed", "nl")
        assert game.erase_at == now + game_clock.ERASED_AFTER
        orders = standing_orders.of(found, 2)
        assert {name: getattr(orders, name) for name in standing_orders.ON_ACCEPTING} == standing_orders.ON_ACCEPTING


def test_marks_are_copied_and_no_post_can_be_repeated(database: Database, now: datetime) -> None:
    harness = Harness(database, now, 3, robots=(2,))
    harness.act(times=30)
    harness.change(status="stopped", ended_at=now)
    with harness.locked() as tx:
        found = branch(tx, 20, 2)
        marks = [move.mark for move in tx.moves[:20]]
        assert set(marks) == {None, "robot"}
        assert [move.mark for move in found.moves[:20]] == marks
        assert not any(move.posted for move in found.moves[:20])


@pytest.mark.slow
def test_a_game_under_way_and_the_end_of_one_cannot_be_branched(harness: Harness, database: Database) -> None:
    harness.act(times=12)
    with harness.locked() as tx:
        for status in ("playing", "paused"):
            tx.game.status = status
            with pytest.raises(errors.Over, match="not over"):
                branch(tx, 3, 0)
        tx.game.status = "playing"
    harness.act_until(over)
    with harness.locked() as tx:
        with pytest.raises(errors.Over, match="nothing to play on"):
            branch(tx, tx.game.at, 0)
        with pytest.raises(errors.Forged):
            branch(tx, tx.game.at + 1, 0)
        assert branch(tx, tx.game.at - 1, 0).game.branched_at == tx.game.at - 1
    assert len(rows(database, select(Game))) == 2


def test_a_game_that_was_never_dealt_has_no_moment(database: Database, now: datetime) -> None:
    add(database, game := new_game(now, status="stopped"))
    with database.writing() as session, pytest.raises(errors.Forged):
        branch(GameTransaction.lock(session, game.id, now), 0, 0)


@pytest.mark.slow
def test_a_guest_in_any_chair_plays_on_to_the_end_beside_what_really_happened(
    database: Database, now: datetime
) -> None:
    harness = finished(database, now, players=3, seed=5)
    with harness.locked() as tx:
        at = tx.game.at // 4
        game_id = branch(tx, at, 2).game.id
    play_out(database, game_id, 2, now)
    with database.reading() as session:
        log, other = (GameLog(session, session.get_one(Game, one)) for one in (game_id, harness.id))
        found = branch_result(log, other, at)
        hand_no = other.position_at(at).hand_no
        assert found.hand_no == hand_no, "the games have not both ended in it"
        assert tuple(one.money.at_last for one in found.rows) == log.position.money
        assert tuple(one.other_money.at_last for one in found.rows) == other.position.money
        after_hand = [(one.money.after_hand, one.other_money.after_hand) for one in found.rows]
        assert after_hand == list(zip(scored(log, hand_no), scored(other, hand_no), strict=True))
        made = record(log)
        assert made.game == f"{game_id}, a branch of {harness.id} after move {at}"
        assert engine.verify(made) == []


def scored(log: GameLog, hand_no: int) -> tuple[int, ...]:
    score = log.dealt_hands[hand_no - 1].score
    assert score is not None
    return tuple(score.money)


def test_a_hand_that_was_not_played_to_its_end_has_no_money_to_compare(stopped: Harness) -> None:
    with stopped.locked() as tx:
        found = branch(tx, 5, 1)
        found.game.status = "stopped"
        compared = branch_result(found, tx, 5).rows
        assert {money for one in compared for money in (one.money.after_hand, one.other_money.after_hand)} == {None}
        assert {one.other_money.at_last for one in compared} == {0}


def test_a_branch_lives_on_when_the_other_game_is_erased(stopped: Harness, database: Database, now: datetime) -> None:
    with stopped.locked() as tx:
        game_id = branch(tx, 5, 1).game.id
        erasing.erase_game(tx.session, tx.game)
    with database.writing() as session:
        tx = GameTransaction.lock(session, game_id, now, 1)
        assert tx.position_at(tx.game.at).to_dict() == tx.position.to_dict()
        play(tx, 1, engine.cautious(tx.position.seen_by(1)).text, tx.game.at)


def test_the_guest_of_any_chair_may_give_an_address_and_resign(stopped: Harness, database: Database) -> None:
    with stopped.locked() as other:
        tx, session = branch(other, 5, 2), other.session
        assert (presence.guest_seat(tx.seats), presence.against_robots(tx.seats)) == (2, True)
        guest_address.request(tx, "zoe@example.org")
        session.flush()
        mail = session.exec(select(Outmail).where(Outmail.game_id == tx.game.id)).one()
        assert (mail.seat, mail.kind) == (2, "address")
        guest_address.confirm(tx)
        assert (tx.seats[2].player_id, tx.game.erase_at) == (mail.player_id, None)
        resigning.resign(tx, 2)
        session.flush()
        kinds = session.exec(select(Outmail.seat, Outmail.kind).where(Outmail.game_id == tx.game.id)).all()
        assert {seat for seat, _ in kinds} == {2}, "nobody else is told"
        assert [seat.player_id for seat in tx.seats if seat.n != 2] == [None] * 2
        moves = session.exec(select(LoggedMove.n).where(LoggedMove.game_id == tx.game.id)).all()
        assert sorted(moves) == list(range(1, tx.game.at + 1))
