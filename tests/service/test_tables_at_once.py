"""Concurrent transactions on one game from two machines: the one that waits for the lock sees what the other did.

On PostgreSQL the second transaction has begun and read rows before it waits; on SQLite it has not begun.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pytest
from sqlalchemy import text
from sqlmodel import Session, select

from service import errors
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games import standing_orders
from service.games.submit import play
from service.games.transaction import GameTransaction
from service.models import ClockNote, Game, Motion, Outage, Player, Pulse
from service.sweep import due as clock
from service.sweep import outages
from service.table import motions, resigning, substitutes
from tests.databases import both
from tests.service.harness import Harness
from tests.service.sweeping import sweep

pytestmark = both
PATIENCE = 60  # seconds that a test waits before it fails


@pytest.fixture
def machine(database: Database) -> Iterator[Database]:
    """Another machine on the same database."""
    other = Database(database._url.render_as_string(hide_password=False))
    yield other
    other.close()


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    return Harness(database, now, 4)


def meanwhile(database: Database, first: Callable[[Session], object], second: Callable[[], object]) -> list[object]:
    """Start the second call when the first has finished but not committed; return both results or refusals."""
    outcome: list[object] = [None, None]

    def run() -> None:
        try:
            outcome[1] = second()
        except errors.Refused as refused:
            outcome[1] = type(refused).__name__

    thread = threading.Thread(target=run)
    with database.writing() as session:
        outcome[0] = first(session)
        session.flush()
        thread.start()
        _wait_until_it_waits(database, thread)
    thread.join(PATIENCE)
    assert not thread.is_alive()
    return outcome


def _wait_until_it_waits(database: Database, thread: threading.Thread) -> None:
    """Wait until the second transaction waits for a lock. On SQLite a second writer cannot begin."""
    if not database._url.drivername.startswith("postgresql"):
        return
    for _ in range(PATIENCE * 100):
        with database.reading() as session:
            waiting = session.connection().execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar_one()
        if waiting or not thread.is_alive():
            return
        thread.join(0.01)
    raise AssertionError("the second transaction neither waits nor ends")


def on(machine: Database, does: Callable[[Session], object]) -> Callable[[], object]:
    """Return a call that does something on another machine, in a transaction of its own."""

    def run() -> object:
        with machine.writing() as session:
            return does(session)

    return run


def motion(harness: Harness) -> Motion:
    with harness.database.reading() as session:
        return session.exec(select(Motion)).one()


def notes(harness: Harness, what: str) -> list[int | None]:
    with harness.database.reading() as session:
        return [note.seat for note in session.exec(select(ClockNote).where(ClockNote.what == what))]


def causes(harness: Harness, word: str) -> list[int]:
    """Return the recipients of notices with that cause, once for each."""
    return sorted(mail.seat for mail in harness.mails("notice") if mail.cause.split()[0] == word)


def asked(harness: Harness, kind: str) -> int:
    with harness.database.writing() as session:
        return motions.ask(GameTransaction.lock(session, harness.id, harness.now, 0), 0, kind).id or 0


def says(harness: Harness, number: int, n: int, yes: bool = True) -> Callable[[Session], object]:
    return lambda session: (
        motions.answer(GameTransaction.lock(session, harness.id, harness.now, n), number, n, yes).state
    )


def two_agree(harness: Harness, number: int) -> None:
    """Let seats 1 and 2 agree; seat 3 has not answered yet."""
    with harness.database.writing() as session:
        for n in (1, 2):
            says(harness, number, n)(session)


def lapses(harness: Harness) -> Callable[[Session], object]:
    return lambda session: motions.lapse(session, harness.now)


def attends(harness: Harness) -> Callable[[Session], object]:
    """A sweep does what is due in the game."""

    def attend(session: Session) -> None:
        clock.attend(GameTransaction.lock(session, harness.id, harness.now))

    return attend


def comes_back(harness: Harness, n: int) -> Callable[[Session], object]:
    return lambda session: resigning.come_back(GameTransaction.lock(session, harness.id, harness.now, n), n)


def sits_down(harness: Harness, number: int) -> Callable[[Session], object]:
    return lambda session: substitutes.accept(GameTransaction.lock(session, harness.id, harness.now), number)


def offered(harness: Harness, owner: int = 3) -> int:
    """Let the owner resign and the organiser offer their seat to Eve; return the question's id."""
    with harness.database.writing() as session:
        resigning.resign(GameTransaction.lock(session, harness.id, harness.now, owner), owner)
        eve = Player(address="eve@posse.test", created_at=harness.now)
        session.add(eve)
        session.flush()
        return (
            substitutes.offer(GameTransaction.lock(session, harness.id, harness.now, 0), 0, owner, "Eve", eve).id or 0
        )


# --- questions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "status", "word"), [("pause", "paused", "paused"), ("end", "stopped", "ended")])
def test_of_two_answers_at_once_the_second_carries_the_question(
    harness: Harness, machine: Database, kind: str, status: str, word: str
) -> None:
    number = asked(harness, kind)
    with harness.database.writing() as session:
        says(harness, number, 1)(session)
    outcome = meanwhile(harness.database, says(harness, number, 2), on(machine, says(harness, number, 3)))
    assert outcome == ["open", "done"]
    assert motion(harness).agreed == [0, 1, 2, 3]
    assert harness.game().status == status
    assert len(notes(harness, word)) == 1
    assert causes(harness, word) == [0, 1, 2]


@pytest.mark.parametrize("kind", ["pause", "end"])
def test_the_last_yes_given_twice_carries_the_question_once(harness: Harness, machine: Database, kind: str) -> None:
    number = asked(harness, kind)
    two_agree(harness, number)
    outcome = meanwhile(harness.database, says(harness, number, 3), on(machine, says(harness, number, 3)))
    assert outcome == ["done", "done"]
    assert len(notes(harness, "paused" if kind == "pause" else "ended")) == 1


def test_a_no_and_a_yes(harness: Harness, machine: Database) -> None:
    number = asked(harness, "end")
    two_agree(harness, number)
    outcome = meanwhile(harness.database, says(harness, number, 3, yes=False), on(machine, says(harness, number, 2)))
    assert outcome == ["refused", "Past"]
    assert harness.game().status == "playing"


def test_two_who_ask_the_same_ask_one_question(harness: Harness, machine: Database) -> None:
    def ask(n: int) -> Callable[[Session], object]:
        return lambda session: motions.ask(GameTransaction.lock(session, harness.id, harness.now, n), n, "pause").id

    first, second = meanwhile(harness.database, ask(0), on(machine, ask(1)))
    assert first == second
    assert motion(harness).agreed == [0, 1]
    assert causes(harness, "motion") == [1, 2, 3]


@pytest.mark.parametrize("kind", ["pause", "end"])
def test_a_question_lapses_once(harness: Harness, machine: Database, kind: str) -> None:
    asked(harness, kind)
    harness.later(hours=48)
    meanwhile(harness.database, lapses(harness), on(machine, lapses(harness)))
    assert motion(harness).state == "lapsed"
    assert causes(harness, "unanswered") == [0]


def test_a_yes_in_the_moment_in_which_the_question_lapses(harness: Harness, machine: Database) -> None:
    number = asked(harness, "end")
    two_agree(harness, number)
    harness.later(hours=48)
    assert meanwhile(harness.database, lapses(harness), on(machine, says(harness, number, 3))) == [True, "Past"]
    assert harness.game().status == "playing"
    assert motion(harness).state == "lapsed"


def test_the_end_of_a_question_in_the_moment_of_the_last_yes(harness: Harness, machine: Database) -> None:
    number = asked(harness, "end")
    two_agree(harness, number)
    harness.later(hours=48)
    outcome = meanwhile(harness.database, says(harness, number, 3), on(machine, lapses(harness)))
    assert outcome[0] == "done"
    assert motion(harness).state == "done"
    assert harness.game().status == "stopped"
    assert causes(harness, "unanswered") == []


# --- substitutes ------------------------------------------------------------------------------------------------------


def test_an_offer_that_is_due_is_carried_once(harness: Harness, machine: Database) -> None:
    """A second sweep must not let the offer lapse as an unanswered invitation."""
    number = offered(harness)
    two_agree(harness, number)
    harness.later(hours=48)
    meanwhile(harness.database, lapses(harness), on(machine, lapses(harness)))
    assert motion(harness).state == "carried"
    assert [mail.cause for mail in harness.mails("invite")] == [f"seat {number}"]
    assert causes(harness, "unanswered") == []


def carried(harness: Harness) -> int:
    number = offered(harness)
    with harness.database.writing() as session:
        for n in (1, 2, 3):
            says(harness, number, n)(session)
    assert motion(harness).state == "carried"
    return number


def test_the_owner_returns_before_the_substitute_accepts(harness: Harness, machine: Database) -> None:
    number = carried(harness)
    outcome = meanwhile(harness.database, comes_back(harness, 3), on(machine, sits_down(harness, number)))
    assert outcome[1] == "Past"
    assert harness.table(None).chairs[3].name == harness.names[3]
    assert notes(harness, "substituted") == []


def test_the_substitute_accepts_before_the_owner_returns(harness: Harness, machine: Database) -> None:
    number = carried(harness)
    meanwhile(harness.database, sits_down(harness, number), on(machine, comes_back(harness, 3)))
    assert harness.table(None).chairs[3].name == "Eve"
    assert notes(harness, "back") == []


def test_a_seat_is_taken_once(harness: Harness, machine: Database) -> None:
    number = carried(harness)
    assert meanwhile(harness.database, sits_down(harness, number), on(machine, sits_down(harness, number)))[1] == "Past"
    assert notes(harness, "substituted") == [3]
    assert len([mail for mail in harness.mails("start") if mail.cause]) == 1


# --- held seats -------------------------------------------------------------------------------------------------------


def missed_twice(harness: Harness) -> int:
    """Return a seat whose third missed turn in a row is due; no window in it asks anybody."""
    with harness.database.writing() as session:
        for n in range(4):
            standing_orders.keep(GameLog(session, session.get_one(Game, harness.id)), n, standing_orders.ON_ACCEPTING)
    n = harness.position().turn
    for times in range(3):
        assert harness.act_until(lambda position: position.turn == n and position.phase == "draw")
        due = harness.game().due_at
        assert due is not None
        harness.now = due
        if times < 2:
            assert harness.sweep()
            assert harness.act_until(lambda position: position.turn != n)
    return n


def test_two_sweeps_finish_the_third_turn_and_hold_the_seat_once(harness: Harness, machine: Database) -> None:
    n = missed_twice(harness)
    meanwhile(harness.database, attends(harness), on(machine, attends(harness)))
    assert harness.sweep() == 0
    assert notes(harness, "held") == [n]
    assert [mail.seat for mail in harness.mails("timeout")] == [n] * 3
    assert causes(harness, "held-seat") == [0] * (n != 0)


def test_a_sweep_skips_a_game_in_which_a_player_is_moving(harness: Harness, machine: Database) -> None:
    n = missed_twice(harness)

    def draws(session: Session) -> object:
        return play(GameTransaction.lock(session, harness.id, harness.now, n), n, "draw supply", harness.game().at).did

    outcome = meanwhile(harness.database, draws, lambda: sweep(machine, harness.now))
    assert outcome[0] == ["draw supply"]
    harness.sweep()
    finished = [move.mark for move in harness.moves() if move.seat == n][-2:]
    assert finished[-1] == "clock", "the clock finishes the turn"
    assert notes(harness, "held") == [n]


def test_a_move_after_the_clock_has_played_is_stale(harness: Harness, machine: Database) -> None:
    n = missed_twice(harness)
    at = harness.game().at

    def draws(session: Session) -> object:
        return play(GameTransaction.lock(session, harness.id, harness.now, n), n, "draw supply", at)

    assert meanwhile(harness.database, attends(harness), on(machine, draws))[1] == "Stale"
    assert notes(harness, "held") == [n]
    assert notes(harness, "back") == []


def test_a_player_returns_once(harness: Harness, machine: Database) -> None:
    n = missed_twice(harness)
    harness.sweep()
    meanwhile(harness.database, comes_back(harness, n), on(machine, comes_back(harness, n)))
    assert notes(harness, "back") == [n]


# --- outages ----------------------------------------------------------------------------------------------------------


def wakes(now: datetime) -> Callable[[Session], object]:
    return lambda session: outages.awake(session, now)


def outages_seen(database: Database) -> int:
    with database.reading() as session:
        return len(session.exec(select(Outage)).all())


def test_the_first_sweeps_ever_of_two_machines(harness: Harness, machine: Database) -> None:
    meanwhile(harness.database, wakes(harness.now), on(machine, wakes(harness.now)))
    with machine.reading() as session:
        assert len(session.exec(select(Pulse)).all()) == 1


def test_two_sweeps_notice_one_outage(harness: Harness, machine: Database) -> None:
    on(machine, wakes(harness.now))()
    harness.later(days=1)
    for seconds in (0, 1, -1):  # clocks of machines differ
        meanwhile(harness.database, wakes(harness.now), on(machine, wakes(harness.now + timedelta(seconds=seconds))))
        assert outages_seen(machine) == 1


def test_the_time_is_given_back_once(database: Database, machine: Database, now: datetime) -> None:
    tables = [Harness(database, now, seed=60 + n) for n in range(5)]
    left = [due(table) - now for table in tables]
    on(machine, wakes(now))()
    later = now + timedelta(days=1)
    on(machine, wakes(later))()

    def gives_back(session: Session) -> object:
        return outages.give_back(session, later)

    while True in meanwhile(database, gives_back, on(machine, gives_back)):
        pass
    assert [due(table) - later for table in tables] == left
    for table in tables:
        assert notes(table, "outage") == [None] * len(tables)
        assert not table.mails("timeout")


def test_more_time_is_given_once(database: Database, machine: Database, now: datetime) -> None:
    tables = [Harness(database, now, seed=60 + n) for n in range(5)]
    before = [due(table) for table in tables]

    def extends(session: Session) -> object:
        return outages.extend_all(session, timedelta(hours=5), now, again=False)

    on(machine, lambda session: outages.awake(session, now))()
    assert "Stale" in meanwhile(database, extends, on(machine, extends)), "one of two operators is refused"

    def gives(session: Session) -> object:
        return outages.give_back(session, now)

    while True in meanwhile(database, gives, on(machine, gives)):
        pass
    assert [due(table) for table in tables] == [one + timedelta(hours=5) for one in before]
    assert notes(tables[0], "extended") == [None] * len(tables)


def due(table: Harness) -> datetime:
    found = table.game().due_at
    assert found is not None
    return found
