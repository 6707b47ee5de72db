"""How a card is drawn on a page: a mark in letters, its name, its kind, and a colour that is never the only sign."""

from __future__ import annotations

from typing import NamedTuple

import engine

KINDS = {"outlaw": "Outlaw", "photo": "Photo", "sheriff": "Sheriff card"}
KINDS_WITH_POINTS = {
    "outlaw": "Outlaw, {points} CP",
    "photo": "Photo, {points} CP",
    "sheriff": "Sheriff card, {points} CP",
}


class CardLook(NamedTuple):
    """What a page shows of a card. `mark` is the card's code, which players may type; `style` names CSS classes."""

    mark: str
    name: str
    kind: str
    style: str


def look(code: str) -> CardLook:
    """Return what a page shows of the card of this code."""
    card = engine.CARDS[code]
    suit = (card.outlaw or "sheriff").lower()
    kind = KINDS_WITH_POINTS[card.kind].format(points=card.points) if card.points else KINDS[card.kind]
    return CardLook(code, card.name, kind, f"{card.kind} suit-{suit}")
