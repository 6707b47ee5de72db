"""Inside a transaction: what the lock guarantees, and how many statements a move executes."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, select

from service.db.database import Database, lock_game
from service.gamelog.log import GameLog
from service.games.submit import submit
from service.links import LinkContent
from service.lobby.invitations import lapse_invited
from service.models import Game, Note, Seat
from tests.databases import both
from tests.rows import add, commit, rows
from tests.service.harness import Harness, new_game
from tests.service.lobby import Lobbies


@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)  # on SQLite nobody else writes meanwhile
def test_rows_loaded_before_the_lock_are_refreshed_under_it(harness: Harness, database: Database) -> None:
    with database.writing() as session:
        seat = GameLog(session, harness.game()).seats[1]
        with database.writing() as meanwhile:
            meanwhile.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 1)).one().epoch = 7
        game = lock_game(session, harness.id)
        assert GameLog(session, game).seats[1].epoch == seat.epoch == 7


@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)
def test_an_invitation_does_not_lapse_while_its_seat_is_changed(database: Database, lobby: Lobbies) -> None:
    """The sweep locks the seat with its game, so that it sees the state of the seat as of its lock, not before."""
    made = lobby("Anna", "Burt", confirmed=True)
    due = made.now + timedelta(days=8)
    with database.writing() as other, database.writing() as session:
        other.get_one(Seat, made.seat(1).id, with_for_update=True)
        assert not lapse_invited(session, due)
    with database.writing() as session:
        assert lapse_invited(session, due)
    assert made.states == ["accepted", "lapsed"]


@both
def test_added_rows_are_visible_at_once_and_rolled_back_with_the_rest(harness: Harness, database: Database) -> None:
    def add_and_fail(session: Session) -> None:
        session.add(Note(game_id=harness.id, seat=0, at=0, line="a line"))
        assert session.exec(select(Note.line)).all() == ["a line"]
        raise LookupError

    with pytest.raises(LookupError):
        commit(database, add_and_fail)
    assert rows(database, select(Note.line)) == []


@both
def test_changes_of_a_locked_game_after_a_flush_are_written(harness: Harness, database: Database) -> None:
    with database.writing() as session:
        game = lock_game(session, harness.id)
        game.name = "Saturday"
        session.flush()
        game.name, game.position = "Sunday", {"other": 1}
    assert game.name == "Sunday", "it stays readable"
    assert (harness.game().name, harness.game().position) == ("Sunday", {"other": 1})


@both
def test_a_locked_game_that_is_changed_and_deleted_is_gone(database: Database, now: datetime) -> None:
    add(database, new_game(now, "f" * 24))
    with database.writing() as session:
        game = lock_game(session, "f" * 24)
        game.name = "Saturday"
        session.delete(game)
    assert rows(database, select(Game)) == []


@both
def test_a_row_that_violates_a_constraint_rolls_everything_back(harness: Harness, database: Database) -> None:
    def write(session: Session) -> None:
        lock_game(session, harness.id).name = "Saturday"
        session.add(Note(game_id=harness.id, seat=0, at=0, line="a line"))
        session.add(Note(game_id="of no game", seat=0, at=0, line="another"))

    with pytest.raises(IntegrityError):
        commit(database, write)
    assert rows(database, select(Note.line)) == []
    assert harness.game().name == "Friday"


def statements(harness: Harness, seat: int, move: str) -> list[str]:
    """The statements that a player's post executes, without BEGIN and COMMIT."""
    executed: list[str] = []

    @event.listens_for(Engine, "before_cursor_execute")
    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        executed.append(statement)

    at = harness.game().at
    executed.clear()
    try:
        with harness.database.writing() as session:
            submit(session, LinkContent("seat", harness.id, seat, 0, 0), move, at, harness.now)
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    return [one for one in executed if not one.startswith(("BEGIN", "PRAGMA"))]


@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)  # SQLite inserts several rows one by one
def test_the_number_of_statements_of_a_draw_and_of_the_end_of_a_turn(harness: Harness) -> None:
    """A draw reads the locked game, then the seats with players and orders, and writes the game and the move."""
    turn = harness.position().turn
    draw = statements(harness, turn, "draw supply")
    discard = next(move for move in harness.position().legal(turn) if move.startswith("discard"))
    end = statements(harness, turn, discard)
    assert (len(draw), len(end)) == (4, 6), (draw, end)
