"""What has happened since a player's last turn, at a glance: what touches them, then a line for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile

import engine
from service.gamelog.story import Entry, SinceLastTurn
from service.mail.about import About
from service.mail.kind import Context


def recap(about: About, since: SinceLastTurn) -> Context:
    """Return what touches the reader, their own last turn, the turns since, and what each hand that ended brought."""
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
    for (_, turn), group in groupby(entries, lambda entry: (entry.hand_no, entry.turn)):
        moves = list(group)
        names = about.log.names_at(moves[0].n)
        by_player = list(takewhile(lambda entry: entry.mark != "clock", moves))
        by_clock = moves[len(by_player) :]
        told.append(_in_one_line(turn, by_player, names, about.seat.n))
        if by_clock:
            told += [_played_by_clock(about, turn, names), _in_one_line(turn, by_clock, names, about.seat.n)]
    return [line for line in told if line]


def _in_one_line(turn: int, moves: Iterable[Entry], names: Sequence[str], you: int) -> str:
    return engine.turn_in_one_line(turn, [event for move in moves for event in move.events], names, you)


def _played_by_clock(about: About, turn: int, names: Sequence[str]) -> str:
    if turn == about.seat.n:
        return "Your time was up, so the clock played:"
    return f"The time of {names[turn]} was up, so the clock played:"
