"""A game that stops without a winner: by consent, or because everybody has gone. It cannot resume."""

from __future__ import annotations

from service.playing import timeline, turnclock
from service.playing.board import Board


def stop(board: Board, why: str) -> None:
    """Stop the game for good; every person at the table is told, whoever asked for it."""
    game = board.game
    game.status, game.ended_at, game.window_at, game.window_left = "stopped", board.now, None, None
    turnclock.silence(game)
    timeline.note(board.session, game, None, why, board.now)
    for seat in board.seats:
        if seat.n != board.by:
            board.mail(seat.n, "notice", why)
    board.session.add(game)
