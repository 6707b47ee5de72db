"""Posting a move, and asking for a fresh link."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, request, url_for

import engine
from service import errors
from service.games.submit import Submitted, submit
from service.links import Verdict
from service.seats import fresh_links
from service.web import answers, bodies, seatpage
from service.web.desk import claim_of, desk

blueprint = Blueprint("moves", __name__)


@blueprint.post("/p/<token>/moves")
def play(token: str) -> Response:
    """Play a line: 200 played, 202 sealed, as HTML 303; the same post again is answered the same."""
    body = bodies.read(request)
    at, text = bodies.whole_number(body, "at"), bodies.line(request, body)
    try:
        with desk().database.writing() as session:
            submitted = submit(session, claim_of(token), text, at, desk().clock())
            if answers.wants_json():
                return _as_json(token, submitted)
    except (errors.Refused, engine.Refusal) as refusal:
        return _refused(token, refusal, text)
    return answers.see(url_for("pages.page", token=token, did=at))


def _as_json(token: str, submitted: Submitted) -> Response:
    """Return the table as the post has left it, read in its own transaction and sent once that is committed.

    A link whose turn the post has ended shows the table as a bystander may see it from then on: mails get forwarded.
    """
    done = submitted.done
    more: dict[str, Any] = {"did": done.did}
    if done.stopped is not None:
        more["stopped"] = done.stopped
    if done.sealed:
        more["sealed"] = True
    return seatpage.as_json(seatpage.after(submitted.tx, token), 202 if done.sealed else 200, **more)


def _refused(token: str, refusal: errors.Refused | engine.Refusal, text: str) -> Response:
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        return seatpage.refused(visitor, refusal, typed=text)


@blueprint.post("/p/<token>/links")
def links(token: str) -> Response:
    """Mail a seat link to the seat's player; from a live link a new one that takes the place of all older ones."""
    with desk().database.writing() as session:
        visitor, tx = seatpage.enter(session, token)
        if visitor.verdict("renew") is Verdict.ALLOWED:
            fresh_links.renew(tx, visitor.claim.seat)
        else:
            visitor.require("resend")
            fresh_links.resend(tx, visitor.claim.seat, visitor.standing)
    if not answers.wants_json():
        return answers.see(url_for("pages.page", token=token, said="links"))
    with desk().database.reading() as session:
        return seatpage.as_json(seatpage.visit(session, token))
