"""The odds of a shot, from what one seat has been told: its view, and the events of the hand since the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import singledispatchmethod
from typing import Any, NamedTuple

from engine import cards
from engine import events as e
from engine.cards import CARDS, KINDS
from engine.choices import ON_TABLE
from engine.deal import HAND_SIZE
from engine.editions import resolve

_DECK = Counter(KINDS[kind] for kind in cards.DECK)
_ONTO_A_PILE = ("SR", "BR", "FG", "HO")  # a hit puts these on a pile, a miss on the discard stack


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


def shot_odds(view: dict[str, Any], told: Iterable[e.Event]) -> Odds:
    """Return the odds of the next shot. `view` is a seat's; `told` are the events since the deal as it may know them.

    Before the reshuffle any card may come that the seat has not seen and does not know to be in a hand; after it, any
    that was shuffled and has not been seen since. What the decisions of the others may betray is not counted.
    """
    coming = _Known(view, told).coming()
    outlaws = sum(number for code, number in coming.items() if CARDS[code].kind == "outlaw")
    return Odds(outlaws, coming.total())


class _Known:
    """Where cards are, as one seat has been told (the order on the stack: RULES section 3).

    A card that somebody else took out of the discard stack by a hidden search counts as if it still lay there.
    """

    def __init__(self, view: dict[str, Any], told: Iterable[e.Event]) -> None:
        self._view = view
        self._kept = 0 if resolve(view["edition"], view["house_rules"]).reshuffle == "all" else 1
        self._held: Counter[str] = Counter()  # in hands of the others
        self._stack: list[str] = []  # the top first
        self._supply = 0  # number of cards
        self._shuffled: Counter[str] | None = None  # what the reshuffle put into the supply and was not seen since
        self._left_over = 0  # the cards of the draw under way that come from before the reshuffle
        self._shooting: str | None = None  # the card whose shot is awaited
        for event in told:
            self._learn(event)

    def coming(self) -> Counter[str]:
        """Return the cards of which the next may be turned up."""
        if self._shuffled is not None:
            return self._shuffled
        if not self._supply:
            return Counter(self._stack[self._kept :])
        return _DECK - self._own() - self._laid_out() - Counter(self._stack) - self._held

    def _own(self) -> Counter[str]:
        return Counter(code for hand in self._view["hands"] if isinstance(hand, list) for code in hand)

    def _laid_out(self) -> Counter[str]:
        """Return the cards in all territories, and the one that waits for a choice after its hit."""
        laid = Counter(code for territory in self._view["territories"] for pile in territory.values() for code in pile)
        pending = self._view["pending"]
        if self._view["phase"] == "choose" and pending["move"] in ON_TABLE:
            laid[KINDS[ON_TABLE[pending["move"]]]] += 1
        return laid

    def _is_other(self, seat: int) -> bool:
        return not isinstance(self._view["hands"][seat], list)

    def _gain(self, seat: int, code: str) -> None:
        if self._is_other(seat):
            self._held[code] += 1

    def _lose(self, seat: int, code: str, number: int = 1) -> None:
        """Note that cards left a hand. Those that were known to be in it are taken to have gone first."""
        if self._is_other(seat):
            self._held[code] = max(self._held[code] - number, 0)

    def _take(self, code: str) -> None:
        """Note that a card left the discard stack.

        With `keep_top` the card that stayed at the reshuffle may be another than was thought, after a hidden search.
        """
        if code in self._stack:
            self._stack.remove(code)

    def _see(self, codes: Sequence[str]) -> None:
        """Note cards that left the supply after the reshuffle."""
        if self._shuffled is not None:
            self._shuffled -= Counter(codes)

    @singledispatchmethod
    def _learn(self, event: object) -> None:
        """Note what an event tells. Most tell nothing about cards that are not in view."""

    @_learn.register
    def _(self, event: e.Dealt) -> None:
        self._stack = [event.top]
        self._supply = len(cards.DECK) - HAND_SIZE * len(self._view["players"]) - 1

    @_learn.register
    def _(self, event: e.Drew) -> None:
        self._see((event.cards or ())[self._left_over :])
        self._supply -= event.number - self._left_over
        self._left_over = 0

    @_learn.register
    def _(self, event: e.DrewDiscard) -> None:
        self._take(event.card)
        self._gain(event.seat, event.card)

    @_learn.register
    def _(self, event: e.Reshuffled) -> None:
        self._left_over, self._supply = self._supply, event.cards
        self._shuffled, self._stack = Counter(self._stack[self._kept :]), self._stack[: self._kept]

    @_learn.register
    def _(self, event: e.Laid) -> None:
        self._lose(event.seat, event.outlaw, event.number)

    @_learn.register
    def _(self, event: e.PhotoPlayed) -> None:
        self._lose(event.seat, f"{event.outlaw}*")

    @_learn.register
    def _(self, event: e.Played) -> None:
        self._lose(event.seat, event.card)
        if event.card == "WE" or event.way == "ask":
            self._stack.insert(0, event.card)
        else:
            self._shooting = event.card

    @_learn.register
    def _(self, event: e.Shot) -> None:
        self._see([event.card])
        self._supply -= 1
        self._stack.insert(0, event.card)
        if self._shooting and not (event.hit and self._shooting in _ONTO_A_PILE):
            self._stack.insert(0, self._shooting)
        self._shooting = None

    @_learn.register
    def _(self, event: e.Displaced) -> None:
        self._stack.insert(0, "FG")

    @_learn.register
    def _(self, event: e.Cleared) -> None:
        self._stack.insert(0, "HO")

    @_learn.register
    def _(self, event: e.Orphaned) -> None:
        for code in event.cards:
            self._stack.insert(0, code)

    @_learn.register
    def _(self, event: e.Asked) -> None:
        if event.gave:
            self._lose(event.asked, event.outlaw)
            self._gain(event.seat, event.outlaw)

    @_learn.register
    def _(self, event: e.Stole) -> None:
        self._gain(event.seat, event.outlaw)

    @_learn.register
    def _(self, event: e.Took) -> None:
        if event.card is not None:
            self._take(event.card)
            self._gain(event.seat, event.card)

    @_learn.register
    def _(self, event: e.Discarded) -> None:
        self._lose(event.seat, event.card)
        self._stack.insert(0, event.card)
