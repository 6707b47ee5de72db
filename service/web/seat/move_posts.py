"""Posts of moves, and of orders: answers out of turn, how to begin a turn, the rest of a turn that waits for others."""

from __future__ import annotations

from flask import Response, g, request, url_for

import engine
from service import errors
from service.games import standing_orders
from service.games.submit import Submitted, submit
from service.table import resigning
from service.web.base import bodies, page_language, responses
from service.web.base.app_state import app_state, content_of
from service.web.base.error_pages import Refusal
from service.web.link import seat_object
from service.web.link.link_posts import Body, LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, link_after, read_link, seat
from service.web.seat import seat_page
from service.web.turn import order_form


@seat.post("/moves")
def play() -> Response:
    """Play a line: 200, or 202 for a sealed answer; 303 as HTML. The same post again gets the same response."""
    body = bodies.read_body(request)
    at, line = bodies.required_number(body, "at"), bodies.required_line(request, body)
    try:
        with app_state().database.writing() as session:
            submitted = submit(session, content_of(g.token), line, at, app_state().clock(), page_language.in_address())
            if responses.wants_json():
                return _played_json(submitted)
            shown = _link_to_result(submitted)
    except (errors.Refused, engine.Refusal) as refusal:
        with app_state().database.reading() as session:
            return seat_page.rejection_of_moves(read_link(session), refusal, seat_page.RejectedInput({"move": line}))
    return responses.redirect_to(url_for("seat.page", token=shown, did=at))


def _link_to_result(submitted: Submitted) -> str:
    """Return the link that shows what the post did: a `done` link if the post has ended the validity of its own link.

    A repeated post never gets another link, as its own may have been forwarded since.
    """
    link, after = link_after(submitted.tx), submitted.done.after
    if after is None or link.standing == "live":
        return link.token
    return app_state().links.token("done", link.seat, after)


def _played_json(submitted: Submitted) -> Response:
    """Return the table after the post, read in the post's transaction and sent once that is committed.

    A link whose turn the post has ended shows the table as a bystander may see it from then on: mails get forwarded.
    """
    done = submitted.done
    more: dict[str, object] = {"did": done.did}
    if done.stopped is not None:
        more["stopped"] = done.stopped
    if done.sealed:
        more["sealed"] = True
    return seat_object.seat_json(link_after(submitted.tx), 202 if done.sealed else 200, **more)


def _with_orders(link: LinkRequest) -> Response:
    orders = order_form.effective_orders(link.game, standing_orders.of(link.log, link.seat.n))
    return seat_object.seat_json(link, orders=orders)


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
