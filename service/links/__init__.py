"""Links: signed tokens, their standing, and what they permit.

A token is a capability: it names a scope, a seat and an epoch, and is signed. Incrementing a seat's epoch revokes every
link made for it before.
"""

from __future__ import annotations

from service.links.permissions import LINK_DONE, Action, Verdict, refusal_of, verdict
from service.links.standing import (
    LISTED_FOR,
    Standing,
    held_at,
    holder,
    standing,
    standing_of_calendar,
    standing_of_device,
    standing_of_games,
    standing_of_page,
)
from service.links.tokens import OF_A_PLAYER, LinkContent, Links, PlayerLinkContent, Scope

__all__ = [
    "LINK_DONE",
    "LISTED_FOR",
    "OF_A_PLAYER",
    "Action",
    "LinkContent",
    "Links",
    "PlayerLinkContent",
    "Scope",
    "Standing",
    "Verdict",
    "held_at",
    "holder",
    "refusal_of",
    "standing",
    "standing_of_calendar",
    "standing_of_device",
    "standing_of_games",
    "standing_of_page",
    "verdict",
]
