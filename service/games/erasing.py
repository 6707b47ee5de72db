"""Erasing a game that nobody needs any more, such as one that was begun without an address, or all but its moves."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Session, SQLModel

from service.models import Game, LoggedMove, Seat


def erase_game(session: Session, game: Game) -> None:
    """Delete a game with all its rows."""
    _delete_rows(session, game, kept=())
    session.delete(game)


def trim_to_moves(session: Session, game: Game, now: datetime) -> None:
    """Delete all rows of an ended game but its seats and its moves, and keep these for good."""
    _delete_rows(session, game, kept=(Seat.__tablename__, LoggedMove.__tablename__))
    game.erase_at, game.trimmed_at = None, now


def _delete_rows(session: Session, game: Game, kept: Collection[object]) -> None:
    for table in reversed(SQLModel.metadata.sorted_tables):
        if "game_id" in table.c and table.name not in kept:
            session.connection().execute(sa.delete(table).where(table.c.game_id == game.id))
