"""Mail that comes back: its player's clock stands for up to 72 hours, until something reaches him or he is heard of.

Whoever learns that a mail has come back for good calls `bounced`, whoever learns that one has arrived `delivered`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from sqlalchemy import ColumnElement, exists
from sqlmodel import Session, col, select

from service.models import Game, Player, Seat
from service.playing import holding, leaving, presence, timeline, turnclock
from service.playing.board import Board


def bounced(session: Session, player: Player, now: datetime) -> None:
    """In every game of his: his clock stands, and the organiser is told. Once for each time he cannot be reached."""
    _in_each_game(session, player, now, col(Seat.bounced_at).is_(None), _bounced)


def delivered(session: Session, player: Player, now: datetime) -> None:
    """In every game of his his clock goes on."""
    _in_each_game(session, player, now, col(Seat.bounced_at).is_not(None), holding.reached)


def is_silent() -> ColumnElement[bool]:
    """In a question that knows a player: whether mails to him come back."""
    return exists().where(col(Seat.player_id) == Player.id, col(Seat.bounced_at).is_not(None)).label("silent")


def _in_each_game(
    session: Session, player: Player, now: datetime, which: ColumnElement[bool], do: Callable[[Board, int], None]
) -> None:
    """Locked one after the other in one order everywhere, so that two of these cannot wait for each other."""
    his = select(Game.id).join(Seat).where(Seat.player_id == player.id, col(Game.status).in_(("playing", "paused")))
    for game_id in session.exec(his.where(which).distinct().order_by(Game.id)).all():
        board = leaving.board_of(session, game_id, now, None)
        for seat in board.seats:
            if seat.player_id == player.id:
                do(board, seat.n)


def _bounced(board: Board, n: int) -> None:
    seat = board.seats[n]
    if seat.bounced_at is not None:
        return
    running = board.clock_of == n and board.game.bank_at is not None
    if running:
        turnclock.stop(board)
    seat.bounced_at = board.now
    board.session.add(seat)
    timeline.note(board.session, board.game, n, "bounced", board.now, board.now + presence.BOUNCED)
    if running:
        turnclock.rewind(board)
    if n != 0:
        board.mail(0, "notice", f"bounced {n} {board.now:%Y-%m-%d}")
