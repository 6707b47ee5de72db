"""What a player could expect at a moment: the mean of playouts in worlds that agree with what they saw."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean, stdev, variance
from typing import NamedTuple

from engine.coach.heard import Heard
from engine.record import Made
from engine.robots.playouts import play_out, try_moves
from engine.robots.worlds import World, Worlds
from engine.rules.moves import Move
from engine.rules.table import Table

AT_ONCE = 30  # worlds in which moves are compared before one looks how much they differ
USUAL = 8_000.0  # dollars: what differences between moves usually vary by from world to world
MOST_TIMES = 2.5  # times as many worlds at most for one that varies more


class Expected(NamedTuple):
    """The mean of playouts in dollars, and the variance of this mean."""

    value: float
    variance: float

    @classmethod
    def of(cls, values: list[float]) -> Expected:
        """Return the mean of two values or more."""
        return cls(fmean(values), variance(values) / len(values))


class Comparison(NamedTuple):
    """A move beside the marshal's, tried in the same worlds.

    `middle`: half-way between the two, whose error has next to nothing to do with that of `change`, from the marshal's
    to the move. `doubt`: the variance of the marshal's value that comes from its not choosing the same at every try.
    """

    middle: Expected
    change: Expected
    doubt: float


class Expectation:
    """A moment of a seat, in so many worlds that could be true then."""

    def __init__(self, heard: Heard, seat: int, rng: random.Random, worlds: int) -> None:
        self._worlds, self._seat, self._rng = Worlds(heard.view, heard.told), seat, rng
        self._number = worlds

    def after(self, move: Move | None = None) -> Expected:
        """Return what is to be expected after a move of the seat's, or of the moment as it is."""
        made = None if move is None else (self._seat, move)
        return Expected.of([self._brought(self._worlds.likely(self._rng), made) for _ in range(self._number)])

    def compare(self, move: Move, choices: Sequence[Move]) -> Comparison:
        """Compare a move of the seat's with the marshal's choices, two or more, in the same worlds.

        There are more of them if the difference varies much: so the errors of all comparisons together are small.
        """
        brought: dict[Move, list[float]] = {tried: [] for tried in (move, *choices)}
        changes: list[float] = []
        at_once = min(AT_ONCE, self._number)
        while not changes or len(changes) < self._number * min(stdev(changes) / USUAL, MOST_TIMES):
            for _ in range(at_once):
                world, luck = self._worlds.likely(self._rng), self._rng.getrandbits(32)
                tried = try_moves(world, self._seat, brought, luck)
                changes.append(tried[move] - fmean(tried[choice] for choice in choices))
                for one, value in tried.items():
                    brought[one].append(value)
        means = [value - change / 2 for value, change in zip(brought[move], changes, strict=True)]
        return Comparison(
            middle=Expected.of(means),
            change=Expected.of(changes),
            doubt=Expected.of([fmean(brought[choice]) for choice in choices]).variance,
        )

    def after_others(self, made: Made) -> Expected:
        """Return what is to be expected after a move of somebody else's, before the cards it turns up are known."""
        move = Move.parse(made.move)
        values = []
        for _ in range(self._number):
            world = self._worlds.likely(self._rng)
            _give(world.table, made.seat, self._seat, move.leaves, self._rng)
            values.append(self._brought(world, (made.seat, move)))
        return Expected.of(values)

    def _brought(self, world: World, made: tuple[int, Move] | None) -> float:
        return play_out(world, self._seat, self._rng.getrandbits(32), made)


def _give(world: Table, seat: int, reader: int, card: int, rng: random.Random) -> None:
    """Let a player hold a card that they are about to play, in exchange for another of theirs. It changes the world.

    The card comes from where the world has it: the supply, a hand that the reader does not see, or the discard stack,
    if the player took it from there by a hidden search.
    """
    hand = world.hands[seat]
    if hand[card]:
        return
    given = rng.choices(range(len(hand)), hand)[0]
    hidden = [other for n, other in enumerate(world.hands) if n not in (seat, reader) and other[card]]
    if card in world.supply:
        world.supply[world.supply.index(card)] = given
    elif hidden:
        hidden[0][card] -= 1
        hidden[0][given] += 1
    else:
        world.discard[world.discard.index(card)] = given
    hand[card] += 1
    hand[given] -= 1
