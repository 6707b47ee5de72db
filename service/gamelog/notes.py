"""Private notes: sentences for one player only, about what their standing orders did."""

from __future__ import annotations

from sqlmodel import select

from service.gamelog.log import GameLog
from service.models import Note


def add(log: GameLog, seat: int, line: str) -> None:
    """Add a note for that seat's player at the present move."""
    log.session.add(Note(game_id=log.game.id, seat=seat, at=log.game.at, line=line))


def delete(log: GameLog, seat: int) -> None:
    """Delete all notes of a seat, so that the next player there cannot read those of the previous one."""
    for line in log.session.exec(select(Note).where(Note.game_id == log.game.id, Note.seat == seat)):
        log.session.delete(line)
