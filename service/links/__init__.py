"""Links: signed tokens, their standing, and what they permit.

A token is a capability: it names a scope, a seat and an epoch, and is signed. Incrementing a seat's epoch revokes every
link made for it before.
"""

from __future__ import annotations

from service.links.permissions import LINK_DONE, Action, Verdict, refusal_of, verdict
from service.links.standing import Standing, holder, standing
from service.links.tokens import Claim, Links, Scope

__all__ = [
    "LINK_DONE",
    "Action",
    "Claim",
    "Links",
    "Scope",
    "Standing",
    "Verdict",
    "holder",
    "refusal_of",
    "standing",
    "verdict",
]
