"""How cards and a table are drawn on a page.

A card is a mark in letters, its name, its kind, a shape, and a colour that is never the only sign. The shapes are our
own. Each Outlaw has one, which the Photo shows in a frame. The bars of Capture Points, the cards of a pile and the
backs of a hand are laid out in units of their SVG.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import engine
from engine.language import text, text_of
from service.views.tableau import Chair, PileView, Poster, TableView

KINDS = {"outlaw": text("Outlaw"), "photo": text("Sheriff card"), "sheriff": text("Sheriff card")}
KINDS_WITH_POINTS = {
    "outlaw": text("Outlaw, {points}\N{NO-BREAK SPACE}CP"),
    "photo": text("Sheriff card, {points}\N{NO-BREAK SPACE}CP"),
    "sheriff": text("Sheriff card, {points}\N{NO-BREAK SPACE}CP"),
}
SHAPES = {
    # a star, a horseshoe, a diamond, a cactus, an hourglass, a sun, a hat
    "BS": "M12 1l3.2 7.2 7.8.8-5.8 5.3 1.6 7.7-6.8-3.9L5.2 22l1.6-7.7L1 9l7.8-.8z",
    "BK": "M3 2h6v10a3 3 0 0 0 6 0V2h6v10a9 9 0 0 1-18 0z",
    "BD": "M12 1l9 11-9 11-9-11z",
    "BC": "M10 1h4v10h3V6h4v6a3 3 0 0 1-3 3h-4v8h-4v-5H6a3 3 0 0 1-3-3V9h4v5h3z",
    "JJ": "M3 1h18v3l-6 8 6 8v3H3v-3l6-8-6-8z",
    "SK": "M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4z"
    "M2.8 4.2l1.4-1.4 2.8 2.8L5.6 7zM17 18.4l1.4-1.4 2.8 2.8-1.4 1.4zM4.2 21.2l-1.4-1.4L5.6 17 7 18.4z"
    "M18.4 7L17 5.6l2.8-2.8 1.4 1.4z",
    "WH": "M0 16c4 0 5-1 6-4l1.5-6c2-3 7-3 9 0L18 12c1 3 2 4 6 4-4 6-20 6-24 0z",
    # a wheel, a money bag, a cross-hair, a bill, a cabin, a badge
    "SR": "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM11 4h2v16h-2zM4 11h16v2H4z",
    "BR": "M8 1h8l-2.5 5C19 8 22 13 22 17.5c0 4-4 5.5-10 5.5S2 21.5 2 17.5C2 13 5 8 10.5 6z",
    "FG": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"
    "M11 0h2v9h-2zM11 15h2v9h-2zM0 11h9v2H0zM15 11h9v2h-9z",
    "MW": "M4 1h16v22H4zM10.5 5h3v9h-3zM10.5 16h3v3h-3z",
    "HO": "M12 1l12 10h-3v12h-6v-8H9v8H3V11H0z",
    "WE": "M12 0l3.5 6h6.9l-3.5 6 3.5 6h-6.9L12 24l-3.5-6H1.6l3.5-6-3.5-6h6.9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    # the frame in which a Photo shows its Outlaw's shape
    "frame": "M0 0h7v3H3v4H0zM17 0h7v7h-3V3h-4zM0 17h3v4h4v3H0zM21 17h3v7h-7v-3h4z",
}
"""The shape of each Outlaw and of each Sheriff card but Photos, as an SVG path in a square of 24 units."""
DIVIDED = {
    "SR": text_of(
        "a card, with a soft hyphen where its longest word may be divided", "Stage\N{SOFT HYPHEN}coach Robbery"
    ),
    "BR": text_of("a card, with a soft hyphen where its longest word may be divided", "Bank Robbery"),
    "FG": text_of("a card, with a soft hyphen where its longest word may be divided", "Fastest Gun"),
    "MW": text_of("a card, with a soft hyphen where its longest word may be divided", "Most Wanted!"),
    "HO": text_of("a card, with a soft hyphen where its longest word may be divided", "Hideout"),
}
"""Names that a narrow phone has no room for, in some language."""
CAPTURE = engine.NUMBERS.to_capture  # the line in each bar stands in its middle, until there are more points
CARD, STEP = 24, 12  # width of a card, and what is seen of each that lies under another
BACK, BACK_STEP = 9, 5


class CardLook(NamedTuple):
    """What a page shows of a card. `mark` is the card's code, which players may type; `style` names CSS classes.

    `shape` is a key of `SHAPES`; on a Photo it is drawn smaller inside a frame.
    """

    mark: str
    name: str
    kind: str
    style: str
    shape: str
    framed: bool


@cache
def look(code: str) -> CardLook:
    """Return what a page shows of the card of this code."""
    card = engine.CARDS[code]
    suit = (card.outlaw or "sheriff").lower()
    kind = KINDS_WITH_POINTS[card.kind].format(points=card.points) if card.points else KINDS[card.kind]
    return CardLook(
        code, DIVIDED.get(code, card.name), kind, f"{card.kind} suit-{suit}", card.outlaw or code, card.kind == "photo"
    )


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


DRAWN = (look, filling, bar, laid, backs, kinds)
"""The filters of the templates that draw cards and a table."""
