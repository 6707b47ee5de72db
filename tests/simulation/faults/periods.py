"""Times during which something does not work: some days apart, for minutes to hours."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import timedelta

from tests.simulation.faults.chance import Chances

SHORTEST, LONGEST = timedelta(minutes=2), timedelta(hours=14)
Later = Callable[[timedelta, Callable[[], None]], None]


class Periods:
    """From time to time one of `kinds` does not work: then `present` is that, otherwise None.

    `after` lets something happen after some time; `apart` is the time between two, on average.
    """

    def __init__(self, chances: Chances, after: Later, kinds: Sequence[str], apart: timedelta) -> None:
        self.present: str | None = None
        self._chance = chances.of(" ".join(kinds), 1.0)
        self._after, self._kinds, self._apart = after, kinds, apart
        self._plan()

    def end(self) -> None:
        self.present = None

    def _plan(self) -> None:
        if not self._chance.ended:
            self._after(self._chance.random.expovariate(1.0) * self._apart, self._begin)

    def _begin(self) -> None:
        kind, lasts = self._chance.random.choice(self._kinds), self._lasts()
        if self._chance.includes(kind):
            self.present = kind
            self._after(lasts, self._over)
        else:
            self._plan()

    def _over(self) -> None:
        self.end()
        self._plan()

    def _lasts(self) -> timedelta:
        """Return how long, as often minutes as hours."""
        return SHORTEST * math.exp(self._chance.random.uniform(0.0, math.log(LONGEST / SHORTEST)))
