"""What a player writes for themselves: only the page of their seat shows it, and it is erased when they leave."""

from __future__ import annotations

import re

from sqlalchemy import delete, select
from sqlmodel import Session, col

from engine.language import text
from service import errors
from service.games.transaction import GameTransaction
from service.models import PrivateNote, Seat

LONGEST = 1000  # characters, line breaks included
TOO_LONG = text("A note has at most {most} characters, and this one has {length}. Nothing was saved.")

_LINE_BREAK = re.compile(r"\r\n?")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # all but tab and line feed: PostgreSQL cannot store NUL


def of(session: Session, seat: Seat) -> str:
    """Return the note of a seat's player; empty if there is none."""
    note = session.get(PrivateNote, (seat.game_id, seat.n))
    return "" if note is None else note.text


def save(tx: GameTransaction, n: int, typed: str) -> None:
    """Replace the note of seat `n`; an empty one is deleted. Raises errors.Invalid if it is too long."""
    text = _CONTROL.sub("", _LINE_BREAK.sub("\n", typed)).rstrip()
    if len(text) > LONGEST:
        raise errors.Invalid({"note": TOO_LONG.format(most=LONGEST, length=len(text))})
    if text:
        tx.session.merge(PrivateNote(game_id=tx.game.id, seat=n, text=text))
    else:
        erase(tx.session, tx.game.id, n)


def erase(session: Session, game_id: str, n: int) -> None:
    """Erase the note of a seat."""
    session.exec(delete(PrivateNote).where(col(PrivateNote.game_id) == game_id, col(PrivateNote.seat) == n))


def erase_all_of(session: Session, player_id: int) -> None:
    """Erase the notes of all seats that a player has."""
    same = (col(Seat.game_id) == col(PrivateNote.game_id), col(Seat.n) == col(PrivateNote.seat))
    theirs = select(col(Seat.id)).where(*same, col(Seat.player_id) == player_id)
    session.exec(delete(PrivateNote).where(theirs.exists()))
