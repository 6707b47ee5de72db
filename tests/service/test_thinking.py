"""Robots that think: their moves are found by a worker without a lock, once, and never by a request."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

import engine
from engine.robots import effort
from engine.rules.events import Dealt, Drew
from service.db.database import Database
from service.games import pausing, robot_moves, standing_orders, thinking
from service.games.robot_moves import Consideration
from service.games.submit import play_thought
from service.monitoring import gauges
from service.queues import retries
from service.sweep import robots_due
from service.table import resigning
from tests.rows import read
from tests.service.harness import Harness, over

Think = Callable[[Consideration], engine.Move]
SECONDS = 0.01  # for a turn: no move gets enough to be thought about for long
THREE = {1: "marshal", 2: "marshal", 3: "marshal"}


def think(harness: Harness, most: int = 1000, by: Think = robot_moves.think) -> int:
    """Let a worker think until nothing is due; return the number of moves it was asked for."""
    done = 0
    while done < most and robots_due.work_due(harness.database, SECONDS, lambda: harness.now, by):
        done += 1
    return done


def noting(seen: list[Consideration], think: Think = robot_moves.think) -> Think:
    """Return what notes what it thinks about."""

    def noted(about: Consideration) -> engine.Move:
        seen.append(about)
        return think(about)

    return noted


def play_on(harness: Harness) -> None:
    """Let robots play until the turn is the person's, who passes when they are asked out of turn."""
    while think(harness) and harness.game().window_at is not None:
        harness.post(0, "pass")


def at_robot(database: Database, now: datetime, robots: dict[int, str] | None = None, **more: Any) -> Harness:
    """Return a game in which the turn is a robot's that thinks."""
    harness = Harness(database, now, players=len(robots or THREE) + 1, robots=robots or THREE, **more)
    while harness.position().turn == 0:
        harness.pass_turn()
    return harness


@pytest.fixture
def waiting(database: Database, now: datetime) -> Harness:
    return at_robot(database, now)


@pytest.mark.slow
def test_a_whole_game_of_one_person_against_three(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=4, robots=THREE, seed=5)
    while harness.game().status == "playing":
        harness.later(minutes=1)
        if harness.position().to_act() == [0] or harness.game().window_at is not None:
            harness.act()
        else:
            assert think(harness, 1) == 1
    assert over(harness.position())
    assert {move.mark for move in harness.moves() if move.seat and move.move != "pass"} <= {"robot", None}
    reactions = [move.move for move in harness.moves() if move.seat and move.mark is None]
    assert all(move == "pass" or move.startswith(("photo", "wyatt")) for move in reactions)
    assert sum(move.mark == "robot" for move in harness.moves()) > 50


def test_a_robot_that_raises_each_time_stops_no_other_and_raises_an_alert(database: Database, now: datetime) -> None:
    broken = at_robot(database, now, {1: "marshal"}, seed=1)
    sound = at_robot(database, now + timedelta(seconds=1), seed=2)

    def raises_for_two(about: Consideration) -> engine.Move:
        if len(about.view.players) == 2:
            raise ZeroDivisionError
        return robot_moves.think(about)

    before = broken.game().at, sound.game().at
    for tries in range(1, retries.MOST_TRIES + 1):
        sound.later(seconds=61)
        think(sound, by=raises_for_two)
        aside = read(database, retries.set_aside, sound.now)
        assert aside == ({"robots": 1} if tries == retries.MOST_TRIES else {})
    assert broken.game().at == before[0]
    assert sound.game().at > before[1]
    sound.later(seconds=61)
    think(sound)
    assert broken.game().at > before[0]
    assert read(database, retries.set_aside, sound.now) == {}


def test_moves_are_found_by_thinking(database: Database, now: datetime) -> None:
    seen: list[Consideration] = []
    harness = at_robot(database, now, {1: "marshal"})
    before = harness.game().at
    seconds = 4 * effort.FEWEST / effort.PLAYOUTS[len(harness.names)]
    while robots_due.work_due(database, seconds, lambda: now, noting(seen)) and harness.game().window_at is None:
        assert harness.moves()[-1].mark == "robot"
    assert [about.budget for about in seen[:2]] == [effort.FEWEST, 0], "each move has a quarter of what is left"
    assert harness.game().at >= before + len(seen)


def test_a_post_ends_at_the_turn_of_a_robot_that_thinks(waiting: Harness) -> None:
    game, turn = waiting.game(), waiting.position().turn
    assert (game.think_at, game.think_by) == (waiting.now, waiting.now + thinking.PATIENCE)
    assert game.due_at is None, "no clock runs against a robot"
    assert game.remind_at is None
    shown = waiting.object(0)
    assert (shown["to_act"], shown["due"], shown["legal"]) == ([turn], None, [])


def test_the_turn_that_follows_is_mailed(waiting: Harness) -> None:
    assert not waiting.mails("turn")
    play_on(waiting)
    assert waiting.position().to_act() == [0]
    assert [(mail.seat, mail.at) for mail in waiting.mails("turn")] == [(0, waiting.game().turn_at)]
    assert waiting.game().think_by is None
    assert waiting.game().due_at == waiting.now + timedelta(hours=48)


def test_the_metrics_tell_how_long_a_robot_s_move_is_due(waiting: Harness) -> None:
    def overdue(seconds: int) -> float:
        return read(waiting.database, gauges.measure, waiting.now + timedelta(seconds=seconds)).thought_overdue

    assert (overdue(0), overdue(90)) == (0, 90)
    play_on(waiting)
    assert overdue(90) == 0


# --- claims -----------------------------------------------------------------------------------------------------------


def test_a_killed_worker_s_move_is_made_once_its_lease_has_expired(waiting: Harness) -> None:
    def killed(about: Consideration) -> engine.Move:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        think(waiting, by=killed)
    before = waiting.game().at
    assert think(waiting) == 0, "another worker has claimed it"
    waiting.later(seconds=59)
    assert think(waiting) == 0
    waiting.later(seconds=1)
    assert think(waiting, 1) == 1
    assert waiting.game().at == before + 1


def test_guests_wait_for_games_of_players_with_addresses_and_the_longest_due_comes_first(
    database: Database, now: datetime
) -> None:
    """So strangers, who may begin any number of games, delay each other only."""
    guests = [at_robot(database, now + timedelta(seconds=n), {1: "marshal"}, seed=n + 1) for n in range(3)]
    for harness in guests:
        harness.change(erase_at=now + timedelta(days=7))
    players = [at_robot(database, now + timedelta(seconds=10 + n), {1: "marshal"}, seed=n + 4) for n in range(2)]
    before = {harness.id: harness.game().at for harness in guests + players}
    order: list[str] = []
    while robots_due.work_due(database, SECONDS, lambda: now + timedelta(minutes=1)):
        order += [harness.id for harness in guests + players if harness.game().at > before[harness.id]]
        order = list(dict.fromkeys(order))
    assert order == [harness.id for harness in players + guests]


def test_two_workers_that_think_about_one_move_make_it_once(waiting: Harness) -> None:
    """The first is so slow that its lease expires, and a second one is faster."""
    before = waiting.game().at

    def slow(about: Consideration) -> engine.Move:
        waiting.later(seconds=60)
        assert think(waiting, 1) == 1
        return robot_moves.think(about)

    assert think(waiting, 1, slow) == 1
    assert waiting.game().at == before + 1


def test_a_move_for_another_table_is_dropped(waiting: Harness) -> None:
    at = waiting.game().at
    thought = [waiting.do(play_thought, None, engine.DRAW_SUPPLY, table) for table in (at - 1, at, at)]
    assert thought == [False, True, False]
    assert waiting.game().at == at + 1


def test_nobody_thinks_in_a_pause_and_it_is_due_again_after_it(waiting: Harness) -> None:
    before = waiting.game().at

    def paused(about: Consideration) -> engine.Move:
        waiting.do(pausing.pause)
        return robot_moves.think(about)

    assert think(waiting, by=paused) == 1
    assert waiting.game().at == before, "what was thought before the pause is dropped"
    waiting.later(days=3)
    assert (think(waiting), waiting.sweep()) == (0, 0)
    waiting.do(pausing.resume, 0)
    assert waiting.game().think_by == waiting.now + thinking.PATIENCE
    assert think(waiting, 1) == 1
    assert waiting.game().at == before + 1


def test_robots_do_not_play_on_when_the_last_person_has_left(waiting: Harness) -> None:
    waiting.do(resigning.resign, 0)
    before = waiting.game().at
    think(waiting)
    waiting.later(minutes=6)
    assert (think(waiting), waiting.sweep(), waiting.game().at) == (0, 0, before)
    waiting.do(resigning.come_back, 0)
    play_on(waiting)
    assert waiting.position().to_act() == [0]


def test_no_lock_is_held_while_a_robot_thinks(waiting: Harness) -> None:
    """On SQLite a second write transaction would wait for the first, and fail."""

    def meanwhile(about: Consideration) -> engine.Move:
        waiting.do(standing_orders.give, 0, {"draw": "supply"})
        return robot_moves.think(about)

    before = waiting.game().at
    assert think(waiting, 1, meanwhile) == 1
    assert waiting.game().at == before + 1, "an order of another player does not change the table"


# --- if nobody thinks -------------------------------------------------------------------------------------------------


def test_without_a_worker_a_quick_policy_plays_after_some_minutes(
    waiting: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    waiting.later(minutes=4, seconds=59)
    assert waiting.sweep() == 0
    waiting.later(seconds=1)
    assert waiting.sweep() == 1
    assert 0 in waiting.position().to_act(), "the robots behind it do not wait either"
    assert waiting.game().think_by is None
    assert waiting.moves()[-1].mark == "robot"


def test_a_robot_that_fails_to_think_does_not_stop_the_game(waiting: Harness) -> None:
    def fails(about: Consideration) -> engine.Move:
        raise ZeroDivisionError

    for _ in range(5):
        assert think(waiting, by=fails) == 1
        assert waiting.sweep() == 0
        waiting.later(minutes=1)
    assert waiting.sweep() == 1
    assert 0 in waiting.position().to_act()


# --- what a robot knows -----------------------------------------------------------------------------------------------


def test_a_robot_is_told_what_its_seat_was_told(waiting: Harness) -> None:
    seen: list[Consideration] = []
    position, game = waiting.position(), waiting.game()
    think(waiting, 1, noting(seen))
    (about,) = seen
    assert about.view == position.seen_by(position.turn)
    replayed = engine.new_game(waiting.names, game.edition, seed=game.seed, dealer=game.dealer)
    told = list(replayed.events_for(position.turn))
    for move in waiting.moves()[:-1]:
        replayed = replayed.play(move.seat, move.move)
        told += replayed.events_for(position.turn)
    assert list(about.told) == told


@pytest.mark.slow
def test_a_robot_is_told_of_earlier_hands(waiting: Harness) -> None:
    """As it tells from them how the others play."""
    seen: list[Consideration] = []
    while not seen or seen[-1].view.hand_no < 3:
        waiting.later(minutes=1)
        if waiting.position().to_act() == [0] or waiting.game().window_at is not None:
            waiting.act()
        else:
            think(waiting, 1, noting(seen, lambda about: engine.cautious(about.view)))
    dealt = [event.hand for event in seen[-1].told if isinstance(event, Dealt)]
    assert dealt == [1, 2, 3]
    hidden = [event for event in seen[-1].told if isinstance(event, Drew) and event.cards is None]
    assert {event.seat for event in hidden} == set(range(len(waiting.names))) - {seen[-1].view.seat}
