""" "Forget me": erase a player at their own request, from their own page, after a page that explains what it means."""

from __future__ import annotations

from flask import Blueprint, Response, url_for

from service import errors
from service.operations.privacy import forgetting
from service.web.base import responses, times
from service.web.base.app_state import app_state
from service.web.base.link_requests import Visit, read_visit
from service.web.table.page_context import link_context
from service.web.table.seat_page import seat_json

blueprint = Blueprint("forget_me", __name__)

NO_ADDRESS = "No address of yours is stored with this game. The whole game is erased on {moment}."


@blueprint.get("/p/<token>/forget")
def confirm_forgetting(token: str) -> Response:
    """Show what being forgotten means, and the button."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        _refuse_guest(visit)
        if visit.seat.player_id is None:
            return responses.redirect_to(url_for("forget_me.forgotten"))
        visit.require("forget")
        if responses.wants_json():
            return seat_json(visit)
        return responses.page("player/forget.html", **link_context(visit))


@blueprint.post("/p/<token>/forget")
def forget(token: str) -> Response:
    """Forget the player of this seat in all their games, and confirm it by a last mail. Idempotent."""
    with app_state().database.writing() as session:
        visit = read_visit(session, token)  # the player's games are locked together, in the same order everywhere
        _refuse_guest(visit)
        if visit.seat.player_id is not None:
            visit.require("forget")
            forgetting.forget_at_own_wish(session, visit.game, visit.seat, app_state().clock())
    if not responses.wants_json():
        return responses.redirect_to(url_for("forget_me.forgotten"))
    with app_state().database.reading() as session:
        return seat_json(read_visit(session, token))


def _refuse_guest(visit: Visit) -> None:
    """Raise errors.Past in a game without any address: there is nobody to forget."""
    if visit.game.erase_at is not None:
        raise errors.Past(NO_ADDRESS.format(moment=times.moment(visit.game.erase_at)))


@blueprint.get("/forgotten")
def forgotten() -> Response:
    """Show that it is done."""
    return responses.page("player/forgotten.html")
