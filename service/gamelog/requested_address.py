"""The unconfirmed mail address that the guest of a game against robots has typed for their seat.

The mail to it is the request: only the last one counts, for 48 hours. Its number is the mail's cause, and in its link.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from service.models import UNDER_WAY, Game, Outmail

KIND = "address"  # the kind of the mail
VALID_FOR = timedelta(hours=48)
MINUTE = timedelta(minutes=1)


def last_request(session: Session, game: Game, now: datetime) -> Outmail | None:
    """Return the mail to the address that waits to be confirmed; None if none does, or the seat has an address."""
    if game.erase_at is None:
        return None
    mails = select(Outmail).where(Outmail.game_id == game.id, Outmail.kind == KIND)
    found = session.exec(mails.order_by(col(Outmail.id).desc()).limit(1)).first()
    return found if found is not None and now < found.created_at + VALID_FOR else None


def may_be_confirmed(game: Game) -> bool:
    """Return whether a game can still be given to the player of an address: a hand of a deal until its day is over."""
    return game.status in UNDER_WAY or (game.status == "over" and game.sealed)


def number_of(request: Outmail) -> int:
    """Return the number of a request in its game, from 1."""
    return int(request.cause)


def next_number(game: Game, present: Outmail | None, now: datetime) -> int:
    """Return a number greater than that of any earlier request of the game. `present`: the last one, if it still waits.

    Those that have expired are deleted, and their links must not become valid again: so the minutes of the game count.
    """
    return max((now - game.created_at) // MINUTE, 0 if present is None else number_of(present)) + 1
