"""How a table is drawn: bars of Capture Points, the cards of a pile, the backs of a hand, in units of their SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import engine
from service.views.tableau import Chair, PileView, Poster, TableView

CAPTURE = engine.NUMBERS.to_capture  # the line in each bar stands in its middle, until there are more points
CARD, STEP = 24, 12  # width of a card, and what is seen of each that lies under another
BACK, BACK_STEP = 9, 5


class Segment(NamedTuple):
    """One player's points in a bar: where they begin, how many they are, the number of their filling."""

    start: int
    length: int
    filling: int


class Bar(NamedTuple):
    """The points of all players for an Outlaw end to end, the leader's first, and the line from which a poster pays."""

    length: int
    line: int
    segments: tuple[Segment, ...]


class LaidCard(NamedTuple):
    """A card of a pile and where it begins."""

    code: str
    start: int


class PileLook(NamedTuple):
    """The cards of a pile from left to right, each on the one before; a Hideout lies across them."""

    width: int
    cards: tuple[LaidCard, ...]
    hideout: bool


class Backs(NamedTuple):
    """The backs of a hand from left to right, each on the one before."""

    width: int
    starts: tuple[int, ...]


def filling(seat: int, chairs: Sequence[Chair]) -> int:
    """Return the number of a player's filling: 0 for the reader, or for the first seat if the reader has none."""
    you = next((chair.n for chair in chairs if chair.you), 0)
    return (seat - you) % len(chairs)


def bar(poster: Poster, chairs: Sequence[Chair]) -> Bar:
    """Return the bar of a poster."""
    segments, start = [], 0
    for one in poster.standings:
        segments.append(Segment(start, one.points, filling(one.n, chairs)))
        start += one.points
    return Bar(max(2 * CAPTURE, start), CAPTURE, tuple(segments))


def laid(pile: PileView) -> PileLook:
    """Return how the cards of a pile lie."""
    codes = [group.code for group in pile.cards for _ in range(group.count) if group.code != "HO"]
    cards = tuple(LaidCard(code, STEP * n) for n, code in enumerate(codes))
    return PileLook(CARD + STEP * (len(codes) - 1), cards, pile.hidden)


def backs(count: int) -> Backs:
    """Return the backs of a hand of so many cards."""
    return Backs(BACK + BACK_STEP * max(0, count - 1), tuple(BACK_STEP * n for n in range(count)))


def kinds(table: TableView) -> tuple[str, ...]:
    """Return the kinds of card that lie face up on the table, in canonical order."""
    shown = {group.code for chair in table.chairs for pile in chair.piles for group in pile.cards}
    top = {table.discard_top.code} if table.discard_top else set()
    return tuple(code for code in engine.KINDS if code in shown | top)


DRAWN = (filling, bar, laid, backs, kinds)
"""The filters of the templates that draw a table."""
