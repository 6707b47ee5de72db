"""The deals for which a sweep has something to do, one at a time."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement
from sqlmodel import Session, col, select

from service.models import DailyDeal
from service.queues import retries

QUEUE = retries.Queue("deals")


def take(session: Session, now: datetime, *where: ColumnElement[bool]) -> DailyDeal | None:
    """Lock the earliest deal of which all this holds, and return it; None if there is none.

    Left out are those that another transaction has locked, or that wait because of a failure.
    """
    due = select(DailyDeal).where(*where, ~retries.waits(QUEUE, col(DailyDeal.day), now))
    deal = session.exec(due.order_by(col(DailyDeal.day)).limit(1).with_for_update(skip_locked=True)).first()
    if deal is not None:
        retries.take(session, QUEUE, deal.day)
    return deal
