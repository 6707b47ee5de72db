"""What came of each seat of a game that is over: counted once from its log, for whoever has the seat."""

from __future__ import annotations

import random
from collections import Counter
from datetime import datetime
from typing import Any

import pytest
from sqlmodel import col, select, update

import engine
from service.db.database import Database
from service.games import one_move
from service.models import ClockEvent, ClockNote, EndedGame, PlayedSeat, Player, Seating
from service.results import played_seats, rating_check
from service.results.reliability import Reliability, reliability_of, shown
from service.table import resigning, seats_given_to_robots
from tests.databases import both
from tests.rows import add, commit, execute, read, rows, rows_of
from tests.service.counted_seats import counted_seat
from tests.service.harness import Harness
from tests.service.sweeping import sweep

pytestmark = both  # these run on both databases


def play_out(harness: Harness, chance: random.Random, late: float = 0.2) -> Counter[tuple[int, bool]]:
    """Play a game to its end; now and then somebody else finishes a turn. Return the turns by seat and lateness."""
    found, turn, finished = Counter[tuple[int, bool]](), None, False
    with harness.locked() as tx:
        while tx.game.status == "playing":
            position = tx.position
            seat = position.to_act()[0]
            move = engine.Move.parse(chance.choice(position.legal(seat)))
            if position.phase == "draw":
                found.update([] if turn is None else [(turn, finished)])
                turn, finished = seat, False
            mark = chance.choice(("clock", "robot")) if position.phase != "react" and chance.random() < late else None
            finished |= mark is not None and seat == turn
            one_move.play(tx, seat, move, mark)
    assert turn is not None
    found[turn, finished] += 1
    return found


def count(database: Database, now: datetime) -> int:
    done = 0
    while commit(database, played_seats.count_one, now):
        done += 1
    return done


def counted(database: Database) -> dict[int, PlayedSeat]:
    return {seat.seat: seat for seat in rows(database, select(PlayedSeat))}


@pytest.mark.parametrize("seed", [1, 2])
def test_turns_places_and_money_are_those_of_the_game(database: Database, now: datetime, seed: int) -> None:
    harness = Harness(database, now, players=2 + seed, seed=seed)
    turns = play_out(harness, random.Random(seed))
    assert count(database, now) == 1
    assert rows_of(database, EndedGame) == []
    found = counted(database)
    with harness.log() as log:
        for n, row in found.items():
            assert (row.turns, row.late) == (turns[n, False] + turns[n, True], turns[n, True])
            assert (row.money, row.player_id) == (log.position.money[n], log.seats[n].player_id)
        assert [n for n, row in found.items() if row.place == 1] == [log.position.winner]
        by_place = sorted(found.values(), key=lambda row: row.place)
        assert [row.money for row in by_place] == sorted(log.position.money, reverse=True)


def test_to_count_a_game_again_changes_nothing(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2)
    play_out(harness, random.Random(3))
    count(database, now)
    before = {n: row.model_dump() for n, row in counted(database).items()}
    add(database, EndedGame(game_id=harness.id, ended_at=now))
    assert count(database, now) == 1
    assert {n: row.model_dump() for n, row in counted(database).items()} == before


@pytest.mark.slow
def test_the_sweep_counts_and_a_stopped_game_counts_for_nobody(database: Database, now: datetime) -> None:
    stopped, played = Harness(database, now, players=2, seed=4), Harness(database, now, players=2, seed=5)
    stopped.change(status="stopped")
    play_out(played, random.Random(5))
    sweep(database, now)
    assert {row.game for row in rows(database, select(PlayedSeat))} == {played.id}


@pytest.mark.parametrize("turn", [0, 1], ids=["in their turn", "out of turn"])
@pytest.mark.parametrize(("why", "late"), [("resigned", 1), ("held", 3)])
def test_what_follows_an_open_resignation_weighs_once(
    database: Database, now: datetime, turn: int, why: ClockEvent, late: int
) -> None:
    harness = Harness(database, now, players=3)
    assert harness.act_until(lambda position: position.turn == 2)
    assert harness.act_until(lambda position: position.turn == turn and position.phase == "draw")
    in_time = turns_now(harness)[0, False]
    harness.do(resigning.resign, 0)
    resigned = update(ClockNote).where(col(ClockNote.seat) == 0, col(ClockNote.what) == "resigned")
    execute(database, resigned.values(what=why))  # "held": they have vanished, and miss each turn
    while sum(move.seat == 0 and move.move.startswith("draw ") for move in harness.moves()) < in_time + 3:
        harness.act()
    found = turns_now(harness)
    assert (found[0, False], found[0, True]) == (in_time, late)


def turns_now(harness: Harness) -> Counter[tuple[int, bool]]:
    with harness.log() as log:
        return played_seats.turns_of(log)


def test_a_new_player_of_a_seat_answers_for_their_own_turns(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2)
    play_out(harness, random.Random(6), late=1.0)
    half = harness.game().at // 2
    add(database, Seating(game_id=harness.id, seat=0, n=half, name="Zoe", since=now))
    turns = sum(move.seat == 0 and move.n > half and move.move.startswith("draw ") for move in harness.moves())
    count(database, now)
    found = counted(database)
    assert (found[0].turns, found[0].late) == (turns, turns)
    assert found[1].turns > turns


def test_reliability_is_of_a_mailbox_and_seen_only_if_shown(database: Database, now: datetime) -> None:
    with database.writing() as session:
        people = [Player(address=address, created_at=now) for address in ("dora@example.org", "Dora+x@example.org")]
        session.add_all([*people, other := Player(address="ella@example.org", created_at=now)])
        session.flush()
        for n, (player, turns, late) in enumerate([(people[0], 30, 3), (people[1], 20, 1), (other, 19, 0)]):
            session.add(counted_seat(f"{n}", player.id, now, turns=turns, late=late))
        session.flush()
        assert reliability_of(session, people[0]) == reliability_of(session, people[1]) == Reliability(50, 4)
        assert reliability_of(session, people[0]).share == 92
        assert reliability_of(session, other).share is None, "so few turns say nothing"
        assert shown(session, [*people, other]) == {}
        people[1].shows_turns = True
        assert shown(session, [*people, other]) == {people[1].id: Reliability(50, 4)}
        session.rollback()


def scales(harness: Harness) -> set[str | None]:
    """On which scales a game counts that is played to its end."""
    play_out(harness, random.Random(8))
    count(harness.database, harness.now)
    assert read(harness.database, rating_check.miscounted) == []
    return {row.scale for row in rows_of(harness.database, PlayedSeat) if row.robot is None}


@pytest.mark.parametrize(("players", "scale"), [(2, "two"), (3, "more"), (4, "more")])
def test_a_game_of_people_counts_on_the_scale_of_its_table(
    database: Database, now: datetime, players: int, scale: str
) -> None:
    assert scales(Harness(database, now, players=players)) == {scale}


@pytest.mark.parametrize("unrated", [{"unrated": True}, {"branched_from": "0" * 24}])
def test_a_game_that_is_not_to_count_changes_no_rating(
    database: Database, now: datetime, unrated: dict[str, Any]
) -> None:
    harness = Harness(database, now, players=2)
    harness.change(**unrated)
    assert scales(harness) == {None}


def test_a_game_in_which_a_person_left_their_seat_for_good_changes_no_rating(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2)
    harness.do(lambda tx: seats_given_to_robots.give(tx, 1))
    assert scales(harness) == {None}


def test_a_seat_that_was_counted_wrongly_is_found(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2)
    scales(harness)
    with database.writing() as session:
        session.get_one(PlayedSeat, (harness.id, 1)).money += 1000
    assert read(database, rating_check.miscounted) == [(harness.id, 1)]
