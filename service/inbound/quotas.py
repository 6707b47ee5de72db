"""Limit how much received mail is stored in 24 hours, for a seat and for each mail that reports are about.

Whoever has an address of this site can send any number of mails to it. What nobody would miss is dropped over the
limit: mails that are ignored, and further reports on one mail. An answer that may be the player's is not dropped: it
has to come again later, as its mail server does by itself.
"""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import ColumnElement
from sqlmodel import Session, and_, col, func, not_, select

from service.models import Inmail

DAY = timedelta(days=1)
ANSWERS = 300  # to a seat, that may be its player's
WAITING = 10_000_000  # characters of these that are stored: they wait to be handled, or failed
IGNORED = 20  # rows of mails to a seat that are ignored when they come
REPORTS = 10  # on one mail
REPORTS_TO_SEAT = 100  # on all mails to one seat


class Full(Exception):
    """So much mail to this seat is stored that one more is not taken now; later it is."""


def allows(session: Session, mail: Inmail) -> bool:
    """Return whether a new mail is stored; if not, it is dropped. Raises Full. The caller has locked the game."""
    of_seat = (Inmail.game_id == mail.game_id, Inmail.seat == mail.seat)
    alike = (col(Inmail.asked) == "report") == (mail.asked == "report")
    recent = and_(*of_seat, Inmail.received_at > mail.received_at - DAY, alike)
    if mail.asked == "report":
        on_mail = _count(session, recent, Inmail.outmail_id == mail.outmail_id)
        return on_mail < REPORTS and _count(session, recent) < REPORTS_TO_SEAT
    ignored = and_(Inmail.state == "ignored", col(Inmail.turn_at).is_(None))  # not by a worker, which sets it
    if mail.state == "ignored":
        return _count(session, recent, ignored) < IGNORED
    stored = session.exec(select(func.sum(func.length(Inmail.raw))).where(recent)).one() or 0
    if _count(session, recent, not_(ignored)) >= ANSWERS or stored + len(mail.raw or "") > WAITING:
        raise Full
    return True


def _count(session: Session, *which: ColumnElement[bool] | bool) -> int:
    return session.exec(select(func.count()).select_from(Inmail).where(*which)).one()
