""" "Forget me": a player's own wish, from his own page, with one page in between that says what it means."""

from __future__ import annotations

from flask import Blueprint, Response, url_for

from service import errors
from service.links import holder
from service.operating import forgetting
from service.web import answers, seatpage
from service.web.desk import claim_of, desk
from service.web.seatpage import Visit

blueprint = Blueprint("forgetme", __name__)

# Not the links in turn and window mails: those get quoted and forwarded, and this cannot be undone.
SCOPES = ("seat", "invite", "confirm")


@blueprint.get("/p/<token>/forget")
def ask(token: str) -> Response:
    """What being forgotten means, and the button."""
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        if visitor.seat.player_id is None:
            return answers.see(url_for("forgetme.done"))
        _may(visitor)
        if answers.wants_json():
            return seatpage.as_json(visitor)
        return answers.page("forget.html", **seatpage.frame(visitor))


@blueprint.post("/p/<token>/forget")
def forget(token: str) -> Response:
    """Forget whoever this seat belongs to, here and everywhere. Once more does nothing."""
    claim = claim_of(token)
    with desk().database.writing() as session:
        visitor = Visit(session, token, claim, *holder(session, claim))
        player_id = visitor.seat.player_id
        if player_id is not None:
            _may(visitor)
            forgetting.forget(session, player_id, desk().clock())
    if not answers.wants_json():
        return answers.see(url_for("forgetme.done"))
    with desk().database.reading() as session:
        return seatpage.as_json(seatpage.visit(session, token))


@blueprint.get("/forgotten")
def done() -> Response:
    """It is done."""
    return answers.page("forgotten.html")


def _may(visitor: Visit) -> None:
    """Refuse links that may be in others' hands. Errors: Revoked, Past."""
    if visitor.standing == "revoked":
        raise errors.Revoked("This link has been replaced by a newer one; nothing was done.")
    if visitor.standing == "voice":  # the seat is still another's, who would be forgotten
        raise errors.Past("This link is an invitation to a seat that is not yours yet; nothing was done.")
    if visitor.claim.scope not in SCOPES:
        raise errors.Past("Mails of a turn get forwarded. Please ask on the page that your start mail leads to.")
