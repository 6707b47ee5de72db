"""The name of a player whose name was removed."""

from __future__ import annotations

from collections.abc import Collection

from service.text.names import name_key

FORGOTTEN = "A player"


def free_name(taken: Collection[str]) -> str:
    """Return "A player", or the first of "A player 2", "A player 3" ... that is not among the names taken."""
    keys = {name_key(name) for name in taken}
    names = [FORGOTTEN, *(f"{FORGOTTEN} {n}" for n in range(2, len(keys) + 3))]
    return next(name for name in names if name_key(name) not in keys)
