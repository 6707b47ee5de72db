"""The page of a token, whatever its link is for: to confirm, to accept, to play, or to get a fresh link."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from flask import Blueprint, Response, request, url_for

import engine
from service import errors
from service.games import standing_orders
from service.games.transaction import GameTransaction
from service.links import Action, Verdict
from service.seats.acceptance import accept, decline, never, no_more_invitations
from service.seats.invitations import ask_another, sent_to
from service.seats.proposal import Person, read_person
from service.seats.proposing import confirm
from service.views import gate
from service.web import answers, bodies, choices, lobby, offers, orderform, page_notices, questionpage, seatpage
from service.web.desk import claim_of, desk
from service.web.error_pages import status_of, with_patience
from service.web.history_pages import GIVEN_UP
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
    seats = visitor.log.seats
    notice = page_notices.refused(refusal.message) if refusal else seatpage.asked_notice(visitor)
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
        return standing_orders.ON_ACCEPTING
    return orderform.as_they_count(visitor.game, standing_orders.of(visitor.log, visitor.seat.n))


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
    now = gate.seat_object(visitor.log, visitor.viewer)
    at, legal, names = now["at"], now["legal"] or [], now["view"]["players"]
    made_for = request.args.get("at", str(at))
    if made_for != str(at):
        return seatpage.table(visitor, page_notices.refused("The table has changed since this link was made."))
    try:
        orders = engine.read(line, names)
    except engine.Refusal as refusal:
        return seatpage.table(visitor, page_notices.refused(refusal.message), typed=line)
    first = orders[0].move
    words = engine.describe_move(first, names, visitor.viewer)
    if first not in legal:
        return seatpage.table(visitor, page_notices.refused(f"To {words} is not possible now."))
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
    claim = claim_of(token)
    try:
        with desk().database.writing() as session:
            if action == "never":
                _no_more_invitations(seatpage.visit(session, token))
            else:
                _do(*seatpage.enter(session, token), action, body)
    except errors.Refused as refusal:
        return _refused(token, refusal, body)
    seated = action == "accept" and claim.scope == "offer"
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


def _do(visitor: Visit, tx: GameTransaction, button: str, body: dict[str, Any]) -> None:
    """Carry out one action. Raises errors.Revoked, Past, Stale, Unreadable, Invalid, TooMany."""
    action = _action_of(visitor, button)
    if visitor.require(action) is Verdict.BYSTANDER:
        _repeat(visitor, action)
    elif visitor.claim.scope == "offer":
        offers.answer(tx, visitor.claim, action)
    else:
        _before_the_deal(tx, visitor.claim.seat, button, body)


def _action_of(visitor: Visit, button: str) -> Action:
    """Return the action of a button. Raises errors.Unreadable if a link that is good for something has no such one."""
    action = ACTIONS.get(button)
    if action is not None and (visitor.standing != "live" or visitor.verdict(action) is not Verdict.REFUSED):
        return action
    offered = [word for word, what in ACTIONS.items() if visitor.verdict(what) is not Verdict.REFUSED]
    if visitor.standing == "live" and offered:
        raise errors.Unreadable(f"The `action` of this link is one of {', '.join(offered)}.")
    raise errors.Past("This link has no such button. Nothing was done.")


def _repeat(visitor: Visit, action: Action) -> None:
    """Answer a button pressed again after it did its work, without doing anything. Raises errors.Past otherwise."""
    accepted = visitor.seat.state == "accepted"
    done = offers.is_done(visitor, action) if visitor.claim.scope == "offer" else accepted
    if not done:
        raise errors.Past("This link has done its work. Nothing was done.")


def _no_more_invitations(visitor: Visit) -> None:
    """Block the mailbox that this mail went to; with a live link also decline what its owner has accepted.

    The games it changes are locked one after the other, in one order everywhere.
    """
    session, claim, keys, now = visitor.session, visitor.claim, desk().settings.secret_keys, desk().clock()
    _action_of(visitor, "never")
    visitor.require("never")
    player_id = offers.sent_to(visitor.log, claim) if claim.scope == "offer" else sent_to(session, claim)
    if player_id is None:
        return  # the person is forgotten, so nothing is sent to them
    if visitor.standing == "live" and claim.scope != "offer":
        never(session, player_id, now, keys)
        return
    no_more_invitations(session, player_id, now, keys)
    if visitor.standing == "live":
        offers.answer(GameTransaction.lock(session, claim.game_id, now), claim, "decline")


def _before_the_deal(tx: GameTransaction, n: int, button: str, body: dict[str, Any]) -> None:
    """Confirm or answer an invitation before the cards are dealt."""
    match button:
        case "confirm":
            confirm(tx, orderform.read_accepting(body))
        case "accept":
            accept(tx, n, orderform.read_accepting(body))
        case "decline":
            decline(tx, n)
        case _:
            free, keys = bodies.whole_number(body, "seat"), desk().settings.secret_keys
            ask_another(tx, free, _person(button, body), keys)


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
            return seatpage.table(visitor, page_notices.refused(refusal.message), status_of(refusal))
        return with_patience(_lobby(visitor, refusal, body), refusal)
