"""The page of a player's own results in the daily deals, as a curve with its error."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Response

from engine.language import Text, dollars, text, text_of
from service.clocks import zones
from service.daily import own_deals
from service.daily.own_deals import OwnDeal
from service.gamelog import deals
from service.text.amounts import difference
from service.views import gate
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.history.chart import Chart, ChartSeries, chart
from service.web.link.link_requests import read_link, seat
from service.web.link.page_context import link_context

NO_ADDRESS = text("Only hands that count for a mail address are put together.")
CURVE = text("The mean of your days over the field, and its error")
MEAN, ABOVE, BELOW = (
    (text("Your mean over the field"), text_of("in a chart", "M")),
    (text("With one standard error more"), text_of("in a chart", "+")),
    (text("With one standard error less"), text_of("in a chart", "−")),
)


@seat.get("/deals")
def own_deals_page() -> Response:
    """Show what the player of the link has achieved in all deals that are open; as JSON in the seat's object."""
    with app_state().database.reading() as session:
        link = read_link(session).require_address("rank", NO_ADDRESS)
        found = own_deals.of_player(session, link.seat.player_id or 0)
        if responses.wants_json():
            listed = [{"date": one.day.isoformat(), "over": one.over} for one in found]
            return responses.json_object(gate.seat_object(link.log, link.viewer) | {"deals": listed})
        return responses.page(
            "daily/own_deals.html",
            **link_context(link),
            told=_told(found),
            curve=_curve(found) if len(found) > 1 else None,
            latest=[(_day(one), one.day, difference(one.over)) for one in reversed(found)],
            difference=difference,
        )


def _told(found: Sequence[OwnDeal]) -> tuple[int, Text, Text] | None:
    """Return how many results there are, their mean and its error; None for fewer than two."""
    last = found[-1] if found else None
    if last is None or last.error is None:
        return None
    return len(found), difference(round(last.mean)), dollars(round(last.error))


def _curve(found: Sequence[OwnDeal]) -> Chart:
    """Return the curve of the mean from the second result on, between its errors."""
    later = [one for one in found if one.error is not None]
    values = zip(*((one.mean, one.mean + (one.error or 0), one.mean - (one.error or 0)) for one in later), strict=True)
    series = [
        ChartSeries(name, mark, "line-0", [round(value) for value in column])
        for (name, mark), column in zip((MEAN, ABOVE, BELOW), values, strict=True)
    ]
    days = [_day(one) for one in later]
    return chart(CURVE, text("Day"), days, series, {n: days[n] for n in sorted({0, len(days) // 2, len(days) - 1})})


def _day(one: OwnDeal) -> Text:
    return time_formats.day(deals.begins(one.day), zones.WORLD)
