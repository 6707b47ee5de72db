"""Posts of moves."""

from __future__ import annotations

from flask import Response, g, request, url_for

import engine
from service import errors
from service.games.submit import Submitted, submit
from service.web.base import bodies, page_language, responses
from service.web.base.app_state import app_state, content_of
from service.web.base.link_requests import link_after, read_link, seat
from service.web.table import seat_page


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
    return seat_page.seat_json(link_after(submitted.tx), 202 if done.sealed else 200, **more)
