"""Cancelling a game before the deal, from its organiser's page, after a page that explains what it means."""

from __future__ import annotations

from flask import Response, url_for

from engine.language import text
from service import errors
from service.links import Verdict
from service.lobby import acceptance
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.link import seat_object
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context


@seat.get("/cancel")
def confirm_cancelling() -> Response:
    """Show who is told, and the button."""
    with app_state().database.reading() as session:
        link = read_link(session)
        if link.require("cancel") is Verdict.BYSTANDER:
            _require_cancelled(link)
        if responses.wants_json():
            return seat_object.seat_json(link)
        if _is_cancelled(link):
            return responses.redirect_to(url_for("seat.page"))
        accepted = [seat.name for seat in link.log.seats[1:] if seat.player_id and seat.state == "accepted"]
        return responses.page("lobby/cancel.html", **link_context(link), accepted=accepted)


@seat.post("/cancel")
@link_post()
def cancel(post: LinkPost) -> PostDone:
    """Cancel the game. Idempotent."""
    if post.link.require("cancel") is Verdict.BYSTANDER:
        _require_cancelled(post.link)
    else:
        acceptance.decline(post.tx, post.n)
    return PostDone()


def _is_cancelled(link: LinkRequest) -> bool:
    return not link.is_dealt and link.log.seats[0].state == "declined"


def _require_cancelled(link: LinkRequest) -> None:
    """Raise errors.Past unless the game was cancelled by its organiser."""
    if not _is_cancelled(link):
        raise errors.Past(text("It is too late to cancel this game: the cards have been dealt. Nothing was changed."))
