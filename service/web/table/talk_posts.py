"""Posts to the table talk: a line, muting for one player, and the organiser's switch for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flask import Blueprint, Response, request, url_for

from service import errors
from service.games.transaction import GameTransaction
from service.links import Action
from service.table import talking
from service.text.remarks import clean_remark
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.link_requests import lock_visit, read_visit
from service.web.base.refused_post import Posted
from service.web.table import seat_page
from service.web.table.talk_section import talk_form, talk_json

blueprint = Blueprint("talk", __name__)

Operation = Callable[[GameTransaction, int], None]

SWITCH_EXPECTED = "The field `talk` must be on or off."


@blueprint.get("/p/<token>/talk")
def read(token: str) -> Response:
    """Return the talk as JSON; people are redirected to it on the page of the link."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        visit.require("talk")
        if responses.wants_json():
            return seat_page.seat_json(visit, talk=talk_json(visit))
    return responses.redirect_to(url_for("link.page", token=token, _anchor="talk"))


@blueprint.post("/p/<token>/talk")
def say(token: str) -> Response:
    """Say the line in the field `line`. The same line again within a minute changes nothing."""
    body = bodies.read_body(request)
    line = bodies.required_text(body, "line")
    return _carry_out(token, "talk", lambda tx, n: talking.say(tx, n, _cleaned(line)), "said", line)


@blueprint.post("/p/<token>/talk/own")
def mute(token: str) -> Response:
    """Mute the talk for the player of the link with `talk=off`, or show it again with `talk=on`."""
    on = _switched_on(bodies.read_body(request))
    return _carry_out(token, "talk", lambda tx, n: talking.mute(tx, n, on=on), "talk shown" if on else "talk muted")


@blueprint.post("/p/<token>/talk/all")
def switch(token: str) -> Response:
    """Switch the talk off for all with `talk=off`, or on again with `talk=on`: the organiser alone."""
    on = _switched_on(bodies.read_body(request))
    return _carry_out(token, "silence", lambda tx, n: talking.switch(tx, n, on=on), "talk on" if on else "talk off")


def _cleaned(line: str) -> str:
    """Return a line as it may be said. Raises errors.Invalid."""
    try:
        return clean_remark(line)
    except ValueError as mistake:
        raise errors.Invalid({"line": str(mistake)}) from None


def _switched_on(body: Mapping[str, object]) -> bool:
    """Return whether a posted body switches the talk on. Raises errors.Unreadable."""
    wish = bodies.required_text(body, "talk")
    if wish not in ("on", "off"):
        raise errors.Unreadable(SWITCH_EXPECTED)
    return wish == "on"


def _carry_out(token: str, action: Action, operation: Operation, notice: str, typed: str = "") -> Response:
    """Carry out an operation in a transaction, if the link allows the action, and return the response.

    `notice`: the notice for people; `typed`: the line, to be shown again if it is rejected.
    """
    try:
        with app_state().database.writing() as session:
            visit, tx = lock_visit(session, token)
            visit.require(action)
            operation(tx, visit.claim.seat)
    except errors.Refused as refusal:
        if responses.wants_json():
            raise
        posted = Posted(talk=talk_form(typed, refusal.fields))
        return seat_page.refused_page(token, refusal, posted, refusal.fields.get("line"))
    if not responses.wants_json():
        return responses.redirect_to(url_for("link.page", token=token, notice=notice, _anchor="talk"))
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        return seat_page.seat_json(visit, talk=talk_json(visit))
