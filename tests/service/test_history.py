"""The log of moves: positions, stories and records come from it, and what is kept of it is never another log's."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from sqlmodel import col, delete

import engine
from service import errors
from service.db.database import Database
from service.gamelog import hands
from service.gamelog.game_record import rebuild
from service.gamelog.story import since_last_turn
from service.models import LoggedMove
from tests.rows import alter
from tests.service.harness import Harness, bold, over, seed_of


def searched(harness: Harness) -> LoggedMove:
    """Play until a player has taken a card from the discard stack; return that move."""
    before = 0
    while not (taken := [move for move in harness.moves()[before:] if move.move.startswith("take ")]):
        before = harness.game().at
        assert harness.game().status == "playing"
        harness.act(bold)
    assert taken[0].n == harness.game().at
    return taken[0]


def test_a_hidden_take_reads_as_such_for_all_but_the_one_who_took(harness: Harness) -> None:
    take = searched(harness)
    for viewer in (None, 0, 1, 2):
        entry = harness.story(viewer, take.n - 1)[0]
        assert entry.move.text == (take.move if viewer == take.seat else "take ?")
    assert harness.record()["moves"][take.n - 1] == [take.seat, "take ?"]


def test_the_card_taken_does_not_change_what_others_read(harness: Harness, database: Database) -> None:
    """With another card taken instead, the log reads the same to everybody else."""
    take = searched(harness)
    legal = harness.positions()[take.n - 1].legal(take.seat)
    before = [harness.story(viewer, take.n - 1) for viewer in (None, 0, 1, 2)]
    other = next(move for move in legal if move != take.move)
    alter(database, LoggedMove, (harness.id, take.n), move=other)
    after = [harness.story(viewer, take.n - 1) for viewer in (None, 0, 1, 2)]
    changed = [viewer for viewer, a, b in zip((None, 0, 1, 2), before, after, strict=True) if a != b]
    assert changed == [take.seat]


def test_an_announced_take_is_public(database: Database, now: datetime) -> None:
    harness = Harness(database, now, house_rules={"search": "announced"})
    take = searched(harness)
    assert harness.record()["moves"][take.n - 1] == [take.seat, take.move]
    assert harness.story(None, take.n - 1)[0].move.text == take.move


def test_a_running_games_record_has_neither_seed_nor_result(harness: Harness) -> None:
    harness.act()
    record = harness.record()
    assert list(record) == ["format", "game", "edition", "house_rules", "players", "dealer", "commitment", "moves"]
    assert record["commitment"] == engine.commitment(seed_of(1))


@pytest.mark.slow
def test_a_finished_games_record_replays_to_its_result(database: Database, now: datetime) -> None:
    harness = Harness(database, now, robots={1})
    assert harness.act_until(over, bold)
    record = harness.record()
    assert engine.commitment(record["seed"]) == record["commitment"]
    assert not any("?" in move[1] for move in record["moves"])
    assert engine.verify(engine.Record.from_dict(record)) == []
    *_, last = engine.replay(engine.Record.from_dict(record))
    assert record["result"] == {"money": list(last.position.money), "winner": last.position.winner}
    assert {mark for move in record["moves"] for mark in move[2:]} == {"robot"}


def test_a_stopped_games_record_shows_seed_and_takes_but_no_result(harness: Harness) -> None:
    take = searched(harness)
    harness.change(status="stopped")
    record = harness.record()
    assert record["seed"] == seed_of(1)
    assert record["result"] is None
    assert record["moves"][-1] == [take.seat, take.move]


@pytest.mark.parametrize("n", [-1, 4, 10**30])
def test_a_move_that_was_never_made_has_no_position(harness: Harness, n: int) -> None:
    harness.act(times=3)
    with harness.log() as log, pytest.raises(errors.Forged):
        log.position_at(n)


def test_a_cache_that_differs_is_rebuilt_from_the_log(harness: Harness) -> None:
    harness.act(times=20)
    right = harness.game().position
    assert not harness.do(rebuild)
    harness.change(position=positions(harness)[5])
    assert harness.do(rebuild)
    assert harness.game().position == right


@pytest.mark.parametrize("cache", [None, {}, {"format": "posse-position/9"}])
def test_a_cache_that_cannot_be_read_is_no_loss(harness: Harness, cache: dict[str, object] | None) -> None:
    harness.act(times=10)
    right = harness.position().to_dict()
    harness.change(position=cache)
    assert harness.position().to_dict() == right
    harness.act()


def test_what_happened_since_a_seats_last_turn_begins_after_it(database: Database, now: datetime) -> None:
    harness = Harness(database, now, seed=4)
    harness.act(times=40)
    assert harness.act_until(lambda position: position.phase == "draw")
    turn = harness.position().turn
    with harness.log() as log:
        since = since_last_turn(log, turn)
    last_discard = max(move.n for move in harness.moves() if move.seat == turn and move.move.startswith("discard"))
    assert [entry.n for entry in since.entries] == list(range(last_discard + 1, harness.game().at + 1))


@pytest.mark.slow
def test_the_move_that_ends_a_hand_tells_the_score_and_the_next_deal(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2)
    assert harness.act_until(lambda position: position.hand_no == 2)
    last = harness.story(None, harness.game().at - 1)[0]
    assert len(last.lines) > len(engine.OUTLAWS), "a line for each poster and the deal"


# --- hands ------------------------------------------------------------------------------------------------------------


def positions(harness: Harness) -> list[dict[str, Any]]:
    return [position.to_dict() for position in harness.positions()]


def replayed(harness: Harness) -> list[dict[str, Any]]:
    """Return the same by the engine alone, which plays the whole log."""
    with harness.log() as log:
        game = log.game
        position = engine.new_game(log.names, game.edition, seed=game.seed, dealer=game.dealer)
        found = [position.to_dict()]
        for move in log.moves:
            position = engine.settled(position, position.play(move.seat, move.move)).after
            found.append(position.to_dict())
    return found


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
    with harness.log() as log:
        assert [hand.number for hand in log.dealt_hands] == [1, 2, 3]
        assert [hand.last for hand in log.dealt_hands] == [*(e.n for e in told if e.ends_hand), None]
        assert [hand.score for hand in log.dealt_hands] == [*(e.score for e in told if e.ends_hand), None]
        assert [hand.after for hand in log.dealt_hands] == [0, *(e.n for e in told if e.ends_hand)]
        assert [m.n for hand in log.dealt_hands for m, _ in log.played_in(hand.number)] == [e.n for e in told]


@pytest.mark.slow
def test_what_is_kept_is_not_used_for_another_log(harness: Harness, database: Database) -> None:
    harness.act_until(lambda position: position.hand_no == 2)
    assert positions(harness) == replayed(harness)
    harness.change_seat(0, name="Zoe")
    assert positions(harness) == replayed(harness)
    assert positions(harness)[-1]["players"][0] == "Zoe"
    with database.writing() as session:
        assert session.get_one(LoggedMove, (harness.id, 1)).move == "draw supply"
        session.exec(delete(LoggedMove).where(LoggedMove.game_id == harness.id, col(LoggedMove.n) > 1))
    alter(database, LoggedMove, (harness.id, 1), move="draw discard")
    harness.change(at=1)
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
    alter(database, LoggedMove, (harness.id, 1), move="draw discard")
    assert positions(harness) == replayed(harness)
    harness.change_seat(0, name="Zoe")
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
