"""Posting orders: what answers out of turn, how a turn begins, the rest of a turn that waits for others."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, request, url_for

import engine
from service import errors
from service.links import Standing, holder
from service.models import Game
from service.playing import orders, wishes
from service.telling import history
from service.web import answers, bodies, orderform, seatpage
from service.web.desk import claim_of, desk
from service.web.errors import status_of

blueprint = Blueprint("orders", __name__)


@blueprint.post("/p/<token>/orders")
def give(token: str) -> Response:
    """Change the orders that the post names: 200 with the seat's object and its `orders`, as HTML 303."""
    claim = claim_of(token)
    body = bodies.read(request)
    try:
        with desk().database.writing() as session:
            game, seat, standing = holder(session, claim)
            _may_order(game, standing)
            changes = orderform.read(body, history.names_of(session, game))
            wishes.give(session, game.id, seat.n, changes, desk().clock())
    except (errors.Refused, engine.Refusal) as refusal:
        return _refused(token, refusal, body.get("rest"))
    if not answers.wants_json():
        return answers.see(url_for("pages.page", token=token, said="orders"))
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        kept = orderform.as_they_count(visitor.game, orders.of(session, visitor.game, visitor.seat.n))
        return seatpage.as_json(visitor, orders=kept)


def _may_order(game: Game, standing: Standing) -> None:
    """A live link, as for moves. Errors: Revoked, Past."""
    if standing == "revoked":
        raise errors.Revoked("This link has been replaced by a newer one; nothing was changed.")
    if standing == "voice":
        raise errors.Past("This link is not for orders: your own link to the table is.")
    if standing == "past" and not history.finished(game):
        raise errors.Past("This link has done its work; nothing was changed.")


def _refused(token: str, refusal: errors.Refused | engine.Refusal, typed: object) -> Response:
    """The field is named; what was typed stays in it."""
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        if answers.wants_json():
            return seatpage.as_json_error(visitor, refusal, status_of(refusal), **_fields(refusal))
        return seatpage.refused(visitor, refusal, **({"rest": typed} if isinstance(typed, str) else {}))


def _fields(refusal: errors.Refused | engine.Refusal) -> dict[str, Any]:
    """What is wrong, by the field's name."""
    if isinstance(refusal, errors.Invalid):
        return {"fields": refusal.fields}
    return {"fields": {"rest": refusal.message}} if isinstance(refusal, engine.Refusal) else {}
