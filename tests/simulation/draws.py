"""The generators of a run, which begin anew at each step: what happens in one step changes the draws of no other."""

from __future__ import annotations

import random
from collections import Counter
from datetime import datetime
from typing import Any, NamedTuple


class States(NamedTuple):
    """Where all generators are: those of a run by their names, and that of the module `random`."""

    own: dict[str, Any]
    module: Any


class Draws:
    """Generators by name, made from one seed."""

    def __init__(self, seed: int) -> None:
        self._seed, self._generators = seed, dict[str, random.Random]()
        self._steps: Counter[datetime] = Counter()

    def of(self, name: str) -> random.Random:
        return self._generators.setdefault(name, random.Random(f"{name} {self._seed}"))

    def begin(self, now: datetime) -> None:
        """Let all begin anew for a step at this time, and otherwise for each step at the same time."""
        self._steps[now] += 1
        for name, generator in self._generators.items():
            generator.seed(f"{name} {self._seed} {now} {self._steps[now]}")

    def states(self) -> States:
        return States({name: one.getstate() for name, one in self._generators.items()}, random.getstate())

    def put_back(self, states: States) -> None:
        for name, state in states.own.items():
            self._generators[name].setstate(state)
        random.setstate(states.module)
