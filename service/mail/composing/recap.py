"""What has happened since a player's last turn, in short: what affects them, then a line for each turn."""

from __future__ import annotations

from collections.abc import Iterable

import engine
from service.gamelog.story import Entry, SinceLastTurn, TurnPart, turn_parts
from service.mail.composing.draft import About
from service.mail.composing.kind import Context


def recap(about: About, since: SinceLastTurn) -> Context:
    """Return what affects the reader, their own last turn, the turns since, and the result of each hand that ended."""
    names, seat = about.log.names, about.seat.n
    scores = [entry.score for entry in (*since.own, *since.entries) if entry.score is not None]
    return {
        "touched": _touching(about, since.entries),
        "own": " ".join(_turns(about, since.own)),
        "since": _turns(about, since.entries),
        "gains": [engine.describe_gain(score, names, seat) for score in scores],
    }


def _touching(about: About, entries: Iterable[Entry]) -> list[str]:
    """Return, in whole sentences, what others did to the reader."""
    seat = about.seat.n
    told = [(event, about.log.names_at(entry.n)) for entry in entries for event in entry.events]
    return [engine.phrase(event, names, seat) for event, names in told if engine.touches(event, seat)]


def _turns(about: About, entries: Iterable[Entry]) -> list[str]:
    """Return a line for each turn; where the clock began to play one, a line says so and its part is one too."""
    told: list[str] = []
    for part in turn_parts(about.log, entries, about.seat.n):
        if part.by_clock:
            told.append(_played_by_clock(about, part))
        told.append(part.line)
    return [line for line in told if line]


def _played_by_clock(about: About, part: TurnPart) -> str:
    if part.turn == about.seat.n:
        return "Your time was up, so the clock played:"
    return f"The time of {part.name} was up, so the clock played:"
