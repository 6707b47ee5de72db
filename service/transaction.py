"""Inside a transaction: the lock on a game, what is read of it once, and rows that are written and not read again.

A move is many small questions and rows; these say them in the cheapest way the libraries know: statements made once,
each row read once, no row of a log tracked for changes it will never see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Executable, Insert, Table, Update, bindparam, insert, inspect, update
from sqlmodel import Session, SQLModel, col, select

from service import errors
from service.engines import later
from service.models import Game

_T = TypeVar("_T")
_Q = TypeVar("_Q", bound=Executable)
_READ = "read"  # of which games, and what, this transaction has read
_LOCKED_GAMES = "locked"
_COLUMNS = tuple(SQLModel.metadata.tables["game"].c.keys())  # in one order: what is written of them is one of a few


def afresh(question: _Q) -> _Q:
    """The question, asked of the database: rows that this transaction has seen before are read again."""
    return question.execution_options(populate_existing=True)


_LOCKED = afresh(select(Game).where(col(Game.id) == bindparam("game")).with_for_update())


def lock_game(session: Session, game_id: str) -> Game:
    """The game as it is now, which nobody else can change before this transaction ends.

    On SQLite the writing transaction is the only one anyway. Raises errors.Forged if there is no such game.
    """
    locked: dict[str, Game] = session.info.setdefault(_LOCKED_GAMES, {})
    if game_id in locked:
        return locked[game_id]
    game = session.exec(_LOCKED, params={"game": game_id}).one_or_none()
    if game is None:
        raise errors.Forged("There is no such game.")
    locked[game_id] = game
    session.info.get(_READ, {}).pop(game_id, None)  # what was read before the lock may be past
    return game


def once(session: Session, game_id: str, what: str, read: Callable[[], _T]) -> _T:
    """What `read` finds of a game, asked for once in a transaction: under the lock nobody else changes it."""
    known: dict[str, _T] = session.info.setdefault(_READ, {}).setdefault(game_id, {})
    if what not in known:
        known[what] = read()
    return known[what]


def known(session: Session, game_id: str, what: str) -> Any:
    """What was read of a game in this transaction, without asking; None if it was not."""
    return session.info.get(_READ, {}).get(game_id, {}).get(what)


def append(session: Session, log: type[SQLModel], **row: object) -> None:
    """Write a row of a log, for good."""
    later(session.connection(), _into(log), row)


def amend(session: Session, table: type[SQLModel], key: Mapping[str, object], **row: object) -> None:
    """Write what has changed of the row with that key; what was read of it before does not show it."""
    its = {f"its_{name}": value for name, value in key.items()}
    later(session.connection(), _of(table, frozenset(key)), its | row)


def settle(session: Session) -> None:
    """Write what has changed of the locked games: the last thing before the commit, and part of it."""
    for game in session.info.pop(_LOCKED_GAMES, {}).values():
        if game in session.dirty:
            same = inspect(game).unmodified
            changed = {name: getattr(game, name) for name in _COLUMNS if name not in same}
            session.expunge(game)  # or its session would write it again
            amend(session, Game, {"id": game.id}, **changed)


@cache
def _into(log: type[SQLModel]) -> Insert:
    return insert(_table(log)).inline()


@cache
def _of(table: type[SQLModel], key: frozenset[str]) -> Update:
    columns = _table(table).c
    return update(_table(table)).where(*(columns[name] == bindparam(f"its_{name}") for name in sorted(key)))


def _table(model: type[SQLModel]) -> Table:
    return SQLModel.metadata.tables[str(model.__tablename__)]
