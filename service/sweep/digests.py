"""Digests that are due: the postponed mails of a player become one."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session, col, select

from service import retries
from service.mail.delivering import postponed
from service.models import Player

QUEUE = retries.Queue("digests")


def gather_due(session: Session, now: datetime) -> bool:
    """Gather the postponed mails of the player whose digest has been due longest; return False if none is due."""
    due = select(Player.id).where(col(Player.digest_due) <= now, ~retries.waits(QUEUE, col(Player.id), now))
    player_id = session.exec(due.order_by(col(Player.digest_due), col(Player.id)).limit(1)).first()
    if player_id is None:
        return False
    retries.take(session, QUEUE, player_id)
    postponed.gather(session, player_id, now)
    return True
