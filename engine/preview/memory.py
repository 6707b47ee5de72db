"""What one seat remembers of a hand: where the cards are that it has seen, from its view and the events since the deal.

A view forgets the discard stack below its top card, and what a player is known to hold. A person may remember both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from engine.rules import cards
from engine.rules import events as e
from engine.rules.cards import KINDS, NUMBER
from engine.rules.choice_effects import ON_TABLE
from engine.rules.moves import PUT
from engine.rules.public import SeatView
from engine.rules.supply import kept_at_reshuffle
from engine.rules.table import kinds_on


class Memory:
    """Where cards are, as one seat has been told (the order on the stack: docs/rules.md#sheriff-cards).

    `held`: what each other player is known to hold. `lacks`: cards that they did not give when they were asked, since
    when they have drawn none. `stack`: the discard stack, the top first; a card that somebody else took out of it by a
    hidden search counts as if it still lay there. `shuffled`: what the reshuffle put into the supply and nobody has
    seen since; None before it. `searchers`: who took a card unseen, the latest last.
    """

    def __init__(self, view: SeatView, told: Iterable[e.Event]) -> None:
        self._view = view
        self._kept = kept_at_reshuffle(view.rules)
        seats = range(len(view.players))
        self.held: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
        self.lacks: dict[int, set[str]] = {seat: set() for seat in seats}
        self.stack: list[str] = []
        self.shuffled: Counter[str] | None = None
        self.searchers: list[int] = []
        self._supply = 0  # number of cards
        self._left_over = 0  # the cards of the draw under way that come from before the reshuffle
        self._shooting: str | None = None  # the card whose shot is awaited
        for event in told:
            self._learn(event)

    def coming(self) -> Counter[str]:
        """Return the cards of which the next may be turned up."""
        if self.shuffled is not None:
            return self.shuffled
        if not self._supply:
            return Counter(self.stack[self._kept :])
        return self.unseen()

    def unseen(self) -> Counter[str]:
        """Return the cards whose place is not known: in the supply, or in another hand."""
        return self.hidden() - Counter(self.stack) - sum(self.held.values(), Counter())

    def hidden(self) -> Counter[str]:
        """Return the cards in the supply, on the stack and in the other hands."""
        return Counter(cards.spelled(self._view.rules.numbers.copies)) - self._in_sight()

    def _in_sight(self) -> Counter[str]:
        """Return the seat's own hand, the cards in all territories, and the one that waits for a choice after a hit."""
        seen = Counter(cards.spelled(self._view.hand))
        for territory in self._view.territories:
            for outlaw, pile in territory.items():
                seen.update(cards.codes(kinds_on(pile, outlaw)))
        if self._view.phase == "choose" and self._view.pending.move in ON_TABLE:
            seen[KINDS[ON_TABLE[self._view.pending.move]]] += 1
        return seen

    def _gain(self, seat: int, code: str) -> None:
        if seat != self._view.seat:
            self.held[seat][code] += 1
            self.lacks[seat].discard(code)

    def _lose(self, seat: int, code: str, number: int = 1) -> None:
        """Note that cards left a hand. It is assumed that those known to be in it left first."""
        if seat != self._view.seat:
            self.held[seat][code] = max(self.held[seat][code] - number, 0)

    def _take(self, code: str) -> None:
        """Note that a card left the discard stack.

        It may not be in the remembered stack: after a hidden search the card kept by `keep_top` may be another one.
        """
        if code in self.stack:
            self.stack.remove(code)

    def _see(self, codes: Sequence[str]) -> None:
        if self.shuffled is not None:
            self.shuffled -= Counter(codes)

    @singledispatchmethod
    def _learn(self, event: object) -> None:
        """Note what an event tells. Most tell nothing about cards that are not in view."""

    @_learn.register
    def _(self, event: e.Dealt) -> None:
        self.stack = [event.top]
        numbers = self._view.rules.numbers
        self._supply = numbers.deck - numbers.hand * len(self._view.players) - 1

    @_learn.register
    def _(self, event: e.Drew) -> None:
        self._see((event.cards or ())[self._left_over :])
        self._supply -= event.number - self._left_over
        self._left_over = 0
        self.lacks[event.seat].clear()

    @_learn.register
    def _(self, event: e.DrewDiscard) -> None:
        self._take(event.card)
        self._gain(event.seat, event.card)

    @_learn.register
    def _(self, event: e.Reshuffled) -> None:
        self._left_over, self._supply = self._supply, event.cards
        self.shuffled, self.stack = Counter(self.stack[self._kept :]), self.stack[: self._kept]

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
            self.stack.insert(0, event.card)
        else:
            self._shooting = event.card

    @_learn.register
    def _(self, event: e.Shot) -> None:
        self._see([event.card])
        self._supply -= 1
        self.stack.insert(0, event.card)
        if self._shooting and not (event.hit and NUMBER[self._shooting] in PUT):
            self.stack.insert(0, self._shooting)
        self._shooting = None

    @_learn.register
    def _(self, event: e.Displaced) -> None:
        self.stack.insert(0, "FG")

    @_learn.register
    def _(self, event: e.Cleared) -> None:
        self.stack.insert(0, "HO")

    @_learn.register
    def _(self, event: e.Orphaned) -> None:
        for code in event.cards:
            self.stack.insert(0, code)

    @_learn.register
    def _(self, event: e.Asked) -> None:
        if event.gave:
            self._lose(event.asked, event.outlaw)
            self._gain(event.seat, event.outlaw)
        else:
            self.lacks[event.asked].add(event.outlaw)

    @_learn.register
    def _(self, event: e.Stole) -> None:
        self._gain(event.seat, event.outlaw)

    @_learn.register
    def _(self, event: e.Took) -> None:
        if event.card is None:
            self.lacks[event.seat].clear()
            self.searchers.append(event.seat)
        else:
            self._take(event.card)
            self._gain(event.seat, event.card)

    @_learn.register
    def _(self, event: e.Discarded) -> None:
        self._lose(event.seat, event.card)
        self.stack.insert(0, event.card)
