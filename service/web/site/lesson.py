"""The hand of the lesson: judge the line that somebody tries at a step, and describe what happened before it.

All moves of the hand are in its steps, so the number of a step says everything about the table at that step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

import engine
from service.gamelog.story import lines_of, story
from service.gamelog.unsaved import UnsavedLog, after_line
from service.web.site.lesson_steps import DEAL, STEPS, YOU


@dataclass(frozen=True)
class Tried:
    """A legal line. `next`: the step to which it leads if it is what is taught, else None; `told`: what it would do."""

    next: int | None
    told: tuple[str, ...] = ()


def log_before(number: int) -> UnsavedLog:
    """Return the game at a step; the number after the last one is that of the end."""
    return UnsavedLog(DEAL, [move for step in STEPS[: number - 1] for move in step.moves])


def try_line(number: int, line: str) -> Tried:
    """Judge what somebody types or presses at a step. Raises engine.Refusal if it cannot be read or is illegal."""
    log = log_before(number)
    made = after_line(log, YOU, engine.read(line, log.names))
    own = [move for seat, move in made if seat == YOU and engine.Move.parse(move).verb is not engine.Verb.CHOOSE]
    found = _leads_to(number, own)
    if found is not None:
        return Tried(found)
    tried = UnsavedLog(DEAL, [*((one.seat, one.move) for one in log.moves), *made])
    return Tried(None, tuple(lines_of(story(tried, YOU, log.game.at, tried.game.at))))


def told_before(number: int) -> list[str]:
    """Return what has happened since the step before: own moves in sentences, after them each turn in one line."""
    log, after = log_before(number), log_before(number - 1).game.at
    entries = story(log, YOU, after, log.game.at)
    own = list(takewhile(lambda entry: entry.seat == YOU or entry.move.verb is engine.Verb.DECLINE, entries))
    turns = groupby(entries[len(own) :], key=lambda entry: entry.turn)
    lines = [
        engine.turn_in_one_line(turn, [event for entry in group for event in entry.events], log.names, YOU)
        for turn, group in turns
    ]
    return lines_of(own) + [line for line in lines if line]


def _leads_to(number: int, own: Sequence[str]) -> int | None:
    """Return the step after all that these moves carry out as it is taught, in any order within a step; else None."""
    while own and number <= len(STEPS):
        taught = STEPS[number - 1].taught
        if sorted(own[: len(taught)]) != sorted(taught):
            return None
        own, number = own[len(taught) :], number + 1
    return None if own else number
