"""What a seat may know of a table; and what lies open on it, alike in a complete table and in a seat's view.

Rules that need nothing else take a `PublicTable`, so that pages, robots and the game get the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.rules.editions import Rules
from engine.rules.moves import Move
from engine.rules.table import EMPTY, Pending, Phase, Pile, Table


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat may know, or a bystander if `seat` is None. Other hands and the supply are known by their sizes.

    `hand`: the seat's own cards, as twenty counts; all 0 for a bystander. `may_play_now`: the Sheriff card that a
    search has just brought, if this seat may know it. `legal`: the seat's moves, if it is to act. The other fields are
    those of `Table`.
    """

    seat: int | None
    players: tuple[str, ...]
    edition: str
    rules: Rules
    hand_no: int
    dealer: int
    turn: int
    phase: Phase
    hand: Sequence[int] = field(repr=False)
    hand_sizes: Sequence[int]
    territories: Sequence[Mapping[int, Pile]]
    posters: Sequence[int]
    money: Sequence[int]
    supply_size: int
    stack_size: int
    stack_top: int | None
    searchable: bool
    open: Sequence[bool]
    reshuffled: bool
    sheriff_played: bool
    may_play_now: int | None
    laid: Mapping[int, int]
    pending: Pending
    winner: int | None
    legal: tuple[Move, ...]

    def pile(self, seat: int, outlaw: int) -> Pile:
        """Return a player's pile of an Outlaw, perhaps an empty one."""
        return self.territories[seat].get(outlaw, EMPTY)


PublicTable: TypeAlias = Table | SeatView
"""Only what both have can be read. It is public but for `may_play_now`: a table knows more of it than a view shows."""
