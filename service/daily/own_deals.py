"""A player's results in the daily deals over time, each against the field of its day, and their mean with its error."""

from __future__ import annotations

from datetime import date
from math import sqrt
from typing import NamedTuple

from sqlalchemy import select
from sqlmodel import Session, col

from service.daily.deal_months import OVER
from service.models import DailyDeal, DealResult

LATEST = 366  # results


class OwnDeal(NamedTuple):
    """A result, in dollars over the field of its day, and the mean of all until then.

    `error`: the standard error of that mean; None for the first.
    """

    day: date
    over: int
    mean: float
    error: float | None


def of_player(session: Session, player_id: int) -> list[OwnDeal]:
    """Return the latest results of a player in deals that are open, in the order of the days."""
    found = select(col(DealResult.day), OVER).join(DailyDeal, col(DailyDeal.day) == DealResult.day)
    found = found.where(col(DealResult.player_id) == player_id, col(DailyDeal.mean).is_not(None))
    latest = session.execute(found.order_by(col(DealResult.day).desc()).limit(LATEST)).all()
    return with_errors([(day, over) for day, over in reversed(latest)])


def with_errors(results: list[tuple[date, int]]) -> list[OwnDeal]:
    """Return results with the mean of those until each, and its standard error."""
    deals, total, squares = list[OwnDeal](), 0, 0
    for n, (day, over) in enumerate(results, 1):
        total, squares = total + over, squares + over * over
        variance = (squares - total * total / n) / (n - 1) if n > 1 else None
        error = None if variance is None else sqrt(max(variance, 0.0) / n)
        deals.append(OwnDeal(day, over, total / n, error))
    return deals
