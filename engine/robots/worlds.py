"""Worlds (determinizations): complete tables that agree with what a seat knows; robots try moves in them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.events import Event
from engine.memory import DECK, Memory
from engine.notation import FIELDS, read_position
from engine.robots.sight import own_seat
from engine.table import Table


class Worlds:
    """The tables that agree with a seat's view and with what it was told since the deal, which is its `memory`."""

    def __init__(self, view: Mapping[str, Any], told: Sequence[Event]) -> None:
        self._view = {field: view[field] for field in FIELDS}
        self._seat = own_seat(view)
        self.memory = Memory(self._view, told)
        self._sizes = [0 if seat == self._seat else hand for seat, hand in enumerate(view["hands"])]
        self._offered = {move[5:] for move in view.get("legal", ()) if move.startswith("take ")}  # by a search
        self._hidden = DECK - self.memory.in_sight()  # cards in the supply, on the stack and in the other hands

    def sample(self, rng: random.Random) -> Table:
        """Return one of the tables at random."""
        stack, taken = self._stack(rng)
        unplaced = self._hidden - Counter(stack)
        hands = self._known_hands(unplaced, taken)
        supply = self._supply(unplaced, rng)
        self._deal(hands, supply, unplaced, rng)
        rng.shuffle(supply)
        hands[self._seat] = self._view["hands"][self._seat]
        return read_position(self._view | {"hands": hands, "supply": supply, "discard": stack})

    def _stack(self, rng: random.Random) -> tuple[list[str], list[tuple[int, str]]]:
        """Return the discard stack as it is remembered, without cards that were taken unseen, and who took which.

        Where memory and view do not agree, all but the top card and those that a search offers are drawn from the
        hidden ones.
        """
        top, size = self._view["discard"]["top"], self._view["discard"]["size"]
        stack, taken = list(self.memory.stack), []
        for searcher in self.memory.searchers[::-1][: max(len(stack) - size, 0)]:
            taken.append((searcher, stack.pop(self._taken(stack, rng))))
        if len(stack) == size and stack[:1] == [top][:size] and not Counter(stack) - self._hidden:
            return stack, taken
        if not size:
            return [], []
        seen = sorted(self._offered - {top})
        below = sorted((self._hidden - Counter([top, *seen])).elements())
        return [top, *seen, *rng.sample(below, size - 1 - len(seen))], []

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
        size, shuffled = self._view["supply"], self.memory.shuffled
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
            cards.sort(key=lambda code, lacks=lacks: code in lacks)  # type: ignore[misc]
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
