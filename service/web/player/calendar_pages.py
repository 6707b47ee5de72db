"""Calendars of deadlines: what calendar programs read, and the pages on which a player gets the address of one.

The address is its player's secret: it shows until when they have to do something, and nothing else. A seat has one of
its game, and the list of a player's games has one of them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flask import Blueprint, Response, make_response
from sqlmodel import Session

from engine.language import text
from service.gamelog.titles import name_of
from service.links import Verdict, refusal_of, standing_of_calendar, verdict
from service.models import Game, Player, Seat
from service.players import my_games
from service.web.base import responses
from service.web.base.app_state import app_state, player_content_of
from service.web.base.page_language import page_language, speak_to
from service.web.link import seat_object
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import requested_notice
from service.web.player.calendar_entries import calendar_of, entries_of

blueprint = Blueprint("calendars", __name__)

MINE = text("Posse: my deadlines")


class CalendarAddress(NamedTuple):
    """The address of a calendar: to copy, and as a link with which a calendar program opens it."""

    url: str
    subscribe: str


def address(url: str) -> CalendarAddress:
    """Return the address of a calendar in both forms."""
    return CalendarAddress(url, f"webcal://{url.partition('://')[2]}")


# --- what calendar programs read -------------------------------------------------------------------------------------


@blueprint.get("/calendar/<calendar_token>.ics")
def of_player(calendar_token: str) -> Response:
    """Return the deadlines of all games of a player. Raises errors.Forged, or Revoked for a replaced address."""
    content = player_content_of(calendar_token, "calendar")
    with app_state().database.reading() as session:
        player = session.get(Player, content.player_id)
        standing = standing_of_calendar(player, content)
        if player is None or verdict("calendar", standing, "calendar") is Verdict.REFUSED:
            raise refusal_of("calendar", standing, "calendar")
        speak_to(player)
        return _calendar(session, my_games.games_of(session, player), MINE, app_state().links.calendar(player))


@seat.get("/deadlines.ics")
def deadlines() -> Response:
    """Return the deadlines of one seat. Raises errors.Forged, or Revoked for a replaced address."""
    with app_state().database.reading() as session:
        link = read_link(session, action="calendar")
        url = app_state().links.deadlines(link.seat)
        return _calendar(session, [(link.game, link.seat)], name_of(link.game), url)


def _calendar(session: Session, games: Sequence[tuple[Game, Seat]], title: str, url: str) -> Response:
    now = app_state().clock()
    response = make_response(calendar_of(entries_of(session, games, now), title, url, page_language(), now))
    response.content_type = "text/calendar; charset=utf-8"
    return response


# --- where a player gets the address ---------------------------------------------------------------------------------


@seat.get("/calendar")
def calendar() -> Response:
    """Show the address of the calendar of the seat's game; as JSON with the seat's object."""
    with app_state().database.reading() as session:
        link = read_link(session)
        link.require("subscribe")
        if responses.wants_json():
            return _json(link)
        notice, found = requested_notice(link), address(app_state().links.deadlines(link.seat))
        return responses.page("player/calendar.html", **link_context(link), notice=notice, calendar=found)


def _json(link: LinkRequest) -> Response:
    return seat_object.seat_json(link, calendar=app_state().links.deadlines(link.seat))


@seat.post("/calendar")
@link_post("subscribe", as_json=_json)
def renew_calendar(post: LinkPost) -> PostDone:
    """Give the calendar of the seat's game another address, so that the present one shows nothing any more."""
    post.tx.seats[post.n].calendar_no += 1
    return PostDone("calendar renewed", "seat.calendar")
