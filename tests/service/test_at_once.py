"""Concurrent posts, sweeps and workers on one game, on both databases: each thing happens once."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from datetime import datetime

import pytest

from service import errors
from service.db.database import Database, lock_game
from service.mail.delivering import outbox
from tests.databases import both
from tests.service.harness import Harness, in_window
from tests.service.sweeping import work_one

pytestmark = both  # both databases have to behave alike


def at_once(*calls: Callable[[], object]) -> list[object]:
    """Make all calls at the same time, each in a thread; return their results or refusals."""
    outcomes: list[object] = [None] * len(calls)
    barrier = threading.Barrier(len(calls))

    def run(n: int) -> None:
        barrier.wait()
        try:
            outcomes[n] = calls[n]()
        except errors.Refused as refused:
            outcomes[n] = refused

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes


def kinds(outcomes: list[object]) -> list[str]:
    return sorted(type(outcome).__name__ for outcome in outcomes)


def test_of_two_moves_one_is_played_and_the_other_is_stale(database: Database, now: datetime) -> None:
    harness = Harness(database, now)
    turn = harness.position().turn
    outcomes = at_once(
        lambda: harness.post(turn, "draw supply", at=0), lambda: harness.post(turn, "draw discard", at=0)
    )
    assert kinds(outcomes) == ["Done", "Stale"]
    assert harness.game().at == len(harness.moves()) == 1


def test_the_same_post_many_times_is_one_move(database: Database, now: datetime) -> None:
    harness = Harness(database, now)
    turn = harness.position().turn
    outcomes = at_once(*[lambda: harness.post(turn, "draw supply", at=0)] * 6)
    assert kinds(outcomes) == ["Done"] * 6
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert harness.game().at == len(harness.moves()) == 1


def test_the_last_two_answers_to_a_window_close_it_once(database: Database, now: datetime) -> None:
    harness = Harness(database, now)
    assert harness.act_until(in_window)
    opened, asked = harness.game().at, harness.position().to_act()
    outcomes = at_once(*[lambda n=n: harness.post(n, "pass", at=opened) for n in asked])
    assert kinds(outcomes) == ["Done", "Done"]
    assert [(move.seat, move.move) for move in harness.moves()[opened:]] == [(n, "pass") for n in asked]


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


def test_a_post_and_the_end_of_its_time_do_not_both_play_the_turn(database: Database, now: datetime) -> None:
    harness = Harness(database, now)
    turn = harness.position().turn
    harness.later(hours=48)
    outcome, found = at_once(lambda: harness.post(turn, "draw supply", at=0), harness.sweep)
    assert isinstance(found, int)
    found += harness.sweep()  # a sweep skips a game that is locked, and processes it the next time
    first, *rest = [move.mark for move in harness.moves()]
    assert found == 1
    assert first == ("clock" if isinstance(outcome, errors.Stale) else None)
    assert set(rest) == {"clock"}
    assert [move.n for move in harness.moves()] == list(range(1, harness.game().at + 1))


def test_of_workers_at_once_one_sends_each_mail(database: Database, now: datetime) -> None:
    harnesses = [Harness(database, now, seed=30 + n) for n in range(3)]
    due = sum(len(harness.mails()) for harness in harnesses)
    claimed: list[int] = []

    def work() -> None:
        while True:
            with database.writing() as session:
                claims = outbox.claim(session, now, 2)
            if not claims:
                return
            claimed.extend(claim.id for claim in claims)

    at_once(*[work] * 4)
    assert len(claimed) == due
    assert set(Counter(claimed).values()) == {1}


def test_the_mails_of_a_locked_game_can_be_claimed(database: Database, now: datetime) -> None:
    harness = Harness(database, now)
    with database.writing() as session:
        lock_game(session, harness.id)
        if session.get_bind().dialect.name == "sqlite":  # one write transaction at a time
            assert len(outbox.claim(session, now, 9)) == len(harness.mails())
            return
        with database.writing() as other:
            assert len(outbox.claim(other, now, 9)) == len(harness.mails())
