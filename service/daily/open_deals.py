"""Deals whose day is over: the only way to their seeds. Nothing of the others leaves but their commitments."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from sqlmodel import Session

from engine.language import text
from service import errors
from service.models import DailyDeal

NO_SUCH_DAY = text("There was no deal on that day.")
NOT_OVER = text("This deal is still played: its cards and its results stand here when the day is over.")


class OpenDeal(NamedTuple):
    """A deal of which everything is public."""

    day: date
    seed: str
    commitment: str

    def to_dict(self) -> dict[str, object]:
        """Return it as JSON has it."""
        return {"date": self.day.isoformat(), "seed": self.seed, "commitment": self.commitment}


def open_deal(session: Session, day: date | None) -> OpenDeal:
    """Return the deal of a day; None is no day. Raises errors.Forged if it has none, or if it is not open yet."""
    deal = None if day is None else session.get(DailyDeal, day)
    if deal is None:
        raise errors.Forged(NO_SUCH_DAY)
    if deal.opened_at is None:
        raise errors.Forged(NOT_OVER)
    return OpenDeal(deal.day, deal.seed, deal.commitment)
