"""The odds of a shot, from what one seat has been told: its view, and the events of the hand since the deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.preview.memory import Memory
from engine.rules import events as e
from engine.rules.cards import CARDS
from engine.rules.public import SeatView


class Odds(NamedTuple):
    """The cards that a shot may turn up, as far as a seat knows: how many of them are Outlaw cards, and all.

    There may be more than the supply holds: nobody knows which unseen cards are in the other hands.
    """

    outlaws: int
    cards: int

    @property
    def percent(self) -> int:
        """The chance of a hit in per cent, rounded; 0 if no card is left."""
        return round(100 * self.outlaws / self.cards) if self.cards else 0


def shot_odds(view: SeatView, told: Iterable[e.Event]) -> Odds:
    """Return the odds of the next shot. `view` is a seat's; `told` are the events since the deal as it may know them.

    Before the reshuffle any card may come that the seat has not seen and does not know to be in a hand; after it, any
    that was shuffled and has not been seen since. What the decisions of the others may betray is not counted.
    """
    coming = Memory(view, told).coming()
    outlaws = sum(number for code, number in coming.items() if CARDS[code].kind == "outlaw")
    return Odds(outlaws, coming.total())
