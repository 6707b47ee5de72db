"""Playing on from a moment of a finished game: its log, position and cards, and a game of its own from there on."""

from __future__ import annotations

import os
import random
from datetime import datetime

import pytest
from sqlmodel import Session, col, select

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
from service.models import Game, LoggedMove, Outmail, Seat
from service.players import guest_address
from service.table import resigning
from service.views.branch_result import branch_result
from tests.quick import few
from tests.rows import rows
from tests.service.harness import Harness, bold, in_window, over, play_out

EACH = 1 if "ALL_CASES" in os.environ else 7  # every moment in `make proof`, else windows and some of each hand
TABLES = [
    (2, "alea-2001", {}, 2),
    (3, "gryphon-2014", {}, 5),
    (4, "summary", {"photo_window": True}, 3),
    (2, "manual", {}, 4),
    (4, "rio-grande-2001", {}, 6),
]


def finished(
    database: Database, now: datetime, players: int, edition: str, rules: dict[str, object], seed: int
) -> Harness:
    """A game that players with different habits, who sometimes try anything, have played to its end."""
    chance = random.Random(seed)

    def policy(view: engine.SeatView) -> engine.Move:
        return chance.choice(view.legal) if chance.random() < 0.2 else bold(view)

    harness = Harness(database, now, players, seed=seed, edition=edition, house_rules=rules)
    assert harness.act_until(over, policy)
    return harness


def lock(session: Session, harness: Harness) -> GameTransaction:
    return GameTransaction.lock(session, harness.id, harness.now)


def branch(tx: GameTransaction, at: int, guest: int, policy: str = "cautious") -> GameTransaction:
    """Branch from a game after a move, with the guest in that seat and equal robots in the others."""
    policies = [policy] * (len(tx.seats) - 1)
    game = branching.branch(tx, at, guest, "Guest", policies, "en")
    return GameTransaction(tx.session, game, tx.now)


def of_others(position: engine.Position, names: list[str]) -> dict[str, object]:
    """The position as it is for players of other names."""
    return position.to_dict() | {"players": names}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "edition", "rules", "seed"), few(TABLES, 1))
def test_a_branch_from_every_moment_has_its_position_and_goes_on(
    database: Database,
    now: datetime,
    players: int,
    edition: str,
    rules: dict[str, object],
    seed: int,
) -> None:
    harness = finished(database, now, players, edition, rules, seed)
    asked = 0
    with database.writing() as session:
        tx = lock(session, harness)
        for at in range(tx.game.at):
            guest, before = at % players, tx.position_at(at)
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
        assert not session.exec(select(Outmail).where(Outmail.game_id != harness.id)).first()
    assert asked or not any(in_window(position) for position in positions(harness))


def positions(harness: Harness) -> list[engine.Position]:
    with harness.database.reading() as session:
        log = GameLog(session, session.get_one(Game, harness.id))
        return [log.position_at(n) for n in range(log.game.at + 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "edition", "rules", "seed"), few(TABLES, 1))
def test_the_same_cards_come_in_a_branch(
    database: Database, now: datetime, players: int, edition: str, rules: dict[str, object], seed: int
) -> None:
    """Whoever plays what was played before, draws, shoots and is dealt what was drawn, shot and dealt before."""
    harness = finished(database, now, players, edition, rules, seed)
    with database.writing() as session:
        tx = lock(session, harness)
        for at in (0, tx.game.at // 3, tx.game.at // 2, tx.game.at - 1):
            found = branch(tx, at, 0)
            position = found.position_at(at)
            for move in tx.moves[at:]:
                position = engine.settled(position, position.play(move.seat, move.move)).after
            assert position.to_dict() == of_others(tx.position, found.names)


def test_a_branch_is_a_guest_s_game_and_has_nobody_s_name(database: Database, now: datetime) -> None:
    harness = Harness(database, now, 4, robots={1: "marshal"})
    harness.act(times=30)
    stop(harness)
    with database.writing() as session:
        tx = lock(session, harness)
        game = branching.branch(tx, 9, 2, "Guest", ["deputy", "greenhorn", "cautious"], "nl")
        found, other = GameLog(session, game), tx.game
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


def stop(harness: Harness) -> None:
    with harness.database.writing() as session:
        game = session.get_one(Game, harness.id)
        game.status, game.ended_at = "stopped", harness.now


def test_marks_are_copied_and_no_post_can_be_repeated(database: Database, now: datetime) -> None:
    harness = Harness(database, now, 3, robots=(2,))
    harness.act(times=30)
    stop(harness)
    with database.writing() as session:
        tx = lock(session, harness)
        found = branch(tx, 20, 2)
        marks = [move.mark for move in tx.moves[:20]]
        assert set(marks) == {None, "robot"}
        assert [move.mark for move in found.moves[:20]] == marks
        assert not any(move.posted for move in found.moves[:20])


@pytest.mark.slow
def test_a_game_under_way_and_the_end_of_one_cannot_be_branched(harness: Harness, database: Database) -> None:
    harness.act(times=12)
    with database.writing() as session:
        tx = lock(session, harness)
        for status in ("playing", "paused"):
            tx.game.status = status
            with pytest.raises(errors.Over, match="not over"):
                branch(tx, 3, 0)
        tx.game.status = "playing"
    harness.act_until(over)
    with database.writing() as session:
        tx = lock(session, harness)
        with pytest.raises(errors.Over, match="nothing to play on"):
            branch(tx, tx.game.at, 0)
        with pytest.raises(errors.Forged):
            branch(tx, tx.game.at + 1, 0)
        assert branch(tx, tx.game.at - 1, 0).game.branched_at == tx.game.at - 1
    assert len(rows(database, select(Game))) == 2


def test_a_game_that_was_never_dealt_has_no_moment(database: Database, now: datetime) -> None:
    with database.writing() as session:
        seed = engine.new_seed()
        game = Game(
            id="a" * 24, name="Friday", edition="manual", house_rules={}, turn_hours=1, window_hours=1, seed=seed
        )
        game.commitment, game.created_at, game.status = engine.commitment(seed), now, "stopped"
        session.add(game)
        session.flush()
        with pytest.raises(errors.Forged):
            branch(GameTransaction(session, game, now), 0, 0)


@pytest.mark.slow
def test_a_guest_in_any_chair_plays_on_to_the_end_beside_what_really_happened(
    database: Database, now: datetime
) -> None:
    harness = finished(database, now, 3, "gryphon-2014", {}, 5)
    with database.writing() as session:
        tx = lock(session, harness)
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


def test_a_hand_that_was_not_played_to_its_end_has_no_money_to_compare(harness: Harness, database: Database) -> None:
    harness.act(times=20)
    stop(harness)
    with database.writing() as session:
        tx = lock(session, harness)
        found = branch(tx, 5, 1)
        found.game.status = "stopped"
        result = branch_result(found, tx, 5)
        assert {one.money.after_hand for one in result.rows} | {one.other_money.after_hand for one in result.rows} == {
            None
        }
        assert {one.other_money.at_last for one in result.rows} == {0}


def test_a_branch_lives_on_when_the_other_game_is_erased(harness: Harness, database: Database, now: datetime) -> None:
    harness.act(times=20)
    stop(harness)
    with database.writing() as session:
        tx = lock(session, harness)
        game_id = branch(tx, 5, 1).game.id
        erasing.erase_game(session, tx.game)
    with database.writing() as session:
        tx = GameTransaction.lock(session, game_id, now, 1)
        assert tx.position_at(tx.game.at).to_dict() == tx.position.to_dict()
        play(tx, 1, engine.cautious(tx.position.seen_by(1)).text, tx.game.at)


def test_the_guest_of_any_chair_may_give_an_address_resign_and_return(harness: Harness, database: Database) -> None:
    harness.act(times=20)
    stop(harness)
    with database.writing() as session:
        tx = branch(lock(session, harness), 5, 2)
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
        assert (
            session.exec(select(Seat.player_id).where(Seat.game_id == tx.game.id, col(Seat.n) != 2)).all() == [None] * 2
        )
        moves = session.exec(select(LoggedMove.n).where(LoggedMove.game_id == tx.game.id)).all()
        assert sorted(moves) == list(range(1, tx.game.at + 1))
