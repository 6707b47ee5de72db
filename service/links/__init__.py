"""Links: what a token says, what it is worth by now, and what it may do.

A token is a capability: it names a scope, a seat and an epoch, and we signed it. Raising a seat's epoch revokes every
link made for it before.
"""

from __future__ import annotations

from service.links.permissions import Action, Verdict, refusal_of, verdict
from service.links.standing import Standing, holder, standing
from service.links.tokens import Claim, Links, Scope

__all__ = ["Action", "Claim", "Links", "Scope", "Standing", "Verdict", "holder", "refusal_of", "standing", "verdict"]
