"""What has come of a deal so far: how many played it, the mean of the field, and where one result stands in it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import groupby
from typing import NamedTuple

from sqlmodel import Session, col, func, select

from service.models import DailyDeal, DealResult

EXTREMES = 10  # one in so many is left out of the mean, at either end
MOST_BARS = 16
WIDTHS = (1000, 2000, 5000, 10_000, 20_000)  # dollars of a bar
MOST_NAMED = 100  # who are listed by name


class ResultBar(NamedTuple):
    """How many results are from `low` to less than `low + width` dollars."""

    low: int
    width: int
    number: int

    def holds(self, lead: int) -> bool:
        """Return whether a result is one of them."""
        return self.low <= lead < self.low + self.width


class Results(NamedTuple):
    """All results of a deal: each lead that there is, in order, with the number of those who had it."""

    tally: tuple[tuple[int, int], ...]

    @property
    def number(self) -> int:
        """How many results there are."""
        return sum(number for _, number in self.tally)

    @property
    def mean(self) -> int:
        """The mean of the field in dollars: of all results but one in ten of the best and of the worst.

        So one result that is far from the others changes little, as in bridge scored by Butler's way.
        """
        left_out = self.number // EXTREMES
        inner = _without_the_last(_without_the_last(self.tally, left_out)[::-1], left_out)
        return round(sum(lead * number for lead, number in inner) / max(1, sum(number for _, number in inner)))

    def without(self, lead: int) -> Results:
        """Return all of these results but one."""
        return Results(tuple((other, number - (other == lead)) for other, number in self.tally))

    def worse_than(self, lead: int) -> int:
        """Return the percentage of these results that are worse; of those that are as good, a half counts."""
        worse = sum(number * (2 if other < lead else other == lead) for other, number in self.tally)
        return round(50 * worse / max(1, self.number))

    def bars(self) -> list[ResultBar]:
        """Return the results in bars of equal width, from the lowest to the highest, with those that are empty."""
        low, high = self.tally[0][0], self.tally[-1][0]
        width = next((width for width in WIDTHS if high // width - low // width < MOST_BARS), WIDTHS[-1])
        found = {place: sum(n for _, n in of) for place, of in groupby(self.tally, lambda one: one[0] // width)}
        return [ResultBar(n * width, width, found.get(n, 0)) for n in range(low // width, high // width + 1)]


def results_of(session: Session, day: date) -> Results:
    """Return the results of a deal so far, or those with which it was opened."""
    deal = session.get(DailyDeal, day)
    if deal is not None and deal.tally is not None:
        return Results(tuple((lead, number) for lead, number in deal.tally))
    tally = select(DealResult.lead, func.count()).where(DealResult.day == day).group_by(col(DealResult.lead))
    return Results(tuple((lead, number) for lead, number in session.exec(tally.order_by(col(DealResult.lead)))))


def number_of(session: Session, day: date) -> int:
    """Return how many have ended their hand of a deal."""
    return session.exec(select(func.count()).select_from(DealResult).where(DealResult.day == day)).one()


def named(session: Session, day: date, *, guests: bool) -> list[DealResult]:
    """Return the best results whose players agreed to be named, the best first: of addresses, or else of `guests`."""
    player = col(DealResult.player_id)
    agreed = select(DealResult).where(DealResult.day == day, col(DealResult.name).is_not(None))
    agreed = agreed.where(player.is_(None) if guests else player.is_not(None))
    best = agreed.order_by(col(DealResult.lead).desc(), col(DealResult.ended_at), col(DealResult.game))
    return list(session.exec(best.limit(MOST_NAMED)))


def _without_the_last(tally: Sequence[tuple[int, int]], left_out: int) -> list[tuple[int, int]]:
    """Return a tally without so many of its last results."""
    kept: list[tuple[int, int]] = []
    for lead, number in reversed(tally):
        taken = min(number, left_out)
        left_out -= taken
        kept.append((lead, number - taken))
    return kept[::-1]
