""" "Forget me": a player's own wish, from his own page, with one page in between that says what it means."""

from __future__ import annotations

from flask import Blueprint, Response, url_for

from service.operations import forgetting
from service.web import answers, seatpage
from service.web.desk import desk

blueprint = Blueprint("forgetme", __name__)


@blueprint.get("/p/<token>/forget")
def ask(token: str) -> Response:
    """What being forgotten means, and the button."""
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        if visitor.seat.player_id is None:
            return answers.see(url_for("forgetme.done"))
        visitor.require("forget")
        if answers.wants_json():
            return seatpage.as_json(visitor)
        return answers.page("forget.html", **seatpage.frame(visitor))


@blueprint.post("/p/<token>/forget")
def forget(token: str) -> Response:
    """Forget the player of this seat, here and everywhere; a last mail tells them. Idempotent."""
    with desk().database.writing() as session:
        visitor = seatpage.visit(session, token)  # the player's games are locked together, in one order
        if visitor.seat.player_id is not None:
            visitor.require("forget")
            forgetting.forget_at_own_wish(session, visitor.game, visitor.seat, desk().clock())
    if not answers.wants_json():
        return answers.see(url_for("forgetme.done"))
    with desk().database.reading() as session:
        return seatpage.as_json(seatpage.visit(session, token))


@blueprint.get("/forgotten")
def done() -> Response:
    """It is done."""
    return answers.page("forgotten.html")
