"""The deals of the days to come: each is made, and its commitment published, a month ahead.

The table is one of those that `bench/deal_tables.py` compares: of the variance that the same deal leaves, two players
against a cautious robot show most of a player's strength. That robot always makes the same move of what it sees.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta

from sqlmodel import Session, col, select

import engine
from service.db.database import lock_or_insert
from service.gamelog import deals
from service.models import DailyDeal

AHEAD = 31  # days
EDITION = engine.DEFAULT_EDITION
ROBOTS = ("cautious",)


def announce_one(session: Session, now: datetime) -> bool:
    """Make the next deal that is missing, unless another sweep does so now; return False if none is."""
    today = deals.day_of(now)
    there = set(session.exec(select(col(DailyDeal.day)).where(col(DailyDeal.day) >= today)))
    missing = next((day for day in _days_from(today) if day not in there), None)
    if missing is None:
        return False
    seed = engine.new_seed()
    made = DailyDeal(day=missing, edition=EDITION, robots=list(ROBOTS), seed=seed, commitment=engine.commitment(seed))
    lock_or_insert(session, DailyDeal, made)
    return True


def announced(session: Session, now: datetime) -> list[DailyDeal]:
    """Return the deals of today and of the days to come, in order."""
    return list(
        session.exec(select(DailyDeal).where(col(DailyDeal.day) >= deals.day_of(now)).order_by(col(DailyDeal.day)))
    )


def latest_open(session: Session) -> DailyDeal | None:
    """Return the last deal that is over and open to everybody; None if there is none yet."""
    opened = select(DailyDeal).where(col(DailyDeal.opened_at).is_not(None)).order_by(col(DailyDeal.day).desc())
    return session.exec(opened.limit(1)).first()


def latest_deals(session: Session, now: datetime, days: int) -> list[DailyDeal]:
    """Return the deals of today and of so many days before, from the latest on."""
    today = deals.day_of(now)
    shown = select(DailyDeal).where(col(DailyDeal.day) <= today, col(DailyDeal.day) >= today - timedelta(days=days))
    return list(session.exec(shown.order_by(col(DailyDeal.day).desc())))


def _days_from(today: date) -> list[date]:
    return [today + timedelta(days=n) for n in range(AHEAD + 1)]
