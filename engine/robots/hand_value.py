"""What a game under way may still bring a seat, told from the cards of a complete table and its players (`worlds`).

A small neural network reads each poster by itself, beside what concerns all of them, and tells how many dollars more
than the others on average the seat will get from it. Another reads their sum and the money, and tells the chance to win
the game. Both were fitted to games between deputies and cautious robots (`make train`), and their numbers are read from
`hand_value.json`.

There are none for two players, of whom each hand is played to its end: with networks a marshal won fewer games against
a deputy (docs/robots.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import exp
from typing import Any, NamedTuple

from engine.robots.learnt import read_learnt
from engine.robots.worlds import World
from engine.robots.worth import margin, standing, worth_of
from engine.rules.cards import N_OUTLAWS, PHOTO, STAGECOACH
from engine.rules.numbers import NUMBERS
from engine.rules.public import PublicTable
from engine.rules.table import EMPTY, Table

DATA = "hand_value.json"
DOLLARS = 1000.0  # in which money is counted by the networks

Row = Sequence[float]


class Inputs(NamedTuple):
    """What the first network reads, for one seat: numbers of the whole table, and of each poster by itself.

    Numbers of players are in the order of their turns, the seat's own first.
    """

    table: Row
    posters: Sequence[Row]


def inputs(world: World, seat: int) -> Inputs:
    """Return what the first network reads of a world."""
    t, n = world.table, len(world.peaceful)
    seats = [(seat + place) % n for place in range(n)]
    return Inputs(list(_of_table(world, seats)), [list(_of_poster(t, seats, outlaw)) for outlaw in range(N_OUTLAWS)])


def _of_table(world: World, seats: Sequence[int]) -> Iterator[float]:
    """Yield the rules, the cards that can still be drawn, whose turn it is, and what players are and hold for all."""
    t = world.table
    yield from (t.rules.photo_window, t.rules.share, t.rules.fastest_gun == "table", t.rules.hideout == "anyone")
    yield cards_to_come(t)
    yield t.reshuffled
    for seat in seats:
        hand = t.hands[seat]
        yield seat == t.turn
        yield sum(hand)
        yield bool(t.territories[seat])
        yield world.peaceful[seat]
        yield from hand[STAGECOACH:]


def _of_poster(t: Table, seats: Sequence[int], outlaw: int) -> Iterator[float]:
    """Yield a poster's money, who has what of its Outlaw on the table and in hand, and what is left to come."""
    photo, top = PHOTO + outlaw, t.stack_top
    yield t.posters[outlaw] / DOLLARS
    yield t.open[outlaw]
    unseen, photos = t.rules.numbers.copies[outlaw], t.rules.numbers.copies[photo]
    for seat in seats:
        hand, pile = t.hands[seat], t.territories[seat].get(outlaw, EMPTY)
        unseen -= hand[outlaw] + pile.outlaws
        photos -= hand[photo] + pile.photo
        yield pile.capture_points
        yield pile._replace(hideout=0).capture_points if pile.hideout else 0
        yield outlaw in t.territories[seat]
        yield pile.gun
        yield hand[outlaw]
        yield hand[photo]
    yield unseen
    yield photos
    yield top == outlaw
    yield top == photo


def cards_to_come(t: Table) -> int:
    """Return how many cards can still be drawn or turned up in this hand, if no more are discarded."""
    return len(t.supply) if t.reshuffled else len(t.supply) + len(t.discard)


def of_game(money: Sequence[int], seat: int, lead: float, to_come: int) -> list[float]:
    """Return what the second network reads: money, the lead that the hand is expected to bring, and its length."""
    own, *others = money[seat], *sorted((*money[:seat], *money[seat + 1 :]), reverse=True)
    return [own / DOLLARS, *(theirs / DOLLARS for theirs in others), lead / DOLLARS, to_come]


class Network:
    """A layer of cells, each of which adds its number to the sum if it is above nothing."""

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self.begin: Row = numbers["begin"]  # what each cell begins with
        self._rows: list[Row] = numbers["rows"]  # by input, then by cell
        self._weights: Row = numbers["weights"]  # of each cell in the sum
        self._base: float = numbers["base"]  # what the sum begins with

    def read(self, cells: Row, inputs: Row, at: int = 0) -> Row:
        """Return the cells with what these inputs add to them, of which the first is number `at`."""
        for n, number in enumerate(inputs, at):
            if number:
                cells = [cell + number * weight for cell, weight in zip(cells, self._rows[n], strict=True)]
        return cells

    def sum(self, cells: Row) -> float:
        """Return what the cells come to."""
        return self._base + sum(cell * weight for cell, weight in zip(cells, self._weights, strict=True) if cell > 0)


class HandValue:
    """The networks for one number of players."""

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self._posters, self._game = Network(numbers["posters"]), Network(numbers["game"])

    def lead(self, world: World, seat: int) -> float:
        """Return how many dollars more than the others on average the seat is expected to get in this hand."""
        read = inputs(world, seat)
        shared = self._posters.read(self._posters.begin, read.table)
        at = len(read.table)
        return DOLLARS * sum(self._posters.sum(self._posters.read(shared, poster, at)) for poster in read.posters)

    def standing(self, world: World, seat: int) -> float:
        """Return how a seat stands, or may expect to stand after the hand (`engine.robots.worth`), in dollars."""
        t = world.table
        if t.phase == "game_over":
            return standing(t.money, seat, t.winner)
        is_over, players = t.phase == "hand_over", len(t.players)
        lead = 0.0 if is_over else self.lead(world, seat)
        to_come = t.rules.numbers.deck - t.rules.numbers.hand * players if is_over else cards_to_come(t)
        return margin(t.money, seat) + lead + worth_of(self.chance(t.money, seat, lead, to_come), players)

    def chance(self, money: Sequence[int], seat: int, lead: float, to_come: int) -> float:
        """Return the chance of the seat to win the game, if the hand is expected to bring it this lead in dollars."""
        read = of_game(money, seat, lead, to_come)
        return 1 / (1 + exp(-self._game.sum(self._game.read(self._game.begin, read))))


@cache
def _networks() -> Mapping[int, HandValue]:
    """Return the networks by number of players."""
    return {int(players): HandValue(numbers) for players, numbers in read_learnt(DATA)["networks"].items()}


def hand_value(t: PublicTable) -> HandValue | None:
    """Return the networks for a table; None if it has two players, or other numbers than they were fitted to."""
    return _networks().get(len(t.players)) if t.rules.numbers == NUMBERS else None
