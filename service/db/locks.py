"""The lock on a game's row."""

from __future__ import annotations

from sqlmodel import Session, col, select

from service import errors
from service.models import Game


def lock_game(session: Session, game_id: str) -> Game:
    """Return the game, refreshed from the database and locked until the transaction ends.

    On SQLite there is only one write transaction at a time, so no row lock is needed. Raises errors.Forged if there is
    no such game.
    """
    locked = select(Game).where(col(Game.id) == game_id).with_for_update().execution_options(populate_existing=True)
    game = session.exec(locked).one_or_none()
    if game is None:
        raise errors.Forged("There is no such game.")
    return game
