"""The outbox of devices: a message is a row, queued with the mail that says the same, and sent after the commit.

States, claims and retries are those of mails. A row exists because the mail's does, so it tells no more than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, String, bindparam, cast, func, insert, literal, or_
from sqlalchemy import select as columns
from sqlmodel import Session, SQLModel

from service.outgoing.https_post import GONE
from service.queues.row_claims import RowClaims, Turns

REFUSED = frozenset({400, 401, 403})  # that may be an error of a minute, or the browser has accepted another key


class ClaimedPush(NamedTuple):
    """A message to a device that only one worker may send until the claim expires."""

    id: int
    tries: int
    due_at: datetime
    message_id: str
    device_id: int | None
    mail_id: int


_PUSHES, _DEVICES, _MAILS, _GAMES = (SQLModel.metadata.tables[name] for name in ("push", "device", "outmail", "game"))

OF_ENDED = (
    _PUSHES.c.device_id.is_(None),
    _PUSHES.c.state == "failed",
    _PUSHES.c.error.in_([f"status {status}" for status in sorted(GONE | REFUSED)]),
)
"""The SQL conditions of messages whose device is told nothing any more."""

_MAIL = {name: bindparam(name, type_=_MAILS.c[name].type) for name in ("game_id", "seat", "kind", "at", "cause")}
_DUE = bindparam("due", type_=_PUSHES.c.next_try_at.type)
_DEVICE = func.min(_DEVICES.c.id)  # a browser that is told of this game and of all games is told once
_TOLD = (
    columns(
        _MAILS.c.id,
        _DEVICE,
        literal("queued"),
        literal(0),
        _DUE,
        _DUE,
        _MAILS.c.message_id + literal(".device-", String) + cast(_DEVICE, String),
    )
    .join_from(_MAILS, _DEVICES, _DEVICES.c.player_id == _MAILS.c.player_id)
    .where(*(_MAILS.c[name] == value for name, value in _MAIL.items()))
    .where(or_(_DEVICES.c.game_id == _MAILS.c.game_id, _DEVICES.c.game_id.is_(None)))
    .where(~columns(_PUSHES.c.id).where(_PUSHES.c.mail_id == _MAILS.c.id).exists())
    .group_by(_MAILS.c.id, _MAILS.c.message_id, _DEVICES.c.endpoint)
)
_QUEUE = insert(_PUSHES).from_select(
    ["mail_id", "device_id", "state", "tries", "created_at", "next_try_at", "message_id"], _TOLD
)


def device_has_ended(kinds: Sequence[str]) -> ColumnElement[bool]:
    """Return the SQL condition that a device of a mail's reader has ended, and no mail of these kinds was sent since.

    Its push service does not know it any more, or refuses it, and no device was told since then.
    """
    theirs, later = _MAILS.alias(), _MAILS.alias()
    reader, ended_at = _MAILS.c.player_id, _PUSHES.c.next_try_at
    ended = columns(_PUSHES.c.id).join_from(_PUSHES, theirs, theirs.c.id == _PUSHES.c.mail_id)
    ended = ended.where(theirs.c.player_id == reader, *OF_ENDED)
    told = columns(_DEVICES.c.id).where(_DEVICES.c.player_id == reader, _DEVICES.c.since >= ended_at)
    said = columns(later.c.id).where(later.c.player_id == reader, later.c.kind.in_(kinds), later.c.sent_at >= ended_at)
    said = said.where(later.c.id != _PUSHES.c.mail_id)  # which was written while the message was sent
    correlated = (one.correlate(_MAILS, _PUSHES).exists() for one in (told, said))
    return ended.where(*(~one for one in correlated)).correlate(_MAILS).exists()


_OF_MAIL = columns(_GAMES.c.due_at).join_from(_GAMES, _MAILS, _MAILS.c.game_id == _GAMES.c.id)
_DEADLINE = _OF_MAIL.where(_MAILS.c.id == _PUSHES.c.mail_id).scalar_subquery()
_OF_DEVICE = columns(_DEVICES.c.player_id).where(_DEVICES.c.id == _PUSHES.c.device_id)
_FAILS = _OF_DEVICE.with_only_columns(_DEVICES.c.id).where(_DEVICES.c.failing_since.is_not(None)).exists()
_TURNS = Turns(_OF_DEVICE.scalar_subquery(), _FAILS)
CLAIMS = RowClaims(_PUSHES, _DEADLINE, ClaimedPush, ("device_id", "mail_id"), _TURNS)


def queue(session: Session, game_id: str, seat: int, kind: str, *, at: int, cause: str, due: datetime) -> None:
    """Queue a message about a mail, named by its unique columns, to each device that is told of its game. Idempotent.

    Two devices of one endpoint, for this game and for all, get one message.
    """
    mail = {"game_id": game_id, "seat": seat, "kind": kind, "at": at, "cause": cause}
    session.connection().execute(_QUEUE, {**mail, "due": due})
