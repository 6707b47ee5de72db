"""The deal of the day, to be played by a press, and the deals that are over, each with its results."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from flask import Blueprint, Response, request, url_for
from sqlmodel import Session

from engine.language import text
from service import errors
from service.clocks import zones
from service.daily import calendar, deal_field, deal_play, open_deals
from service.gamelog import deals
from service.games import deal_results
from service.games.transaction import GameTransaction
from service.lobby.proposal import GUEST
from service.lobby.proposing import GuestStart
from service.models import DailyDeal
from service.players import guest_address, organisers
from service.process import logs
from service.text import fields
from service.text.amounts import difference
from service.text.fields import FieldParser
from service.web.base import bodies, responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.error_pages import status_of
from service.web.base.form_fields import FormFields
from service.web.base.page_language import page_language
from service.web.base.rate_limits import requests_for
from service.web.daily.day_addresses import day_in, month_of
from service.web.daily.histogram import histogram
from service.web.link import page_notices
from service.web.link.page_notices import PageNotice
from service.web.lobby.button_press import take_start
from service.web.lobby.started_game import StartedGame

blueprint = Blueprint("daily", __name__)

EARLIER = text("An earlier deal counts for nobody any more, so it needs no address.")
_FIELDS = ("name", "email", "day")


class RankedName(NamedTuple):
    """A result of somebody who agreed to be named. `rank` is that among the named; equal results share one.

    `game`: the id of the hand, to be replayed.
    """

    rank: int
    name: str
    lead: str
    game: str


@blueprint.get("/daily")
def today() -> Response:
    """Show the deal of the day and how to play it; as JSON what is known of it (docs/design.md#contract)."""
    return _today_page(FormFields({}, {}, "deal"))


@blueprint.post("/daily")
def play() -> Response:
    """Begin a game of a deal, by default today's: 201 as JSON, 303 as HTML to the page of its seat."""
    body = bodies.read_body(request)
    guest = take_start(body)
    try:
        return _begin(body, guest).response()
    except errors.Invalid as refusal:
        if responses.wants_json():
            raise
        form = FormFields(bodies.text_fields(body), refusal.fields, "deal")
        return _today_page(form, page_notices.rejection_notice(refusal.for_people), status_of(refusal))


def _begin(body: Mapping[str, object], guest: GuestStart) -> StartedGame:
    """Begin the game that was posted. Raises errors.Invalid or Forged."""
    name, address, day = _read(body)
    organisers.check(None, app_state().settings.organisers, "name")
    with app_state().database.writing() as session:
        now = app_state().clock()
        game = deal_play.begin(session, day or deals.day_of(now), name, now, guest)
        tx = GameTransaction(session, game, now)
        if address:
            guest_address.request(tx, address, page_language().code, requests_for(address))
        token = app_state().links.token("seat", tx.seats[deal_results.PLAYER])
    logs.about(game=game.id)
    return StartedGame(game.id, token, is_dealt=True)


@blueprint.get("/daily/<day>")
def of_day(day: str) -> Response:
    """Show a deal that is over: its results, its seed, and how to play it now. Before, only that it is still played."""
    with app_state().database.reading() as session:
        deal = open_deals.open_deal(session, day_in(day))
        found = deal_field.results_of(session, deal.day)
        if responses.wants_json():
            results = [{"lead": lead, "number": number} for lead, number in found.tally]
            return responses.json_object({**deal.to_dict(), "results": results})
        return responses.page(
            "daily/deal.html",
            deal=deal,
            day=_day(deal.day),
            preview=_picture_url(deal.day),
            played=found.number,
            mean=difference(found.mean),
            histogram=histogram(found) if found.number else None,
            players=_ranked(session, deal.day, guests=False),
            guests=_ranked(session, deal.day, guests=True),
            month=month_of(deal.day),
            anybody=not app_state().settings.organisers,
        )


def _today_page(form: FormFields, notice: PageNotice | None = None, status: int = 200) -> Response:
    with app_state().database.reading() as session:
        now = app_state().clock()
        announced, latest = calendar.announced(session, now), calendar.latest_open(session)
        if not announced or announced[0].day != deals.day_of(now):
            raise errors.Over(text("The deal of this day is not there yet. Please come back in a minute."))
        deal, *ahead = announced
        played = deal_field.number_of(session, deal.day)
        if responses.wants_json():
            return responses.json_object(_object(deal, played))
        return responses.page(
            "daily/daily.html",
            status,
            notice=notice,
            form={
                "name": form.field("name", text("Your name")),
                "email": form.field("email", text("Your mail address")),
            },
            deal=deal,
            day=_day(deal.day),
            preview=_picture_url(deal.day),
            closes=time_formats.deadline(deals.closes(deal.day), now),
            played=played,
            ahead=[(_day(one.day), one.commitment) for one in ahead],
            month=month_of(deal.day),
            latest=None if latest is None else (latest.day.isoformat(), _day(latest.day)),
            anybody=not app_state().settings.organisers,
        )


def _object(deal: DailyDeal, played: int) -> dict[str, object]:
    return {
        "date": deal.day.isoformat(),
        "closes": deals.closes(deal.day).isoformat().replace("+00:00", "Z"),
        "commitment": deal.commitment,
        "played": played,
    }


def _read(body: Mapping[str, object]) -> tuple[str, str, date | None]:
    """Parse the name, by default a guest's, the address and the day, by default none. Raises errors.Invalid."""
    reader = FieldParser()
    reader.only(body, _FIELDS)
    name = reader.read("name", body, fields.name, page_language().say(GUEST))
    address = reader.read("email", body, fields.address, "")
    day: date | None = reader.read("day", body, _date, None)
    if address and day is not None:
        reader.wrong("email", EARLIER)
    reader.done()
    return name, address, day


def _date(value: object) -> date:
    found = day_in(fields.text(value))
    if found is None:
        raise ValueError(text("Expected a day such as 2026-11-26."))
    return found


def _ranked(session: Session, day: date, *, guests: bool) -> list[RankedName]:
    ranked: list[RankedName] = []
    best = deal_field.named(session, day, guests=guests)
    for n, one in enumerate(best, 1):
        shares = n > 1 and best[n - 2].lead == one.lead
        ranked.append(RankedName(ranked[-1].rank if shares else n, one.name or "", difference(one.lead), one.game))
    return ranked


def _picture_url(day: date) -> str:
    return app_state().settings.base_url + url_for("deal_previews.preview", day=day.isoformat())


def _day(day: date) -> str:
    return time_formats.day(deals.begins(day), zones.WORLD)
