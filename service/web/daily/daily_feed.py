"""The feed of the deals of the days: today's, and the latest that are open, each with the mean of its results."""

from __future__ import annotations

from collections.abc import Iterator

from flask import Blueprint, Response, url_for
from sqlmodel import Session

from engine.language import text
from service.clocks import zones
from service.daily import calendar
from service.gamelog import deals
from service.text.amounts import difference
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.atom_feed import FeedEntry, feed

blueprint = Blueprint("daily_feed", __name__)

TITLE = text("The deal of the day")
TODAY = text("The deal of {day}: one hand, the same cards for everybody")
OPEN = text("The deal of {day} is open")
RESULT = text("On average it brought {difference}. All results and the cards are shown now.")
DAYS = 14


@blueprint.get("/daily.atom")
def days() -> Response:
    """Return the feed."""
    with app_state().database.reading() as session:
        entries = list(_entries(session))
    itself, page = url_for("daily_feed.days"), url_for("daily.today")
    return responses.revalidated(feed(TITLE, itself, page, app_state().clock(), entries))


def _entries(session: Session) -> Iterator[FeedEntry]:
    """Yield today's deal, if it is there, and those that are open, from the latest on."""
    now = app_state().clock()
    today = deals.day_of(now)
    for deal in calendar.latest_deals(session, now, DAYS):
        page = url_for("daily.of_day", day=deal.day.isoformat())
        day = time_formats.day(deals.begins(deal.day), zones.WORLD)
        if deal.opened_at is not None:
            told = () if deal.mean is None else (RESULT.format(difference=difference(deal.mean)),)
            yield FeedEntry(page, page, OPEN.format(day=day), deal.opened_at, told)
        elif deal.day == today:
            yield FeedEntry(page, url_for("daily.today"), TODAY.format(day=day), deals.begins(deal.day))
