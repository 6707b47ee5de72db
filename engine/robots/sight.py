"""What a quick policy looks at: the table as one seat sees it, in the engine's own numbers.

It is built from a seat's view, or from a sampled table (`worlds`) in which a robot tries a move. Either way it has no
card that the seat may not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.cards import NUMBER, OUTLAWS
from engine.editions import resolve
from engine.robots.worth import Points, Worth, worth_by
from engine.table import EMPTY, PILES, Pile, Table


class Sight(NamedTuple):
    """A seat's own hand as twenty counts, and what everybody sees. `top`: the discard stack's top card, if any."""

    seat: int
    turn: int
    phase: str
    hand: Sequence[int]
    sizes: Sequence[int]  # cards in each hand
    territories: Sequence[Mapping[int, Pile]]
    posters: Sequence[int]
    money: Sequence[int]
    is_open: Sequence[bool]
    supply: int
    reshuffled: bool
    top: int | None
    discarded: int  # cards of the discard stack
    asked: str  # the move of the open choice or window
    points: Sequence[Points]  # by Outlaw
    worth: Worth

    def pile(self, seat: int, outlaw: int) -> Pile:
        """Return a player's pile of an Outlaw."""
        return self.territories[seat].get(outlaw, EMPTY)

    @property
    def next_seat(self) -> int:
        """The player to the left."""
        return (self.seat + 1) % len(self.money)


def look(t: Table, seat: int) -> Sight:
    """Return what a seat sees of a table."""
    return Sight(
        seat,
        t.turn,
        t.phase,
        t.hands[seat],
        [sum(hand) for hand in t.hands],
        t.territories,
        t.posters,
        t.money,
        t.open,
        len(t.supply),
        t.reshuffled,
        t.discard[0] if t.discard else None,
        len(t.discard),
        t.pending.move,
        _points(t.territories),
        worth_by(t.rules),
    )


def read_view(view: Mapping[str, Any]) -> Sight:
    """Return what a seat's view shows."""
    hands, top = view["hands"], view["discard"]["top"]
    seat = own_seat(view)
    held = Counter(own_hand(view))
    territories = [{NUMBER[code]: _pile(code, cards) for code, cards in own.items()} for own in view["territories"]]
    return Sight(
        seat,
        view["turn"],
        view["phase"],
        [held[code] for code in NUMBER],
        [hand if isinstance(hand, int) else len(hand) for hand in hands],
        territories,
        [view["posters"][code] for code in OUTLAWS],
        view["money"],
        [code in view["open"] for code in OUTLAWS],
        view["supply"],
        view["reshuffled"],
        None if top is None else NUMBER[top],
        view["discard"]["size"],
        view["pending"]["move"] if view["pending"] else "",
        _points(territories),
        worth_by(resolve(view["edition"], view["house_rules"])),
    )


def legal_moves(view: Mapping[str, Any]) -> list[str]:
    """Return the moves of a seat's view, in an order of their own. Raises ValueError if it has no move to make."""
    if not view.get("legal"):
        raise ValueError("legal: this view has no move to make")
    return sorted(view["legal"])


def own_hand(view: Mapping[str, Any]) -> list[str]:
    """Return the cards of the seat whose view it is, as codes."""
    hand: list[str] = view["hands"][own_seat(view)]
    return hand


def own_seat(view: Mapping[str, Any]) -> int:
    """Return the seat whose view it is. Raises ValueError if it is a bystander's."""
    for seat, hand in enumerate(view["hands"]):
        if isinstance(hand, list):
            return seat
    raise ValueError("hands: this is a bystander's view; a robot needs a seat's")


def _pile(outlaw: str, codes: Sequence[str]) -> Pile:
    counts = Counter(NUMBER[code] for code in codes)
    return Pile(*(counts[kind] for kind in PILES[NUMBER[outlaw]]))


def _points(territories: Sequence[Mapping[int, Pile]]) -> list[Points]:
    points = [[0] * len(territories) for _ in OUTLAWS]
    for seat, territory in enumerate(territories):
        for outlaw, pile in territory.items():
            points[outlaw][seat] = pile.capture_points
    return [tuple(by_seat) for by_seat in points]
