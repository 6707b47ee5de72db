"""Posts beside the moves: leave and come back, pause and go on, ask the table and answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, request, url_for

from service import errors
from service.gamelog import presence
from service.games import pausing
from service.games.transaction import GameTransaction
from service.links import Action, Verdict
from service.seats import leaving, motions, substitutes
from service.seats.invitations import invitable
from service.seats.proposal import read_person
from service.web import answers, bodies, seatpage
from service.web import page_notices as notices
from service.web.desk import desk
from service.web.error_pages import status_of, with_patience
from service.web.seatpage import Visit

blueprint = Blueprint("say", __name__)

Deed = Callable[[Visit, GameTransaction], None]


@blueprint.get("/p/<token>/resign")
def ask_resign(token: str) -> Response:
    """Ask once whether that is meant."""
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        visitor.require("resign")
        if visitor.game.status not in ("playing", "paused"):
            raise errors.Over("This game is not being played, so nobody can resign.")
        if answers.wants_json():
            return seatpage.as_json(visitor)
        return answers.page("resign.html", **seatpage.frame(visitor))


@blueprint.post("/p/<token>/resign")
def resign(token: str) -> Response:
    """Let a robot hold the seat from here on, until its player is back."""

    def deed(visitor: Visit, tx: GameTransaction) -> None:
        leaving.resign(tx, visitor.claim.seat)

    return _do(token, "resign", deed, "resigned")


@blueprint.post("/p/<token>/return")
def come_back(token: str) -> Response:
    """Give the seat back to its player, with a fresh clock. A link that has done so may say it again."""

    def deed(visitor: Visit, tx: GameTransaction) -> None:
        if visitor.verdict("return") is Verdict.BYSTANDER:
            if presence.is_held(visitor.seat):
                raise errors.Past("This link has done its work. Nothing was done.")
            return
        leaving.come_back(tx, visitor.claim.seat)

    return _do(token, "return", deed, "back")


@blueprint.post("/p/<token>/resume")
def resume(token: str) -> Response:
    """Let a paused game go on."""

    def deed(visitor: Visit, tx: GameTransaction) -> None:
        pausing.resume(tx, visitor.claim.seat)

    return _do(token, "resume", deed, "resumed")


@blueprint.post("/p/<token>/motions")
def ask(token: str) -> Response:
    """Ask the table: `kind` is pause, end, or substitute with `seat`, `name` and `email`."""
    body = bodies.read(request)
    kind = bodies.text(body, "kind")
    if kind not in ("pause", "end", "substitute"):
        raise errors.Unreadable("The `kind` is one of pause, end and substitute.")

    def deed(visitor: Visit, tx: GameTransaction) -> None:
        if kind != "substitute":
            motions.ask(tx, visitor.claim.seat, kind)
            return
        n = bodies.whole_number(body, "seat")
        person = read_person({name: body.get(name) for name in ("name", "email")})
        player = invitable(tx.session, visitor.seat, person, tx.now, desk().settings.secret_keys)
        substitutes.offer(tx, visitor.claim.seat, n, person.name, player)

    return _do(token, "ask", deed, "asked", body)


@blueprint.post("/p/<token>/motions/<int:motion>")
def answer(token: str, motion: int) -> Response:
    """Answer a question to the table: `answer` is yes or no. A link made for one question answers no other."""
    yes = {"yes": True, "no": False}.get(bodies.text(bodies.read(request), "answer"))
    if yes is None:
        raise errors.Unreadable("The `answer` is yes or no.")

    def deed(visitor: Visit, tx: GameTransaction) -> None:
        if visitor.claim.scope == "motion" and visitor.claim.at != motion:
            raise errors.Past("This link is for another question. Nothing was done.")
        motions.answer(tx, motion, visitor.claim.seat, yes)

    return _do(token, "answer", deed, "answered")


def _do(token: str, action: Action, deed: Deed, said: str, body: dict[str, Any] | None = None) -> Response:
    """Do it if the link may, and show the page with the notice `said`, or the seat's object."""
    try:
        with desk().database.writing() as session:
            visitor, tx = seatpage.enter(session, token)
            visitor.require(action)
            deed(visitor, tx)
    except errors.Refused as refusal:
        return _refused(token, refusal, body or {})
    if not answers.wants_json():
        return answers.see(url_for("pages.page", token=token, said=said))
    with desk().database.reading() as session:
        return seatpage.as_json(seatpage.visit(session, token))


def _refused(token: str, refusal: errors.Refused, body: dict[str, Any]) -> Response:
    """The page again with the reason, and what was typed."""
    if answers.wants_json():
        raise refusal
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        if not visitor.begun:
            raise refusal
        wrong = refusal.fields if isinstance(refusal, errors.Invalid) else {}
        typed = {name: value for name, value in body.items() if isinstance(value, str)}
        page = seatpage.table(
            visitor, notices.refused(refusal.message), status_of(refusal), offer_typed=typed, offer_wrong=wrong
        )
        return with_patience(page, refusal)
