"""A player's own wishes, posted at any time: his standing orders, and the rest of his turn."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

from service import errors
from service.models import Game
from service.playing import games, holding, orders, presence, refusals
from service.playing.board import Board
from service.telling import history
from service.transaction import lock_game


def give(session: Session, game_id: str, n: int, changes: orders.Changes, now: datetime) -> None:
    """Set the orders that are named; the rest of a turn only while a window in that turn is open.

    Raises errors.Over once the game cannot go on, Past before the invitation is accepted, OutOfTurn.
    """
    game = lock_game(session, game_id)
    seats = history.seats_of(session, game)
    if history.finished(game):
        raise refusals.over(game, [seat.name for seat in seats])
    if seats[n].state != "accepted":
        raise errors.Past("Orders can be given once the invitation is accepted.")
    if changes.get("rest") and not may_leave_rest(game, n):
        raise errors.OutOfTurn("The rest of a turn can be left while a window in that turn is open; none is.")
    orders.keep(session, game, n, changes)
    if game.status == "playing":
        holding.heard_of(Board(session, game, games.table(session, game), now, by=n), n)


def may_leave_rest(game: Game, n: int) -> bool:
    """Whether that seat's turn waits for others, so that it may leave the rest of it in advance."""
    return game.window_at is not None and presence.has_turn(game, n)
