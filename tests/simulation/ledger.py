"""What people asked of the site and what it answered: the memory with which the database is compared."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

import engine
from service.games.standing_orders import ON_ACCEPTING


class Acknowledged(NamedTuple):
    """A post that the site answered with 200: after move `at` of a game it made these moves."""

    at: int
    seat: int
    did: tuple[str, ...]


class Letter(NamedTuple):
    """An answer by mail that the site has taken in, with moves for the table after move `at`, in time for `due`."""

    message_id: str
    at: int
    seat: int
    due: datetime | None
    line: tuple[str, ...]


@dataclass
class Ledger:
    """What was asked for by game: `asked` has every line that was sent, whatever came of it.

    `letters`: answers by mail that were taken in, say a move, and were not checked yet; `written`: all, by Message-ID.
    `orders`: all standing orders that were given, by game and seat. `acknowledged`: the answers of 200 that were not
    checked yet. `agreed`: by game, the addresses whose owners have pressed the button that takes a seat. `pressed`: the
    games of those of them that were not checked yet. `restores`: how often a backup was put back.
    """

    asked: dict[str, set[tuple[int, str]]] = field(default_factory=lambda: defaultdict(set))
    acknowledged: dict[str, list[Acknowledged]] = field(default_factory=lambda: defaultdict(list))
    letters: dict[str, list[Letter]] = field(default_factory=lambda: defaultdict(list))
    written: dict[str, Letter] = field(default_factory=dict)
    restores: int = 0
    orders: dict[tuple[str, int], list[dict[str, str]]] = field(default_factory=lambda: defaultdict(list))
    agreed: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    pressed: set[str] = field(default_factory=set)

    def agrees(self, game: str, address: str) -> None:
        """Note that the owner of an address presses the button that takes a seat in a game."""
        self.agreed[game].add(address)
        self.pressed.add(game)

    def moves(self, old: str, new: str) -> None:
        """Note that the owner of an address has another one from now on."""
        for addresses in self.agreed.values():
            if old in addresses:
                addresses.add(new)

    def forget(self) -> None:
        """Expect nothing more of what was acknowledged: a backup of before was put back."""
        self.restores += 1
        self.acknowledged.clear()
        self.letters.clear()

    def was_asked(self, game: str, seat: int, move: str, before: engine.Position) -> bool:
        """Return whether a player asked for a move, by a post or a standing order, or passed by saying nothing."""
        if (seat, move) in self.asked[game]:
            return True
        orders = self.orders.get((game, seat)) or [ON_ACCEPTING]  # a guest whose first answer was lost gives no others
        if before.phase == "react":
            return move == "pass" or any(one[move.split()[0]] == "always" for one in orders)
        if before.phase == "choose":
            return before.legal(seat) == [move]  # the only choice is made for a player
        return move == "draw supply" and any(one["draw"] == "supply" for one in orders)
