"""Who may start games, where the operator has said so (`ORGANISERS`).

The refusal is plain. Nothing a stranger learns from it is a secret, and somebody who belongs there and has mistyped
his address would otherwise wait for a mail that never comes.
"""

from __future__ import annotations

from collections.abc import Collection

from service import errors
from service.seats.proposal import Proposal


def check(proposal: Proposal, allowed: Collection[str]) -> None:
    """errors.Invalid unless the organiser's address or its domain is among `allowed`; of nobody, everybody is."""
    address = (proposal.people[0].address or "").lower()
    if allowed and not {address, address.rpartition("@")[2]} & set(allowed):
        told = "On this site only its own people start games, and this address is none of theirs. You may be invited."
        raise errors.Invalid({"players.0.email": told})
