"""Whether a mail that is due still says something its reader needs to know. Asked anew before each try."""

from __future__ import annotations

from sqlalchemy import ColumnElement, exists
from sqlalchemy.orm import aliased
from sqlmodel import Session, col, select

from service.gamelog import presence
from service.mail import notice_topics as notices
from service.mail.about import About
from service.models import Outmail, Player
from service.outbox import UNSOLICITED


def still_applies(about: About) -> bool:
    """False if the mail is superseded: its question is answered, or the seat is somebody else's by now."""
    session, mail, game, seat = about.session, about.mail, about.game, about.seat
    if notices.is_farewell(mail):
        return True  # its reader sits nowhere any more
    if seat.player_id != mail.player_id or (mail.kind in UNSOLICITED and session.get_one(Player, mail.player_id).muted):
        return False
    if mail.kind == "confirm":
        return game.status in ("proposed", "inviting")  # a second one leads to the page of the organiser
    if mail.kind == "invite":
        return _invited(about)
    if mail.kind == "notice":
        return notices.still_applies(about)
    if mail.kind in ("turn", "window", "reminder"):
        return game.status == "playing" and _awaited(about) and not about.repeated
    if mail.kind == "timeout" and mail.cause:
        return presence.is_held(seat)  # it says how to take the seat back
    return mail.kind not in ("hand", "timeout") or not _told_with_his_turn(session, mail)


def _invited(about: About) -> bool:
    """Tell whether the seat still waits for the reader's answer: before the deal, or held and offered to them."""
    if about.offer is not None:
        return about.offer.state == "carried" and about.game.status in ("playing", "paused")
    return about.game.status == "inviting" and about.seat.state == "invited"


def _awaited(about: About) -> bool:
    """Whether the turn or the window that the mail is about still waits for this seat."""
    mail, game = about.mail, about.game
    if mail.kind == "window" and mail.at != game.window_at:
        return False
    began = game.turn_at if game.window_at is None else game.window_at
    if mail.at < began or (mail.kind == "turn" and game.window_at is not None):
        return False
    table = about.present
    return table is not None and any(chair.you for chair in table.waiting) and table.answered is None


def _told_with_his_turn(session: Session, mail: Outmail) -> bool:
    """Whether his turn begins by now: that mail tells all that happened since his last turn, this news too."""
    turn = select(Outmail.id).where(
        Outmail.game_id == mail.game_id,
        Outmail.seat == mail.seat,
        Outmail.kind == "turn",
        Outmail.at >= mail.at,
        Outmail.state != "failed",
    )
    return session.exec(turn).first() is not None


_LATER = aliased(Outmail)


def is_repeated() -> ColumnElement[bool]:
    """In a question that knows a mail: whether a later one tells its turn better, as one does when a window closes."""
    same = (col(_LATER.game_id) == Outmail.game_id, col(_LATER.seat) == Outmail.seat, col(_LATER.kind) == Outmail.kind)
    return exists().where(*same, col(_LATER.at) > Outmail.at).label("repeated")
