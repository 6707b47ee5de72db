"""One hand in the history of a game: a line for each turn, with its moves, and links to other hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.language import text
from service.clocks import timeline
from service.gamelog.hands import Hand
from service.gamelog.story import Entry, TurnPart, story, turn_parts
from service.web.base import time_formats
from service.web.history.perspective import Perspective, Switch

BY_CLOCK = text("The time of {name} was up, so a robot finished the turn.")
YOURS_BY_CLOCK = text("Your time was up, so a robot finished the turn.")
HAND = text("Hand {number}")
MARKS = {"clock": text("played by a robot, as time was up"), "robot": text("played by a robot")}


class MoveLine(NamedTuple):
    """A move in sentences, and the address of the table after it.

    `when`: None at a moment of the past, whose page stays as it was when its player moves to another time zone.
    """

    n: int
    url: str
    entry: Entry
    when: str | None
    mark: str | None


@dataclass(frozen=True)
class TurnLine:
    """A turn, or its part that the clock played, in one line; `now`: the table after one of its moves is shown."""

    first: int
    last: int
    url: str
    line: str
    note: str | None
    now: bool
    moves: tuple[MoveLine, ...]


class TableEvents(NamedTuple):
    """What happened at the table beside the moves; unless they are `all`, the latest."""

    listed: list[TableEvent]
    all: bool


class TableEvent(NamedTuple):
    """Something that happened at the table beside the moves, and the move before it."""

    when: str
    sentence: str
    after: int
    url: str


def shown_hands(seen: Perspective) -> list[Hand]:
    """Return the hands that were dealt within the moves shown; one that ends later counts as under way."""
    hands = [hand for hand in seen.log.dealt_hands if hand.after <= seen.last]
    return [
        hand if hand.last is None or hand.last <= seen.last else hand._replace(last=None, score=None) for hand in hands
    ]


def chapter_links(seen: Perspective, shown: Hand) -> list[Switch]:
    """Return links to the other hands."""
    hands = shown_hands(seen)
    if len(hands) == 1:
        return []
    return [
        Switch(HAND.format(number=hand.number), None if hand.number == shown.number else seen.history_url(hand.number))
        for hand in hands
    ]


def hand_of(seen: Perspective, n: int) -> Hand:
    """Return the hand in which move n was made; of 0, the first."""
    return next(hand for hand in reversed(shown_hands(seen)) if hand.after < n or hand.number == 1)


def turn_lines(seen: Perspective, hand: Hand, now: int | None = None) -> list[TurnLine]:
    """Return the turns of a hand as they are known to the reader. `now`: the move after which the table is shown."""
    upto = seen.last if hand.last is None else hand.last
    entries = story(seen.log, seen.viewer, hand.after, upto, revealed=seen.revealed)
    return [_turn_line(seen, part, now) for part in turn_parts(seen.log, entries, seen.viewer)]


def table_events(seen: Perspective, hand: Hand) -> TableEvents:
    """Return what happened at the table in a hand beside the moves; nothing if only a moment of the past is shown."""
    if seen.fixed:
        return TableEvents([], all=True)
    log, upto = seen.log, seen.last if hand.last is None else hand.last - 1
    notes = timeline.public(log.session, log.game, hand.after, upto)
    listed = [
        TableEvent(
            time_formats.moment(note.made_at, seen.zone),
            timeline.words(note, log.names_at(note.at + 1 if note.what in timeline.TAKEN_OVER else note.at)),
            note.at,
            seen.moment_url(note.at),
        )
        for note in notes
    ]
    return TableEvents(listed, timeline.are_all(notes))


def _turn_line(seen: Perspective, part: TurnPart, now: int | None) -> TurnLine:
    first, last = part.entries[0].n, part.entries[-1].n
    yours = part.turn == seen.viewer
    note = YOURS_BY_CLOCK if yours else BY_CLOCK.format(name=part.name)
    return TurnLine(
        first=first,
        last=last,
        url=seen.moment_url(last),
        line=part.line or part.entries[0].lines[0],
        note=note if part.by_clock else None,
        now=now is not None and first <= now <= last,
        moves=tuple(_move_line(seen, entry) for entry in part.entries),
    )


def _move_line(seen: Perspective, entry: Entry) -> MoveLine:
    mark = MARKS[entry.mark] if entry.mark else None
    when = None if seen.fixed else time_formats.moment(entry.made_at, seen.zone)
    return MoveLine(entry.n, seen.moment_url(entry.n), entry, when, mark)
