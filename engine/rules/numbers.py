"""The numbers of the rules (docs/rules.md). No edition and no flag changes them.

Whatever has a game takes them from `Rules.numbers`, so that a house rule about one of them would change it here alone.
What one card counts and adds to a poster is in the table of cards (`engine.rules.cards`).
"""

from __future__ import annotations

from typing import NamedTuple

from engine.rules.cards import N_OUTLAWS, PRINTED


class Numbers(NamedTuple):
    """Numbers of cards, Capture Points and dollars."""

    copies: tuple[int, ...] = PRINTED  # cards of each kind
    hand: int = 10  # cards dealt to each player
    drawn: int = 2  # cards of a draw from the supply
    set: int = 3  # cards of an Outlaw that open them
    lay: int = 1000  # dollars that each card of a play adds to the poster, but for the first
    deal: int = 1000  # dollars that each poster gains with each deal
    to_capture: int = 8  # Capture Points of all players together; with fewer the poster pays nothing
    to_take_all: int = 5  # points ahead of the second player; with as many the leader takes everything
    first_due: int = 2000  # dollars that each leader is due in the first round
    due: int = 1000  # dollars of every other payment
    to_win: int = 25_000  # dollars that end the game

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards in canonical order, before they are shuffled for a deal or a duel."""
        return tuple(kind for kind, copies in enumerate(self.copies) for _ in range(copies))

    @property
    def deck(self) -> int:
        """The number of all cards."""
        return sum(self.copies)

    @property
    def hits(self) -> float:
        """The part of all cards that has a bullet hole: the Outlaw cards."""
        return sum(self.copies[:N_OUTLAWS]) / self.deck


NUMBERS = Numbers()
