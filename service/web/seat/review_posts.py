"""The review of moves before they are played. Posts here change nothing."""

from __future__ import annotations

from dataclasses import asdict

from flask import Response, request, url_for

import engine
from service import errors
from service.links import Verdict
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.link import seat_object
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.seat import seat_page
from service.web.seat.seat_page import RejectedInput
from service.web.turn.turn_review import Review, review_of


@seat.get("/review")
def leave_review() -> Response:
    """Show the link's page: for a browser that reloads the address of a review without its fields."""
    if responses.wants_json():
        with app_state().database.reading() as session:
            return seat_object.seat_json(read_link(session))
    return responses.redirect_to(url_for("seat.page"))


@seat.post("/review")
def review() -> Response:
    """Show what the moves would do that are chosen for the table after move `at`, or why they cannot be played.

    With the field `change` it is the form again. What was chosen stays chosen.
    """
    body = bodies.read_body(request)
    at, chosen = bodies.required_number(body, "at"), bodies.chosen_moves(request, body)
    with app_state().database.reading() as session:
        link = read_link(session)
        if link.require("move") is Verdict.BYSTANDER:
            return seat_object.seat_json(link) if responses.wants_json() else seat_page.table_page(link)
        if "change" in body and link.is_dealt:
            return seat_page.table_page(link, rejected=RejectedInput(chosen=chosen))
        try:
            found = review_of(link.log, link.seat.n, chosen, at, link.typed_language)
        except (errors.Refused, engine.Refusal) as refusal:
            return seat_page.rejection_of_moves(link, refusal, RejectedInput(chosen=chosen))
        if responses.wants_json():
            return seat_object.seat_json(link, review=asdict(found))
        return review_page(link, found, may_change=True)


def review_page(link: LinkRequest, found: Review, *, may_change: bool) -> Response:
    """Return the page that asks whether to play the moves. `may_change`: they were chosen in the form of the page."""
    return responses.page(
        "turn/review.html",
        **link_context(link),
        moves_url=url_for("seat.play"),
        review_url=url_for("seat.review"),
        review=found,
        may_change=may_change,
    )
