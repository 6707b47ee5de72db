"""The sweep: it meets each deadline once, however often and late it runs, and plays turns whose time is up."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

import pytest

from service.db.database import Database
from service.models import LoggedMove
from service.sweep import due as clock
from tests.databases import both
from tests.rows import add
from tests.service.harness import Harness, in_window, set_of
from tests.service.sweeping import work_one

pytestmark = both  # these run on both databases


def test_nothing_is_due_before_a_quarter_is_left_and_then_a_reminder_goes_out_once(harness: Harness) -> None:
    harness.later(hours=35, minutes=59)
    assert (harness.sweep(), harness.moves()) == (0, [])
    harness.later(minutes=1)
    assert harness.sweep() == 1
    assert harness.sweep() == 0
    assert [mail.seat for mail in harness.mails("reminder")] == [harness.position().turn]
    harness.later(hours=11, minutes=59)
    assert harness.sweep() == 0
    assert harness.game().at == 0


def test_when_time_is_up_the_clock_finishes_the_turn_and_the_next_begins(database: Database, now: datetime) -> None:
    harness = Harness(database, now, seed=5003)  # the clock lays no set that somebody may photograph
    turn = harness.position().turn
    harness.later(hours=48)
    harness.sweep()
    moves = harness.moves()
    assert harness.game().window_at is None
    assert moves[-1].move.startswith("discard")
    assert harness.position().turn == (turn + 1) % 3
    assert [(mail.seat, mail.at) for mail in harness.mails("timeout")] == [(turn, harness.game().at)]
    assert {(move.seat, move.mark) for move in moves} == {(turn, "clock")}
    assert harness.mails("reminder") == [], "a turn that is over needs no reminder"


def test_the_clock_finishes_what_the_player_began(harness: Harness) -> None:
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    harness.later(hours=48)
    harness.sweep()
    assert [move.mark for move in harness.moves()][:2] == [None, "clock"]
    assert not [move for move in harness.moves()[1:] if move.move.startswith("draw")]


def test_a_move_within_the_turn_does_not_change_the_deadline(harness: Harness, now: datetime) -> None:
    harness.later(hours=40)
    harness.post(harness.position().turn, "draw supply")
    assert harness.game().due_at == now + timedelta(hours=48)


def test_only_those_who_have_not_answered_a_window_are_reminded(harness: Harness) -> None:
    assert harness.act_until(in_window)
    first, second = harness.position().to_act()
    before = len(harness.mails("reminder"))
    harness.post(first, "pass")
    harness.later(hours=6)
    assert harness.sweep() == 1
    assert [mail.seat for mail in harness.mails("reminder")[before:]] == [second]
    assert harness.game().remind_at is None


def test_a_window_the_clock_opened_is_an_ordinary_one_and_the_turn_ends_when_it_closes(
    database: Database, now: datetime
) -> None:
    harness = Harness(database, now, seed=2001)  # the clock lays a set, and no second one after it
    harness.later(hours=48)
    harness.sweep()
    assert harness.game().window_at is not None
    turn, opened, game = harness.position().turn, harness.game().at, harness.game()
    assert game.due_at == harness.now + timedelta(hours=8)
    assert {mail.seat for mail in harness.mails("window")} == set(harness.position().to_act())
    assert harness.mails("timeout") == []
    for n in harness.position().to_act():
        harness.post(n, "pass")
    assert harness.game().window_at is None
    rest = [move for move in harness.moves()[opened:] if move.seat == turn]
    assert rest[-1].move.startswith("discard")
    assert {move.mark for move in rest} == {"clock"}
    assert [(mail.seat, mail.at) for mail in harness.mails("timeout")] == [(turn, harness.game().at)]
    assert [mail.seat for mail in harness.mails("turn") if mail.at > 0] == [(turn + 1) % 3]


def test_the_reminder_of_a_turn_is_not_repeated_after_a_window(harness: Harness) -> None:
    assert harness.act_until(lambda position: set_of(position) is not None)
    turn = harness.position().turn
    harness.later(hours=40)
    harness.sweep()
    reminders = len(harness.mails("reminder"))
    harness.act()
    assert harness.game().window_at is not None
    for n in harness.position().to_act():
        harness.post(n, "pass")
    assert harness.game().due_at == harness.now + timedelta(hours=8)
    assert harness.game().remind_at is None
    harness.later(hours=7, minutes=59)
    assert harness.sweep() == 0
    assert len(harness.mails("reminder")) == reminders
    assert harness.position().turn == turn


def test_the_oldest_deadline_is_processed_first(database: Database, now: datetime) -> None:
    harnesses = [Harness(database, now + timedelta(hours=hours), seed=10 + hours) for hours in (2, 0, 1)]
    latest = now + timedelta(hours=50)
    order = []
    for _ in harnesses:
        before = [harness.game().at for harness in harnesses]
        assert work_one(database, latest)
        after = [harness.game().at for harness in harnesses]
        order += [n for n in range(3) if before[n] != after[n]]
    assert order == [1, 2, 0]
    assert not work_one(database, latest)


def test_processing_a_game_that_is_not_due_changes_nothing(harness: Harness) -> None:
    harness.later(hours=47)
    harness.do(clock.attend)
    assert harness.game().at == 0
    assert len(harness.mails("reminder")) == 1


def test_a_game_that_raises_an_exception_does_not_block_the_others(database: Database, now: datetime) -> None:
    broken, sound = Harness(database, now, seed=41), Harness(database, now + timedelta(hours=1), seed=42)
    add(database, LoggedMove(game_id=broken.id, n=1, seat=0, move="no such move", made_at=now))
    broken.change(position=None, at=1)
    sound.later(hours=48)
    assert sound.sweep() == 2
    assert sound.game().at > 0
    assert broken.game().due_at == sound.now + clock.POSTPONED


@pytest.mark.slow
@pytest.mark.parametrize(("players", "robots"), [(2, ()), (3, {2}), (4, ())])
def test_when_nobody_acts_robots_hold_the_seats_and_after_thirty_days_the_game_ends(
    database: Database, now: datetime, players: int, robots: Collection[int]
) -> None:
    harness = Harness(database, now, players, seed=30, robots=robots)
    people = set(range(players)) - set(robots)
    for _ in range(200):
        due = harness.game().due_at
        if due is None:
            break
        assert due > harness.now
        harness.now = due
        assert harness.sweep() == 1
        assert harness.sweep() == 0
    assert harness.game().status == "stopped"
    assert harness.record()["seed"] is not None
    assert harness.record()["result"] is None
    assert {mail.seat for mail in harness.mails("notice") if mail.cause == "deserted"} == people
    for n in people:
        timed_out = [mail for mail in harness.mails("timeout") if mail.seat == n]
        assert len(timed_out) == 3, "the robot holds the seat after the third turn in a row"
    by_players = [move for move in harness.moves() if move.mark is None and move.seat in people]
    assert {move.move for move in by_players} == {"pass"}, "no answer counts as a pass"
