"""Posts to the addresses of a link: lock the game, check what the link may do, carry it out, commit, and answer.

Each is a function of what was posted, and this module does the rest: people are redirected to a page, programs get the
seat's object, and a refusal is shown on the page of the link, with what was typed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import NamedTuple

from flask import Response, current_app, request, url_for

import engine
from service import errors
from service.games.transaction import GameTransaction
from service.links import Action
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, with_retry_after
from service.web.link import seat_object
from service.web.link.link_requests import LinkRequest, lock_link, read_link

Body = dict[str, object]
REJECTION = "posse.rejection"
"""The name under which `Flask.extensions` has the response to a refused post: the page of the seat."""


class LinkPost(NamedTuple):
    """A post whose link is good for it: the link, the locked game, and the posted fields by name."""

    link: LinkRequest
    tx: GameTransaction
    body: Body

    @property
    def n(self) -> int:
        """The seat that the link names."""
        return self.link.content.seat


@dataclass(frozen=True)
class PostDone:
    """What a browser is shown after a post: a notice, by its name, on a page of the link.

    `page` is an endpoint. `instead`: what responds in place of a redirect, to a mail program, which follows none.
    """

    notice: str | None = None
    page: str = "seat.page"
    anchor: str | None = None
    instead: Callable[[], Response] | None = None


def link_post(
    action: Action | None = None,
    *,
    as_json: Callable[[LinkRequest], Response] = seat_object.seat_json,
    rejected: Callable[[LinkRequest, Refusal, Body], Response] | None = None,
) -> Callable[[Callable[..., PostDone]], Callable[..., Response]]:
    """Make a view of a function that changes the game of a link, which gets a LinkPost and the values of the address.

    `action`: what the link needs permission for, unless the function checks that itself. `as_json`: the response to
    programs, made after the commit. `rejected`: the response to a refusal, in place of the page of the
    seat; it may raise it.
    """

    def view_of(carry_out: Callable[..., PostDone]) -> Callable[..., Response]:
        @wraps(carry_out)
        def view(**values: object) -> Response:
            body = bodies.read_body(request)
            try:
                done = _in_transaction(carry_out, action, body, values)
            except errors.Malformed:
                raise
            except (errors.Refused, engine.Refusal) as refusal:
                with app_state().database.reading() as session:
                    response = (rejected or current_app.extensions[REJECTION])(read_link(session), refusal, body)
                    return with_retry_after(response, refusal)
            return _response(done, as_json)

        return view

    return view_of


def _in_transaction(
    carry_out: Callable[..., PostDone], action: Action | None, body: Body, values: dict[str, object]
) -> PostDone:
    with app_state().database.writing() as session:
        link, tx = lock_link(session)
        if action is not None:
            link.require(action)
        return carry_out(LinkPost(link, tx, body), **values)


def _response(done: PostDone, as_json: Callable[[LinkRequest], Response]) -> Response:
    if done.instead is not None:
        return done.instead()
    if not responses.wants_json():
        return responses.redirect_to(url_for(done.page, notice=done.notice, _anchor=done.anchor))
    with app_state().database.reading() as session:
        return as_json(read_link(session))
