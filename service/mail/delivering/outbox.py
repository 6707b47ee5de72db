"""The outbox: a mail is a row, queued in the transaction that caused it and sent by a worker after the commit.

States: queued -> sending -> sent; back to queued after a temporary failure, failed after a permanent one, also one
that is reported later; superseded if it no longer applies; muted, and later queued again, while its reader has switched
the mails of the game off; unwanted if its reader wants no such mails; held while it is postponed, then digested if its
reader gets it in one mail with others. A claim expires, so a worker that dies between sending a mail and recording it
causes a second mail with the same Message-ID, never a lost one.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import BindParameter, and_, bindparam, func, insert, or_, select, update
from sqlmodel import Session, SQLModel, col

from service.db.database import after_commit
from service.models import RESTORED, UNDECIDED, UNSENT, Game, MailState, Outmail, Player, Seat
from service.queues.row_claims import RowClaims, first_message_id


class ClaimedMail(NamedTuple):
    """A mail that only one worker may send until the claim expires; `tries` distinguishes claims on the same mail."""

    id: int
    tries: int
    due_at: datetime
    message_id: str
    kind: str
    game_id: str
    seat: int


_MAILS, _GAMES = (SQLModel.metadata.tables[name] for name in ("outmail", "game"))


def _parameters(*names: str) -> dict[str, BindParameter[object]]:
    return {name: bindparam(name, type_=_MAILS.c[name].type) for name in names}


_UNIQUE = ("game_id", "seat", "kind", "at", "cause")
_ROW = _parameters(
    *_UNIQUE, "player_id", "asked_by", "state", "tries", "created_at", "next_try_at", "message_id", "return_key"
)
_SAME = select(_MAILS.c.id).where(*(_MAILS.c[name] == _ROW[name] for name in _UNIQUE))
_NEW = select(*_ROW.values()).where(~_SAME.exists())
_QUEUE = insert(_MAILS).from_select(list(_ROW), _NEW)

# A subquery instead of a join, so that the query planner never begins with the games to find the mails that are due.
_DEADLINE = select(_GAMES.c.due_at).where(_GAMES.c.id == _MAILS.c.game_id).scalar_subquery()
_RETURNED = (
    update(_MAILS)
    .where(_MAILS.c.id == bindparam("mail"), _MAILS.c.message_id == bindparam("message"), _MAILS.c.state != "failed")
    .values(
        state="failed",
        error=bindparam("reason"),
        sent_at=func.coalesce(_MAILS.c.sent_at, bindparam("now", type_=_MAILS.c.sent_at.type)),
    )
)
_OF_PLAYER = update(_MAILS).where(
    *(_MAILS.c[name] == bindparam(f"of_{name}") for name in ("game_id", "seat", "player_id"))
)
_DIGEST = _MAILS.alias()
_UNSENT_DIGEST = _DIGEST.c.id == _MAILS.c.digest, _DIGEST.c.state.in_(UNSENT)
_MUTE = _OF_PLAYER.where(
    or_(
        _MAILS.c.state.in_(UNDECIDED),
        and_(_MAILS.c.state == "digested", select(_DIGEST.c.id).where(*_UNSENT_DIGEST).exists()),
    ),
    _MAILS.c.kind.not_in(bindparam("kept", expanding=True)),
).values(state="muted", digest=None)
_UNMUTE = _OF_PLAYER.where(_MAILS.c.state == "muted").values(
    state="queued", created_at=bindparam("now"), next_try_at=bindparam("now")
)
_FLUSH = (
    update(_MAILS)
    .where(_MAILS.c.state == "queued", _MAILS.c.next_try_at > bindparam("now"))
    .values(next_try_at=bindparam("now"))
)


# Mails of the game with the earliest deadline are sent first, of one game those that have been due longest.
_CLAIMS = RowClaims(_MAILS, _DEADLINE, ClaimedMail, ("kind", "game_id", "seat"))
claim, give_back, note = _CLAIMS.claim, _CLAIMS.give_back, _CLAIMS.note
defer, put_back = _CLAIMS.defer, _CLAIMS.put_back


def queue(
    session: Session,
    game: Game,
    seat: Seat,
    kind: str,
    recipient: int,
    *,
    at: int,
    now: datetime,
    cause: str = "",
    asked_by: int | None = None,
    state: MailState = "queued",
) -> None:
    """Queue one mail in the caller's transaction, to the player with that id. Idempotent.

    `at` is the number of moves the mail is about; `cause` distinguishes mails of one kind to one seat at the same `at`.
    `now` may be later than the present: when the mail is due.
    """
    mail = {
        "game_id": game.id,
        "seat": seat.n,
        "kind": kind,
        "at": at,
        "cause": cause,
        "player_id": recipient,
        "asked_by": asked_by,
        "state": state,
        "tries": 0,
        "created_at": now,
        "next_try_at": now,
        "message_id": _message_id(game.id, seat, kind, at, cause),
        "return_key": _return_key(),
    }
    session.connection().execute(_QUEUE, mail)
    after_commit(session).mail_queued = True  # even if the row existed: a superfluous notification is harmless


def mute(session: Session, seat: Seat, kept: Sequence[str]) -> None:
    """Mute the mails to the seat's player that wait, but for the kinds `kept`.

    One that a worker is sending at this moment may still arrive. The caller holds the lock of the game, as every caller
    of `queue` does, so that none is overlooked.
    """
    session.connection().execute(_MUTE, {**_of_player(seat), "kept": kept})


def unmute(session: Session, seat: Seat, now: datetime) -> None:
    """Queue the muted mails to the seat's player, due now: those that no longer apply are superseded as usual."""
    session.connection().execute(_UNMUTE, {**_of_player(seat), "now": now})
    after_commit(session).mail_queued = True


def _of_player(seat: Seat) -> dict[str, object]:
    return {"of_game_id": seat.game_id, "of_seat": seat.n, "of_player_id": seat.player_id}


def returned(session: Session, mail: Outmail, reason: str, now: datetime) -> None:
    """Fail a mail that was sent and could not be delivered. Idempotent.

    The report may be faster than the worker that sent the mail: `note` then finds it recorded.
    """
    values = {"mail": mail.id, "message": mail.message_id, "reason": reason, "now": now}
    session.connection().execute(_RETURNED, values)


def send_again(session: Session, mail: Outmail, now: datetime) -> None:
    """Queue a mail again, whatever its state, with a new Message-ID: mail programs hide a Message-ID they know."""
    mail.state, mail.tries, mail.created_at, mail.next_try_at = "queued", 0, now, now
    mail.sent_at, mail.error, mail.dismissed_at, mail.digest = None, None, None, None
    mail.message_id = f"{first_message_id(mail.message_id)}.again-{now:%Y%m%d%H%M%S}"
    mail.return_key = _return_key()
    session.add(mail)
    after_commit(session).mail_queued = True


def flush(session: Session, now: datetime) -> int:
    """Make every queued mail due now; return the number of mails that would have waited longer."""
    flushed = session.connection().execute(_FLUSH, {"now": now}).rowcount
    if flushed:
        after_commit(session).mail_queued = True
    return flushed


def make_due(session: Session, domain: str, now: datetime) -> None:
    """Make the queued mails to a domain that were refused or held due now."""
    there = select(col(Player.id)).where(col(Player.address).iendswith(f"@{domain}", autoescape=True))
    waiting = (col(Outmail.state) == "queued", col(Outmail.next_try_at) > now, col(Outmail.error).is_not(None))
    later = update(Outmail).where(*waiting, col(Outmail.player_id).in_(there)).values(next_try_at=now)
    session.connection().execute(later, execution_options={"synchronize_session": False})


def _return_key() -> str:
    return secrets.token_hex(12)


def _message_id(game_id: str, seat: Seat, kind: str, at: int, cause: str) -> str:
    """Return the local part of the Message-ID, from the mail's unique columns; the sender adds its domain.

    A game that goes on from a backup comes to moves again about which mails have left: it sends others about them.
    """
    hashed = f".{hashlib.sha256(cause.encode()).hexdigest()[:16]}" if cause else ""
    restored = f".restored-{seat.epoch // RESTORED}" if seat.epoch >= RESTORED else ""
    return f"{kind}.{at}.{seat.n}{hashed}{restored}.{game_id}"
