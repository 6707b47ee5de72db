"""The table of a month of deals: the best twenty days of those who play by an address and agreed to be named."""

from __future__ import annotations

from flask import Blueprint, Response, url_for

from engine.language import text
from service import errors
from service.clocks import zones
from service.daily import deal_months
from service.gamelog import deals
from service.text.amounts import difference
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.daily.day_addresses import first_of, month_of

blueprint = Blueprint("deal_months", __name__)

NO_MONTH = text("A month is written such as 2026-11, and is not to come.")


@blueprint.get("/daily/month/<month>")
def of_month(month: str) -> Response:
    """Show the table of a month, of the deals that are open; as JSON too."""
    first, now = first_of(month), app_state().clock()
    if first is None or first > deals.day_of(now):
        raise errors.Forged(NO_MONTH)
    with app_state().database.reading() as session:
        table, earlier = deal_months.table_of(session, first), deal_months.before(session, first)
    if responses.wants_json():
        return responses.json_object({"month": month, "table": [one._asdict() for one in table]})
    return responses.page(
        "daily/month.html",
        month=time_formats.month(deals.begins(first), zones.WORLD),
        table=[(one.rank, one.name, one.days, difference(one.over)) for one in table],
        counted=deal_months.COUNTED,
        is_present=first == deals.day_of(now).replace(day=1),
        earlier=None if earlier is None else url_for("deal_months.of_month", month=month_of(earlier)),
    )
