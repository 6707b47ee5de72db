"""Posts of moves, and of requests for a fresh link."""

from __future__ import annotations

from flask import Blueprint, Response, request, url_for

import engine
from service import errors
from service.games.submit import Submitted, submit
from service.players import fresh_links
from service.web.base import bodies, responses
from service.web.base.app_state import app_state, claim_of
from service.web.base.link_requests import lock_visit, read_visit, visit_after
from service.web.base.refused_post import Posted
from service.web.table import seat_page

blueprint = Blueprint("moves", __name__)


@blueprint.post("/p/<token>/moves")
def play(token: str) -> Response:
    """Play a line: 200, or 202 for a sealed answer; 303 as HTML. The same post again gets the same response."""
    body = bodies.read_body(request)
    at, line = bodies.required_number(body, "at"), bodies.required_line(request, body)
    try:
        with app_state().database.writing() as session:
            submitted = submit(session, claim_of(token), line, at, app_state().clock())
            if responses.wants_json():
                return _played_json(token, submitted)
            shown = _link_to_result(token, submitted)
    except (errors.Refused, engine.Refusal) as refusal:
        return _rejected_line(token, refusal, line)
    return responses.redirect_to(url_for("link.page", token=shown, did=at))


def _link_to_result(token: str, submitted: Submitted) -> str:
    """Return the link that shows what the post did: a `done` link if the post has ended the validity of its own link.

    A repeated post never gets another link, as its own may have been forwarded since.
    """
    visit, after = visit_after(submitted.tx, token), submitted.done.after
    if after is None or visit.standing == "live":
        return token
    return app_state().links.token("done", visit.seat, after)


def _played_json(token: str, submitted: Submitted) -> Response:
    """Return the table after the post, read in the post's transaction and sent once that is committed.

    A link whose turn the post has ended shows the table as a bystander may see it from then on: mails get forwarded.
    """
    done = submitted.done
    more: dict[str, object] = {"did": done.did}
    if done.stopped is not None:
        more["stopped"] = done.stopped
    if done.sealed:
        more["sealed"] = True
    return seat_page.seat_json(visit_after(submitted.tx, token), 202 if done.sealed else 200, **more)


def _rejected_line(token: str, refusal: errors.Refused | engine.Refusal, line: str) -> Response:
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        if responses.wants_json():
            return seat_page.rejection_json(visit, refusal)
        return seat_page.rejected_page(visit, refusal, Posted(line=line))


@blueprint.post("/p/<token>/links")
def renew_link(token: str) -> Response:
    """Mail the seat link to the seat's player: for a live link a new one that replaces all older ones."""
    with app_state().database.writing() as session:
        visit, tx = lock_visit(session, token)
        if visit.allows("renew"):
            fresh_links.renew_by_link(tx, visit.claim.seat)
        else:
            visit.require("resend")
            fresh_links.resend(tx, visit.claim.seat, visit.standing)
    return seat_page.done_response(token, "links")
