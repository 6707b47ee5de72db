"""Store received mails as rows, each once, before the mail server is told that they were taken."""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import ColumnElement
from sqlmodel import Session, col, select

from service.inbound import screening
from service.inbound.parsing import READ, Incoming
from service.links.reply_addresses import Asked, ReplyAddress, ReplyAddresses
from service.models import Inmail, Seat


class Recipient(NamedTuple):
    """The seat at a verified reply address, and what it was asked."""

    address: ReplyAddress
    asked: Asked
    epoch: int


def recipient(session: Session, replies: ReplyAddresses, address: str) -> Recipient | None:
    """Return whose reply address this is; None unless it was made by this site for the present epoch of a seat."""
    parts = replies.read(address)
    if parts is None:
        return None
    seat = session.exec(select(Seat).where(Seat.game_id == parts.game_id, Seat.n == parts.seat)).one_or_none()
    asked = None if seat is None else replies.verify(parts, seat)
    return None if seat is None or asked is None else Recipient(parts, asked, seat.epoch)


def add(session: Session, to: Recipient, sender: str, raw: bytes, incoming: Incoming, now: datetime) -> bool:
    """Store a mail, as bytes and parsed; return False if it is stored already. One of a program is only recorded."""
    key = _key(to.address, incoming.message_id, raw)
    if session.exec(select(Inmail.id).where(Inmail.key == key)).first() is not None:
        return False
    automatic = screening.automatic(incoming, sender)
    session.add(
        Inmail(
            key=key,
            game_id=to.address.game_id,
            seat=to.address.seat,
            asked=to.asked,
            at=to.address.at,
            epoch=to.epoch,
            received_at=now,
            raw=b64encode(raw[:READ]).decode("ascii"),
            message_id=incoming.message_id,
            state="received" if automatic is None else "ignored",
            why=automatic,
        )
    )
    return True


def raw_of(mail: Inmail) -> bytes:
    """Return the stored bytes of a mail; none once they are erased."""
    return b64decode(mail.raw or "")


def erase_texts(session: Session, before: datetime) -> bool:
    """Erase what was written in mails received before then, and in the answers; return False if there were none."""
    return _erase(session, col(Inmail.received_at) < before)


def erase_texts_of(session: Session, game_id: str, seat: int) -> None:
    """Erase what was written in all mails received for a seat."""
    _erase(session, sa.and_(col(Inmail.game_id) == game_id, col(Inmail.seat) == seat))


def _erase(session: Session, which: ColumnElement[bool]) -> bool:
    erased = sa.update(Inmail).where(which, col(Inmail.raw).is_not(None))
    return session.exec(erased.values(raw=None, message_id=None, told=sa.null())).rowcount > 0


def _key(address: ReplyAddress, message_id: str | None, raw: bytes) -> str:
    """Return what two deliveries of one mail have in common: its Message-ID, or else its bytes."""
    about = f"{address.game_id}.{address.seat}.{address.at}/{message_id or ''}".encode()
    return hashlib.sha256(about if message_id else about + raw).hexdigest()
