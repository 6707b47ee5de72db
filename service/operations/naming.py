"""What somebody is called whose name was taken out, and how an address is shown where it need not be read."""

from __future__ import annotations

from collections.abc import Collection

from service.text.names import name_key

FORGOTTEN = "A player"


def free_name(taken: Collection[str]) -> str:
    """ "A player", or the first of "A player 2", "A player 3" ... that nobody at the table is called."""
    keys = {name_key(name) for name in taken}
    names = [FORGOTTEN, *(f"{FORGOTTEN} {n}" for n in range(2, len(keys) + 3))]
    return next(name for name in names if name_key(name) not in keys)


def masked(address: str) -> str:
    """ "a***@example.org": enough to tell a typing mistake in the domain, too little to write to."""
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}***@{domain}"
