"""A mail address for a guest's seat: the post that has a mail sent to it, and the page of the link in that mail."""

from __future__ import annotations

from flask import Blueprint, Response, request

from service import errors
from service.lobby.proposal import read_address
from service.players import guest_address, players
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.link_requests import Visit, lock_visit
from service.web.base.page_notices import PageNotice
from service.web.base.refused_post import Posted
from service.web.base.zone_field import zone_field
from service.web.table import seat_page
from service.web.table.page_context import link_context

blueprint = Blueprint("guest_address", __name__)


@blueprint.post("/p/<token>/address")
def ask(token: str) -> Response:
    """Have a mail sent to `email`, whose link confirms the address."""
    body = bodies.read_body(request)
    try:
        with app_state().database.writing() as session:
            visit, tx = lock_visit(session, token)
            visit.require("address")
            address = read_address({"email": body.get("email")})
            guest_address.request(tx, address, app_state().settings.secret_keys)
    except errors.Refused as refusal:
        if responses.wants_json():
            raise
        posted = Posted(offer=bodies.text_fields(body), wrong=refusal.fields)
        return seat_page.refused_page(token, refusal, posted)
    return seat_page.done_response(token, "address asked")


def confirm_page(visit: Visit, notice: PageNotice | None) -> Response:
    """Return the page of the link in that mail. No word on it is the guest's."""
    player = players.stored(visit.session, guest_address.sent_to(visit.session, visit.claim))
    zone = None if player is None else zone_field(player.time_zone)
    return responses.page("player/address.html", **link_context(visit), notice=notice, zone=zone)


def is_confirmed(visit: Visit) -> bool:
    """Return whether the address of a past link is the one that was confirmed."""
    player_id = visit.seat.player_id
    return player_id is not None and player_id == guest_address.sent_to(visit.session, visit.claim)
