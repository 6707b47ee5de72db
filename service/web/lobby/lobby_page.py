"""The page of a link before the deal: a proposal, the organiser's page, an invitation, or why the link is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Response

from engine.language import text
from service import errors
from service.gamelog import presence, talk
from service.games import standing_orders
from service.lobby import cutting, joining
from service.players import players
from service.text.addresses import as_typed
from service.views.lasting import lasting
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import status_of
from service.web.base.form_fields import FormFields
from service.web.base.language_field import language_field
from service.web.base.zone_field import zone_field
from service.web.link.link_requests import LinkRequest
from service.web.link.page_context import link_context
from service.web.link.page_notices import rejection_notice
from service.web.lobby import before_the_deal, join_pages
from service.web.lobby.before_the_deal import GIVEN_UP
from service.web.lobby.open_invitations import open_invitations
from service.web.lobby.stop_invitations import shown_notice
from service.web.turn import order_form

REPLACED = text("This link has been replaced by a newer one. The game has not begun yet.")
CONFIRMED = text("This game is confirmed, and the others are invited. Everything else comes by mail.")
NOT_JOINED = text("All seats are taken, or the game was closed, or the 48 hours of this link are over.")
CUT = text("Cut the cards")
WHY_CUT = text(
    "If you like, type a word. It joins all shuffles of the game, and whoever chose the secret number did not know it."
)
OFFERED_TO_ANOTHER = text("This invitation is over: the seat was offered to somebody else.")


def lobby_page(
    link: LinkRequest, refusal: errors.Refused | None = None, typed: dict[str, Any] | None = None
) -> Response:
    """Return the page before the deal: the organiser's, the invitation, or why the link is no longer good.

    `refusal` and `typed`: why a post was rejected, and what was typed in it.
    """
    wrong = refusal.fields if refusal else {}
    template, context = _content(link, bodies.text_fields(typed or {}), wrong)
    notice = shown_notice(link, rejection_notice(refusal.for_people) if refusal else None)
    return responses.page(
        template, status_of(refusal) if refusal else 200, **link_context(link), **context, notice=notice
    )


def _content(link: LinkRequest, typed: Mapping[str, str], wrong: Mapping[str, str]) -> tuple[str, dict[str, Any]]:
    """Return the template, and what it needs beside what every page of a link needs."""
    over, seats, failed = _why_over(link), link.log.seats, link.failed_mails
    context: dict[str, Any] = {
        "guests": before_the_deal.guests(link.game, seats, link.viewer, failed),
        "standing": order_form.standing_fields(link.game, _orders_to_show(link)),
        "against_robots": presence.against_robots(seats),
        **_choices(link, typed, wrong),
        "progress": before_the_deal.progress(seats),
    }
    if over is not None:
        return "lobby/lobby.html", context | {"greeting": over}
    if link.content.scope == "join":
        return "lobby/join_confirm.html", context | join_pages.confirmation(link, typed, wrong)
    if link.content.scope == "proposal":
        player = players.stored(link.session, link.seat.player_id)
        address = None if player is None else as_typed(player.address)
        confirmation = before_the_deal.confirmation(address, failed.get(0), typed, wrong)
        return "lobby/check_mail.html", context | {"confirmation": confirmation}
    context |= {
        "message": talk.of_invitation(link.log),
        "address": presence.shown_address(link.session, link.game, seats[0]),
    }
    if link.game.status == "proposed":
        return "lobby/confirm.html", context
    if link.seat.n == 0:
        waiting = open_invitations(link.log, failed, app_state().clock(), typed, wrong)
        free: dict[str, Any] = {"vacant": before_the_deal.free_seats(seats, failed, typed, wrong), "waiting": waiting}
        free |= {"joining": join_pages.shared_address(link), "wishes": join_pages.wishes(link)}
        return "lobby/organiser.html", context | free
    state = link.seat.state
    choices = {
        "accepted": state == "accepted",
        "asks_for_orders": state in ("invited", "lapsed"),
        "lasting": lasting(len(seats), sum(map(presence.is_robot, seats)), link.game.turn_hours),
    }
    return "lobby/invite.html", context | before_the_deal.welcome(link.seat, seats[0].name)._asdict() | choices


def _choices(link: LinkRequest, typed: Mapping[str, str], wrong: Mapping[str, str]) -> dict[str, object]:
    """Return the field for a word, and those for the player's time zone and language; None without a player."""
    player = players.stored(link.session, _reader(link))
    return {
        "cut": FormFields(typed, wrong, "cut").field(cutting.FIELD, CUT, hint=WHY_CUT),
        "zone": zone_field(player, typed.get("time_zone")),
        "language": language_field(player, typed.get("language"), wrong.get("language")),
    }


def _reader(link: LinkRequest) -> int | None:
    """Return the player who may choose on this page, who has no seat yet if they ask to join."""
    if link.content.scope == "join":
        return joining.sent_to(link.session, link.content)
    return None if link.viewer is None else link.seat.player_id


def _orders_to_show(link: LinkRequest) -> Mapping[str, Any]:
    """Return the orders of a player who has accepted, or what accepting would set."""
    if link.viewer is None or link.seat.state != "accepted":
        return standing_orders.ON_ACCEPTING
    return order_form.effective_orders(link.game, standing_orders.of(link.log, link.seat.n))


def _why_over(link: LinkRequest) -> str | None:
    """Return why a link to a game that is not dealt has nothing to offer; None if it has."""
    if link.content.scope == "join":
        return None if link.standing == "live" else NOT_JOINED
    if link.standing == "revoked":
        return REPLACED
    if link.standing == "former":
        return OFFERED_TO_ANOTHER
    if link.content.scope == "proposal":  # not whether the organiser has declined: the address may be anybody's
        return {"inviting": CONFIRMED, "stopped": GIVEN_UP}.get(link.game.status)
    if link.standing == "past" or (link.seat.n == 0 and link.seat.state == "declined"):
        return GIVEN_UP
    return None
