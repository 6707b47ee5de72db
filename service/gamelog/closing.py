"""How a window closed, from the public log."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import col, select

import engine
from service.gamelog.log import GameLog
from service.models import LoggedMove

PASS = engine.DECLINE.text
"""The move of an asked player who plays no card, as the log has it."""
MOST_ASKED = 3  # all players but the one whose turn it is


def closing_moves(log: GameLog, at: int) -> list[LoggedMove]:
    """Return the moves that closed the window opened at `at`: one card, or a pass of each asked player."""
    after = (
        select(LoggedMove)
        .where(LoggedMove.game_id == log.game.id, LoggedMove.n > at)
        .order_by(col(LoggedMove.n))
        .limit(MOST_ASKED)
    )
    closing: list[LoggedMove] = []
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
    """Return whether a window that is closed now opened at `at` and asked this seat."""
    if not 0 <= at < log.game.at:
        return False
    opened = log.position_at(at)
    return opened.phase == "react" and seat in opened.to_act()
