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
from datetime import datetime, timedelta
from itertools import takewhile
from typing import NamedTuple

from sqlalchemy import BindParameter, Connection, and_, bindparam, func, insert, or_, select, update
from sqlmodel import Session, SQLModel, col

from service import logs
from service.db.database import after_commit
from service.models import RESTORED, UNDECIDED, UNSENT, Game, MailState, Outmail, Player, Seat

CLAIM = timedelta(seconds=30)  # how long a worker may take to send a mail before another may claim it
# Delay after each failed attempt, in seconds: four days in all, as between mail servers.
DELAYS = (5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600, 86400, 86400, 86400)
NEVER_FINISHED = "no worker has finished it"
ERROR_LENGTH = 500  # characters of a mail server's reply that are kept

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
_DUE = (
    select(
        *(_MAILS.c[name] for name in ("id", "tries", "kind", "game_id", "seat", "next_try_at", "message_id", "state"))
    )
    .where(_MAILS.c.state.in_(UNSENT), _MAILS.c.next_try_at <= bindparam("now"))
    .order_by(_DEADLINE.nulls_last(), _MAILS.c.next_try_at, _MAILS.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=_MAILS)
)
# SQLite gives the number of the latest mail again if that is deleted: perhaps while a worker sends it.
_THIS = update(_MAILS).where(_MAILS.c.id == bindparam("mail"), _MAILS.c.message_id == bindparam("message"))
_TAKE = _THIS.values(state="sending", **_parameters("tries", "next_try_at"))
_LEFT = and_(_MAILS.c.state.in_(("sent", "failed")), _MAILS.c.sent_at.is_not(None))  # failed: it came back
_NOTE = _THIS.where(~_LEFT).values(_parameters("state", "error", "sent_at"))
_RETURNED = _THIS.where(_MAILS.c.state != "failed").values(
    state="failed",
    error=bindparam("reason"),
    sent_at=func.coalesce(_MAILS.c.sent_at, bindparam("now", type_=_MAILS.c.sent_at.type)),
)
_FAIL = _THIS.values(state="failed", **_parameters("error"))
_OURS = _THIS.where(_MAILS.c.state == "sending", _MAILS.c.tries == bindparam("tried"))
_GIVE_BACK = _OURS.values(state="queued", **_parameters("tries", "next_try_at"))
_DEFER = _OURS.values(state="queued", **_parameters("tries", "next_try_at", "error"))
_PUT_BACK = _OURS.values(_parameters("state", "error", "next_try_at"))
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


class ClaimedMail(NamedTuple):
    """A mail that only one worker may send until the claim expires; `tries` distinguishes claims on the same mail."""

    id: int
    tries: int
    kind: str
    game_id: str
    seat: int
    due_at: datetime
    message_id: str

    @property
    def row(self) -> dict[str, object]:
        """The parameters that name its row."""
        return {"mail": self.id, "message": self.message_id}


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


def claim(session: Session, now: datetime, most: int = 1) -> list[ClaimedMail]:
    """Claim up to `most` mails that are due: queued, or with an expired claim.

    Those of the game with the earliest deadline come first, of one game those that have been due longest. One with an
    expired claim is claimed alone: if it ends the process that handles it, it takes no other with it. After the last
    try it fails.
    """
    connection = session.connection()
    claims = _next_due(connection, now, most)
    while claims and claims[0].tries > len(DELAYS) + 1:  # it was claimed for the last time, and the claim has expired
        connection.execute(_FAIL, {**claims[0].row, "error": NEVER_FINISHED})
        claims = _next_due(connection, now, most)
    if claims:
        takes = [{**one.row, "tries": one.tries, "next_try_at": now + CLAIM} for one in claims]
        connection.execute(_TAKE, takes)
    return claims


def _next_due(connection: Connection, now: datetime, most: int) -> list[ClaimedMail]:
    """Return the mails to be claimed next: queued ones, or one with an expired claim."""
    rows = connection.execute(_DUE, {"now": now, "most": most}).all()
    queued = list(takewhile(lambda row: row.state == "queued", rows))
    return [ClaimedMail(*row[:-1])._replace(tries=row.tries + 1) for row in queued or rows[:1]]


def give_back(session: Session, claims: Sequence[ClaimedMail]) -> None:
    """Release claims on mails that were not tried, and restore their tries and due times."""
    released = [{**one.row, "tried": one.tries, "tries": one.tries - 1, "next_try_at": one.due_at} for one in claims]
    if released:
        session.connection().execute(_GIVE_BACK, released)


def note(session: Session, claimed: ClaimedMail, state: str, now: datetime) -> None:
    """Set the mail's state to `sent` or `superseded`, even if the claim has expired.

    Do nothing if the mail is recorded as sent, even if it has bounced since, was deleted, or is to be sent again.
    """
    values = {"state": state, "error": None, "sent_at": now if state == "sent" else None}
    session.connection().execute(_NOTE, {**claimed.row, **values})


def defer(session: Session, claimed: ClaimedMail, until: datetime, reason: str) -> None:
    """Release the claim on a mail that was not tried, as its domain refuses mail; make it due at `until`.

    If it was refused before, others are tried first: they may be accepted.
    """
    later = timedelta(seconds=DELAYS[0]) if claimed.tries > 1 else timedelta()
    values = {"tries": claimed.tries - 1, "next_try_at": until + later, "error": reason}
    session.connection().execute(_DEFER, {**claimed.row, "tried": claimed.tries, **values})


def put_back(session: Session, claimed: ClaimedMail, error: str, now: datetime, *, final: bool = False) -> str | None:
    """Record a failed attempt: queue the mail again with a growing delay, or fail it if `final` or after the last try.

    `now` is when the delay begins. Return the new state; None if another worker has claimed the mail meanwhile, or it
    was deleted with its game.
    """
    state = "failed" if final or claimed.tries > len(DELAYS) else "queued"
    delay = timedelta() if state == "failed" else timedelta(seconds=DELAYS[claimed.tries - 1])
    reply = logs.without_addresses(error)[:ERROR_LENGTH]  # before truncation, which could leave half an address
    values = {"state": state, "error": reply, "next_try_at": now + delay}
    updated = session.connection().execute(_PUT_BACK, {**claimed.row, "tried": claimed.tries, **values})
    return state if updated.rowcount else None


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


def first_message_id(message_id: str) -> str:
    """Return the Message-ID with which a mail was sent first; the same one unless it was sent again."""
    return message_id.partition(".again-")[0]


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
