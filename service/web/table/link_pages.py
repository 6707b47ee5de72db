"""The page of a link, whatever the link is for: to confirm, to accept, to play, or to get a fresh link."""

from __future__ import annotations

from flask import Blueprint, Response, request

import engine
from service import errors
from service.games.transaction import GameTransaction
from service.links import LINK_DONE, Action, Verdict
from service.lobby.acceptance import accept, decline
from service.lobby.invitation_reminders import remind
from service.lobby.invitations import ask_another
from service.lobby.proposal import Person, read_address, read_person, read_policy
from service.lobby.proposing import confirm, correct_address
from service.players import guest_address, hours, organisers
from service.text import robot_levels
from service.web.base import bodies, responses
from service.web.base.app_state import app_state, claim_of
from service.web.base.error_pages import status_of, with_retry_after
from service.web.base.link_requests import Visit, lock_visit, read_visit
from service.web.base.page_notices import rejection_notice, requested_notice
from service.web.base.refused_post import Posted
from service.web.history import play_pages
from service.web.lobby import seat_offers
from service.web.lobby.lobby_page import lobby_page
from service.web.lobby.stop_invitations import stop_invitations
from service.web.player import guest_address_page, mute_page
from service.web.table import question_page, seat_page
from service.web.turn import order_form
from service.web.turn.review_posts import review_page
from service.web.turn.turn_review import review

blueprint = Blueprint("link", __name__)

TABLE_CHANGED = "The table has changed since this link was made."
NO_SUCH_BUTTON = "This link has no such button."
ACTION_EXPECTED = "The `action` of this link must be one of these: {actions}."


# --- showing ---------------------------------------------------------------------------------------------------------


@blueprint.get("/p/<token>")
def page(token: str) -> Response:
    """Show what the link is for; 304 if the page is as the client knows it. Following a link never changes anything."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        if responses.wants_json():
            return seat_page.seat_json(visit)
        return responses.revalidated(_page_of(visit))


def _page_of(visit: Visit) -> Response:
    """Return the page of a link, which depends on what the link is for and on how far the game is."""
    if visit.claim.scope == "mute" and visit.verdict("mute") is not Verdict.REFUSED:
        return mute_page.mails_page(visit)
    if not visit.is_dealt:
        return lobby_page(visit)
    if visit.claim.scope == "analysis" and visit.allows("analyse"):
        return play_pages.play_page(visit)
    if visit.standing == "live" and visit.viewer is None:
        return _page_without_a_table(visit)
    line = request.args.get("move")
    if line is not None and visit.allows("move") and visit.game.status == "playing":
        return _confirm_move_page(visit, line)
    return seat_page.table_page(visit, requested_notice(visit))


def _page_without_a_table(visit: Visit) -> Response:
    """Return the page of a live link that shows no hand: an offer of a seat, or a question."""
    shows = {"offer": seat_offers.offer_page, "address": guest_address_page.confirm_page}
    show = shows.get(visit.claim.scope, question_page.question_page)
    return show(visit, requested_notice(visit))


def _confirm_move_page(visit: Visit, line: str) -> Response:
    """Return the page that asks whether to make the move a link names, or the table if that is not possible now."""
    at = visit.game.at
    if request.args.get("at", str(at)) != str(at):
        return seat_page.table_page(visit, rejection_notice(TABLE_CHANGED))
    try:
        return review_page(visit, review(visit.log, visit.seat.n, [line], at), may_change=False)
    except (errors.Refused, engine.Refusal) as refusal:
        return seat_page.table_page(visit, rejection_notice(refusal.message), posted=Posted(line=line))


# --- answering -------------------------------------------------------------------------------------------------------

# The value of a button, and what the link needs permission for. The organiser fills a seat in two ways.
ACTIONS: dict[str, Action] = {
    "confirm": "confirm",
    "accept": "accept",
    "decline": "decline",
    "never": "never",
    "ask": "fill",
    "robot": "fill",
    "remind": "remind",
    "correct": "correct",
}


@blueprint.post("/p/<token>")
def act(token: str) -> Response:
    """Confirm, accept, decline, or stop all invitations; fill a seat; remind a player; correct an address."""
    body = bodies.read_body(request)
    one_click = bodies.is_one_click(body)
    button = "never" if one_click else bodies.required_text(body, "action")
    shown = token
    try:
        with app_state().database.writing() as session:
            if button == "never":
                visit = read_visit(session, token)
                _action_of(visit, button)
                stop_invitations(visit)
            else:
                shown = _carry_out(*lock_visit(session, token), button, body)
    except errors.Refused as refusal:
        if responses.wants_json():
            raise
        return _rejected_page(token, refusal, body)
    if one_click:
        return page(token)  # a mail program follows no redirect (RFC 8058)
    return seat_page.done_response(shown, _notice_after(token, button))


def _notice_after(token: str, button: str) -> str | None:
    if button in ("never", "remind"):
        return button
    return {("accept", "offer"): "seated", ("confirm", "address"): "address"}.get((button, claim_of(token).scope))


def _carry_out(visit: Visit, tx: GameTransaction, button: str, body: dict[str, object]) -> str:
    """Carry out the action of a button, and return the token of the page to show.

    Raises errors.Revoked, Past, Stale, Unreadable, Invalid or TooMany.
    """
    action = _action_of(visit, button)
    if visit.require(action) is Verdict.BYSTANDER:
        _require_done_before(visit, action)
    elif visit.claim.scope == "offer":
        seat_offers.answer_offer(tx, visit.claim, action)
    elif visit.claim.scope == "address":
        guest_address.confirm(tx)
        hours.keep_time_zone(tx, visit.claim.seat, body)
        return app_state().links.token("seat", visit.seat)
    else:
        _act_before_the_deal(tx, visit.claim.seat, button, body)
    return visit.token


def _action_of(visit: Visit, button: str) -> Action:
    """Return the action of a button. Raises errors.Unreadable, or Past if this link has no button at all."""
    action = ACTIONS.get(button)
    if action is not None and (visit.standing != "live" or visit.verdict(action) is not Verdict.REFUSED):
        return action
    offered = [value for value, one in ACTIONS.items() if visit.verdict(one) is not Verdict.REFUSED]
    if visit.standing == "live" and offered:
        raise errors.Unreadable(ACTION_EXPECTED.format(actions=", ".join(offered)))
    raise errors.Past(NO_SUCH_BUTTON)


def _require_done_before(visit: Visit, action: Action) -> None:
    """Accept a repeated post of an action that was carried out, and do nothing. Raises errors.Past if it was not."""
    match visit.claim.scope:
        case "offer":
            done = seat_offers.is_done(visit, action)
        case "address":
            done = guest_address_page.is_confirmed(visit)
        case _:
            done = visit.seat.state == "accepted"
    if not done:
        raise errors.Past(LINK_DONE)


def _act_before_the_deal(tx: GameTransaction, n: int, button: str, body: dict[str, object]) -> None:
    """Confirm the game, answer the invitation, fill a seat, remind a player, or correct the organiser's address."""
    match button:
        case "confirm":
            hours.keep_time_zone(tx, n, body)
            confirm(tx, order_form.read_orders_on_accepting(body))
        case "accept":
            hours.keep_time_zone(tx, n, body)
            accept(tx, n, order_form.read_orders_on_accepting(body))
        case "decline":
            decline(tx, n)
        case "correct":
            _correct_address(tx, body)
        case "remind":
            remind(tx, bodies.required_number(body, "seat"))
        case _:
            seat = bodies.required_number(body, "seat")
            withdrawn = bodies.required_number(body, "withdrawn") if "withdrawn" in body else None
            ask_another(tx, seat, _person(button, body), app_state().settings.secret_keys, withdrawn)


def _correct_address(tx: GameTransaction, body: dict[str, object]) -> None:
    address, settings = read_address({"email": body.get("email")}), app_state().settings
    organisers.check(address, settings.organisers, "email")
    correct_address(tx, address, settings.secret_keys)


def _person(button: str, body: dict[str, object]) -> Person:
    if button == "robot":
        return read_person({"robot": read_policy(body) or robot_levels.DEFAULT})
    return read_person({name: body.get(name) for name in ("name", "email")})


def _rejected_page(token: str, refusal: errors.Refused, body: dict[str, object]) -> Response:
    """Return the page again with the reason, and before the deal with what was typed."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        if visit.is_dealt:
            return seat_page.table_page(visit, rejection_notice(refusal.message), status_of(refusal))
        return with_retry_after(lobby_page(visit, refusal, body), refusal)
