"""The page of a token, whatever its link is for: to confirm, to accept, to play, or to get a fresh link."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from flask import Blueprint, Response, request, url_for

import engine
from service import errors, starting
from service.links import holder
from service.playing import orders
from service.starting.proposal import Person, read_person
from service.telling import gate
from service.telling import history as log
from service.web import answers, bodies, choices, lobby, notices, orderform, seatpage, voice
from service.web.desk import claim_of, desk
from service.web.errors import status_of, with_patience
from service.web.history import GIVEN_UP
from service.web.seatpage import Visit

blueprint = Blueprint("pages", __name__)


# --- showing ---------------------------------------------------------------------------------------------------------


@blueprint.get("/p/<token>")
def page(token: str) -> Response:
    """What the link is for. Looking changes nothing, whoever looks."""
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        if answers.wants_json():
            return seatpage.as_json(visitor)
        if not visitor.begun:
            return _lobby(visitor)
        if visitor.standing == "voice":
            return voice.page(visitor, seatpage.asked_notice(visitor))
        move = request.args.get("move")
        if move is not None and visitor.standing == "live" and visitor.game.status == "playing":
            return _confirm_move(visitor, move)
        return seatpage.table(visitor, seatpage.asked_notice(visitor))


def _lobby(visitor: Visit, refusal: errors.Refused | None = None, typed: dict[str, Any] | None = None) -> Response:
    """Before the deal: the organiser's page, the invitation, or word that the link was replaced."""
    seats = log.seats_of(visitor.session, visitor.game)
    notice = notices.refused(refusal.message) if refusal else seatpage.asked_notice(visitor)
    context = seatpage.frame(visitor) | {"guests": lobby.guests(visitor.game, seats, visitor.viewer), "notice": notice}
    context["standing"] = orderform.standing(visitor.game, _wishes(visitor))
    more: dict[str, Any] = {}
    gone = _gone(visitor)
    if gone is not None:
        template = "lobby.html"
        more = {"greeting": gone}
    elif visitor.game.status == "proposed":
        template = "confirm.html"
    elif visitor.seat.n == 0:
        wrong = refusal.fields if isinstance(refusal, errors.Invalid) else {}
        texts = {name: value for name, value in (typed or {}).items() if isinstance(value, str)}
        template = "organiser.html"
        more = {"vacant": lobby.vacancies(seats, texts, wrong)}
    else:
        template = "invite.html"
        more = asdict(lobby.welcome(visitor.seat, seats[0].name))
        more["accepted"] = visitor.seat.state == "accepted"
    return answers.page(template, status_of(refusal) if refusal else 200, **context, **more)


def _wishes(visitor: Visit) -> Mapping[str, Any]:
    """The orders of one who has accepted; what accepting would set, of one who has not."""
    if visitor.viewer is None or visitor.seat.state != "accepted":
        return orders.ON_ACCEPTING
    return orderform.as_they_count(visitor.game, orders.of(visitor.session, visitor.game, visitor.seat.n))


def _gone(visitor: Visit) -> str | None:
    """Why a link to a game that was never dealt has nothing to offer, if it has nothing."""
    if visitor.standing == "revoked":
        return "This link has been replaced by a newer one; the game has not begun yet."
    if visitor.standing == "past" or (visitor.seat.n == 0 and visitor.seat.state == "declined"):
        return GIVEN_UP
    return None


def _confirm_move(visitor: Visit, line: str) -> Response:
    """A link that names a move asks once; a move that is not possible any more says what is."""
    now = gate.seat_object(visitor.session, visitor.game, visitor.viewer)
    at, legal, names = now["at"], now["legal"] or [], now["view"]["players"]
    made_for = request.args.get("at", str(at))
    if made_for != str(at):
        return seatpage.table(visitor, notices.refused("The table has changed since this link was made."))
    try:
        orders = engine.read(line, names)
    except engine.Refusal as refusal:
        return seatpage.table(visitor, notices.refused(refusal.message), typed=line)
    first = orders[0].move
    words = engine.describe_move(first, names, visitor.viewer)
    if first not in legal:
        return seatpage.table(visitor, notices.refused(f"To {words} is not possible now."))
    return answers.page(
        "confirm_move.html",
        **seatpage.frame(visitor),
        line=line,
        at=at,
        title=choices.capital(words) + "?",
        line_words=line if len(orders) > 1 else None,
    )


# --- answering -------------------------------------------------------------------------------------------------------


@blueprint.post("/p/<token>")
def act(token: str) -> Response:
    """Confirm, accept, decline, never again; the organiser may also fill a seat that has become free."""
    claim = claim_of(token)
    body = bodies.read(request)
    action = bodies.text(body, "action")
    try:
        with desk().database.writing() as session:
            game, seat, standing = holder(session, claim)
            _do(Visit(session, token, claim, game, seat, standing), action, body)
    except errors.Refused as refusal:
        return _refused(token, refusal, body)
    said = "never" if action == "never" else "seated" if action == "accept" and claim.at else None
    if answers.wants_json():
        with desk().database.reading() as session:
            return seatpage.as_json(seatpage.visit(session, token))
    return answers.see(url_for("pages.page", token=token, said=said))


def _do(visitor: Visit, action: str, body: dict[str, Any]) -> None:
    """Carry out one action. Errors: Revoked, Past, Stale, Unreadable, Invalid, TooMany."""
    now = desk().clock()
    keys = desk().settings.secret_keys
    if visitor.standing == "revoked" and action == "never" and visitor.claim.scope == "invite":
        starting.never_invited(visitor.session, visitor.game.id, visitor.seat.n, visitor.claim.epoch, now, keys)
        return
    if visitor.standing == "revoked":
        raise errors.Revoked("This link has been replaced by a newer one.")
    if visitor.claim.scope == "invite" and visitor.standing == "voice":
        voice.answer_offer(visitor, action, now, keys)
        return
    if visitor.claim.scope not in ("confirm", "invite"):
        raise errors.Past("The game has begun; on this link moves are played.")
    _of_a_game_to_come(visitor, action, body, now, keys)


def _of_a_game_to_come(visitor: Visit, action: str, body: dict[str, Any], now: datetime, keys: Sequence[str]) -> None:
    """Confirm or answer an invitation before the cards are dealt."""
    session, game, seat = visitor.session, visitor.game, visitor.seat
    if action == "confirm" and visitor.claim.scope == "confirm":
        starting.confirm(session, game, now, orderform.read_accepting(body))
    elif action == "accept":
        starting.accept(session, game, seat, now, orderform.read_accepting(body))
    elif action == "decline":
        starting.decline(session, game, seat, now)
    elif action == "never":
        starting.never(session, game, seat, now, keys)
    elif action in ("ask", "robot") and seat.n == 0:
        starting.ask_another(session, game, bodies.whole_number(body, "seat"), _person(action, body), now, keys)
    else:
        raise errors.Unreadable("The `action` of this link is one of confirm, accept, decline and never.")


def _person(action: str, body: dict[str, Any]) -> Person:
    if action == "robot":
        return read_person({"robot": "cautious"})
    return read_person({name: body.get(name) for name in ("name", "email")})


def _refused(token: str, refusal: errors.Refused, body: dict[str, Any]) -> Response:
    """The page again with the reason, where there is one to show."""
    if answers.wants_json():
        raise refusal
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        if visitor.begun:
            return seatpage.table(visitor, notices.refused(refusal.message), status_of(refusal))
        return with_patience(_lobby(visitor, refusal, body), refusal)
