"""The review of moves before they are played. Posts here change nothing."""

from __future__ import annotations

from dataclasses import asdict

from flask import Blueprint, Response, request, url_for

import engine
from service import errors
from service.links import Verdict
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.link_requests import Visit, read_visit
from service.web.base.refused_post import Posted
from service.web.table import seat_page
from service.web.table.page_context import link_context
from service.web.turn.turn_review import Review, review

blueprint = Blueprint("review", __name__)


@blueprint.get("/p/<token>/review")
def leave(token: str) -> Response:
    """Show the link's page: for a browser that reloads the address of a review without its fields."""
    if responses.wants_json():
        with app_state().database.reading() as session:
            return seat_page.seat_json(read_visit(session, token))
    return responses.redirect_to(url_for("link.page", token=token))


@blueprint.post("/p/<token>/review")
def look(token: str) -> Response:
    """Show what the moves would do that are chosen for the table after move `at`, or why they cannot be played.

    With the field `change` it is the form again. What was chosen stays chosen.
    """
    body = bodies.read_body(request)
    at, chosen = bodies.required_number(body, "at"), bodies.chosen_moves(request, body)
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        if visit.require("move") is Verdict.BYSTANDER:
            return seat_page.seat_json(visit) if responses.wants_json() else seat_page.table_page(visit)
        if "change" in body and visit.is_dealt:
            return seat_page.table_page(visit, posted=Posted(chosen=chosen))
        try:
            found = review(visit.log, visit.seat.n, chosen, at)
        except (errors.Refused, engine.Refusal) as refusal:
            if responses.wants_json():
                return seat_page.rejection_json(visit, refusal)
            return seat_page.rejected_page(visit, refusal, Posted(chosen=chosen))
        if responses.wants_json():
            return seat_page.seat_json(visit, review=asdict(found))
        return review_page(visit, found, may_change=True)


def review_page(visit: Visit, found: Review, *, may_change: bool) -> Response:
    """Return the page that asks whether to play the moves. `may_change`: they were chosen in the form of the page."""
    return responses.page("turn/review.html", **link_context(visit), review=found, may_change=may_change)
