"""Posts of orders: answers out of turn, how to begin a turn, and the rest of a turn that waits for others."""

from __future__ import annotations

from flask import Blueprint, Response, request, url_for

import engine
from service import errors
from service.games import standing_orders
from service.table import leaving
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.link_requests import lock_visit, read_visit
from service.web.base.refused_post import Posted
from service.web.table import seat_page
from service.web.turn import order_form

blueprint = Blueprint("orders", __name__)


@blueprint.post("/p/<token>/orders")
def give(token: str) -> Response:
    """Change the orders that the post names: 200 with the seat's object and its `orders`, 303 as HTML."""
    body = bodies.read_body(request)
    try:
        with app_state().database.writing() as session:
            visit, tx = lock_visit(session, token)
            visit.require("order")
            changes = order_form.read_orders(body, tx.names)
            leaving.give_orders(tx, visit.claim.seat, changes)
    except (errors.Refused, engine.Refusal) as refusal:
        return _rejected_orders(token, refusal, body.get("rest"))
    if not responses.wants_json():
        return responses.redirect_to(url_for("link.page", token=token, notice="orders"))
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        orders = order_form.effective_orders(visit.game, standing_orders.of(visit.log, visit.seat.n))
        return seat_page.seat_json(visit, orders=orders)


def _rejected_orders(token: str, refusal: errors.Refused | engine.Refusal, rest: object) -> Response:
    """Return the refusal, naming the wrong fields as JSON; the page keeps what was typed as the rest of the turn."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        if responses.wants_json():
            return seat_page.rejection_json(visit, refusal, **_wrong_fields(refusal))
        return seat_page.rejected_page(visit, refusal, Posted(rest=rest if isinstance(rest, str) else None))


def _wrong_fields(refusal: errors.Refused | engine.Refusal) -> dict[str, object]:
    """Return what is wrong by the field's name; the engine reads only the rest of the turn."""
    if isinstance(refusal, errors.Invalid):
        return {"fields": refusal.fields}
    return {"fields": {"rest": refusal.message}} if isinstance(refusal, engine.Refusal) else {}
