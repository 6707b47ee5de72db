"""The marshal: tries its moves in sampled worlds, and plays each hand to its end with the deputy's rules.

All candidates are tried in the same worlds (common random numbers), so that they differ by the move and not by luck;
after each round the worse half is dropped (sequential halving). The deputy's own choice is never dropped: another is
played only if it is better by more than the error.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, log2, sqrt
from typing import Protocol

from engine.robots import deputy
from engine.robots.hand_value import hand_value
from engine.robots.playouts import Shuffled, play_out
from engine.robots.sight import Sight, legal_moves, own_seat, sight_of
from engine.robots.worlds import Worlds
from engine.rules.events import Event
from engine.rules.moves import Move
from engine.rules.public import SeatView
from engine.rules.table import Table

BUDGET = 250
"""The number of playouts for one decision, unless another is given."""

MOST_LAYS, MOST_SHERIFF, MOST_DISCARDS = 3, 4, 4  # candidates of each kind
ERRORS = 1.5  # standard errors by which a candidate has to be better than the deputy's choice


class Sampled(Protocol):
    """Complete tables that may be the true one."""

    def likely(self, rng: random.Random) -> Table:
        """Return one of them, as often as it is likely."""


def choose(view: SeatView, told: Sequence[Event], rng: random.Random, budget: int = BUDGET) -> Move:
    """Choose a move for the seat whose view this is, after about `budget` playouts; out of turn as the deputy does."""
    return decide(view, partial(Worlds, view, told), rng, budget)


def decide(view: SeatView, worlds: Callable[[], Sampled], rng: random.Random, budget: int) -> Move:
    """Choose a move by trying candidates in worlds, which are asked for only if there is something to try."""
    legal = legal_moves(view)
    sight = sight_of(view)
    default = deputy.decide(sight, legal)
    candidates = _candidates(sight, legal)
    if view.phase == "react" or len(candidates) == 1 or not budget:
        return default
    return _Trial(view, worlds(), default, [*candidates, default], rng).run(budget)


def _candidates(sight: Sight, legal: Sequence[Move]) -> list[Move]:
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
        self._worlds, self._value = worlds, hand_value(view)
        self._results: dict[Move, list[float]] = {move: [] for move in candidates}

    def run(self, budget: int) -> Move:
        """Return the best candidate, or the default if none is better by more than the error."""
        rounds = max(ceil(log2(len(self._results))), 1)
        for _ in range(rounds):
            for _ in range(max(budget // (rounds * len(self._results)), 2)):
                world, seed = self._worlds.likely(self._rng), self._rng.getrandbits(32)
                for move, results in self._results.items():
                    results.append(play_out(world.copy(Shuffled(seed)), self._seat, (self._seat, move), self._value))
            self._drop()
            if len(self._results) == 1:
                return self._default
        best = max(self._results, key=lambda move: (statistics.fmean(self._results[move]), move))
        return best if self._errors_better(best) > ERRORS else self._default

    def _drop(self) -> None:
        """Drop the worse half, and what is worse than the default by more than the error, but never the default."""
        ranked = sorted(self._results, key=lambda move: (-statistics.fmean(self._results[move]), move))
        kept = [move for move in ranked[: ceil(len(ranked) / 2)] if self._errors_better(move) > -ERRORS]
        self._results = {move: self._results[move] for move in sorted({*kept, self._default})}

    def _errors_better(self, move: Move) -> float:
        """Return how much better a move is than the default in the worlds of both, in standard errors."""
        better = [one - other for one, other in zip(self._results[move], self._results[self._default], strict=True)]
        error = statistics.stdev(better) / sqrt(len(better))
        return statistics.fmean(better) / error if error else statistics.fmean(better)
