"""Inside a transaction: what the lock makes true, what is asked once, and how few questions a move is."""

from __future__ import annotations

from datetime import datetime

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError
from sqlmodel import select

from service.database import Database
from service.models import Game, Note, Seat
from service.telling import history
from service.transaction import append, lock_game
from tests.databases import both
from tests.service.sitting import Sitting
from tests.service.test_database import game as new_game

MOST = 5  # statements of an ordinary move: the game, its seats, the move, the game again, and one to spare


@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)  # on SQLite nobody else writes meanwhile
def test_what_was_read_before_the_lock_is_read_again_under_it(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now)
    with database.writing() as session:
        seat = history.seats_of(session, sitting.game())[1]
        with database.writing() as meanwhile:
            meanwhile.exec(select(Seat).where(Seat.game_id == sitting.id, Seat.n == 1)).one().epoch = 7
        game = lock_game(session, sitting.id)
        assert history.seats_of(session, game)[1].epoch == seat.epoch == 7


@both
def test_rows_of_a_log_are_there_at_once_and_undone_with_the_rest(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now)
    try:
        with database.writing() as session:
            append(session, Note, game_id=sitting.id, seat=0, at=0, line="a line")
            assert session.exec(select(Note.line)).all() == ["a line"]
            raise LookupError
    except LookupError:
        pass
    with database.reading() as session:
        assert session.exec(select(Note.line)).all() == []


@both
def test_what_a_locked_game_has_become_is_written_whatever_was_written_before(
    database: Database, now: datetime
) -> None:
    sitting = Sitting(database, now)
    with database.writing() as session:
        game = lock_game(session, sitting.id)
        game.name = "Saturday"
        session.flush()
        game.name, game.position = "Sunday", {"other": 1}
    assert game.name == "Sunday", "it stays readable"
    assert (sitting.game().name, sitting.game().position) == ("Sunday", {"other": 1})


@both
def test_a_locked_game_that_is_changed_and_thrown_away_is_gone(database: Database, now: datetime) -> None:
    with database.writing() as session:
        session.add(new_game(now, "f" * 24))
    with database.writing() as session:
        game = lock_game(session, "f" * 24)
        game.name = "Saturday"
        session.delete(game)
    with database.reading() as session:
        assert session.get(Game, "f" * 24) is None


@both
def test_a_row_that_does_not_fit_undoes_everything_at_the_latest_with_the_commit(
    database: Database, now: datetime
) -> None:
    sitting = Sitting(database, now)

    def write() -> None:
        with database.writing() as session:
            lock_game(session, sitting.id).name = "Saturday"
            append(session, Note, game_id=sitting.id, seat=0, at=0, line="a line")
            append(session, Note, game_id="of no game", seat=0, at=0, line="another")

    with pytest.raises(IntegrityError):
        write()
    with database.writing() as session:
        assert session.exec(select(Note.line)).all() == []
    assert sitting.game().name == "Friday"


def test_an_ordinary_move_is_few_questions(database: Database, now: datetime) -> None:
    """It is what a busy service pays for each move; a question more is noticed here and not on the bill."""
    sitting = Sitting(database, now)
    turn = sitting.position().turn
    asked: list[str] = []

    @event.listens_for(Engine, "before_cursor_execute")
    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    try:
        sitting.post(turn, "draw supply")
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert len([one for one in asked if not one.startswith(("BEGIN", "PRAGMA"))]) <= MOST, asked
