"""The greenhorn: plays legal, sensible moves that can be beaten. It is there to learn against.

It draws from the supply, lays its sets, and plays Sheriff cards as often as not. It does not count points: it chooses
piles at random, asks for nothing and robs nobody, and discards any card that is not part of a pair.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.robots.sight import legal_moves
from engine.rules.cards import N_OUTLAWS
from engine.rules.events import Event
from engine.rules.moves import DECLINE, DRAW_SUPPLY, Move, Verb
from engine.rules.public import SeatView

PLAYS_SHERIFF_CARD = 0.5  # the chance that it plays one when it could
TAKES_FROM_OTHERS = (Verb.ASK, Verb.STEAL, Verb.HIDEOUT)


def choose(view: SeatView, told: Sequence[Event], rng: random.Random, budget: int) -> Move:
    """Choose a move for the seat whose view this is."""
    legal = legal_moves(view)
    if view.phase == "draw":
        return DRAW_SUPPLY
    if view.phase == "react":
        return max(legal, key=lambda move: move is not DECLINE)
    if view.phase == "choose":
        return rng.choice(legal)
    return _play(view, legal, rng)


def _play(view: SeatView, legal: Sequence[Move], rng: random.Random) -> Move:
    """Lay the largest set; then perhaps play a Sheriff card that takes nothing from others; then discard."""
    lays = [move for move in legal if move.verb is Verb.PLAY]
    if lays:
        return max(lays, key=lambda move: move.count)
    discards = [move for move in legal if move.verb is Verb.DISCARD]
    sheriff = [move for move in legal if move.played is not None and move.verb not in TAKES_FROM_OTHERS]
    if sheriff and rng.random() < PLAYS_SHERIFF_CARD:
        return rng.choice(sheriff)
    return rng.choice([move for move in discards if _is_loose(view, move.card)] or discards)


def _is_loose(view: SeatView, card: int) -> bool:
    """Return whether a card is an Outlaw card that is the only one of its kind in the hand, of no open Outlaw."""
    return card < N_OUTLAWS and view.hand[card] == 1 and not view.open[card]
