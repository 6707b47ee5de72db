"""Posting orders: what answers out of turn, how a turn begins, the rest of a turn that waits for others."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, request, url_for

import engine
from service import errors
from service.games import standing_orders
from service.web import answers, bodies, orderform, seatpage
from service.web.desk import desk
from service.web.error_pages import status_of

blueprint = Blueprint("orders", __name__)


@blueprint.post("/p/<token>/orders")
def give(token: str) -> Response:
    """Change the orders that the post names: 200 with the seat's object and its `orders`, as HTML 303."""
    body = bodies.read(request)
    try:
        with desk().database.writing() as session:
            visitor, tx = seatpage.enter(session, token)
            visitor.require("order")
            changes = orderform.read(body, tx.names)
            standing_orders.give(tx, visitor.claim.seat, changes)
    except (errors.Refused, engine.Refusal) as refusal:
        return _refused(token, refusal, body.get("rest"))
    if not answers.wants_json():
        return answers.see(url_for("pages.page", token=token, said="orders"))
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        kept = orderform.as_they_count(visitor.game, standing_orders.of(visitor.log, visitor.seat.n))
        return seatpage.as_json(visitor, orders=kept)


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
