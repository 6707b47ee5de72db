"""Retention: addresses are erased 90 days after a person's last game ended; as soon as no game of theirs is open, if
they want no more invitations; and once the last mail is sent, if they asked to be forgotten.

One person at a time, in a transaction of its own.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, and_, col, or_, select
from sqlmodel.sql.expression import SelectOfScalar

from service import logs
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.models import Game, Outmail, Player, Pulse, Seat
from service.operations import forgetting
from service.operations import health as state
from service.seats import acceptance

KEPT = timedelta(days=90)
OPEN = ("proposed", "inviting", "playing", "paused")
EVERY = timedelta(hours=1)

log = logs.get()


def work_due(database: Database, now: datetime) -> bool:
    """Forget one person whose time has come, or stop one game that never began; at most once an hour is it asked.

    False if nothing was due.
    """
    with database.reading() as session:
        asked = session.get(Pulse, state.RETENTION)
        if asked is not None and now - asked.awake_at < EVERY:
            return False
    with database.writing() as session:
        return _one(session, now) or _asked(session, now)


def _one(session: Session, now: datetime) -> bool:
    person = session.exec(_expired(now)).first()
    if person is not None:
        forgetting.erase_address(session, person)
        log.info("an address is erased")
        return True
    game = session.exec(_never_begun(now)).first()
    if game is not None:
        acceptance.give_up(GameTransaction.lock(session, game, now), "stopped unfilled")
        return True
    return False


def _asked(session: Session, now: datetime) -> bool:
    """Nobody is left to be forgotten this hour."""
    row = session.get(Pulse, state.RETENTION, with_for_update=True) or Pulse(id=state.RETENTION, awake_at=now)
    row.awake_at = now
    session.add(row)
    return False


def _expired(now: datetime) -> SelectOfScalar[int | None]:
    """The next person to be forgotten, locked."""
    plays = select(Seat.id).join(Game).where(Seat.player_id == Player.id, col(Game.status).in_(OPEN)).exists()
    recent = now - KEPT
    played = select(Seat.id).join(Game).where(Seat.player_id == Player.id, col(Game.ended_at) > recent).exists()
    written_to = select(Outmail.id).where(Outmail.player_id == Player.id, Outmail.created_at > recent).exists()
    waits = (
        select(Outmail.id).where(Outmail.player_id == Player.id, col(Outmail.state).in_(("queued", "sending"))).exists()
    )
    told = and_(col(Player.forgotten_at).is_not(None), ~waits)  # the mail that says so has been sent, or has failed
    long_ago = and_(Player.created_at <= recent, ~played, ~written_to, ~waits)
    expired = select(col(Player.id)).where(~plays, or_(col(Player.muted).is_(True), told, long_ago))
    return expired.order_by(col(Player.id)).limit(1).with_for_update(skip_locked=True)


def _never_begun(now: datetime) -> SelectOfScalar[str]:
    """The next game that nobody has filled in all that time."""
    return select(Game.id).where(Game.status == "inviting", Game.created_at <= now - KEPT).order_by(Game.id).limit(1)
