"""The results of a deal as a picture: a bar for each few thousand dollars, with a mark on the reader's own."""

from __future__ import annotations

from typing import NamedTuple

from service.daily.deal_field import Results
from service.text.amounts import difference

WIDTH, HEIGHT = 360, 150
TOP, BOTTOM = 16, 34  # for the marks above the bars, and the amounts below them
GAP = 2  # between two bars
LABEL = 62  # room for an amount such as +$12,000


class PlacedBar(NamedTuple):
    """A bar of the picture. `label`: the amount from which it counts, below some of them; `own`: the reader's."""

    x: float
    y: float
    width: float
    height: float
    middle: float
    number: int
    amount: str
    label: str
    own: bool


class Histogram(NamedTuple):
    """The picture, and what stands in its table: the dollars of a bar, and all bars, the worst results first."""

    step: str
    bars: tuple[PlacedBar, ...]
    box: tuple[int, int] = (WIDTH, HEIGHT)


def histogram(results: Results, own: int | None = None) -> Histogram:
    """Return the results of a deal as bars; `own` is the reader's result."""
    bars = results.bars()
    most, width = max(bar.number for bar in bars), (WIDTH - GAP) / len(bars)
    every = -(-len(bars) * LABEL // WIDTH)  # so that no two amounts touch
    placed = []
    for n, bar in enumerate(bars):
        middle = (n + 0.5) * width + GAP / 2
        fits = LABEL / 2 <= middle <= WIDTH - LABEL / 2
        height = (HEIGHT - TOP - BOTTOM) * bar.number / most
        placed.append(
            PlacedBar(
                x=round(n * width + GAP, 1),
                y=round(HEIGHT - BOTTOM - height, 1),
                width=round(width - GAP, 1),
                height=round(height, 1),
                middle=round(middle, 1),
                number=bar.number,
                amount=difference(bar.low),
                label=difference(bar.low) if n % every == every // 2 and fits else "",
                own=own is not None and bar.holds(own),
            )
        )
    return Histogram(difference(bars[0].width).lstrip("+"), tuple(placed))
