"""Two robots that play as well as the deputy, with a taste of their own: one attacks gladly, one would rather not.

An attack is a Hideout on another player's pile, or a Most Wanted! that takes a card from it. All else is the deputy's.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from engine.robots import deputy
from engine.robots.sight import Sight, legal_moves, sight_of
from engine.rules.events import Event
from engine.rules.moves import Move, Verb
from engine.rules.public import SeatView

ATTACKS = (Verb.HIDEOUT, Verb.STEAL)
GLADLY, UNWILLINGLY = 500.0, -500.0  # dollars: what an attack counts beside what it brings; `make arena` compares them


def gunslinger(view: SeatView, told: Sequence[Event], rng: random.Random, budget: int) -> Move:
    """Choose a move for the seat whose view this is: as the deputy, but gladly to attack."""
    return _choose(view, GLADLY)


def homesteader(view: SeatView, told: Sequence[Event], rng: random.Random, budget: int) -> Move:
    """Choose a move for the seat whose view this is: as the deputy, but not to attack if little is to be gained."""
    return _choose(view, UNWILLINGLY)


def _choose(view: SeatView, taste: float) -> Move:
    legal = legal_moves(view)
    if view.phase == "play" and len(legal) > 1:
        return deputy.play(sight_of(view), legal, partial(_ranked, taste))
    return deputy.decide(sight_of(view), legal)


def _ranked(taste: float, s: Sight, legal: Sequence[Move]) -> deputy.Ranked:
    """Return the plays of Sheriff cards as the deputy does, but with the taste for attacks that bring anything."""
    ranked = deputy.ranked_sheriff_cards(s, legal)
    return sorted(((gain + taste * (move.verb in ATTACKS and gain > 0), move) for gain, move in ranked), reverse=True)
