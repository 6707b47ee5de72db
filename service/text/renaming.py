"""Replacing a player's name in stored sentences, of which no other word may change."""

from __future__ import annotations

import re

import engine

_CARDS = sorted({card.name for card in engine.CARDS.values()}, key=len, reverse=True)


def renamed(text: str, old: str, new: str) -> str:
    """Return a text with a name replaced where it stands as a word of its own, and not in the name of a card.

    >>> renamed("Jesse, Jesse James was opened.", "Jesse", "A player")
    'A player, Jesse James was opened.'
    """
    kept = "|".join(re.escape(name) for name in _CARDS if name != old)
    pattern = rf"(?<!\w)(?:({kept})|{re.escape(old)})(?!\w)"
    return re.sub(pattern, lambda found: found[1] or new, text)
