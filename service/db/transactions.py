"""What a transaction locks until it ends, and what follows its commit.

On SQLite, with one write transaction at a time, locks have no effect.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

from sqlalchemy import bindparam, func, inspect
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, SQLModel, col, select

from service import errors
from service.models import Game

Row = TypeVar("Row", bound=SQLModel)

# Built once: building a query costs as much as executing it.
_LOCKED_GAME = (
    select(Game).where(col(Game.id) == bindparam("game")).with_for_update().execution_options(populate_existing=True)
)


@dataclass
class AfterCommit:
    """Side effects of one transaction outside the database; a rollback discards them."""

    mail_queued: bool = False  # notify the workers
    thought_due: bool = False  # notify the process that thinks for robots and analyses games
    moves: Counter[str] = field(default_factory=Counter)  # moves to count in the metrics, by who made them
    robot_moves: Counter[str] = field(default_factory=Counter)  # the same of robots, by policy


def after_commit(session: Session) -> AfterCommit:
    """Return the side effects collected for a session; the same object at every call."""
    collected: AfterCommit = session.info.setdefault(AfterCommit, AfterCommit())
    return collected


def lock_game(session: Session, game_id: str) -> Game:
    """Return the game, refreshed from the database and locked. Raises errors.Forged if there is no such game."""
    game = session.exec(_LOCKED_GAME, params={"game": game_id}).one_or_none()
    if game is None:
        raise errors.Forged("There is no such game.")
    return game


def lock_or_insert(session: Session, model: type[Row], first: Row) -> Row:
    """Return the row with the primary key of `first`, locked; insert `first` if there is none.

    Several processes may do so at once.
    """
    key = inspect(model).primary_key_from_instance(first)
    row = session.get(model, key, with_for_update=True)
    if row is not None:
        return row
    with suppress(IntegrityError), session.begin_nested():  # another process was faster
        session.add(first)
        session.flush()
    return session.get_one(model, key, with_for_update=True, populate_existing=True)


def lock_names(session: Session, names: Collection[str]) -> None:
    """Lock names: of what has several rows or none, such as a mailbox. Who counts rows before adding one locks first.

    Names are locked in one order, so two transactions that lock all they need in one call do not deadlock. Different
    names may share a key of the 64 bits, which costs a wait.
    """
    if session.get_bind().dialect.name != "postgresql":
        return
    digests = (hashlib.sha256(name.encode()).digest() for name in names)
    for key in sorted({int.from_bytes(digest[:8], signed=True) for digest in digests}):
        session.exec(select(func.pg_advisory_xact_lock(key)))
