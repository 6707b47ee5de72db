"""Worlds (determinizations): what a seat does not know, filled in so that it agrees with what it does know.

Robots try moves in them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.preview.memory import Memory
from engine.robots.beliefs import Beliefs
from engine.robots.manners import chance_of_peace
from engine.robots.sight import own_seat
from engine.rules.cards import KINDS, NUMBER, codes
from engine.rules.events import Event, since_deal
from engine.rules.moves import Verb
from engine.rules.public import SeatView
from engine.rules.table import Table


class World(NamedTuple):
    """A complete table, and by seat who plays peacefully (`manners`): who does not plays as the deputy."""

    table: Table
    peaceful: tuple[bool, ...]

    @classmethod
    def of_deputies(cls, table: Table) -> World:
        """Return a table at which nobody plays peacefully."""
        return cls(table, (False,) * len(table.players))


class Worlds:
    """The worlds that agree with a seat's view and with what it was told in the game.

    `memory`: what it remembers of this hand.
    """

    def __init__(self, view: SeatView, told: Sequence[Event]) -> None:
        self._view = view
        self._seat = own_seat(view)
        of_hand = since_deal(told)
        self.memory = Memory(self._view, of_hand)
        self._sizes = [0 if seat == self._seat else hand for seat, hand in enumerate(view.hand_sizes)]
        self._offered = {KINDS[move.card] for move in view.legal if move.verb is Verb.TAKE}  # by a search
        self._hidden = self.memory.hidden()
        self._beliefs = Beliefs(view, of_hand, self.memory.lacks)
        seats = range(len(view.players))
        self._peace = [0.0 if seat == self._seat else chance_of_peace(told, seat) for seat in seats]

    def likely(self, rng: random.Random) -> World:
        """Return one of the tables, as likely as it is after what the other players did (`beliefs`), and who they are.

        The seat itself does not play peacefully.
        """
        t, free = self._possible(rng)
        shuffled = self.memory.shuffled
        returns = sum(free.values(), Counter()) if shuffled is None else shuffled - Counter(codes(t.supply))
        of_seats = {seat: _numbers(cards) for seat, cards in free.items()}
        self._beliefs.settle(t, of_seats, _numbers(returns), rng)
        return World(t, tuple(rng.random() < chance for chance in self._peace))

    def possible(self, rng: random.Random) -> Table:
        """Return one of the tables, all with the same chance, whatever the other players did."""
        return self._possible(rng)[0]

    def _possible(self, rng: random.Random) -> tuple[Table, dict[int, Counter[str]]]:
        """Return one of the tables, and of each other hand the cards that were dealt to it at random."""
        stack, taken = self._stack(rng)
        unplaced = self._hidden - Counter(stack)
        hands = self._known_hands(unplaced, taken)
        known = [Counter(hand) for hand in hands]
        supply = self._supply(unplaced, rng)
        self._deal(hands, supply, unplaced, rng)
        rng.shuffle(supply)
        free = {seat: Counter(hand) - known[seat] for seat, hand in enumerate(hands) if seat != self._seat}
        return self._table(hands, supply, stack), free

    def _table(self, hands: Sequence[Sequence[str]], supply: Sequence[str], stack: Sequence[str]) -> Table:
        """Return the view as a complete table, with these cards where it does not show them."""
        v, t = self._view, Table()
        t.players, t.edition, t.rules = v.players, v.edition, v.rules
        t.hand_no, t.dealer, t.turn, t.phase = v.hand_no, v.dealer, v.turn, v.phase
        t.hands = [[*map(Counter(hand).__getitem__, KINDS)] for hand in hands]
        t.hands[self._seat] = list(v.hand)
        t.territories = [dict(territory) for territory in v.territories]
        t.posters, t.money, t.open = list(v.posters), list(v.money), list(v.open)
        t.supply, t.discard = [NUMBER[code] for code in supply], [NUMBER[code] for code in stack]
        t.reshuffled, t.sheriff_played, t.may_play_now = v.reshuffled, v.sheriff_played, v.may_play_now
        t.laid, t.pending, t.winner, t.events = dict(v.laid), v.pending, v.winner, []
        return t

    def _stack(self, rng: random.Random) -> tuple[list[str], list[tuple[int, str]]]:
        """Return the discard stack as it is remembered, without cards that were taken unseen, and who took which.

        Where memory and view do not agree, all but the top card and those that a search offers are drawn from the
        hidden ones.
        """
        size, stack_top = self._view.stack_size, self._view.stack_top
        stack, taken = list(self.memory.stack), []
        for searcher in self.memory.searchers[::-1][: max(len(stack) - size, 0)]:
            taken.append((searcher, stack.pop(self._taken(stack, rng))))
        top = [] if stack_top is None else [KINDS[stack_top]]
        if len(stack) == size and stack[:1] == top and not Counter(stack) - self._hidden:
            return stack, taken
        if not size:
            return [], []
        seen = sorted(self._offered.difference(top))
        below = sorted((self._hidden - Counter([*top, *seen])).elements())
        return [*top, *seen, *rng.sample(below, size - 1 - len(seen))], []

    def _taken(self, stack: Sequence[str], rng: random.Random) -> int:
        """Return the place of a card that may have been taken: one that is seen elsewhere, or any but a Wyatt Earp.

        A searcher knows more: a kind that is no longer there was taken, and the last of a kind that is there was not.
        """
        held = Counter(stack)
        places = [n for n, code in enumerate(stack) if code in held - self._hidden]
        if not places and self._offered:
            places = [n for n, code in enumerate(stack) if code not in self._offered and code != "WE"]
            places = places or [n for n, code in enumerate(stack) if held[code] > 1 and code != "WE"]
        return rng.choice(places or [n for n, code in enumerate(stack) if n and code != "WE"] or [len(stack) - 1])

    def _known_hands(self, unplaced: Counter[str], taken: Sequence[tuple[int, str]]) -> list[list[str]]:
        """Return the other hands with the cards that are known or thought to be there, no longer among the unplaced."""
        hands: list[list[str]] = [[] for _ in self._sizes]
        known = [(seat, code) for seat, held in self.memory.held.items() for code in sorted(held.elements())]
        for seat, code in (*known, *taken):
            if len(hands[seat]) < self._sizes[seat] and unplaced[code] > 0:
                hands[seat].append(code)
                unplaced[code] -= 1
        return hands

    def _supply(self, unplaced: Counter[str], rng: random.Random) -> list[str]:
        """Return the cards of the supply, taken from the unplaced ones: after the reshuffle, from those shuffled."""
        size, shuffled = self._view.supply_size, self.memory.shuffled
        supply: list[str] = []
        for source in (unplaced if shuffled is None else unplaced & shuffled, unplaced):
            cards = sorted((+source).elements())
            drawn = rng.sample(cards, min(size - len(supply), len(cards)))
            unplaced.subtract(drawn)
            supply += drawn
        return supply

    def _deal(self, hands: list[list[str]], supply: list[str], unplaced: Counter[str], rng: random.Random) -> None:
        """Fill the other hands. A card that a player seems to lack goes elsewhere if it can."""
        cards = sorted((+unplaced).elements())
        rng.shuffle(cards)
        for seat, hand in enumerate(hands):
            lacks, missing = self.memory.lacks[seat], self._sizes[seat] - len(hand)
            cards.sort(key=lacks.__contains__)
            dealt, cards = cards[:missing], cards[missing:]
            if self.memory.shuffled is None:
                _exchange(dealt, supply, lacks, rng)
            hand += dealt


def _exchange(hand: list[str], supply: list[str], lacks: set[str], rng: random.Random) -> None:
    """Exchange cards that a player seems to lack for others of the supply."""
    for n, code in enumerate(hand):
        places = [place for place, other in enumerate(supply) if other not in lacks] if code in lacks else []
        if places:
            place = rng.choice(places)
            hand[n], supply[place] = supply[place], code


def _numbers(cards: Counter[str]) -> Counter[int]:
    return Counter({NUMBER[code]: number for code, number in cards.items()})
