"""Restricting who may start games to the addresses and domains in `ORGANISERS`.

The refusal is explicit: it reveals no secret, and an organiser who has mistyped their address would otherwise wait for
a mail that never comes.
"""

from __future__ import annotations

from collections.abc import Collection

from engine.language import text
from service import errors

REFUSED = text(
    "On this site only its own people start games, and this address is not one of theirs. You may be invited."
)


def check(address: str | None, allowed: Collection[str], field: str) -> None:
    """Raise errors.Invalid for this field unless the organiser may start games."""
    if not may_organise(address, allowed):
        raise errors.Invalid({field: REFUSED})


def may_organise(address: str | None, allowed: Collection[str]) -> bool:
    """Return whether the address or its domain is in `allowed`. If that is empty, everybody may start games."""
    address = (address or "").lower()
    return not allowed or bool({address, address.rpartition("@")[2]} & set(allowed))
