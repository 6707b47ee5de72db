"""What has happened since a player's last turn, in short: what affects them, then a line for each turn."""

from __future__ import annotations

from collections.abc import Iterable

import engine
from service.gamelog.story import Entry, SinceLastTurn, turn_parts
from service.mail.composing.kind import Context, Draft


def recap(draft: Draft, since: SinceLastTurn) -> Context:
    """Return what affects the reader, their own last turn, the turns since, and the result of each hand that ended."""
    names, seat = draft.log.names, draft.seat.n
    scores = [entry.score for entry in (*since.own, *since.entries) if entry.score is not None]
    return {
        "touched": _touching(draft, since.entries),
        "own": " ".join(_turns(draft, since.own)),
        "since": _turns(draft, since.entries),
        "gains": [engine.describe_gain(score, names, seat) for score in scores],
    }


def _touching(draft: Draft, entries: Iterable[Entry]) -> list[str]:
    """Return, in whole sentences, what others did to the reader."""
    seat = draft.seat.n
    told = [(event, draft.log.names_at(entry.n)) for entry in entries for event in entry.events]
    return [engine.phrase(event, names, seat) for event, names in told if engine.touches(event, seat)]


def _turns(draft: Draft, entries: Iterable[Entry]) -> list[str]:
    """Return a line for each turn; where the clock began to play one, a line says so and its part is one too."""
    told: list[str] = []
    for part in turn_parts(draft.log, entries, draft.seat.n):
        if part.by_clock:
            whose = "Your time" if part.turn == draft.seat.n else f"The time of {part.name}"
            told.append(f"{whose} was up, so the clock played:")
        told.append(part.line)
    return [line for line in told if line]
