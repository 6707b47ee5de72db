"""Notes: lines for one player alone, about what their orders did. Nothing else shows them."""

from __future__ import annotations

from sqlmodel import select

from service.gamelog.log import GameLog
from service.models import Note


def add(log: GameLog, seat: int, line: str) -> None:
    """Add a line for that seat's player about the table as it is now."""
    log.session.add(Note(game_id=log.game.id, seat=seat, at=log.game.at, line=line))


def delete(log: GameLog, seat: int) -> None:
    """Delete all lines of a seat: the player who sits there next may not read what was for another's eyes."""
    for line in log.session.exec(select(Note).where(Note.game_id == log.game.id, Note.seat == seat)):
        log.session.delete(line)
