"""What lies open on the table: what everybody sees, of a complete table and of a seat's view of it alike.

Rules that need nothing else take this type, so that pages, robots and the game get the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.rules.editions import Rules
from engine.rules.table import Pending, Phase, Pile


class PublicTable(Protocol):
    """The public part of a `Table` and of a `SeatView`; the fields are explained there."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""

    @property
    def edition(self) -> str:
        """The edition's id."""

    @property
    def rules(self) -> Rules:
        """The edition's flags with the house rules."""

    @property
    def hand_no(self) -> int:
        """The number of the hand, from 1."""

    @property
    def dealer(self) -> int:
        """The seat that dealt this hand."""

    @property
    def turn(self) -> int:
        """The active player's seat."""

    @property
    def phase(self) -> Phase:
        """What the game waits for."""

    @property
    def hand_sizes(self) -> Sequence[int]:
        """The number of cards in each hand, by seat."""

    @property
    def territories(self) -> Sequence[Mapping[int, Pile]]:
        """The piles of each seat, by Outlaw."""

    @property
    def posters(self) -> Sequence[int]:
        """Dollars, in circle order."""

    @property
    def money(self) -> Sequence[int]:
        """Dollars, by seat."""

    @property
    def supply_size(self) -> int:
        """The number of cards in the supply."""

    @property
    def stack_size(self) -> int:
        """The number of cards on the discard stack."""

    @property
    def searchable(self) -> bool:
        """Whether the discard stack holds a card that a search may take. All know: takes never remove a Wyatt Earp."""

    @property
    def stack_top(self) -> int | None:
        """The top card of the discard stack, if there is one."""

    @property
    def open(self) -> Sequence[bool]:
        """Whether each Outlaw is open, in circle order."""

    @property
    def reshuffled(self) -> bool:
        """Whether the discard stack was shuffled in this hand."""

    @property
    def sheriff_played(self) -> bool:
        """Whether the turn's Sheriff card was played."""

    @property
    def laid(self) -> Mapping[int, int]:
        """How many cards of each Outlaw the active player has laid this turn."""

    @property
    def pending(self) -> Pending:
        """The open choice or window."""

    @property
    def winner(self) -> int | None:
        """The winner's seat once the game is over."""
