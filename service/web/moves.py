"""Posting a move, and asking for a fresh link."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, request, url_for

import engine
from service import errors, fresh
from service.links import holder
from service.playing import games, refusals
from service.transaction import lock_game
from service.web import answers, bodies, seatpage
from service.web.desk import claim_of, desk
from service.web.seatpage import Visit

blueprint = Blueprint("moves", __name__)


@blueprint.post("/p/<token>/moves")
def play(token: str) -> Response:
    """Play a line: 200 played, 202 sealed, as HTML 303; the same post again is answered the same."""
    claim = claim_of(token)
    body = bodies.read(request)
    at, text = bodies.whole_number(body, "at"), bodies.line(request, body)
    try:
        with desk().database.writing() as session:
            lock_game(session, claim.game_id)
            visitor = seatpage.visit(session, token)
            _may_play(visitor, text, at)
            done = games.submit(session, claim.game_id, claim.seat, text, at, desk().clock())
            if answers.wants_json():
                return _played(visitor, done)
    except (errors.Refused, engine.Refusal) as refusal:
        return _refused(token, refusal, text)
    return answers.see(url_for("pages.page", token=token, did=at))


def _may_play(visitor: Visit, text: str, at: int) -> None:
    """A link that is past still answers for the post that ended its turn. Errors: Revoked, Past."""
    game = visitor.game
    if visitor.standing == "revoked":
        raise errors.Revoked("This link has been replaced by a newer one; nothing was played.")
    if visitor.standing == "voice":
        raise errors.Past("This link is not for moves: your own link to the table is.")
    if visitor.standing != "past" or game.status != "playing":
        return
    if games.repeat(visitor.session, game, visitor.seat.n, text, at) is None:
        raise refusals.past(visitor.session, game, visitor.seat.n, visitor.claim.at)


def _played(visitor: Visit, done: games.Done) -> Response:
    """The table as the post has left it, made in its own transaction and given once that is committed.

    A link that is past shows what a bystander may see, also of its own post: mails get forwarded.
    """
    more: dict[str, Any] = {"did": done.did if visitor.standing == "live" else done.public()}
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
    """Mail a fresh seat link to the seat's owner; from a live page it takes the place of all older ones."""
    claim = claim_of(token)
    with desk().database.writing() as session:
        game, seat, standing = holder(session, claim)
        lock_game(session, game.id)
        fresh.send(session, game, seat, standing, desk().clock())
    if not answers.wants_json():
        return answers.see(url_for("pages.page", token=token, said="links"))
    with desk().database.reading() as session:
        return seatpage.as_json(seatpage.visit(session, token))
