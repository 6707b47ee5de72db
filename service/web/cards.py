"""How a card looks on a page: a mark in letters, its name, what it is, and a colour that is never the only sign."""

from __future__ import annotations

from typing import NamedTuple

import engine

KINDS = {"outlaw": "Outlaw", "photo": "Photo", "sheriff": "Sheriff card"}


class Look(NamedTuple):
    """`mark` is the card's code, which is also what may be typed; `style` names CSS classes."""

    mark: str
    name: str
    kind: str
    style: str


def look(code: str) -> Look:
    """How the card of this code looks."""
    card = engine.CARDS[code]
    suit = (card.outlaw or "sheriff").lower()
    points = f", {card.points} CP" if card.points else ""
    return Look(code, card.name, KINDS[card.kind] + points, f"{card.kind} suit-{suit}")
