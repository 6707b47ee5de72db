"""The names of robots at a table: those of people, none of which is like a player's, a card's or a word of a move."""

from __future__ import annotations

from collections.abc import Collection

from service.text.names import name_key

NAMES = ("Ada", "Otis", "Nell", "Zeke", "Effie", "Gideon", "Lottie", "Ike", "Una")
"""In this order; more than there are seats. Each begins with a letter of its own, so that one letter is enough."""


def free_name(taken: Collection[str]) -> str:
    """Return the first name that begins with another letter than all the names taken, of which a table has few."""
    letters = {name_key(name)[:1] for name in taken}
    return next(name for name in NAMES if name_key(name)[0] not in letters)
