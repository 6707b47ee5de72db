"""Trimming: delete what a game needs only while it is played, long after it has ended.

These are its mails, its chat with the messages to it, the devices that are told of it, and the events that only one
player could read of their clock. All else stays: moves, answers and posts, because a post that is repeated gets the
same result again; received mails, so that one that comes twice is answered once; the events that everybody reads; and
these mails:

- the start mail, which begins the thread of all mails of its game;
- those that strangers got: their links go on declining all further invitations, for the person the mail was sent to;
- digests, which are counted, so that each has a Message-ID of its own, and which tell mails of other games too;
- mails that may still be sent, also because their player switches the mails of the game on again, and failed ones with
  which the operator has not dealt;
- those that were queued later: a player's address is kept for a time after the last mail to them.
"""

from __future__ import annotations

from datetime import datetime
from functools import partial

import sqlalchemy as sa
from sqlmodel import Session, and_, col, or_, select

from service.clocks import timeline
from service.db.database import Database
from service.mail.registry import UNSOLICITED
from service.models import ClockNote, Device, Game, GameChat, MailState, Outmail, Ping, Seat
from service.process import logs
from service.queues import retries

QUEUE = retries.Queue("trimming")
AT_ONCE = 20  # games trimmed in one sweep, so that other work does not wait long
KEPT_KINDS = ("start", "digest", *UNSOLICITED)
SETTLED: tuple[MailState, ...] = ("sent", "superseded", "unwanted", "digested")

logger = logs.get()


def trim_some(database: Database, before: datetime, now: datetime) -> int:
    """Trim games that ended before a time, each in a transaction of its own; return how many. Idempotent."""
    due = select(Game.id).where(
        col(Game.trimmed_at).is_(None), col(Game.ended_at) <= before, ~retries.waits(QUEUE, col(Game.id), now)
    )
    with database.reading() as session:
        found = session.exec(
            due.order_by(col(Game.trimmed_at), col(Game.ended_at)).limit(AT_ONCE)
        ).all()  # the order of the index
    for game_id in found:
        retries.handle(database, partial(_trim, game_id=game_id, before=before), now)
    if found:
        logger.info("games trimmed", number=len(found))
    return len(found)


def _trim(session: Session, now: datetime, game_id: str, before: datetime) -> bool:
    """Trim one game; return False if another process is doing so or it was erased meanwhile."""
    retries.take(session, QUEUE, game_id)
    untrimmed = select(Game).where(Game.id == game_id, col(Game.trimmed_at).is_(None))
    game = session.exec(untrimmed.with_for_update(skip_locked=True)).first()
    if game is None:
        return False
    settled = or_(
        col(Outmail.state).in_(SETTLED), and_(Outmail.state == "failed", col(Outmail.dismissed_at).is_not(None))
    )
    of_game = and_(col(Outmail.game_id) == game_id, col(Outmail.kind).not_in(KEPT_KINDS))
    session.exec(sa.delete(Outmail).where(of_game, settled, col(Outmail.created_at) <= before))
    own = and_(col(ClockNote.game_id) == game_id, col(ClockNote.what).in_(timeline.OWN))
    session.exec(sa.delete(ClockNote).where(own))
    session.exec(sa.delete(Ping).where(col(Ping.game_id) == game_id))
    session.exec(sa.delete(GameChat).where(col(GameChat.game_id) == game_id))
    session.exec(sa.delete(Device).where(col(Device.game_id) == game_id))
    session.exec(sa.update(Seat).where(col(Seat.game_id) == game_id).values(mention=None))
    game.in_chat, game.trimmed_at = False, now
    return True
