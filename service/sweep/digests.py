"""Digests that are due: what is held for a player becomes one mail."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session, col, select

from service.models import Player
from service.plans import waiting


def gather_due(session: Session, now: datetime) -> bool:
    """Gather the held mails of the player whose digest has been due longest; return False if none is due."""
    due = select(Player.id).where(col(Player.digest_due) <= now).order_by(col(Player.digest_due), col(Player.id))
    player_id = session.exec(due.limit(1)).first()
    if player_id is None:
        return False
    waiting.gather(session, player_id, now)
    return True
