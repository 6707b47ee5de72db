"""The outbox: a mail is a row, queued in the transaction that caused it and sent by a worker after the commit.

queued -> sending -> sent, or back to queued when the mail server would not have it now; superseded when it no longer
applies; failed, with its reason, when it never will arrive. A claim lapses by itself, so a worker that dies between
sending and noting it costs a second mail with the same Message-ID, never a lost one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import BindParameter, bindparam, insert, select, update
from sqlmodel import Session, SQLModel

from service import logs
from service.models import Game, Outmail, Player, Seat

CLAIM = timedelta(seconds=30)  # for so long one worker alone tries to send a mail
# What is waited after each failed try, in seconds: four days in all, as mail servers do among themselves.
DELAYS = (5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600, 86400, 86400, 86400)
ERROR_LENGTH = 500  # so much of what the mail server said is kept

UNSOLICITED = ("confirm", "invite")  # kinds that go to people who may never have heard of us: blocked and limited

_MAILS = SQLModel.metadata.tables["outmail"]


def _given(*names: str) -> dict[str, BindParameter[object]]:
    """Columns whose values are given when a statement is executed."""
    return {name: bindparam(name, type_=_MAILS.c[name].type) for name in names}


_UNIQUE = ("game_id", "seat", "kind", "at", "cause")
_ROW = _given(*_UNIQUE, "player_id", "asked_by", "state", "tries", "created_at", "next_try_at", "message_id")
_SAME = select(_MAILS.c.id).where(*(_MAILS.c[name] == _ROW[name] for name in _UNIQUE))
_NEW = select(*_ROW.values()).where(~_SAME.exists())
_QUEUE = insert(_MAILS).from_select(list(_ROW), _NEW)

_DUE = (
    select(_MAILS.c.id, _MAILS.c.tries, _MAILS.c.kind, _MAILS.c.game_id, _MAILS.c.seat)
    .where(_MAILS.c.state.in_(("queued", "sending")), _MAILS.c.next_try_at <= bindparam("now"))
    .order_by(_MAILS.c.next_try_at, _MAILS.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_THIS = update(_MAILS).where(_MAILS.c.id == bindparam("mail"))
_TAKE = _THIS.values(state="sending", **_given("tries", "next_try_at"))
_NOTE = _THIS.where(_MAILS.c.state != "sent").values(_given("state", "error", "sent_at"))
_OURS = _THIS.where(_MAILS.c.state == "sending", _MAILS.c.tries == bindparam("tried"))
_GIVE_BACK = _OURS.values(state="queued", **_given("tries", "next_try_at"))
_PUT_BACK = _OURS.values(_given("state", "error", "next_try_at"))


class Claim(NamedTuple):
    """A mail that one worker alone may send until the claim lapses; `tries` tells its claim from a later one."""

    id: int
    tries: int
    kind: str
    game_id: str
    seat: int


def queue(
    session: Session,
    game: Game,
    seat: Seat,
    kind: str,
    *,
    at: int,
    now: datetime,
    cause: str = "",
    player_id: int | None = None,
    asked_by: int | None = None,
) -> None:
    """Queue one mail in the caller's transaction. A robot gets none; the same mail twice is one mail.

    `at` is the number of moves the mail is about; `cause` tells apart mails of one kind at one point: a mail that is
    sent again on request needs a cause of its own. `player_id`: for somebody else than the seat's player. `asked_by`:
    the player who caused it, where a limit counts that. An unsolicited mail to somebody who wants none becomes a row
    that is never sent: so limits count the same, and nobody can tell who is blocked.
    """
    reader = seat.player_id if player_id is None else player_id
    if reader is None:
        return
    unwanted = kind in UNSOLICITED and session.get_one(Player, reader).muted
    mail = {
        "game_id": game.id,
        "seat": seat.n,
        "kind": kind,
        "at": at,
        "cause": cause,
        "player_id": reader,
        "asked_by": asked_by,
        "state": "superseded" if unwanted else "queued",
        "tries": 0,
        "created_at": now,
        "next_try_at": now,
        "message_id": _message_id(game.id, seat.n, kind, at, cause),
    }
    session.connection().execute(_QUEUE, mail)
    session.info["mail"] = True  # perhaps for nothing: a mail that was queued before is not queued again


def claim(session: Session, now: datetime, most: int = 1) -> list[Claim]:
    """Take the mails that have been due longest: queued, or left behind by a worker that died with them."""
    connection = session.connection()
    rows = connection.execute(_DUE, {"now": now, "most": most}).all()
    claims = [Claim(row.id, row.tries + 1, row.kind, row.game_id, row.seat) for row in rows]
    if claims:
        takes = [{"mail": one.id, "tries": one.tries, "next_try_at": now + CLAIM} for one in claims]
        connection.execute(_TAKE, takes)
    return claims


def give_back(session: Session, claims: Sequence[Claim], now: datetime) -> None:
    """Give up claims to mails that were not tried."""
    back = [{"mail": one.id, "tried": one.tries, "tries": one.tries - 1, "next_try_at": now} for one in claims]
    if back:
        session.connection().execute(_GIVE_BACK, back)


def note(session: Session, claimed: Claim, state: str, now: datetime) -> None:
    """Note that the mail has been `sent`, or is `superseded`; a mail that was sent stays so, whoever held the claim.

    A mail that is gone with its game needs no note.
    """
    done = {"mail": claimed.id, "state": state, "error": None, "sent_at": now if state == "sent" else None}
    session.connection().execute(_NOTE, done)


def put_back(session: Session, claimed: Claim, error: str, now: datetime, *, final: bool = False) -> str | None:
    """Note a failure: the mail is `queued` again, later each time; or `failed`, if this is final or was the last try.

    The new state; None if the mail is another worker's by now, its claim having lapsed, or is gone with its game.
    """
    state = "failed" if final or claimed.tries > len(DELAYS) else "queued"
    wait = timedelta() if state == "failed" else timedelta(seconds=DELAYS[claimed.tries - 1])
    kept = logs.without_addresses(error)[:ERROR_LENGTH]  # first: a cut could leave half an address
    told = {"state": state, "error": kept, "next_try_at": now + wait}
    row = session.connection().execute(_PUT_BACK, {"mail": claimed.id, "tried": claimed.tries, **told})
    return state if row.rowcount else None


def send_again(session: Session, mail: Outmail, now: datetime) -> None:
    """Queue a mail anew, whatever became of it, under a new Message-ID: mail programs hide what they know already."""
    mail.state, mail.tries, mail.next_try_at, mail.sent_at, mail.error = "queued", 0, now, None, None
    mail.message_id = f"{mail.message_id.partition('.again-')[0]}.again-{now:%Y%m%d%H%M%S}"
    session.add(mail)
    session.info["mail"] = True


def _message_id(game_id: str, seat: int, kind: str, at: int, cause: str) -> str:
    """The left part of the Message-ID, made of what makes the mail unique; the sender adds its own domain."""
    told = f".{hashlib.sha256(cause.encode()).hexdigest()[:16]}" if cause else ""
    return f"{kind}.{at}.{seat}{told}.{game_id}"
