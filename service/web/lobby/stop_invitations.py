"""*Never write to me again*: posted from the page of a mail that asks somebody to play, or by a mail program."""

from __future__ import annotations

from service.games.transaction import GameTransaction
from service.lobby import joining
from service.lobby.acceptance import never, no_more_invitations
from service.lobby.invitations import sent_to
from service.players import guest_address
from service.web.base.app_state import app_state
from service.web.base.link_requests import LinkRequest
from service.web.lobby import seat_offers


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
