"""The table of a month: whose best twenty days brought the most dollars over the field of each day."""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, func, select
from sqlmodel import Session, col

from service.models import DailyDeal, DealResult

COUNTED = 20  # days, the best of each player
MOST_LISTED = 100
OVER: ColumnElement[int] = col(DealResult.lead) - col(DailyDeal.mean)
"""Dollars of a result over the field of its day, which is open."""


class MonthRank(NamedTuple):
    """A place in the table. `days`: how many count; `over`: the dollars over the field of all of them.

    Players with the same sum share a rank.
    """

    rank: int
    name: str
    days: int
    over: int


def table_of(session: Session, first: date) -> list[MonthRank]:
    """Return the table of the month that begins on that day, the best first: of the deals that are open.

    In it are those whose results count for an address, on the days for which they agreed to be named; by the name that
    they had on the last of these.
    """
    player, name, day = col(DealResult.player_id), col(DealResult.name), col(DealResult.day)
    results = (
        select(
            player.label("player_id"),
            OVER.label("over"),
            func.row_number().over(partition_by=player, order_by=(OVER.desc(), day)).label("nth"),
            func.first_value(name).over(partition_by=player, order_by=day.desc()).label("name"),
        )
        .join(DailyDeal, col(DailyDeal.day) == day)
        .where(day >= first, day < following(first), col(DailyDeal.mean).is_not(None))
        .where(player.is_not(None), name.is_not(None))
        .subquery()
    )
    over, rank = func.sum(results.c.over), func.rank().over(order_by=func.sum(results.c.over).desc())
    best = select(rank, func.max(results.c.name), func.count(), over).where(results.c.nth <= COUNTED)
    best = best.group_by(results.c.player_id).order_by(over.desc(), results.c.player_id).limit(MOST_LISTED)
    return [MonthRank(*row) for row in session.execute(best)]


def before(session: Session, first: date) -> date | None:
    """Return the first day of the latest month with a deal before the one that begins on that day; None if none is."""
    latest = session.scalar(select(func.max(DailyDeal.day)).where(col(DailyDeal.day) < first))
    return None if latest is None else latest.replace(day=1)


def following(first: date) -> date:
    """Return the first day of the month after the one that begins on that day."""
    return (first + timedelta(days=31)).replace(day=1)
