"""Analyses of a finished game: computed once by a worker that may be killed, after robots, and kept with the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

import engine
from service import errors
from service.analysis import analyses, play_analyses
from service.db.database import Database
from service.games.erasing import erase_game
from service.games.transaction import GameTransaction
from service.models import PlayAnalysis
from service.privacy import forgetting
from service.queues import retries
from service.sweep import robots_due
from tests.databases import both
from tests.rows import alter, commit, kept, read, rows_of
from tests.service.analysed import analysed, ask, copied, finished, played, quick_analysis
from tests.service.harness import Harness
from tests.service.test_thinking import at_robot


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> list[Harness]:
    """Two games of three people that are over, in a database that no test changes."""
    return finished(migrated, tmp_path_factory.mktemp("finished"), 1, 2)


@pytest.fixture
def games(over: list[Harness], tmp_path: Path) -> Iterator[list[Harness]]:
    """The two games in a database of their own."""
    games = copied(over, tmp_path)
    yield games
    games[0].database.close()


@pytest.fixture
def ended(games: list[Harness]) -> Harness:
    return games[0]


def row_of(harness: Harness, seat: int) -> PlayAnalysis:
    return kept(harness.database, PlayAnalysis, (harness.id, seat))


def state_of(harness: Harness, seat: int) -> str:
    return analyses.state_of(read(harness.database, analyses.find, harness.id, seat))


def found_of(harness: Harness, seat: int) -> engine.Analysis:
    found = analyses.result_of(row_of(harness, seat))
    assert found is not None
    return found


def work(harness: Harness, meanwhile: Callable[[], bool] = lambda: True) -> bool:
    """Let a worker compute what is due; return whether anything was."""
    return play_analyses.work_due(harness.database, lambda: harness.now, meanwhile, quick_analysis)


def killed_after(decisions: int) -> Callable[[], bool]:
    """Return what kills a worker after so many decisions."""
    left = iter(range(decisions))

    def die() -> bool:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return True

    return die


def die_in(harness: Harness, decisions: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        work(harness, killed_after(decisions))


@pytest.mark.slow
def test_an_analysis_is_computed_once_from_the_public_record_and_kept(ended: Harness) -> None:
    assert state_of(ended, 0) == "none"
    assert not work(ended)
    ask(ended, 0)
    assert state_of(ended, 0) == "waiting"
    assert work(ended)
    record = engine.Record.from_dict(ended.record())
    assert found_of(ended, 0) == quick_analysis(record, 0, f"{ended.id}/0")
    ask(ended, 0)
    assert state_of(ended, 0) == "done"
    assert not work(ended)
    assert state_of(ended, 1) == "none", "of each seat by itself"


@pytest.mark.slow
def test_the_marshal_s_analysis_adds_up_to_the_money(ended: Harness) -> None:
    asked: list[object] = []

    def analyse(*about: object, **more: object) -> engine.Analysis:
        asked.extend(about)
        return engine.analyse(*about, budget=1, **more)

    ask(ended, 0)
    assert play_analyses.work_due(ended.database, lambda: ended.now, analyse=analyse)
    found, record = found_of(ended, 0), engine.Record.from_dict(ended.record())
    assert asked[1:] == [0, f"{ended.id}/0"], "the same seed at every try"
    own, *others = record.money or ()
    prize = 10_000 if record.winner == 0 else -10_000 // len(others)
    assert sum(found.terms) == found.result == own - sum(others) // len(others) + prize
    assert all(sum(hand.terms) == hand.result for hand in found.hands)


@pytest.mark.slow
def test_an_analysis_that_raises_each_time_stops_no_other(ended: Harness) -> None:
    def raises_for_one(*about: object, **more: object) -> engine.Analysis:
        if about[1] == 0:
            raise ZeroDivisionError
        return quick_analysis(*about, **more)

    for seat in (0, 1):
        ask(ended, seat)
    while state_of(ended, 0) == "waiting":
        while play_analyses.work_due(ended.database, lambda: ended.now, analyse=raises_for_one):
            pass
        assert state_of(ended, 1) == "done"
        aside = read(ended.database, retries.set_aside, ended.now)
        assert aside == ({"analyses": 1} if row_of(ended, 0).tries >= retries.MOST_TRIES else {})
        ended.now += analyses.LEASE
    assert state_of(ended, 0) == "failed"


def test_only_a_game_that_was_played_to_its_end_is_analysed(harness: Harness) -> None:
    for status in ("playing", "stopped"):
        harness.change(status=status)
        with pytest.raises(errors.Forged):
            ask(harness, 0)
    assert state_of(harness, 0) == "none"


def test_no_transaction_is_open_while_a_worker_computes(ended: Harness) -> None:
    """Other transactions write between any two decisions, and see how far the worker is."""
    seen: list[int] = []

    def others_write() -> bool:
        seen.append(row_of(ended, 0).done)
        ended.change(name=f"Game {len(seen)}")
        return True

    ask(ended, 0)
    assert work(ended, others_write)
    assert seen == list(range(len(seen)))
    assert len(seen) == len(found_of(ended, 0).decisions)


# --- claims -----------------------------------------------------------------------------------------------------------


def test_the_analysis_of_a_killed_worker_is_begun_again_when_its_lease_expires(ended: Harness) -> None:
    ask(ended, 0)
    die_in(ended, 3)
    row = row_of(ended, 0)
    assert (row.done, row.tries, row.work_at) == (3, 1, ended.now + analyses.LEASE)
    assert not work(ended), "another worker may still be at it"
    ended.later(seconds=analyses.LEASE.total_seconds())
    assert work(ended)
    assert state_of(ended, 0) == "done"


def test_a_worker_renews_its_lease_with_each_decision(ended: Harness) -> None:
    def slowly() -> bool:
        ended.later(seconds=90)
        assert not work(ended), "nobody else takes it"
        return True

    ask(ended, 0)
    assert work(ended, slowly)
    assert state_of(ended, 0) == "done"


def test_a_worker_whose_lease_has_expired_changes_nothing_any_more(ended: Harness) -> None:
    ask(ended, 0)

    def sleep_until_another_has_finished() -> bool:
        ended.later(seconds=121)
        assert work(ended)
        alter(ended.database, PlayAnalysis, (ended.id, 0), total=-1)
        return True

    assert work(ended, sleep_until_another_has_finished)
    row = row_of(ended, 0)
    assert (row.tries, row.total, analyses.state_of(row)) == (2, -1, "done")


def test_a_process_that_ends_gives_its_analysis_back(ended: Harness) -> None:
    ask(ended, 0)
    assert work(ended, lambda: False)
    row = row_of(ended, 0)
    assert (row.tries, row.work_at) == (0, ended.now), "another one may begin at once, and this was no failure"
    assert (row.done, row.began_at) == (0, None)
    assert work(ended)
    assert state_of(ended, 0) == "done"


def test_one_that_fails_every_time_does_not_keep_workers_busy_for_ever(games: list[Harness]) -> None:
    ended, other = games
    ask(ended, 0)
    for _ in range(analyses.MOST_TRIES):
        die_in(ended, 0)
        ended.later(minutes=2)
    other.later(minutes=10)
    ask(other, 1)
    assert work(other)
    assert (state_of(ended, 0), state_of(other, 1)) == ("failed", "done")
    assert not work(ended)
    ask(ended, 0)
    assert work(ended)
    assert state_of(ended, 0) == "done", "after somebody has asked again"


def test_a_game_that_is_erased_meanwhile_leaves_nothing(ended: Harness) -> None:
    ask(ended, 0)

    def erase() -> bool:
        ended.do(lambda tx: erase_game(tx.session, tx.game))
        return True

    assert work(ended, erase)
    assert rows_of(ended.database, PlayAnalysis) == []


@pytest.mark.slow
@both
def test_claims_hold_on_either_database(database: Database, now: datetime) -> None:
    harness = played(database, now, seed=1)
    be_guests(harness)
    ask(harness, 0)
    ask(harness, 1)
    die_in(harness, 1)
    assert work(harness)
    assert (state_of(harness, 0), state_of(harness, 1)) == ("waiting", "done")
    harness.later(minutes=2)
    assert work(harness)
    assert not work(harness)
    assert state_of(harness, 0) == "done"


# --- whose turn it is -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_robots_go_first(ended: Harness, now: datetime) -> None:
    """A robot whose turn begins while a worker analyses waits for one decision, not for the game."""
    ask(ended, 0)
    waiting: list[Harness] = []
    moved: list[int] = []

    def robots_first() -> bool:
        if not waiting:
            waiting.append(at_robot(ended.database, now, {1: "marshal"}, seed=9))
        while robots_due.work_due(ended.database, 0.01, lambda: now):
            pass
        moved.append(sum(move.mark == "robot" for move in waiting[0].moves()))
        return True

    assert work(ended, robots_first)
    assert moved[0] > 0
    assert state_of(ended, 0) == "done"


@pytest.mark.slow
def test_the_one_asked_for_first_comes_first_and_those_of_guests_come_last(games: list[Harness]) -> None:
    guest, friends = games
    be_guests(guest)
    ask(guest, 0)
    for seat in (2, 0):
        friends.later(seconds=1)
        ask(friends, seat)
    friends.later(seconds=1)
    order = []
    while work(friends):
        order += [(s.id, n) for s in (guest, friends) for n in range(3) if state_of(s, n) == "done"]
    assert list(dict.fromkeys(order)) == [(friends.id, 2), (friends.id, 0), (guest.id, 0)]


def test_it_says_how_many_come_before(games: list[Harness]) -> None:
    guest, friends = games
    be_guests(guest)
    ask(guest, 0)
    for seat in (2, 0):
        friends.later(seconds=1)
        ask(friends, seat)
    with friends.database.reading() as session:
        asked = [(guest.id, 0), (friends.id, 2), (friends.id, 0)]
        ahead = [analyses.number_ahead(session, session.get_one(PlayAnalysis, key)) for key in asked]
    assert ahead == [2, 0, 1]


def be_guests(harness: Harness) -> None:
    """Make a game one in which nobody has an address."""
    harness.change(erase_at=harness.now + timedelta(days=7))


def test_strangers_can_only_fill_a_short_queue_of_their_own(
    games: list[Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_OF_GUESTS", 2)
    guests, friends = games
    be_guests(guests)
    ask(guests, 0)
    ask(guests, 1)
    with pytest.raises(errors.TooMany):
        ask(guests, 2)
    ask(guests, 1)
    ask(friends, 0)
    assert work(friends)
    assert state_of(friends, 0) == "done"
    assert work(friends)
    ask(guests, 2)


def test_workers_are_told_of_an_analysis_unless_one_computes_already(ended: Harness) -> None:
    def due() -> bool:
        return read(ended.database, analyses.are_due, ended.now)

    told: list[None] = []
    database = Database(ended.database._url.render_as_string(), after_thought=lambda: told.append(None))
    commit(database, lambda session: analyses.request(GameTransaction.lock(session, ended.id, ended.now, 0), 0))
    database.close()
    assert (len(told), due()) == (1, True)
    ask(ended, 1)
    die_in(ended, 1)
    assert not due(), "who computes the one takes the other, too"
    ended.later(minutes=2)
    assert due()


# --- what becomes of it -----------------------------------------------------------------------------------------------


def test_it_is_erased_with_the_game_and_when_its_player_is_forgotten(ended: Harness) -> None:
    analysed(ended, 0)
    analysed(ended, 1)
    commit(ended.database, forgetting.forget, ended.seat(0).player_id, ended.now)
    assert (state_of(ended, 0), state_of(ended, 1)) == ("none", "done")
    ended.do(lambda tx: erase_game(tx.session, tx.game))
    assert rows_of(ended.database, PlayAnalysis) == []
