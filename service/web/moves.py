"""Posting a move, and asking for a fresh link."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, request, url_for

import engine
from service import errors
from service.links import Verdict, reissue
from service.playing import games, publicly, refusals
from service.web import answers, bodies, seatpage
from service.web.desk import desk
from service.web.seatpage import Visit

blueprint = Blueprint("moves", __name__)


@blueprint.post("/p/<token>/moves")
def play(token: str) -> Response:
    """Play a line: 200 played, 202 sealed, as HTML 303; the same post again is answered the same."""
    body = bodies.read(request)
    at, text = bodies.whole_number(body, "at"), bodies.line(request, body)
    try:
        with desk().database.writing() as session:
            visitor = seatpage.enter(session, token)
            done = _played(visitor, text, at)
            if answers.wants_json():
                return _as_json(visitor, done)
    except (errors.Refused, engine.Refusal) as refusal:
        return _refused(token, refusal, text)
    return answers.see(url_for("pages.page", token=token, did=at))


def _played(visitor: Visit, text: str, at: int) -> games.Done:
    """Play the line; a past turn link may only repeat what its own turn did in public.

    Raises errors.Refused or engine.Refusal.
    """
    session, game, claim = visitor.session, visitor.game, visitor.claim
    if visitor.verdict("move") is Verdict.ALLOWED:
        return games.submit(session, game.id, claim.seat, text, at, desk().clock())
    if visitor.verdict("move") is Verdict.BYSTANDER:
        done = publicly.repeat(session, game, claim.seat, claim.at, text, at)
        if done is not None:
            return done
    if visitor.standing == "past" and claim.scope in ("turn", "window") and visitor.begun:
        raise refusals.past(session, game, claim.seat, claim.at)
    visitor.require("move")
    raise errors.Past("This link has done its work. Nothing was done.")


def _as_json(visitor: Visit, done: games.Done) -> Response:
    """Return the table as the post has left it, read in its own transaction and sent once that is committed.

    A link whose turn the post has ended shows the table as a bystander may see it from then on: mails get forwarded.
    """
    more: dict[str, Any] = {"did": done.did}
    if done.stopped is not None:
        more["stopped"] = done.stopped
    if done.sealed:
        more["sealed"] = True
    return seatpage.as_json(seatpage.again(visitor), 202 if done.sealed else 200, **more)


def _refused(token: str, refusal: errors.Refused | engine.Refusal, text: str) -> Response:
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        return seatpage.refused(visitor, refusal, typed=text)


@blueprint.post("/p/<token>/links")
def links(token: str) -> Response:
    """Mail a seat link to the seat's player; from a live link a new one that takes the place of all older ones."""
    with desk().database.writing() as session:
        visitor = seatpage.enter(session, token)
        if visitor.verdict("renew") is Verdict.ALLOWED:
            reissue.renew(session, visitor.game, visitor.seat, desk().clock())
        else:
            visitor.require("resend")
            reissue.resend(session, visitor.game, visitor.seat, visitor.standing, desk().clock())
    if not answers.wants_json():
        return answers.see(url_for("pages.page", token=token, said="links"))
    with desk().database.reading() as session:
        return seatpage.as_json(seatpage.visit(session, token))
