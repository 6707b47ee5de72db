"""Charts of money: lines told apart by dashes and by the letters at their ends, with the figures as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

WIDTH, HEIGHT = 360, 210
LEFT, RIGHT, TOP, BOTTOM = 52, 36, 10, 24  # around the lines, for the labels
LETTERS = 13  # height of a label
STEPS = (1000, 2000, 5000, 10_000, 20_000, 50_000)
MOST_STEPS = 5
DASHES = ("", "7 3", "2 3", "10 3 2 3", "5 2 1 2 1 2", "1 4", "14 4")
MOST_LABELS = 8


class Series(NamedTuple):
    """Amounts in dollars, one for each column. `mark`: the letters that stand for the `name`; `style`: a CSS class."""

    name: str
    mark: str
    style: str
    values: Sequence[int]


class Tick(NamedTuple):
    """A place on an axis, and what is written there."""

    place: float
    label: str


class ChartLine(NamedTuple):
    """A series as a line: the points of an SVG polyline, its dashes, and the height of its letters at the end."""

    series: Series
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


def chart(title: str, corner: str, columns: Sequence[str], series: Sequence[Series]) -> Chart:
    """Return the chart of series that have a value for each column. `corner`: what the columns are."""
    step = _step(max(max(one.values) for one in series))
    top = step * max(1, -(-max(max(one.values) for one in series) // step))
    labels = _apart([_height(one.values[-1], top) for one in series])
    return Chart(
        title,
        lines=tuple(
            ChartLine(one, _points(one.values, top), DASHES[n % len(DASHES)], labels[n]) for n, one in enumerate(series)
        ),
        across=_ticks_across(columns),
        up=tuple(Tick(_height(value, top), f"${value:,}") for value in range(0, top + 1, step)),
        corner=corner,
        rows=tuple((name, tuple(one.values[n] for one in series)) for n, name in enumerate(columns)),
    )


def _points(values: Sequence[int], top: int) -> str:
    return " ".join(f"{_across(n, len(values)):g},{_height(value, top):g}" for n, value in enumerate(values))


def _across(n: int, count: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * n / max(1, count - 1), 1)


def _height(value: int, top: int) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / top, 1)


def _step(most: int) -> int:
    """Return the dollars between two lines of the grid."""
    return next((step for step in STEPS if most <= step * MOST_STEPS), STEPS[-1])


def _ticks_across(columns: Sequence[str]) -> tuple[Tick, ...]:
    every = -(-len(columns) // MOST_LABELS)
    return tuple(Tick(_across(n, len(columns)), name) for n, name in enumerate(columns) if n % every == 0)


def _apart(heights: Sequence[float]) -> list[float]:
    """Return these heights, moved so that there is at least the height of a label between them, in the same order."""
    order = sorted(range(len(heights)), key=lambda n: heights[n])
    placed = list(heights)
    for above, n in pairwise(order):  # downwards
        placed[n] = max(placed[n], placed[above] + LETTERS)
    lowest = float(HEIGHT - BOTTOM)
    for n in reversed(order):  # and up again, where there was no room
        placed[n] = min(placed[n], lowest)
        lowest = placed[n] - LETTERS
    return placed
