"""The page at which whoever has a game's address joins it, and what its organiser sees of that address."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from flask import Blueprint, Response, request, url_for

from engine.language import enumerated, text
from service import errors
from service.gamelog import join_requests, presence, talk
from service.links import Action
from service.lobby import joining
from service.lobby.waiting_list import those_who_wait
from service.models import JoinRequest, Player, Seat
from service.process import logs
from service.results import reliability
from service.text import fields
from service.text.fields import FieldParser, is_blank
from service.views import gate
from service.views.lasting import lasting
from service.views.terms import terms_of
from service.web.base import bodies, responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.error_pages import status_of, with_retry_after
from service.web.base.form_fields import FormFields
from service.web.base.page_language import page_language
from service.web.base.rate_limits import requests_for
from service.web.link.link_requests import LinkRequest
from service.web.link.page_notices import MISTAKES, ONLY_IF_ALLOWED, PageNotice, rejection_notice
from service.web.lobby import before_the_deal, table_list

blueprint = Blueprint("joining", __name__)

ASKED = PageNotice(
    text("A short mail is on its way"),
    (
        text(
            "Open its link within 48 hours and press the button there: the first to do so have the seats that are open."
        ),
        ONLY_IF_ALLOWED,
    ),
)
ASKED_FOR_SEAT = PageNotice(
    ASKED.title,
    (
        text(
            "Open its link within 48 hours and press the button there: then the organiser chooses who plays, and you "
            "are told by mail."
        ),
        ONLY_IF_ALLOWED,
    ),
)
WAITING, ASK_FOR_SEAT, TAKE_SEAT = text("You wait for a seat"), text("Ask for your seat"), text("Take your seat")
_FIELDS = ("name", "email")


class SharedAddress(NamedTuple):
    """What the organiser sees of the address to join their game: it, who may still join, and until when.

    `listed`: whether the game is on the list of tables; `may_list`: whether it may be put there.
    """

    url: str
    seats: str
    until: str | None
    listed: bool
    may_list: bool


@blueprint.get("/join/<key>")
def show(key: str) -> Response:
    """Show the game, and the form to join it; as JSON the game's object as a bystander may know it."""
    return _page(key, asked=request.args.get("notice") == "asked")


@blueprint.post("/join/<key>")
def ask(key: str) -> Response:
    """Mail a request to confirm to the address of somebody who wants to join: 303 as HTML, 202 as JSON."""
    body = bodies.read_body(request)
    try:
        _ask(key, body)
    except errors.Refused as refusal:
        if responses.wants_json() or isinstance(refusal, errors.Forged):
            raise
        notice = rejection_notice(MISTAKES if refusal.fields else refusal.message)
        page = _page(key, notice, status_of(refusal), bodies.text_fields(body), refusal.fields)
        return with_retry_after(page, refusal)
    if responses.wants_json():
        return _page(key, status=202)
    return responses.redirect_to(url_for("joining.show", key=key, notice="asked"))


def _ask(key: str, body: Mapping[str, object]) -> None:
    reader = FieldParser()
    reader.only(body, _FIELDS)
    name, address = reader.read("name", body, fields.name, ""), reader.read("email", body, fields.address, "")
    for field, missing in (("name", text("Please enter a name.")), ("email", text("Please enter a mail address."))):
        if is_blank(body.get(field)):
            reader.wrong(field, missing)
    reader.done()
    with app_state().database.writing() as session:
        tx = joining.lock_game_at(session, key, app_state().clock())
        may_ask = not tx.game.listed or table_list.is_member(address)
        nth = requests_for(address)
        joining.request(tx, name, address, page_language().code, may_ask=may_ask, nth=nth)
        logs.about(game=tx.game.id)


def _page(
    key: str,
    notice: PageNotice | None = None,
    status: int = 200,
    typed: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
    *,
    asked: bool = False,
) -> Response:
    with app_state().database.reading() as session:
        log = joining.game_at(session, key)
        seats, number = log.seats, len(join_requests.seats_to_ask_for(log))
        given_up = log.game.status == "stopped" and log.game.started_at is None
        if responses.wants_json():
            return responses.json_object(gate.seat_object(log, None) | {"open_seats": number}, status)
        form = FormFields(typed or {}, wrong or {}, "join")
        return responses.page(
            "lobby/join.html",
            status,
            notice=(ASKED_FOR_SEAT if log.game.listed else ASKED) if asked else notice,
            asked=asked,
            listed=log.game.listed,
            members=log.game.listed and table_list.is_for_members(),
            key=key,
            terms=terms_of(log.game),
            organiser=seats[0].name,
            message=talk.of_invitation(log) if number else None,
            open=number,
            given_up=given_up,
            unconfirmed=log.game.status == "proposed",
            guests=before_the_deal.guests(log.game, seats, None),
            lasting=lasting(len(seats), sum(map(presence.is_robot, seats)), log.game.turn_hours),
            name=form.field("name", text("Your name")),
            email=form.field("email", text("Your mail address")),
        )


# --- the link in the mail --------------------------------------------------------------------------------------------


def read_name(body: Mapping[str, object]) -> str | None:
    """Parse the name of somebody who takes a seat; None if they keep that of their request. Raises errors.Invalid."""
    reader = FieldParser()
    name: str | None = reader.read("name", body, fields.name, None)
    reader.done()
    return name


def confirmation(link: LinkRequest, typed: Mapping[str, str], wrong: Mapping[str, str]) -> dict[str, object]:
    """Return what the page of a live link needs: the field for their name, or that they wait for the organiser."""
    asked, listed = _request_of(link), link.game.listed
    waiting = asked is not None and join_requests.is_waiting(link.log, asked)
    return {
        "title": WAITING if waiting else ASK_FOR_SEAT if listed else TAKE_SEAT,
        "listed": listed,
        "waiting": waiting,
        "name": FormFields(typed, wrong, "join").field("name", text("Your name"), "" if asked is None else asked.name),
    }


def token_of_joined(link: LinkRequest) -> str | None:
    """Return the token of the page of the seat that the request of a live link has taken; None if it has none."""
    seat = _seat_of(link)
    return None if seat is None or link.standing != "live" else app_state().links.token("invite", seat)


def is_done(link: LinkRequest, action: Action) -> bool:
    """Return whether a post of this action was carried out: the request has a seat, or its player wants none."""
    if action == "confirm":
        return _seat_of(link) is not None
    asked = _request_of(link)
    return asked is not None and asked.state == "over"


def _seat_of(link: LinkRequest) -> Seat | None:
    return join_requests.taken_seat(link.log, _request_of(link))


def _request_of(link: LinkRequest) -> JoinRequest | None:
    if link.content.scope != "join":
        return None
    return join_requests.request_of(link.session, link.game.id, link.content.at)


# --- what the organiser sees -----------------------------------------------------------------------------------------


class Wish(NamedTuple):
    """Somebody who waits for a seat: the number of their request, their name, and how reliably they play if shown."""

    n: int
    name: str
    reliability: str | None


def wishes(link: LinkRequest) -> list[Wish]:
    """Return those among whom the organiser may choose."""
    waiting = those_who_wait(link.log)
    people = [link.session.get_one(Player, asked.player_id) for asked in waiting]
    known = {number: theirs.in_words for number, theirs in reliability.shown(link.session, people).items()}
    return [Wish(asked.n, asked.name, known.get(asked.player_id)) for asked in waiting]


def shared_address(link: LinkRequest) -> SharedAddress | None:
    """Return the address to join the organiser's game; None while nobody can join it."""
    key, seats = link.game.join_key, join_requests.open_seats(link.log)
    if key is None or not seats:
        return None
    numbers = enumerated([str(seat.n + 1) for seat in seats])
    first = min((seat.due_at for seat in seats if seat.due_at is not None), default=None)
    until = None if first is None else _moment(link, first)
    return SharedAddress(app_state().links.join(key), numbers, until, link.game.listed, table_list.is_offered())


def _moment(link: LinkRequest, when: datetime) -> str:
    return time_formats.moment(when, link.log.zone_of(0))
