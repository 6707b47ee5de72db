"""A game by hands: positions that are kept are those of a replay, and none is used that is not in the log."""

from __future__ import annotations

from datetime import datetime

import pytest
from sqlmodel import select

from service.db.database import Database
from service.gamelog import hands
from service.gamelog.log import GameLog
from service.models import Game, LoggedMove, Seat
from tests.service.harness import Harness, bold, over


def positions(harness: Harness) -> list[dict[str, object]]:
    """Return the positions after all moves, each as a page of that moment gets it."""
    with harness.database.reading() as session:
        log = GameLog(session, session.get_one(Game, harness.id))
        return [log.position_at(n).to_dict() for n in range(log.game.at + 1)]


def replayed(harness: Harness) -> list[dict[str, object]]:
    """Return the same by one replay of the whole log."""
    with harness.database.reading() as session:
        log = GameLog(session, session.get_one(Game, harness.id))
        steps = [step for _, step in hands.replay_from(hands.first_deal(log.game, log.names), log.moves)]
        return [steps[0].before.to_dict(), *(step.after.to_dict() for step in steps)]


@pytest.mark.slow
def test_every_position_is_that_of_a_replay_while_the_game_grows(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2, seed=3)
    for hand in (2, 3):
        assert harness.act_until(lambda position, hand=hand: position.hand_no == hand, bold)
        assert positions(harness) == replayed(harness)
    harness.act_until(over, bold)
    assert positions(harness) == replayed(harness)


@pytest.mark.slow
def test_hands_tell_where_they_begin_and_how_they_ended(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2, seed=3)
    assert harness.act_until(lambda position: position.hand_no == 3, bold)
    told = harness.story(None)
    with database.reading() as session:
        log = GameLog(session, session.get_one(Game, harness.id))
        assert [hand.number for hand in log.dealt_hands] == [1, 2, 3]
        assert [hand.last for hand in log.dealt_hands] == [*(e.n for e in told if e.ends_hand), None]
        assert [hand.score for hand in log.dealt_hands] == [*(e.score for e in told if e.ends_hand), None]
        assert [hand.after for hand in log.dealt_hands] == [0, *(e.n for e in told if e.ends_hand)]
        assert [m.n for hand in log.dealt_hands for m, _ in log.played_in(hand.number)] == [e.n for e in told]


@pytest.mark.slow
def test_what_is_kept_is_not_used_for_another_log(harness: Harness, database: Database) -> None:
    harness.act_until(lambda position: position.hand_no == 2)
    assert positions(harness) == replayed(harness)
    with database.writing() as session:
        session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 0)).one().name = "Zoe"
    assert positions(harness) == replayed(harness)
    assert positions(harness)[-1]["players"][0] == "Zoe"
    with database.writing() as session:
        first = session.get_one(LoggedMove, (harness.id, 1))
        assert first.move == "draw supply"
        first.move = "draw discard"
        session.get_one(Game, harness.id).at = 1
        for n in range(2, len(harness.moves()) + 1):
            session.delete(session.get_one(LoggedMove, (harness.id, n)))
    assert positions(harness) == replayed(harness)


def test_the_hand_under_way_is_replayed_from_the_move_it_was_read_at(harness: Harness) -> None:
    harness.act(times=12)
    assert positions(harness) == replayed(harness)
    steps = hands._kept[harness.id].under_way
    harness.act(times=2)
    assert positions(harness) == replayed(harness)
    now_steps = hands._kept[harness.id].under_way[: len(steps)]
    assert [id(step) for _, step in now_steps] == [id(step) for _, step in steps]


def test_a_move_that_was_replaced_in_the_hand_under_way_is_not_used(database: Database, now: datetime) -> None:
    harness = Harness(database, now, seed=77)  # no other test has cached its moves
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    assert positions(harness) == replayed(harness)
    with database.writing() as session:
        session.get_one(LoggedMove, (harness.id, 1)).move = "draw discard"
    assert positions(harness) == replayed(harness)
    with database.writing() as session:
        session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 0)).one().name = "Zoe"
    assert positions(harness)[-1] == replayed(harness)[-1]
    assert positions(harness)[-1]["players"][0] == "Zoe"


@pytest.mark.slow
def test_a_bounded_number_of_games_is_kept(database: Database, now: datetime) -> None:
    for seed in range(1, 4):
        harness = Harness(database, now, players=2, seed=seed)
        harness.act_until(lambda position: position.hand_no == 2)
        positions(harness)
    assert f"{3:024x}" in hands._kept
    assert len(hands._kept) <= hands.MOST_GAMES
