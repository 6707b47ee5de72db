"""Locks until the transaction ends: on SQLite, with one write transaction at a time, they have no effect."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import func, inspect
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, SQLModel, col, select

from service import errors
from service.models import Game

Row = TypeVar("Row", bound=SQLModel)


def lock_game(session: Session, game_id: str) -> Game:
    """Return the game, refreshed from the database and locked. Raises errors.Forged if there is no such game."""
    locked = select(Game).where(col(Game.id) == game_id).with_for_update().execution_options(populate_existing=True)
    game = session.exec(locked).one_or_none()
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
