"""Charts of numbers: lines told apart by dashes and by the letters at their ends, with the figures as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine import dollars
from service.text.amounts import difference

WIDTH, HEIGHT = 360, 210
LEFT, RIGHT, TOP, BOTTOM = 58, 36, 10, 24  # margin around the lines, for the labels
LETTERS = 13  # height of a label
MOST_STEPS = 5
DASHES = ("", "7 3", "2 3", "10 3 2 3", "5 2 1 2 1 2", "1 4", "14 4")
MOST_LABELS = 8


class Unit(NamedTuple):
    """What numbers are: how one is written, how far lines of the grid are apart, whether zero is always shown."""

    written: Callable[[int], str]
    steps: tuple[int, ...]
    from_zero: bool = True


def _money(amount: int) -> str:
    return difference(amount) if amount < 0 else dollars(amount)


MONEY = Unit(_money, (1000, 2000, 5000, 10_000, 20_000, 50_000))


class ChartSeries(NamedTuple):
    """Numbers, one for each column. `mark`: the letters that stand for the `name`; `style`: a CSS class."""

    name: str
    mark: str
    style: str
    values: Sequence[int]


class Tick(NamedTuple):
    """A place on an axis, and what is written there."""

    place: float
    label: str


class Ends(NamedTuple):
    """The numbers at the lower and at the upper end of a chart."""

    low: int
    high: int


class ChartLine(NamedTuple):
    """A series as a line: the points of an SVG polyline, its dashes, and the height of its letters at the end."""

    series: ChartSeries
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
    series: Sequence[ChartSeries],
    across: Mapping[int, str] | None = None,
    unit: Unit = MONEY,
) -> Chart:
    """Return the chart of series that have a value for each column. `corner`: what the columns are.

    `across`: what is written below some columns, by their numbers; if not given, the names of as many as fit.
    """
    ends, steps = _ends([value for one in series for value in one.values], unit)
    labels = _apart([_height(one.values[-1], ends) for one in series])
    return Chart(
        title,
        lines=tuple(
            ChartLine(one, _points(one.values, ends), DASHES[n % len(DASHES)], labels[n])
            for n, one in enumerate(series)
        ),
        across=tuple(Tick(_across(n, len(columns)), label) for n, label in (across or _fitting(columns)).items()),
        up=tuple(Tick(_height(one, ends), unit.written(one)) for one in steps),
        corner=corner,
        rows=tuple((name, tuple(one.values[n] for one in series)) for n, name in enumerate(columns)),
    )


def _ends(values: Sequence[int], unit: Unit) -> tuple[Ends, range]:
    """Return the ends of a chart that shows these values, and the values of the lines of its grid."""
    shown = [0, *values] if unit.from_zero else values
    most, least = max(shown), min(shown)
    step = next((step for step in unit.steps if most - least <= step * MOST_STEPS), unit.steps[-1])
    low, high = least // step * step, -(-most // step) * step
    high = max(high, low + step)
    return Ends(low, high), range(low, high + 1, step)


def _points(values: Sequence[int], ends: Ends) -> str:
    return " ".join(f"{_across(n, len(values)):g},{_height(value, ends):g}" for n, value in enumerate(values))


def _across(n: int, count: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * n / max(1, count - 1), 1)


def _height(value: int, ends: Ends) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - ends.low) / (ends.high - ends.low), 1)


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
