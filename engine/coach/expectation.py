"""What a player could expect at a moment: the mean of playouts in worlds that agree with what they saw."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean, variance
from typing import NamedTuple

from engine.coach.heard import Heard
from engine.record import Made
from engine.robots.hand_value import hand_value
from engine.robots.playouts import Shuffled, play_out, try_moves
from engine.robots.worlds import Worlds
from engine.rules.legal import carry_out
from engine.rules.moves import Move
from engine.rules.table import Table


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
        value = hand_value(heard.view)
        self._worlds, self._outlook = Worlds(heard.view, heard.told), value.result if value else None
        self._seat, self._rng, self._number = seat, rng, worlds

    def after(self, move: Move | None = None) -> Expected:
        """Return what is to be expected after a move of the seat's, or of the moment as it is."""
        made = None if move is None else (self._seat, move)
        return Expected.of([self._brought(self._worlds.likely(self._rng), made) for _ in range(self._number)])

    def compare(self, move: Move, choices: Sequence[Move]) -> Comparison:
        """Compare a move of the seat's with the marshal's choices, two or more, in the same worlds."""
        brought: dict[Move, list[float]] = {tried: [] for tried in (move, *choices)}
        for _ in range(self._number):
            world, luck = self._worlds.likely(self._rng), self._rng.getrandbits(32)
            for tried, value in try_moves(world, self._seat, brought, luck, self._outlook).items():
                brought[tried].append(value)
        marshals = [fmean(values) for values in zip(*(brought[choice] for choice in choices), strict=True)]
        pairs = list(zip(brought[move], marshals, strict=True))
        return Comparison(
            middle=Expected.of([(one + other) / 2 for one, other in pairs]),
            change=Expected.of([one - other for one, other in pairs]),
            doubt=Expected.of([fmean(brought[choice]) for choice in choices]).variance,
        )

    def after_others(self, made: Made) -> Expected:
        """Return what is to be expected after a move of somebody else's, before the cards it turns up are known."""
        move = Move.parse(made.move)
        values = []
        for _ in range(self._number):
            world = self._worlds.likely(self._rng)
            _give(world, made.seat, self._seat, move.leaves, self._rng)
            values.append(self._brought(world, (made.seat, move)))
        return Expected.of(values)

    def _brought(self, world: Table, made: tuple[int, Move] | None) -> float:
        t = world.copy(Shuffled(self._rng.getrandbits(32)))
        if made:
            carry_out(t, *made)
        return play_out(t, self._seat, self._outlook)


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
