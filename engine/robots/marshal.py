"""The marshal: tries its moves in sampled worlds, and plays each on with the rules of its players there.

All candidates are tried in the same worlds (common random numbers), so that they differ by the move and not by luck.
It is a race: a candidate drops out as soon as another is clearly better, and the rest of the budget is not used once
one is left. The deputy's own choice counts as best until another is better by more than the error.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, sqrt
from typing import Protocol

from engine.robots import deputy
from engine.robots.hand_value import hand_value
from engine.robots.playouts import try_moves
from engine.robots.sight import Sight, legal_moves, own_seat, sight_of
from engine.robots.worlds import World, Worlds
from engine.rules.events import Event
from engine.rules.moves import Move
from engine.rules.public import SeatView

BUDGET = 250
"""The number of playouts for one decision, unless another is given."""

MOST_LAYS, MOST_SHERIFF, MOST_DISCARDS = 3, 4, 4  # candidates of each kind
ERRORS = 1.5  # standard errors by which a candidate has to be better than the deputy's choice
FEWEST_WORLDS = 2  # whatever the budget
FIRST_LOOK, LOOKS = 8, 1.5  # worlds before candidates drop out, and how many times as many before they do so again
CLEARLY = 2.0  # standard errors by which a candidate has to be worse than the best to drop out
NEGLIGIBLE = 200.0  # dollars: a candidate that is better than the deputy's choice by less drops out, too


class Sampled(Protocol):
    """Worlds that may be the true one."""

    def likely(self, rng: random.Random) -> World:
        """Return one of them, as often as it is likely."""


def choose(view: SeatView, told: Sequence[Event], rng: random.Random, budget: int = BUDGET) -> Move:
    """Choose a move for the seat whose view this is, after about `budget` playouts; out of turn as the deputy does."""
    return decide(view, partial(Worlds, view, told), rng, budget)


def decide(view: SeatView, worlds: Callable[[], Sampled], rng: random.Random, budget: int) -> Move:
    """Choose a move by trying candidates in worlds, which are asked for only if there is something to try."""
    legal = legal_moves(view)
    sight = sight_of(view)
    default = deputy.decide(sight, legal)
    tried = candidates(sight, legal)
    if view.phase == "react" or len(tried) == 1 or not budget:
        return default
    return _Trial(view, worlds(), default, [*tried, default], rng).run(budget)


def candidates(sight: Sight, legal: Sequence[Move]) -> list[Move]:
    """Return the moves worth trying: all of a short choice, and of the plays those that the deputy thinks best of."""
    if sight.table.phase != "play":
        return list(legal)
    best = (
        *deputy.ranked_lays(sight, legal)[:MOST_LAYS],
        *deputy.ranked_sheriff_cards(sight, legal)[:MOST_SHERIFF],
        *deputy.ranked_discards(sight, legal)[:MOST_DISCARDS],
    )
    return [move for _, move in best]


class _Trial:
    """Candidates, and what each of them brought in each of the worlds."""

    def __init__(
        self,
        view: SeatView,
        worlds: Sampled,
        default: Move,
        candidates: Sequence[Move],
        rng: random.Random,
    ) -> None:
        self._seat, self._default, self._rng = own_seat(view), default, rng
        value = hand_value(view)
        self._worlds, self._outlook = worlds, value.standing if value else None
        self._results: dict[Move, list[float]] = {move: [] for move in candidates}

    def run(self, budget: int) -> Move:
        """Return the best candidate, or the default if none is better by more than the error."""
        worlds, look, left = 0, FIRST_LOOK, budget
        while len(self._results) > 1 and (left >= len(self._results) or worlds < FEWEST_WORLDS):
            world, luck = self._worlds.likely(self._rng), self._rng.getrandbits(32)
            for move, brought in try_moves(world, self._seat, self._results, luck, self._outlook).items():
                self._results[move].append(brought)
            worlds, left = worlds + 1, left - len(self._results)
            if worlds == look:
                self._drop()
                look = ceil(look * LOOKS)
        best = self._best()
        if len(self._results) == 1 or self._default not in self._results:
            return best
        gain, error = self._gain(best, self._default)
        return best if gain > ERRORS * error else self._default

    def _best(self) -> Move:
        return max(self._results, key=lambda move: (statistics.fmean(self._results[move]), move))

    def _drop(self) -> None:
        """Drop what is clearly worse than the best; the default counts as that if another is negligibly better."""
        best, hoped = self._best(), 0.0
        if self._default in self._results and self._at_most(best, self._default) < NEGLIGIBLE:
            best, hoped = self._default, NEGLIGIBLE
        self._results = {
            move: brought
            for move, brought in self._results.items()
            if move is best or self._at_most(move, best) > hoped
        }

    def _at_most(self, move: Move, other: Move) -> float:
        """Return how much better a move may at most be than another, in dollars."""
        gain, error = self._gain(move, other)
        return gain + CLEARLY * error

    def _gain(self, move: Move, other: Move) -> tuple[float, float]:
        """Return how much better a move is than another in the worlds of both, and the standard error."""
        better = [one - two for one, two in zip(self._results[move], self._results[other], strict=True)]
        return statistics.fmean(better), statistics.stdev(better) / sqrt(len(better))
