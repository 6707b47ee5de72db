"""The page of a token, whatever its link is for: to confirm, to accept, to play, or to get a fresh link."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any

from flask import Blueprint, Response, request, url_for

import engine
from service import errors, starting
from service.links import Action, Verdict
from service.playing import orders
from service.starting.proposal import Person, read_person
from service.telling import gate
from service.telling import history as log
from service.web import answers, bodies, choices, lobby, notices, offers, orderform, questionpage, seatpage
from service.web.desk import desk
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
        if visitor.standing == "live" and visitor.viewer is None:
            one_question = offers.page if visitor.claim.scope == "offer" else questionpage.page
            return one_question(visitor, seatpage.asked_notice(visitor))
        move = request.args.get("move")
        if move is not None and visitor.verdict("move") is Verdict.ALLOWED and visitor.game.status == "playing":
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
    if visitor.standing == "former":
        return "This invitation is over: the seat was offered to somebody else."
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
    body = bodies.read(request)
    action = bodies.text(body, "action")
    try:
        with desk().database.writing() as session:
            visitor = seatpage.visit(session, token)
            _do(visitor, action, body)
    except errors.Refused as refusal:
        return _refused(token, refusal, body)
    seated = action == "accept" and visitor.claim.scope == "offer"
    said = "never" if action == "never" else "seated" if seated else None
    if answers.wants_json():
        with desk().database.reading() as session:
            return seatpage.as_json(seatpage.visit(session, token))
    return answers.see(url_for("pages.page", token=token, said=said))


# What a button may say, and what it does. The organiser's two ways to fill a seat are one action.
ACTIONS: dict[str, Action] = {
    "confirm": "confirm",
    "accept": "accept",
    "decline": "decline",
    "never": "never",
    "ask": "fill",
    "robot": "fill",
}


def _do(visitor: Visit, button: str, body: dict[str, Any]) -> None:
    """Carry out one action. Raises errors.Revoked, Past, Stale, Unreadable, Invalid, TooMany."""
    action = ACTIONS.get(button)
    if action is None or (visitor.standing == "live" and visitor.verdict(action) is Verdict.REFUSED):
        offered = [word for word, what in ACTIONS.items() if visitor.verdict(what) is not Verdict.REFUSED]
        if visitor.standing == "live" and offered:
            raise errors.Unreadable(f"The `action` of this link is one of {', '.join(offered)}.")
        raise errors.Past("This link has no such button. Nothing was done.")
    if visitor.require(action) is Verdict.BYSTANDER:
        _repeat(visitor, action)
    elif action == "never":
        _no_more_invitations(visitor, desk().clock())
    elif visitor.claim.scope == "offer":
        offers.answer(visitor, action, desk().clock())
    else:
        _before_the_deal(visitor, button, body, desk().clock())


def _repeat(visitor: Visit, action: Action) -> None:
    """Answer a button pressed again after it did its work, without doing anything. Raises errors.Past otherwise."""
    accepted = visitor.seat.state == "accepted"
    done = offers.is_done(visitor, action) if visitor.claim.scope == "offer" else accepted
    if not done:
        raise errors.Past("This link has done its work. Nothing was done.")


def _no_more_invitations(visitor: Visit, now: datetime) -> None:
    """Block the mailbox that this mail went to; with a live link also decline what its owner has accepted."""
    session, claim, keys = visitor.session, visitor.claim, desk().settings.secret_keys
    player_id = offers.sent_to(visitor) if claim.scope == "offer" else starting.sent_to(session, claim)
    if player_id is None:
        return  # the person is forgotten, so nothing is sent to them
    if visitor.standing == "live" and claim.scope != "offer":
        starting.never(session, player_id, now, keys)
    else:
        starting.no_more_invitations(session, player_id, now, keys)
    if visitor.standing == "live" and claim.scope == "offer":
        offers.answer(visitor, "decline", now)


def _before_the_deal(visitor: Visit, button: str, body: dict[str, Any], now: datetime) -> None:
    """Confirm or answer an invitation before the cards are dealt."""
    session, game, seat = visitor.session, visitor.game, visitor.seat
    match button:
        case "confirm":
            starting.confirm(session, game, now, orderform.read_accepting(body))
        case "accept":
            starting.accept(session, game, seat, now, orderform.read_accepting(body))
        case "decline":
            starting.decline(session, game, seat, now)
        case _:
            n, keys = bodies.whole_number(body, "seat"), desk().settings.secret_keys
            starting.ask_another(session, game, n, _person(button, body), now, keys)


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
