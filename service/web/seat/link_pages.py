"""The page of a link, whatever the link is for: to confirm, to accept, to play, or to get a fresh link."""

from __future__ import annotations

from flask import Response, request, url_for

import engine
from engine.language import text
from service import errors
from service.games.transaction import GameTransaction
from service.links import LINK_DONE, Action, Verdict
from service.lobby import choosing, cutting, joining
from service.lobby.acceptance import accept, decline
from service.lobby.proposal import read_address
from service.lobby.proposing import confirm, correct_address
from service.players import guest_address, hours, mail_plans, organisers
from service.web.base import bodies, page_language, responses
from service.web.base.app_state import app_state, content_of
from service.web.base.error_pages import status_of, with_retry_after
from service.web.base.rate_limits import requests_for
from service.web.history import play_pages
from service.web.leagues import league_membership
from service.web.link import seat_object
from service.web.link.link_requests import LinkRequest, lock_link, read_link, seat
from service.web.link.page_notices import rejection_notice, requested_notice
from service.web.lobby import first_turn, join_pages, organiser_posts, seat_offers
from service.web.lobby.lobby_page import lobby_page
from service.web.lobby.stop_invitations import shown_notice, stop_invitations, take_back
from service.web.player import guest_address_page, language_page, mute_page
from service.web.seat import question_page, seat_page
from service.web.seat.review_posts import review_page
from service.web.table import hand_result
from service.web.turn import order_form
from service.web.turn.turn_review import review_of

ACTION_EXPECTED = text("The `action` of this link must be one of these: {actions}.")


# --- showing ---------------------------------------------------------------------------------------------------------


@seat.get("")
def page() -> Response:
    """Show what the link is for; 304 if the page is as the client knows it. Following a link never changes anything."""
    with app_state().database.reading() as session:
        link = read_link(session)
        if responses.wants_json():
            return seat_object.seat_json(link)
        if (joined := join_pages.token_of_joined(link)) is not None:
            return responses.redirect_to(url_for("seat.page", token=joined))
        return responses.revalidated(_page_of(link))


def _page_of(link: LinkRequest) -> Response:
    """Return the page of a link, which depends on what the link is for and on how far the game is."""
    if link.content.scope == "mute" and link.verdict("mute") is not Verdict.REFUSED:
        return mute_page.opened(link, "mute")
    if link.content.scope == "plan" and link.allows("plan"):
        return mute_page.opened(link, "plan")
    if link.content.scope == "language" and link.allows("language"):
        return language_page.opened(link)
    if link.content.scope == "league" and link.allows("league"):
        return league_membership.opened(link)
    if not link.is_dealt:
        return lobby_page(link)
    if link.content.scope == "analysis" and link.allows("analyse"):
        return play_pages.play_page(link, requested_notice(link))
    if link.standing == "live" and link.viewer is None:
        show = guest_address_page.confirm_page if link.content.scope == "address" else question_page.question_page
        return show(link, shown_notice(link))
    line = request.args.get("move")
    if line is not None and link.allows("move") and link.game.status == "playing":
        return _confirm_move_page(link, line)
    notice = shown_notice(link)
    return hand_result.result_page(link, notice) or seat_page.table_page(link, notice)


def _confirm_move_page(link: LinkRequest, line: str) -> Response:
    """Return the page that asks whether to make the move a link names, or the table if that is not possible now."""
    at = link.game.at
    if request.args.get("at", str(at)) != str(at):
        return seat_page.table_page(link, rejection_notice(text("The table has changed since this link was made.")))
    try:
        return review_page(link, review_of(link.log, link.seat.n, [line], at, link.typed_language), may_change=False)
    except (errors.Refused, engine.Refusal) as refusal:
        return seat_page.table_page(
            link, rejection_notice(refusal.message), rejected=seat_page.RejectedInput({"move": line})
        )


# --- answering -------------------------------------------------------------------------------------------------------

# The value of a button, and what the link needs permission for.
ACTIONS: dict[str, Action] = {
    "confirm": "confirm",
    "accept": "accept",
    "decline": "decline",
    "never": "never",
    "unblock": "unblock",
    "correct": "correct",
    "remind": "remind",
    **dict.fromkeys(organiser_posts.FILL, "fill"),
}


@seat.post("")
def act() -> Response:
    """Confirm, accept, decline, or stop all invitations or take that back; fill a seat; remind; correct an address."""
    body = bodies.read_body(request)
    one_click = bodies.is_one_click(body)
    button = "never" if one_click else bodies.required_text(body, "action")
    try:
        with app_state().database.writing() as session:
            if button in ("never", "unblock"):  # of several games, which are locked one after the other
                link = read_link(session)
                _action_of(link, button)
                (stop_invitations if button == "never" else take_back)(link)
                shown = link.token
            else:
                link, tx = lock_link(session)
                shown = _carry_out(link, tx, button, body)
    except errors.Refused as refusal:
        if responses.wants_json():
            raise
        return _rejected_page(refusal, body)
    if one_click:
        return page()  # a mail program follows no redirect (RFC 8058)
    if responses.wants_json():
        with app_state().database.reading() as session:
            return seat_object.seat_json(read_link(session, shown))
    begun = link.content.scope != "address" and content_of(shown).scope in ("seat", "turn")
    notice = "dealt" if begun else _notice_after(link, button)
    return responses.redirect_to(url_for("seat.page", token=shown, notice=notice))


def _notice_after(link: LinkRequest, button: str) -> str | None:
    if button in ("never", "unblock", "remind"):
        return button
    confirmed = "address" if link.game.deal is None else "address of a deal"
    joined = "waiting" if link.game.listed else "joined"
    notices = {
        ("accept", "offer"): "seated",
        ("confirm", "join"): joined,
        ("decline", "join"): "withdrawn",
        ("confirm", "address"): confirmed,
    }
    return notices.get((button, link.content.scope))


def _carry_out(link: LinkRequest, tx: GameTransaction, button: str, body: dict[str, object]) -> str:
    """Carry out the action of a button, and return the token of the page to show.

    Raises errors.Revoked, Past, Stale, Malformed, Invalid or TooMany.
    """
    action = _action_of(link, button)
    if link.require(action) is Verdict.BYSTANDER:
        _require_done_before(link, action)
    elif link.content.scope == "offer":
        seat_offers.answer_offer(tx, link.content, action)
        if action == "accept":
            _keep_choices(tx, link.content.seat, body)
    elif link.content.scope == "address":
        guest_address.confirm(tx)
        _keep_choices(tx, link.content.seat, body)
        mail_plans.keep_deals(tx, link.content.seat, body)
        return app_state().links.token("seat", link.seat)
    elif link.content.scope == "join":
        if action == "decline":
            choosing.withdraw(tx, link.content.at)
            return link.token
        return _join(tx, link, body)
    else:
        _act_before_the_deal(tx, link.content.seat, button, body)
        return _token_once_dealt(tx, link)
    return link.token


def _join(tx: GameTransaction, link: LinkRequest, body: dict[str, object]) -> str:
    """Take the seat of somebody who asked to join, and return the token of a page of theirs."""
    orders = order_form.read_orders_on_accepting(body)
    seat = joining.confirm(tx, link.content.at, orders, body, join_pages.read_name(body), cutting.read(body))
    if "language" in body:
        page_language.say_stored_language()
    if seat is None:
        return link.token
    return first_turn.token_once_dealt(tx, seat) or app_state().links.token("invite", seat)


def _token_once_dealt(tx: GameTransaction, link: LinkRequest) -> str:
    """Return the token of a page to play on if this post has begun the game; otherwise, and for programs, its own."""
    if responses.wants_json():
        return link.token
    return first_turn.token_once_dealt(tx, tx.seats[link.content.seat]) or link.token


def _action_of(link: LinkRequest, button: str) -> Action:
    """Return the action of a button. Raises errors.Malformed, or Past if this link has no button at all."""
    action = ACTIONS.get(button)
    if action is not None and (link.standing != "live" or link.verdict(action) is not Verdict.REFUSED):
        return action
    offered = [value for value, one in ACTIONS.items() if link.verdict(one) is not Verdict.REFUSED]
    if link.standing == "live" and offered:
        raise errors.Malformed(ACTION_EXPECTED.format(actions=", ".join(offered)))
    raise errors.Past(text("This link has no such button."))


def _require_done_before(link: LinkRequest, action: Action) -> None:
    """Accept a repeated post of an action that was carried out, and do nothing. Raises errors.Past if it was not."""
    match link.content.scope:
        case "offer":
            done = seat_offers.is_done(link, action)
        case "address":
            done = guest_address_page.is_confirmed(link)
        case "join":
            done = join_pages.is_done(link, action)
        case _:
            done = link.seat.state == "accepted"
    if not done:
        raise errors.Past(LINK_DONE)


def _act_before_the_deal(tx: GameTransaction, n: int, button: str, body: dict[str, object]) -> None:
    """Confirm the game, answer the invitation, correct the organiser's address, or do what only they may."""
    match button:
        case "confirm":
            _keep_choices(tx, n, body)
            confirm(tx, order_form.read_orders_on_accepting(body), cutting.read(body))
        case "accept":
            _keep_choices(tx, n, body)
            accept(tx, n, order_form.read_orders_on_accepting(body), cutting.read(body))
        case "decline":
            decline(tx, n)
        case "correct":
            _correct_address(tx, body)
        case _:
            organiser_posts.fill(tx, button, body)


def _keep_choices(tx: GameTransaction, n: int, body: dict[str, object]) -> None:
    hours.keep_choices(tx, tx.seats[n].player_id, body)
    if "language" in body:
        page_language.say_stored_language()


def _correct_address(tx: GameTransaction, body: dict[str, object]) -> None:
    address = read_address({"email": body.get("email")})
    organisers.check(address, app_state().settings.organisers, "email")
    correct_address(tx, address, requests_for(address))


def _rejected_page(refusal: errors.Refused, body: dict[str, object]) -> Response:
    with app_state().database.reading() as session:
        link = read_link(session)
        if (joined := join_pages.token_of_joined(link)) is not None:
            link = read_link(session, joined)
        if link.is_dealt:
            return seat_page.table_page(link, rejection_notice(refusal.for_people), status_of(refusal))
        return with_retry_after(lobby_page(link, refusal, body), refusal)
