"""What a quick policy looks at: the open table and one hand, of a seat's view or of a sampled table (`worlds`).

Either way it has no card that the seat may not see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from engine.robots.worth import Points, Worth, worth_by
from engine.rules.cards import OUTLAWS
from engine.rules.moves import Move
from engine.rules.public import PublicTable, SeatView
from engine.rules.table import EMPTY, Pile, Table


class Sight:
    """A seat, its hand as twenty counts, the open table with the Capture Points by Outlaw, and what follows from it."""

    def __init__(
        self, seat: int, hand: Sequence[int], table: PublicTable, points: Sequence[Points], worth: Worth
    ) -> None:
        self.seat, self.hand, self.table, self.points, self.worth = seat, hand, table, points, worth

    def pile(self, seat: int, outlaw: int) -> Pile:
        """Return a player's pile of an Outlaw."""
        return self.table.territories[seat].get(outlaw, EMPTY)

    @property
    def own_piles(self) -> Mapping[int, Pile]:
        """The seat's own territory."""
        return self.table.territories[self.seat]

    @cached_property
    def part_in_hands(self) -> float:
        """The part of the cards in the other hands and the supply that is in the hands."""
        in_hands = sum(self.table.hand_sizes) - sum(self.hand)
        unseen = in_hands + self.table.supply_size
        return in_hands / unseen if unseen else 0.0


def look(t: Table, seat: int, points: Sequence[Points], worth: Worth) -> Sight:
    """Return what a seat sees of a table with these Capture Points, and what posters are worth by its rules."""
    return Sight(seat, t.hands[seat], t, points, worth)


def sight_of(view: SeatView) -> Sight:
    """Return what a seat's view shows. Raises ValueError if it is a bystander's."""
    return Sight(own_seat(view), view.hand, view, points_of(view), worth_by(view.rules))


def legal_moves(view: SeatView) -> list[Move]:
    """Return the moves of a seat's view, in an order of their own. Raises ValueError if it has no move to make."""
    if not view.legal:
        raise ValueError("legal: this view has no move to make")
    return sorted(view.legal)


def own_seat(view: SeatView) -> int:
    """Return the seat whose view it is. Raises ValueError if it is a bystander's."""
    if view.seat is None:
        raise ValueError("seat: this is a bystander's view; a robot needs a seat's")
    return view.seat


def points_of(t: PublicTable) -> list[Points]:
    """Return the Capture Points by Outlaw, of each by seat."""
    points = [[0] * len(t.territories) for _ in OUTLAWS]
    for seat, territory in enumerate(t.territories):
        for outlaw, pile in territory.items():
            points[outlaw][seat] = pile.capture_points
    return [tuple(by_seat) for by_seat in points]
