"""Charts of money: lines told apart by dashes and by the letters at their ends, with the figures as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine import dollars
from service.text.amounts import difference

WIDTH, HEIGHT = 360, 210
LEFT, RIGHT, TOP, BOTTOM = 58, 36, 10, 24  # margin around the lines, for the labels
LETTERS = 13  # height of a label
STEPS = (1000, 2000, 5000, 10_000, 20_000, 50_000)
MOST_STEPS = 5
DASHES = ("", "7 3", "2 3", "10 3 2 3", "5 2 1 2 1 2", "1 4", "14 4")
MOST_LABELS = 8


class MoneySeries(NamedTuple):
    """Amounts in dollars, one for each column. `mark`: the letters that stand for the `name`; `style`: a CSS class."""

    name: str
    mark: str
    style: str
    values: Sequence[int]


class Tick(NamedTuple):
    """A place on an axis, and what is written there."""

    place: float
    label: str


class Scale(NamedTuple):
    """The dollars at the lower and at the upper end of a chart."""

    low: int
    high: int


class ChartLine(NamedTuple):
    """A series as a line: the points of an SVG polyline, its dashes, and the height of its letters at the end."""

    series: MoneySeries
    points: str
    dashes: str
    label_at: float


class Chart(NamedTuple):
    """A chart. `box`: width, height, and the left and right end of its lines. `rows`: its figures by column.

    `corner`: what the columns are.
    """

    title: str
    lines: tuple[ChartLine, ...]
    across: tuple[Tick, ...]
    up: tuple[Tick, ...]
    corner: str
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    box: tuple[int, int, int, int] = (WIDTH, HEIGHT, LEFT, WIDTH - RIGHT)


def chart(
    title: str,
    corner: str,
    columns: Sequence[str],
    series: Sequence[MoneySeries],
    across: Mapping[int, str] | None = None,
) -> Chart:
    """Return the chart of series that have a value for each column. `corner`: what the columns are.

    `across`: what is written below some columns, by their numbers; if not given, the names of as many as fit.
    """
    scale, steps = _scale([value for one in series for value in one.values])
    labels = _apart([_height(one.values[-1], scale) for one in series])
    return Chart(
        title,
        lines=tuple(
            ChartLine(one, _points(one.values, scale), DASHES[n % len(DASHES)], labels[n])
            for n, one in enumerate(series)
        ),
        across=tuple(Tick(_across(n, len(columns)), label) for n, label in (across or _fitting(columns)).items()),
        up=tuple(Tick(_height(one, scale), difference(one) if one < 0 else dollars(one)) for one in steps),
        corner=corner,
        rows=tuple((name, tuple(one.values[n] for one in series)) for n, name in enumerate(columns)),
    )


def _scale(values: Sequence[int]) -> tuple[Scale, range]:
    """Return the scale of a chart that shows these values and nothing, and the values of the lines of its grid."""
    most, least = max(0, *values), min(0, *values)
    step = next((step for step in STEPS if most - least <= step * MOST_STEPS), STEPS[-1])
    low, high = least // step * step, -(-most // step) * step
    high = max(high, low + step)
    return Scale(low, high), range(low, high + 1, step)


def _points(values: Sequence[int], scale: Scale) -> str:
    return " ".join(f"{_across(n, len(values)):g},{_height(value, scale):g}" for n, value in enumerate(values))


def _across(n: int, count: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * n / max(1, count - 1), 1)


def _height(value: int, scale: Scale) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - scale.low) / (scale.high - scale.low), 1)


def _fitting(columns: Sequence[str]) -> dict[int, str]:
    every = -(-len(columns) // MOST_LABELS)
    return {n: name for n, name in enumerate(columns) if n % every == 0}


def _apart(heights: Sequence[float]) -> list[float]:
    """Return these heights in the same order, moved apart by at least the height of a label."""
    order = sorted(range(len(heights)), key=lambda n: heights[n])
    placed = list(heights)
    for above, n in pairwise(order):  # downwards
        placed[n] = max(placed[n], placed[above] + LETTERS)
    lowest = float(HEIGHT - BOTTOM)
    for n in reversed(order):  # and up again, where there was no room
        placed[n] = min(placed[n], lowest)
        lowest = placed[n] - LETTERS
    return placed
