"""The condition of an alert: evaluated on the samples of one moment, and as an expression of Prometheus.

Both mean the same, so that a site without Prometheus is told of the same faults.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, Protocol

COMPARISONS: Mapping[str, Callable[[float, float], bool]] = MappingProxyType(
    {"==": operator.eq, ">": operator.gt, ">=": operator.ge, "<": operator.lt}
)
MATCHES: Mapping[str, Callable[[str, str], bool]] = MappingProxyType(
    {"=": operator.eq, "!~": lambda value, pattern: re.fullmatch(pattern, value) is None}
)
AGGREGATES: Mapping[str, Callable[[Iterable[float]], float]] = MappingProxyType({"min": min, "max": max})

Labels = Mapping[str, str]


class Sample(NamedTuple):
    """A value of a metric, with its labels."""

    name: str
    labels: Labels
    value: float


class Condition(Protocol):
    """What an alert is about. Its text is an expression of Prometheus."""

    def found(self, samples: Sequence[Sample]) -> list[Labels]:
        """Return the labels of each thing for which it holds, `{}` for the service as a whole; none if it does not."""


class LabelMatch(NamedTuple):
    """Which samples of a metric count, by a label of theirs."""

    label: str
    how: str  # a key of MATCHES
    text: str


@dataclass(frozen=True)
class Compared:
    """An aggregate of a metric, for each combination of the labels `by`, is over or under a limit."""

    aggregate: str  # a key of AGGREGATES
    metric: str
    compares: str  # a key of COMPARISONS
    limit: int
    by: tuple[str, ...] = ()
    where: tuple[LabelMatch, ...] = ()
    absolute: bool = False  # compare without the sign

    def __str__(self) -> str:
        where = ",".join(f'{label}{how}"{text}"' for label, how, text in self.where)
        metric = f"{self.metric}{{{where}}}" if where else self.metric
        by = f" by ({', '.join(self.by)}) " if self.by else ""
        return f"{self.aggregate}{by}({f'abs({metric})' if self.absolute else metric}) {self.compares} {self.limit}"

    def found(self, samples: Sequence[Sample]) -> list[Labels]:
        """Return the labels of each thing for which it holds."""
        groups: dict[tuple[str, ...], list[float]] = {}
        for sample in samples:
            given = (MATCHES[how](sample.labels.get(label, ""), text) for label, how, text in self.where)
            if sample.name == self.metric and all(given):
                value = abs(sample.value) if self.absolute else sample.value
                groups.setdefault(tuple(sample.labels.get(name, "") for name in self.by), []).append(value)
        compare, aggregate = COMPARISONS[self.compares], AGGREGATES[self.aggregate]
        return [
            dict(zip(self.by, key, strict=True))
            for key, group in groups.items()
            if compare(aggregate(group), self.limit)
        ]


@dataclass(frozen=True)
class Absent:
    """A metric has no sample."""

    metric: str

    def __str__(self) -> str:
        return f"absent({self.metric}) == 1"

    def found(self, samples: Sequence[Sample]) -> list[Labels]:
        """Return the labels of the service as a whole if it holds."""
        return [] if any(sample.name == self.metric for sample in samples) else [{}]


@dataclass(frozen=True)
class Both:
    """Two conditions of the service as a whole hold at the same time."""

    one: Condition
    other: Condition

    def __str__(self) -> str:
        return f"{self.one} and {self.other}"

    def found(self, samples: Sequence[Sample]) -> list[Labels]:
        """Return the labels of the service as a whole if it holds."""
        return self.one.found(samples) if self.other.found(samples) else []


@dataclass(frozen=True)
class Either:
    """One or the other of two conditions holds."""

    one: Condition
    other: Condition

    def __str__(self) -> str:
        other = f"({self.other})" if isinstance(self.other, Both) else str(self.other)
        return f"{self.one} or {other}"

    def found(self, samples: Sequence[Sample]) -> list[Labels]:
        """Return the labels of each thing for which one holds, or else the other."""
        return self.one.found(samples) or self.other.found(samples)


@dataclass(frozen=True)
class Rising:
    """A condition on how fast counters rise: only Prometheus, which keeps what they were, can evaluate it."""

    expression: str

    def __str__(self) -> str:
        return self.expression

    def found(self, samples: Sequence[Sample]) -> list[Labels]:
        """Return nothing: the samples of one moment do not show it."""
        return []
