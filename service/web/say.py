"""Posts beside the moves: leave and come back, pause and go on, ask the table and answer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from flask import Blueprint, Response, request, url_for
from sqlmodel import Session

from service import errors, starting
from service.links import Claim, Standing, holder
from service.models import Game, Seat
from service.playing import leaving, motions, pausing, substitutes
from service.transaction import lock_game
from service.web import answers, bodies, notices, seatpage
from service.web.desk import claim_of, desk
from service.web.errors import status_of, with_patience

blueprint = Blueprint("say", __name__)

Words = Callable[[Session, Game, Seat, datetime], object]


@blueprint.get("/p/<token>/resign")
def ask_resign(token: str) -> Response:
    """Asks once whether that is meant."""
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        if visitor.viewer is None or visitor.game.status not in ("playing", "paused"):
            raise errors.Past("On this link nobody can resign: open the page of your seat.")
        if answers.wants_json():
            return seatpage.as_json(visitor)
        return answers.page("resign.html", **seatpage.frame(visitor))


@blueprint.post("/p/<token>/resign")
def resign(token: str) -> Response:
    """A robot holds the seat from here on, until its player is back."""
    return _said(token, lambda session, game, seat, now: leaving.resign(session, game.id, seat.n, now), "resigned")


@blueprint.post("/p/<token>/return")
def come_back(token: str) -> Response:
    """The seat is its player's again, with a fresh clock."""
    return _said(token, lambda session, game, seat, now: leaving.come_back(session, game.id, seat.n, now), "back", True)


@blueprint.post("/p/<token>/resume")
def resume(token: str) -> Response:
    """A paused game goes on."""
    return _said(token, lambda session, game, seat, now: pausing.resume(session, game.id, seat.n, now), "resumed")


@blueprint.post("/p/<token>/motions")
def ask(token: str) -> Response:
    """Ask the table: `kind` is pause, end, or substitute with `seat`, `name` and `email`."""
    body = bodies.read(request)
    kind = bodies.text(body, "kind")
    if kind not in ("pause", "end", "substitute"):
        raise errors.Unreadable("The `kind` is one of pause, end and substitute.")

    def put(session: Session, game: Game, seat: Seat, now: datetime) -> object:
        if kind != "substitute":
            return motions.ask(session, game.id, seat.n, kind, now)
        n = bodies.whole_number(body, "seat")
        person = starting.read_person({name: body.get(name) for name in ("name", "email")})
        player = starting.invitable(session, game, person, now, desk().settings.secret_keys)
        return substitutes.offer(session, game.id, seat.n, n, person.name, player, now)

    return _said(token, put, "asked", body=body)


@blueprint.post("/p/<token>/motions/<int:motion>")
def answer(token: str, motion: int) -> Response:
    """Answer a question to the table: `answer` is yes or no."""
    yes = {"yes": True, "no": False}.get(bodies.text(bodies.read(request), "answer"))
    if yes is None:
        raise errors.Unreadable("The `answer` is yes or no.")

    def say(session: Session, game: Game, seat: Seat, now: datetime) -> object:
        return motions.answer(session, game.id, motion, seat.n, yes, now)

    return _said(token, say, "answered", True)


def _said(token: str, words: Words, said: str, by_voice: bool = False, body: dict[str, Any] | None = None) -> Response:
    """Say it, and show the page or the seat's object. `by_voice`: a link that shows no hand will do."""
    claim = claim_of(token)
    try:
        with desk().database.writing() as session:
            lock_game(session, claim.game_id)
            game, seat, standing = holder(session, claim)
            _may_speak(claim, standing, by_voice)
            words(session, game, seat, desk().clock())
    except errors.Refused as refusal:
        return _refused(token, refusal, body or {})
    if not answers.wants_json():
        return answers.see(url_for("pages.page", token=token, said=said))
    with desk().database.reading() as session:
        return seatpage.as_json(seatpage.visit(session, token))


def _may_speak(claim: Claim, standing: Standing, by_voice: bool) -> None:
    if standing == "revoked":
        raise errors.Revoked("This link has been replaced by a newer one; nothing was done.")
    voice = by_voice and claim.scope in ("motion", "back")
    if standing != "live" and not voice:
        raise errors.Past("This link has done its work; nothing was done.")


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
