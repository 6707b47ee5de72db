"""Tables and the pairs of acts that are run at them in every order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from tests.simulation.orders.actor import Act
from tests.simulation.orders.stage import Stage

Acts = Mapping[str, Callable[[Stage], Act]]
"""By name, what makes an act of a table. It may change the table, to make it fit for the act."""


class Table(NamedTuple):
    """A state of a game, what makes it of a game that has just begun, and what may be done in it."""

    name: str
    prepare: Callable[[Stage], None]
    acts: Acts


class Pair(NamedTuple):
    """Two acts at a table."""

    table: Table
    names: tuple[str, str]

    def __str__(self) -> str:
        return f"{self.table.name}: {self.names[0]} / {self.names[1]}"

    def acts(self, stage: Stage) -> tuple[Act, Act]:
        """Prepare the table, and return the acts."""
        self.table.prepare(stage)
        first, second = (self.table.acts[name](stage) for name in self.names)
        return first, second


def pairs_of(tables: Sequence[Table]) -> list[Pair]:
    """Return all pairs of acts at each table, those of one act with itself included."""
    return [Pair(table, names) for table in tables for names in combinations_with_replacement(table.acts, 2)]
