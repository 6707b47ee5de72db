"""The mails of one game: a page that says what switching them off means, and the switch.

Every mail of a game names the address of this page in its headers, with a link that can do nothing else. Mail programs
post to it for their users, without showing the page (RFC 8058).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Response, request, url_for

from service import errors
from service.links import Verdict
from service.seats import muting
from service.web import bodies, responses, seat_page
from service.web.app_state import app_state
from service.web.page_context import link_context
from service.web.visits import Visit, lock_visit, read_visit

blueprint = Blueprint("mute", __name__)

SWITCH_EXPECTED = "The field `mails` must be on or off."


@blueprint.get("/p/<token>/mails")
def page(token: str) -> Response:
    """Show whether the mails of this game are on, and what switching them means."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        visit.require("mute")
        return _mails_json(visit) if responses.wants_json() else mails_page(visit)


@blueprint.post("/p/<token>/mails")
def switch(token: str) -> Response:
    """Switch the mails of this game off, or with `mails=on` on again. For a game that is over, change nothing."""
    body = bodies.read_body(request)
    on = _switched_on(body)
    with app_state().database.writing() as session:
        visit, tx = lock_visit(session, token)
        if visit.require("mute") is Verdict.ALLOWED:
            muting.switch_mails(tx, visit.claim.seat, on=on)
        scope = visit.claim.scope
    if "mails" not in body or responses.wants_json():
        return page(token)  # a mail program follows no redirect (RFC 8058)
    if scope == "mute":
        return responses.redirect_to(url_for("mute.page", token=token))
    return seat_page.done_response(token, "mails on" if on else "mails off")


def _mails_json(visit: Visit) -> Response:
    state = "off" if visit.seat.mails_off else "on"
    mails: dict[str, Any] = {"mails": state} if visit.allows("mute") else {}
    return seat_page.seat_json(visit, **mails)


def mails_page(visit: Visit) -> Response:
    """Return the page, of a game that is over without the switch."""
    over = visit.game.status in ("over", "stopped")
    return responses.page("mails.html", **link_context(visit), over=over, off=visit.seat.mails_off)


def _switched_on(body: Mapping[str, Any]) -> bool:
    """Return the wish in a posted body; one that says nothing switches the mails off. Raises errors.Unreadable."""
    wish = body.get("mails", "off")
    if wish not in ("on", "off"):
        raise errors.Unreadable(SWITCH_EXPECTED)
    return bool(wish == "on")
