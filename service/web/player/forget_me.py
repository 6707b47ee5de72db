""" "Forget me": erase a player at their own request, from their own page, after a page that explains what it means."""

from __future__ import annotations

from flask import Blueprint, Response, url_for

from engine.language import text
from service import errors
from service.privacy import forgetting
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.seat_object import seat_json

blueprint = Blueprint("forget_me", __name__)

NO_ADDRESS = text("No address of yours is stored with this game. The whole game is erased on {moment}.")


@seat.get("/forget")
def confirm_forgetting() -> Response:
    """Show what being forgotten means, and the button."""
    with app_state().database.reading() as session:
        link = read_link(session)
        _refuse_guest(link)
        if link.seat.player_id is None:
            return responses.redirect_to(url_for("forget_me.forgotten"))
        link.require("forget")
        if responses.wants_json():
            return seat_json(link)
        return responses.page("player/forget.html", **link_context(link))


@seat.post("/forget")
def forget() -> Response:
    """Forget the player of this seat in all their games, and confirm it by a last mail. Idempotent."""
    with app_state().database.writing() as session:
        link = read_link(session)
        _refuse_guest(link)
        if link.seat.player_id is not None:
            forgetting.lock_games(session, link.seat.player_id)
            link = read_link(session)  # which may have been revoked before its game was locked
        if link.seat.player_id is not None:
            link.require("forget")
            forgetting.forget_at_own_wish(session, link.game, link.seat, app_state().clock())
    if not responses.wants_json():
        return responses.redirect_to(url_for("forget_me.forgotten"))
    with app_state().database.reading() as session:
        return seat_json(read_link(session))


def _refuse_guest(link: LinkRequest) -> None:
    """Raise errors.Past in a game without any address: there is nobody to forget."""
    if link.game.erase_at is not None:
        raise errors.Past(NO_ADDRESS.format(moment=time_formats.moment(link.game.erase_at, link.zone)))


@blueprint.get("/forgotten")
def forgotten() -> Response:
    """Show that it is done."""
    return responses.page("player/forgotten.html")
