"""*Never write to me again*: posted from the page of a mail that asks somebody to play, or by a mail program.

The page says so then, and takes it back: whoever has the link has read mail to that address.
"""

from __future__ import annotations

from dataclasses import replace

from engine.language import text
from service.admin import actions
from service.games.transaction import GameTransaction
from service.lobby import joining
from service.lobby.acceptance import invite_again, never, no_more_invitations
from service.lobby.invitations import sent_to
from service.models import Player
from service.players import guest_address, players
from service.web.base.app_state import app_state
from service.web.link.link_requests import LinkRequest
from service.web.link.page_notices import AFTER_A_POST, PageNotice, requested_notice
from service.web.lobby import seat_offers

OFF = replace(AFTER_A_POST["never"], undo=text("Take it back: write to me again"))


def shown_notice(link: LinkRequest, rejection: PageNotice | None = None) -> PageNotice | None:
    """Return the notice at the top of a link's page: why a post was rejected, or what a redirect asks for.

    While the address of its mail gets no invitations, it says so, or why not, with a button that takes that back.
    """
    if link.allows("unblock") and _blocked(link) is not None:
        return OFF if rejection is None else replace(rejection, undo=OFF.undo)
    return rejection or requested_notice(link)


def take_back(link: LinkRequest) -> None:
    """Send invitations to the mailbox of this mail again, unless the operator has blocked it. Idempotent."""
    link.require("unblock")
    blocked = _blocked(link)
    if blocked is not None:
        invite_again(link.session, blocked.id or 0, app_state().clock())


def _blocked(link: LinkRequest) -> Player | None:
    """Return the player to whom the mail was sent, if they said that they want no more; the operator did not."""
    player = players.stored(link.session, _recipient(link))
    if player is None or not player.muted or actions.is_blocked_by_operator(link.session, player.address):
        return None
    return player


def stop_invitations(link: LinkRequest) -> None:
    """Block the mailbox that this mail went to; with a live link also decline what its owner has accepted.

    The games that this changes are locked one after the other, in the same order everywhere.
    """
    session, content, now = link.session, link.content, app_state().clock()
    link.require("never")
    player_id = _recipient(link)
    if player_id is None:
        return  # the person is forgotten, so nothing is sent to them
    if link.standing == "live" and content.scope not in ("offer", "address", "join"):
        never(session, player_id, now)
        return
    no_more_invitations(session, player_id, now)
    if link.standing == "live" and content.scope == "offer":
        seat_offers.answer_offer(GameTransaction.lock(session, content.game_id, now), content, "decline")


def _recipient(link: LinkRequest) -> int | None:
    """Return the player to whom the mail with this link was sent; None if they were forgotten."""
    match link.content.scope:
        case "offer":
            return seat_offers.sent_to(link.log, link.content)
        case "address":
            return guest_address.sent_to(link.session, link.content)
        case "join":
            return joining.sent_to(link.session, link.content)
    return sent_to(link.session, link.content)
