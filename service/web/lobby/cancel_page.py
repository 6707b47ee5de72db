"""Cancelling a game before the deal, from its organiser's page, after a page that explains what it means."""

from __future__ import annotations

from flask import Blueprint, Response, url_for

from service import errors
from service.links import Verdict
from service.lobby import acceptance
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.base.link_requests import Visit, lock_visit, read_visit
from service.web.table import seat_page
from service.web.table.page_context import link_context

blueprint = Blueprint("cancel", __name__)

TOO_LATE = "It is too late to cancel this game: the cards have been dealt. Nothing was changed."


@blueprint.get("/p/<token>/cancel")
def page(token: str) -> Response:
    """Show who is told, and the button."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        if visit.require("cancel") is Verdict.BYSTANDER:
            _require_cancelled(visit)
        if responses.wants_json():
            return seat_page.seat_json(visit)
        if _is_cancelled(visit):
            return responses.redirect_to(url_for("link.page", token=token))
        accepted = [seat.name for seat in visit.log.seats[1:] if seat.player_id and seat.state == "accepted"]
        return responses.page("lobby/cancel.html", **link_context(visit), accepted=accepted)


@blueprint.post("/p/<token>/cancel")
def cancel(token: str) -> Response:
    """Cancel the game. Idempotent."""
    with app_state().database.writing() as session:
        visit, tx = lock_visit(session, token)
        if visit.require("cancel") is Verdict.BYSTANDER:
            _require_cancelled(visit)
        else:
            acceptance.decline(tx, visit.claim.seat)
    return seat_page.done_response(token)


def _is_cancelled(visit: Visit) -> bool:
    return not visit.is_dealt and visit.log.seats[0].state == "declined"


def _require_cancelled(visit: Visit) -> None:
    """Raise errors.Past unless the game was cancelled by its organiser."""
    if not _is_cancelled(visit):
        raise errors.Past(TOO_LATE)
