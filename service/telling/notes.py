"""Notes: lines for one player alone, about what his orders did. Nothing else ever shows them."""

from __future__ import annotations

from sqlmodel import Session, col, select

from service.models import Game, Note
from service.transaction import append, known


def tell(session: Session, game: Game, seat: int, line: str) -> None:
    """Note a line for that seat's player about the table as it is now."""
    append(session, Note, game_id=game.id, seat=seat, at=game.at, line=line)


def since(session: Session, game: Game, seat: int, at: int) -> list[str]:
    """What that seat's player alone was told from move `at` on, in order."""
    read: list[Note] | None = known(session, game.id, "notes")
    if read is not None:
        return [note.line for note in read if note.seat == seat and note.at >= at]
    told = select(Note.line).where(Note.game_id == game.id, Note.seat == seat, Note.at >= at)
    return list(session.exec(told.order_by(col(Note.id))))


def forget(session: Session, game: Game, seat: int) -> None:
    """Take away all lines of a seat: whoever sits there next may not read what was for another's eyes."""
    for line in session.exec(select(Note).where(Note.game_id == game.id, Note.seat == seat)):
        session.delete(line)
