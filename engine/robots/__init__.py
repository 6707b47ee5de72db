"""Robots: policies that choose a move from what one seat may know, and from nothing else.

>>> import random, engine
>>> game = engine.new_game(["Anna", "Burt"], seed="00" * 32, dealer=1)
>>> ROBOTS["deputy"](game.seen_by(0), game.events_for(0), random.Random(1), 0)
<draw supply>
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.robots import cautious, deputy, greenhorn, marshal, tastes
from engine.rules.events import Event
from engine.rules.moves import Move
from engine.rules.public import SeatView


class Robot(Protocol):
    """A policy."""

    def __call__(self, view: SeatView, told: Sequence[Event], rng: random.Random, budget: int) -> Move:
        """Return one of the view's legal moves.

        `view`: a seat's view with moves to make. `told`: the events of the game as this seat may know them: a view
        forgets the discard stack, what others are known to hold, and how they play. `rng`: the only source of random
        numbers; it must be independent of the game's seed. `budget`: the number of samples that a robot which searches
        may take; the same view, events, random numbers and budget always give the same move. Raises ValueError if
        there is no move to make.
        """


ROBOTS: Mapping[str, Robot] = {
    "greenhorn": greenhorn.choose,
    "cautious": cautious.choose,
    "deputy": deputy.choose,
    "marshal": marshal.choose,
    "gunslinger": tastes.gunslinger,
    "homesteader": tastes.homesteader,
}
"""The robots by name."""

STRENGTHS = ("greenhorn", "cautious", "deputy", "marshal")
"""Those that differ by how strong they are, from the weakest on; the others have the deputy's strength."""
