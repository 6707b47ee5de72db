"""The greenhorn: plays legal, sensible moves that can be beaten. It is there to learn against.

It draws from the supply, lays its sets, and plays Sheriff cards as often as not. It does not count points: it chooses
piles at random, asks for nothing and robs nobody, and discards any card that is not part of a pair.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import CARDS
from engine.events import Event
from engine.robots.sight import legal_moves, own_hand

PLAYS_SHERIFF_CARD = 0.5  # the chance that it plays one when it could
TAKES_FROM_OTHERS = ("wanted", "hideout")


def choose(view: Mapping[str, Any], told: Sequence[Event], rng: random.Random, budget: int) -> str:
    """Choose a move for the seat whose view this is."""
    legal = legal_moves(view)
    if view["phase"] == "draw":
        return "draw supply"
    if view["phase"] == "react":
        return max(legal, key=lambda move: move != "pass")
    if view["phase"] == "choose":
        return rng.choice(legal)
    return _play(view, legal, rng)


def _play(view: Mapping[str, Any], legal: Sequence[str], rng: random.Random) -> str:
    """Lay the largest set; then perhaps play a Sheriff card that takes nothing from others; then discard."""
    lays = [move for move in legal if move.startswith("play ")]
    if lays:
        return max(lays, key=lambda move: int(move.split()[2]))
    discards = [move for move in legal if move.startswith("discard ")]
    sheriff = [move for move in legal if move not in discards and not move.startswith(TAKES_FROM_OTHERS)]
    if sheriff and rng.random() < PLAYS_SHERIFF_CARD:
        return rng.choice(sheriff)
    return rng.choice([move for move in discards if _is_loose(view, move[8:])] or discards)


def _is_loose(view: Mapping[str, Any], code: str) -> bool:
    """Return whether a card is an Outlaw card that is the only one of its kind in the hand, of no open Outlaw."""
    return CARDS[code].kind == "outlaw" and own_hand(view).count(code) == 1 and code not in view["open"]
