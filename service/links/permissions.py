"""What a link may do: one table of scope x standing x action, which every page and every post asks.

What is not in the table is refused. A new scope is a new row; a new page needs an action here.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal, get_args

from service import errors
from service.links.standing import Standing
from service.links.tokens import Scope

Action = Literal[
    "look",  # see the page of the link, and the table after an earlier move
    "move",
    "order",  # standing orders, the rest of a turn
    "clock",  # see and set one's own hours
    "resign",
    "return",  # take a held seat back
    "resume",  # end a pause
    "ask",  # put a question to the table
    "answer",  # answer one
    "confirm",
    "accept",
    "decline",
    "fill",  # ask somebody else for a free seat before the deal
    "never",  # want no more invitations
    "forget",
    "renew",  # have a new seat link mailed that takes the place of all older ones
    "resend",  # have the present seat link mailed once more
]


class Verdict(Enum):
    """What the table says. BYSTANDER: see what anybody may see; as a post, only what this link did before is answered
    again, and with no more than a bystander may know."""

    ALLOWED = "allowed"
    BYSTANDER = "told as a bystander"
    REFUSED = "refused"


_PLAYER: tuple[Action, ...] = (
    "look",
    "move",
    "order",
    "clock",
    "resign",
    "return",
    "resume",
    "ask",
    "answer",
    "renew",
)
_Row = tuple[tuple[Action, ...], tuple[Action, ...]]  # what is allowed, what is told as a bystander

_TABLE: dict[tuple[Scope, Standing], _Row] = {
    # Before the deal. Moves and new links are refused by the game itself, which has not begun.
    ("confirm", "live"): (
        ("look", "confirm", "decline", "fill", "order", "never", "forget", "move", "renew"),
        (),
    ),
    ("invite", "live"): (("look", "accept", "decline", "order", "never", "forget", "move", "renew"), ()),
    ("offer", "live"): (("accept", "decline", "never"), ("look",)),
    # In a game. What cannot be undone is not for links in mails that get quoted and forwarded.
    ("seat", "live"): ((*_PLAYER, "forget"), ()),
    ("turn", "live"): (_PLAYER, ()),
    ("window", "live"): (_PLAYER, ()),
    ("motion", "live"): (("answer",), ("look",)),
    ("back", "live"): (("return",), ("look",)),
    # Past. "No more invitations" works for the person the mail was sent to, and touches no seat they have taken.
    ("confirm", "past"): (("never", "resend"), ("look", "confirm")),
    ("invite", "past"): (("never", "resend"), ("look", "accept")),
    ("offer", "past"): (("never",), ("look", "accept", "decline")),
    ("turn", "past"): (("resend",), ("look", "move")),
    ("window", "past"): (("resend",), ("look",)),
    ("motion", "past"): (("resend",), ("look",)),
    ("back", "past"): (("resend",), ("look", "return")),
    # Revoked: the same person has newer links.
    ("confirm", "revoked"): (("never", "resend"), ("look",)),
    ("invite", "revoked"): (("never", "resend"), ("look",)),
    ("seat", "revoked"): (("resend",), ("look",)),
    ("turn", "revoked"): (("resend",), ("look",)),
    ("window", "revoked"): (("resend",), ("look",)),
    ("motion", "revoked"): (("resend",), ("look",)),
    ("back", "revoked"): (("resend",), ("look",)),
    # Former: whoever sits there now is never reached by it.
    ("confirm", "former"): (("never",), ("look",)),
    ("invite", "former"): (("never",), ("look",)),
    ("seat", "former"): ((), ("look",)),
    ("turn", "former"): ((), ("look",)),
    ("window", "former"): ((), ("look",)),
    ("motion", "former"): ((), ("look",)),
    ("back", "former"): ((), ("look",)),
}

ACTIONS: tuple[Action, ...] = get_args(Action)


def verdict(scope: Scope, standing: Standing, action: Action) -> Verdict:
    """Return what a link of that scope and standing may do. What the table does not name is refused."""
    allowed, bystander = _TABLE.get((scope, standing), ((), ()))
    if action in allowed:
        return Verdict.ALLOWED
    return Verdict.BYSTANDER if action in bystander else Verdict.REFUSED


def refusal_of(scope: Scope, standing: Standing, action: Action) -> errors.Refused:
    """Return why a link may not do something, without a word about the table or its players."""
    if standing == "revoked":
        return errors.Revoked("This link has been replaced by a newer one. Nothing was done.")
    if standing == "former":
        return errors.Revoked("This link was made for somebody who does not have this seat. Nothing was done.")
    if standing == "past":
        return errors.Past("This link has done its work. Nothing was done.")
    if action == "forget" and scope in ("turn", "window"):
        return errors.Past(
            "Mails of a turn get forwarded, so their links cannot do this. Please use the link in your start mail."
        )
    return errors.Past("This link is not for that. Please use the link to your own seat. Nothing was done.")
