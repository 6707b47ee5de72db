"""How a window closed, from the public log."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import col, select

from service.gamelog.log import GameLog
from service.models import Move

PASS = "pass"  # noqa: S105 - the move of an asked player who plays no card
MOST_ASKED = 3  # all players but the one whose turn it is


def closing_moves(log: GameLog, at: int) -> list[Move]:
    """Return the moves that closed the window opened at `at`: one card, or a pass of each asked player."""
    after = select(Move).where(Move.game_id == log.game.id, Move.n > at).order_by(col(Move.n)).limit(MOST_ASKED)
    closing: list[Move] = []
    for move in log.session.exec(after):
        if closing and move.move != PASS:
            break
        closing.append(move)
        if move.move != PASS:
            break
    return closing


def closed_at(log: GameLog, at: int) -> datetime | None:
    """Return when the window opened at `at` closed; None if it is open or did not exist."""
    closing = closing_moves(log, at)
    return closing[0].made_at if closing else None


def was_asked(log: GameLog, seat: int, at: int) -> bool:
    """Tell whether a window that is closed now opened at `at` and asked this seat."""
    if not 0 <= at < log.game.at:
        return False
    opened = log.position_at(at)
    return opened.phase == "react" and seat in opened.to_act()
