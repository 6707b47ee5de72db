"""Erasing a game that nobody needs any more: one that was never confirmed, or was begun without an address."""

from __future__ import annotations

import sqlalchemy as sa
from sqlmodel import Session, SQLModel

from service.models import Game


def erase_game(session: Session, game: Game) -> None:
    """Delete a game with all its rows."""
    for table in reversed(SQLModel.metadata.sorted_tables):
        if "game_id" in table.c:
            session.connection().execute(sa.delete(table).where(table.c.game_id == game.id))
    session.delete(game)
