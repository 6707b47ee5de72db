"""What other players are likely to hold, after what they did: laid, asked for, discarded, or kept for some turns.

A hand's likelihood is a product of factors, one for each of a few signs that it shows: a pair of an Outlaw whom its
player has asked for, a third card of one that could have been laid, a Photo that could have been played. The logarithms
of these factors were fitted to hands that robots held (`make train`), and are read from `beliefs.json`. They are public
knowledge about players, and the signs follow from what everybody has seen.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import exp

from engine.robots.learnt import read_learnt
from engine.rules import events as e
from engine.rules.cards import KINDS, N_KINDS, N_OUTLAWS, NUMBER, PHOTO, STAGECOACH, WYATT
from engine.rules.public import SeatView
from engine.rules.table import Table

DATA = "beliefs.json"
LATE = 3  # turns of a player in this hand, from which on their cards tell more
MOST = 3  # cards of an Outlaw: more make no difference
TRIES = 6  # exchanges that are tried for each card
SUPPLY = -1  # in the place of a seat

Habits = Mapping[str, float]  # by sign, the logarithm of its factor


class Deeds:
    """What a player was seen to do in this hand.

    `turns`: how many. `asked`, `discarded`: Outlaws, and other cards. `left`: cards that they could have laid in their
    turn, or played in a window, and since when they have drawn none.
    """

    def __init__(self, told: Iterable[e.Event], seat: int) -> None:
        self.turns = 0
        self.asked: set[int] = set()
        self.discarded: set[int] = set()
        self.left: set[int] = set()
        is_open: set[int] = set()
        wanted = WYATT  # the card that may be played in the latest window
        for event in told:
            if isinstance(event, e.Laid):
                is_open.add(NUMBER[event.outlaw])
                wanted = PHOTO + NUMBER[event.outlaw]
            elif isinstance(event, e.Hid):
                wanted = WYATT
            elif isinstance(event, _OF_SEAT) and event.seat == seat:
                self._note(event, is_open, wanted)

    def _note(self, event: e.Event, is_open: set[int], wanted: int) -> None:
        match event:
            case e.Discarded(card=card):
                self.turns += 1
                self.discarded.add(NUMBER[card])
                self.left |= is_open
            case e.Asked(outlaw=outlaw):
                self.asked.add(NUMBER[outlaw])
            case e.Passed():
                self.left.add(wanted)
            case _:
                self.left.clear()


_OF_SEAT = (e.Discarded, e.Asked, e.Passed, e.Drew, e.Took)


class Signs:
    """The signs that a player's hand may show, which depend on what they did and on what lies before them."""

    def __init__(self, view: SeatView, deeds: Deeds, seat: int) -> None:
        self._when = "late" if deeds.turns >= LATE else "early"
        self._has_piles = bool(view.territories[seat])
        self._open, self._left = view.open, deeds.left
        self._states = [_state(view, deeds, outlaw) for outlaw in range(N_OUTLAWS)]

    def of_outlaw(self, outlaw: int, held: int, photo: int) -> Iterator[str]:
        """Yield the signs of so many cards of an Outlaw and of its Photo in one hand."""
        state, held = self._states[outlaw], min(held, MOST)
        if held:
            yield f"{self._when}, {state}: {held}"
        if photo and PHOTO + outlaw in self._left:
            yield "left: photo"
        elif photo:
            yield f"{self._when}, {'open' if self._open[outlaw] else 'shut'}: photo beside {held}"

    def of_other(self, card: int, held: int) -> Iterator[str]:
        """Yield the signs of so many cards that go to any Outlaw or to none."""
        if held and card in self._left:
            yield f"left: {KINDS[card]}"
        elif held:
            yield f"{self._when}, {'with' if self._has_piles else 'without'} piles: {min(held, 2)} {KINDS[card]}"

    def of_hand(self, hand: Sequence[int]) -> Iterator[str]:
        """Yield the signs of a whole hand."""
        for outlaw in range(N_OUTLAWS):
            yield from self.of_outlaw(outlaw, hand[outlaw], hand[PHOTO + outlaw])
        for card in range(STAGECOACH, N_KINDS):
            yield from self.of_other(card, hand[card])


def _state(view: SeatView, deeds: Deeds, outlaw: int) -> str:
    if view.open[outlaw]:
        return "left" if outlaw in deeds.left else "open"
    if outlaw in deeds.asked:
        return "asked for"
    return "discarded" if outlaw in deeds.discarded else "shut"


class _Likelihood:
    """How likely a player's cards of one group are, as a logarithm: an Outlaw with its Photo, or any other card."""

    def __init__(self, signs: Signs, copies: Sequence[int], habits: Habits) -> None:
        def weigh(found: Iterable[str]) -> float:
            return sum(habits.get(sign, 0.0) for sign in found)

        of_each = [range(number + 1) for number in copies]  # how many of a card a hand may hold
        self._outlaws = [
            [
                [weigh(signs.of_outlaw(outlaw, held, photo)) for photo in of_each[PHOTO + outlaw]]
                for held in of_each[outlaw]
            ]
            for outlaw in range(N_OUTLAWS)
        ]
        self._others = [
            [weigh(signs.of_other(card, held)) for held in of_each[card]] for card in range(STAGECOACH, N_KINDS)
        ]

    def of(self, hand: Sequence[int], group: int) -> float:
        """Return it for a group: the number of an Outlaw, or of another card."""
        if group < N_OUTLAWS:
            return self._outlaws[group][hand[group]][hand[PHOTO + group]]
        return self._others[group - STAGECOACH][hand[group]]


class Beliefs:
    """What a seat may think of the other hands."""

    def __init__(self, view: SeatView, told: Sequence[e.Event], lacks: Mapping[int, set[str]]) -> None:
        self._likelihoods: dict[int, _Likelihood] = {}
        self._lacks = {seat: {NUMBER[code] for code in codes} for seat, codes in lacks.items()}
        copies = view.rules.numbers.copies
        for seat in range(len(view.players)):
            deeds = Deeds(told, seat)
            if seat != view.seat and deeds.turns:
                self._likelihoods[seat] = _Likelihood(Signs(view, deeds, seat), copies, _habits())

    def settle(self, t: Table, free: Mapping[int, Counter[int]], returns: Counter[int], rng: random.Random) -> None:
        """Exchange cards between other hands and the supply, so that hands become as likely as they are.

        `free`: the cards of each hand of which it is not known that they are there. `returns`: how many of them may go
        to the supply. It changes the table and `returns`, by the Metropolis rule: of two tables that an exchange leads
        to from each other, each is reached as often as its likelihood says.
        """
        slots = [(seat, card) for seat, cards in free.items() for card in sorted(cards.elements())]
        owners = [*(seat for seat, _ in slots), *(SUPPLY for _ in t.supply)]
        cards = [*(card for _, card in slots), *t.supply]
        for _ in range(TRIES * len(slots) if self._likelihoods else 0):
            here, there = rng.randrange(len(slots)), rng.randrange(len(cards))
            seat, given, other, taken = owners[here], cards[here], owners[there], cards[there]
            if seat == other or given == taken or taken in self._lacks[seat]:
                continue
            if not returns[given] if other == SUPPLY else given in self._lacks[other]:
                continue
            change = self._exchange(t, seat, given, taken) + self._exchange(t, other, taken, given)
            if change < 0 and rng.random() >= exp(change):
                self._exchange(t, seat, taken, given)
                self._exchange(t, other, given, taken)
                continue
            cards[here], cards[there] = taken, given
            if other == SUPPLY:
                returns.subtract((given,))
                returns.update((taken,))
        t.supply = cards[len(slots) :]

    def _exchange(self, t: Table, seat: int, given: int, taken: int) -> float:
        """Put a card in the place of another; return what that adds to the logarithm of the hand's likelihood."""
        if seat == SUPPLY:
            return 0.0
        hand, likelihood = t.hands[seat], self._likelihoods.get(seat)
        groups = {_group(given), _group(taken)} if likelihood else ()
        before = sum(likelihood.of(hand, group) for group in groups) if likelihood else 0.0
        hand[given] -= 1
        hand[taken] += 1
        return sum(likelihood.of(hand, group) for group in groups) - before if likelihood else 0.0


def _group(card: int) -> int:
    return card if card < PHOTO or card >= STAGECOACH else card - PHOTO


@cache
def _habits() -> Habits:
    habits: Habits = read_learnt(DATA)["habits"]
    return habits
