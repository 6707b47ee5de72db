"""What the page of a deal's seat says beside the table: until when it is played, and what has come of it."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from engine.language import text
from service.clocks import zones
from service.daily import deal_field
from service.daily.deal_field import Results
from service.gamelog import deals, requested_address
from service.games import deal_results
from service.models import DealResult, Player
from service.players import failed_mails
from service.text.addresses import as_typed
from service.text.amounts import difference
from service.web.base import time_formats
from service.web.base.app_state import app_state
from service.web.daily.histogram import Histogram, histogram
from service.web.link.link_requests import LinkRequest

SEALED = text("Others still play these cards. When the day is over, at {moment}, everything about them is open.")
LATER = text("This deal was played on {day}. You play it later, so your result is not ranked.")
OPEN = text("The day of this deal is over, and everything about it is open.")
STOPPED = text("The day was over before this hand was, so it has no result.")
FIRST = text("You are the first to end this hand. Later this page shows how you stand among the others.")
UNCONFIRMED = text(
    "A short mail is on its way to {address}. Press the button on its page before the day is over: then this hand "
    "counts for your address."
)
STANDING = text("The mean of all is {mean}; against it you have {over}. You did better than {part} in 100 others.")


class DealSection(NamedTuple):
    """What is said about a deal on the page of its player.

    `lead`: what the hand has brought them; None while it is played, and if it was stopped. `result`: the row of it, if
    it is ranked; `standing`: where it stands among the others. `counts`: for an address; `unconfirmed`: what has
    become of the mail to the address that was typed.
    """

    day: str
    date: date
    told: str
    sealed: bool
    counts: bool
    unconfirmed: str | None
    lead: str | None
    standing: str | None
    histogram: Histogram | None
    result: DealResult | None


def deal_section(link: LinkRequest) -> DealSection | None:
    """Return what to say about the deal of a seat; None if its game is of none, or is played on its day."""
    game, day = link.game, link.game.deal
    if day is None or (game.sealed and game.status == "playing"):
        return None
    named = time_formats.day(deals.begins(day), zones.WORLD)
    counts = link.seat.player_id is not None
    waits = None if counts else _unconfirmed(link)
    section = DealSection(named, day, _told(link, day, named), game.sealed, counts, waits, None, None, None, None)
    if game.status != "over":
        return section
    lead = deal_results.lead_of(link.log.position.money)
    found, result = deal_field.results_of(link.session, day), deal_results.result_of(link.session, game.id)
    others = found if result is None else found.without(lead)
    return section._replace(
        lead=difference(lead),
        standing=_standing(found.mean, others, lead) if others.number else FIRST,
        histogram=histogram(found, lead) if found.number else None,
        result=result,
    )


def _told(link: LinkRequest, day: date, named: str) -> str:
    if link.game.status == "stopped":
        return STOPPED
    if link.game.sealed:
        return SEALED.format(moment=time_formats.moment(deals.closes(day), link.zone))
    ranked = deal_results.result_of(link.session, link.game.id) is not None
    return OPEN if ranked else LATER.format(day=named)


def _unconfirmed(link: LinkRequest) -> str | None:
    request = requested_address.last_request(link.session, link.game, app_state().clock())
    if request is None or not requested_address.may_be_confirmed(link.game):
        return None
    address = as_typed(link.session.get_one(Player, request.player_id).address)
    failed = failed_mails.of_request(link.log, request)
    return UNCONFIRMED.format(address=address) if failed is None else failed.unmasked(address).result


def _standing(mean: int, others: Results, lead: int) -> str:
    return STANDING.format(mean=difference(mean), over=difference(lead - mean), part=others.worse_than(lead))
