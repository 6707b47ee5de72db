"""A mail address for a guest's seat: the form on their page, and the page of the link in the mail that it sends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Response

from engine.language import text
from service.gamelog import requested_address
from service.models import UNDER_WAY, Player
from service.players import failed_mails, guest_address, players
from service.text.addresses import as_typed
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.form_fields import Field, FormFields
from service.web.base.language_field import language_field
from service.web.base.zone_field import zone_field
from service.web.link.link_requests import LinkRequest
from service.web.link.page_context import link_context
from service.web.link.page_notices import PageNotice

ON_ITS_WAY = text("A short mail is on its way to {address}. Open its link within 48 hours and press the button there.")


@dataclass(frozen=True)
class GuestAddress:
    """The field, and the result of the mail to the last address typed; `told` is empty before that.

    `answer`: what a mail server has answered. `open`: the field needs attention.
    """

    told: str
    answer: str
    open: bool
    email: Field


def guest_address_form(link: LinkRequest, typed: Mapping[str, str], wrong: Mapping[str, str]) -> GuestAddress | None:
    """Return the form with what was typed and its errors; None unless the seat is a guest's whose game goes on."""
    game, session = link.game, link.session
    if not guest_address.may_be_given(game) or game.status not in UNDER_WAY or not link.allows("address"):
        return None
    request = requested_address.last_request(session, game, app_state().clock())
    email = FormFields(typed, wrong, "address").field("email", text("Your mail address"))
    if request is None:
        return GuestAddress("", "", bool(wrong), email)
    address = as_typed(session.get_one(Player, request.player_id).address)
    failed = failed_mails.of_request(link.log, request)
    if failed is not None:
        return GuestAddress(failed.unmasked(address).result, failed.answer, True, email)
    return GuestAddress(ON_ITS_WAY.format(address=address), "", bool(wrong), email)


def confirm_page(link: LinkRequest, notice: PageNotice | None) -> Response:
    """Return the page of the link in that mail. No word on it is the guest's."""
    player = players.stored(link.session, guest_address.sent_to(link.session, link.content))
    choices: dict[str, object] = {"zone": zone_field(player), "language": language_field(player), "deal_at": None}
    if link.game.deal is not None and player is not None:
        form = FormFields({}, {}, "address")
        hour = time_formats.time_of_day(player.deal_minute) or ""
        choices["deal_at"] = form.field("deal_at", text("The hour of that mail"), hour)
    return responses.page("player/address.html", **link_context(link), notice=notice, **choices)


def is_confirmed(link: LinkRequest) -> bool:
    """Return whether the address of a past link is the one that was confirmed."""
    player_id = link.seat.player_id
    return player_id is not None and player_id == guest_address.sent_to(link.session, link.content)
