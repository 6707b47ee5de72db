"""The end of a deal's day: once none of its hands is played any more, everything about the deal becomes public."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import update
from sqlmodel import Session, col, select

from service import retries
from service.gamelog import deals
from service.models import UNDER_WAY, DailyDeal, Game

QUEUE = retries.Queue("deals")


def open_one(session: Session, now: datetime) -> bool:
    """Open one deal whose day is over, with its games, once none of them is played any more; False if there is none."""
    still_played = (
        select(Game.id).where(Game.deal == DailyDeal.day, Game.sealed, col(Game.status).in_(UNDER_WAY)).exists()
    )
    over = (
        select(DailyDeal)
        .where(col(DailyDeal.opened_at).is_(None), DailyDeal.day < deals.day_of(now), ~still_played)
        .where(~retries.waits(QUEUE, col(DailyDeal.day), now))
        .order_by(col(DailyDeal.day))
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    deal = session.exec(over).first()
    if deal is None:
        return False
    retries.take(session, QUEUE, deal.day)
    deal.opened_at = now
    session.connection().execute(update(Game).where(col(Game.deal) == deal.day).values(sealed=False))
    return True
