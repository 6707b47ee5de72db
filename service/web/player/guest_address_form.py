"""The part of a guest's page for getting mails: the field for an address, and the result of the mail to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from service.gamelog import requested_address
from service.models import UNDER_WAY, Player
from service.players import failed_mails
from service.text.addresses import masked
from service.web.base.app_state import app_state
from service.web.base.link_requests import Visit
from service.web.lobby.start_form import Field, FormFields

ON_ITS_WAY = "A short mail is on its way to {address}. Open its link within 48 hours and press the button there."


@dataclass(frozen=True)
class GuestAddress:
    """The field, and the result of the mail to the last address typed; `told` is empty before that.

    `answer`: what a mail server has answered. `open`: the field needs attention.
    """

    told: str
    answer: str
    open: bool
    email: Field


def guest_address_form(visit: Visit, typed: Mapping[str, str], wrong: Mapping[str, str]) -> GuestAddress | None:
    """Return the form with what was typed and its errors; None unless the seat is a guest's whose game goes on."""
    game, session = visit.game, visit.session
    if game.erase_at is None or game.status not in UNDER_WAY or not visit.allows("address"):
        return None
    request = requested_address.last_request(session, game, app_state().clock())
    email = FormFields(typed, wrong, "address").field("email", "Your mail address")
    if request is None:
        return GuestAddress("", "", bool(wrong), email)
    failed = failed_mails.of_request(visit.log, request)
    if failed is not None:
        return GuestAddress(failed.result, failed.answer, True, email)
    address = masked(session.get_one(Player, request.player_id).address)
    return GuestAddress(ON_ITS_WAY.format(address=address), "", bool(wrong), email)
