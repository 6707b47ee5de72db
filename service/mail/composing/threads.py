"""Threads: which mail of a game another mail to the same player follows.

From the start mail on, all mails of a game refer to the first; those that ask the player out of turn refer to the first
of these, so that a list of mails shows both. Subjects say what a mail is: a mail program that also splits threads by
subject shows the turns of a game, the reminders and the results apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, ScalarSelect, case, exists
from sqlalchemy.orm import aliased
from sqlmodel import col, select

from service.models import Game, Outmail
from service.queues.row_claims import first_message_id

_EARLIER, _LATER = aliased(Outmail), aliased(Outmail)


def _first_earlier(kinds: Sequence[str], *conditions: ColumnElement[bool]) -> ScalarSelect[object]:
    """Return the subquery for the Message-ID of the first earlier mail of some kinds to the same player."""
    same = (getattr(_EARLIER, name) == getattr(Outmail, name) for name in ("game_id", "seat", "player_id"))
    found = select(_EARLIER.message_id).where(*same, col(_EARLIER.kind).in_(kinds), col(_EARLIER.id) < Outmail.id)
    return found.where(*conditions).order_by(col(_EARLIER.id)).limit(1).scalar_subquery()


_BEGIN = ("start", "deal")
START = _first_earlier(_BEGIN)
"""The first mail of the game's thread, which is always sent."""
WINDOW = _first_earlier(("window",), col(_EARLIER.state) == "sent")
"""The first mail of the thread of windows: those that no longer applied were never sent."""


def is_repeated() -> ColumnElement[bool]:
    """Return the SQL condition that a later mail asks for the same decision, as after a window has closed."""
    kind = case((col(Outmail.kind).in_(_BEGIN), "turn"), else_=col(Outmail.kind))
    same = (col(_LATER.game_id) == Outmail.game_id, col(_LATER.seat) == Outmail.seat, col(_LATER.kind) == kind)
    return exists().where(*same, col(_LATER.at) > Outmail.at).label("repeated")


def asks_out_of_turn(mail: Outmail, game: Game) -> bool:
    """Return whether a mail belongs to the thread of windows: a window's, or the reminder of the one that is open."""
    return mail.kind == "window" or (mail.kind == "reminder" and game.window_at is not None)


def followed(mail: Outmail, game: Game, start: str | None, window: str | None) -> str | None:
    """Return the Message-ID that a mail refers to, given those that START and WINDOW found for it.

    The first mail of a thread refers to none, unless it is sent again: then to itself as it was sent first.
    """
    first = first_message_id((window if asks_out_of_turn(mail, game) else start) or mail.message_id)
    return None if first == mail.message_id else first
