"""Store received mails as rows, each once, before they are acknowledged to the mail server."""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from collections.abc import Iterable
from datetime import datetime
from typing import Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import ColumnElement
from sqlmodel import Session, col, select

from service.db import database
from service.db.database import Database
from service.inbound import delivery_status, parsing, quotas, screening
from service.inbound.bounds import READ
from service.inbound.parsing import Incoming
from service.links.mail_addresses import MailAddresses
from service.models import Inmail, Outmail, Player, Seat
from service.process import logs

logger = logs.get()


class Recipient(NamedTuple):
    """What a verified address of this site takes: an answer of a seat, or reports on the delivery of one mail to it."""

    game_id: str
    seat: int
    asked: Literal["turn", "window", "report"]
    at: int
    epoch: int = 0
    outmail_id: int | None = None


def take_in(
    database: Database,
    addresses: MailAddresses,
    to: Iterable[str] | None,
    sender: str | None,
    raw: bytes,
    now: datetime,
    authserv_id: str | None = None,
) -> bool:
    """Store a mail in a transaction of its own; return False if it is for no address of this site.

    The recipient is the first address in `to` that this site has made; None: of those that its headers name. `sender`
    is the envelope's, None if it is not known. Idempotent. Of a mail that is automatic or not its player's nothing is
    stored but that it came; of these and of reports only so many are stored. Raises quotas.Full for an answer that has
    to come again later.
    """
    incoming = parsing.parse(raw, body=False)
    with database.writing() as session:
        found = (recipient(session, addresses, address) for address in (incoming.recipients if to is None else to))
        known = next((one for one in found if one is not None), None)
        if known is None:
            return False
        ignored = _ignored(session, known, sender, incoming, authserv_id)
        result = _add(session, _row(known, raw, incoming, ignored, now))
    event = "received mail dropped" if result == "dropped" else "received mail stored"
    new = result == "new"
    logger.info(event, game=known.game_id, seat=known.seat, asked=known.asked, size=len(raw), new=new)
    return True


def recipient(session: Session, addresses: MailAddresses, address: str) -> Recipient | None:
    """Return what an address takes.

    None unless this site made it, as a reply address for the present epoch of a seat or for a mail that still exists.
    """
    return _of_reply(session, addresses, address) or _of_return_path(session, addresses, address)


def _of_reply(session: Session, addresses: MailAddresses, address: str) -> Recipient | None:
    parts = addresses.replies.read(address)
    if parts is None:
        return None
    seat = session.exec(select(Seat).where(Seat.game_id == parts.game_id, Seat.n == parts.seat)).one_or_none()
    asked = None if seat is None else addresses.replies.verify(parts, seat)
    return None if seat is None or asked is None else Recipient(seat.game_id, seat.n, asked, parts.at, seat.epoch)


def _of_return_path(session: Session, addresses: MailAddresses, address: str) -> Recipient | None:
    key = addresses.return_paths.key(address)
    if key is None:
        return None
    mail = session.exec(select(Outmail).where(Outmail.return_key == key)).one_or_none()
    return None if mail is None else Recipient(mail.game_id, mail.seat, "report", mail.at, outmail_id=mail.id)


def _ignored(
    session: Session, to: Recipient, sender: str | None, incoming: Incoming, authserv_id: str | None
) -> str | None:
    """Return why a mail is ignored; None if it is a report, or an answer that may be the player's."""
    if to.asked == "report":
        return None
    seat = select(Player.address).join(Seat).where(Seat.game_id == to.game_id, Seat.n == to.seat)
    address = session.exec(seat).one_or_none()
    forged = None if address is None else screening.not_from(incoming, address, authserv_id)
    return screening.automatic(incoming, sender) or forged


def _row(to: Recipient, raw: bytes, incoming: Incoming, ignored: str | None, now: datetime) -> Inmail:
    row = Inmail(key=_key(to, incoming.message_id, raw), **to._asdict(), received_at=now)
    if ignored is not None:
        row.state, row.why = "ignored", ignored
        return row
    kept = delivery_status.shortened(raw) if to.asked == "report" else raw[:READ]
    row.raw, row.message_id = b64encode(kept).decode("ascii"), incoming.message_id
    return row


def _add(session: Session, row: Inmail) -> str:
    """Add the row of a mail; return whether it is "new", "known", or "dropped". Raises quotas.Full."""
    database.lock_game(session, row.game_id)  # what is counted stays so until the commit
    if session.exec(select(Inmail.id).where(Inmail.key == row.key)).first() is not None:
        return "known"
    if not quotas.allows(session, row):
        return "dropped"
    session.add(row)
    return "new"


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
    anything = sa.or_(*(column.is_not(None) for column in (col(Inmail.raw), col(Inmail.message_id), col(Inmail.told))))
    erased = sa.update(Inmail).where(which, anything)
    return session.exec(erased.values(raw=None, message_id=None, told=sa.null())).rowcount > 0


def _key(to: Recipient, message_id: str | None, raw: bytes) -> str:
    """Return the deduplication key: the same for two deliveries of one mail, by its Message-ID, or else its bytes."""
    number = "" if to.outmail_id is None else f".report-{to.outmail_id}"
    about = f"{to.game_id}.{to.seat}.{to.at}{number}/{message_id or ''}".encode()
    return hashlib.sha256(about if message_id else about + raw).hexdigest()
