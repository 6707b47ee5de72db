"""Posts of orders: answers out of turn, how to begin a turn, and the rest of a turn that waits for others."""

from __future__ import annotations

from flask import Response

import engine
from service import errors
from service.games import standing_orders
from service.table import resigning
from service.web.base import bodies
from service.web.base.error_pages import Refusal
from service.web.base.link_requests import LinkRequest, seat
from service.web.table import seat_page
from service.web.table.link_posts import Body, LinkPost, PostDone, link_post
from service.web.turn import order_form


def _with_orders(link: LinkRequest) -> Response:
    orders = order_form.effective_orders(link.game, standing_orders.of(link.log, link.seat.n))
    return seat_page.seat_json(link, orders=orders)


def _rejected(link: LinkRequest, refusal: Refusal, body: Body) -> Response:
    """Return the refusal, naming the wrong fields as JSON; the page keeps what was typed as the rest of the turn."""
    typed = seat_page.RejectedInput(bodies.text_fields(body))
    return seat_page.rejection_of_moves(link, refusal, typed, **_wrong_fields(refusal))


def _wrong_fields(refusal: Refusal) -> dict[str, object]:
    """Return what is wrong by the field's name; the engine reads only the rest of the turn."""
    if isinstance(refusal, errors.Invalid):
        return {"fields": refusal.fields}
    return {"fields": {"rest": refusal.message}} if isinstance(refusal, engine.Refusal) else {}


@seat.post("/orders")
@link_post("order", as_json=_with_orders, rejected=_rejected)
def give_orders(post: LinkPost) -> PostDone:
    """Change the orders that the post names."""
    orders = order_form.read_orders(post.body, post.tx.names, post.link.typed_language)
    resigning.give_orders(post.tx, post.n, orders)
    return PostDone("orders")
