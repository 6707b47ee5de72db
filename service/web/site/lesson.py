"""The hands of the lesson: judge the line that somebody tries at a step, and describe what happened before it.

All moves of a hand are in its steps, so the number of a step says everything about the table at that step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

import engine
from engine.language import Language, text
from service.gamelog.story import lines_of, story
from service.gamelog.unsaved import Deal, Moves, UnsavedLog, after_line
from service.web.site.lesson_cards import CARD_STEPS, CARDS_DEAL, OPENING
from service.web.site.lesson_steps import DEAL, STEPS, YOU, LessonStep


@dataclass(frozen=True)
class LessonHand:
    """One hand of the lesson. `opening`: the moves before its first step, whose number is `first`."""

    title: str
    deal: Deal
    opening: Moves
    steps: Sequence[LessonStep]
    first: int

    @property
    def last(self) -> int:
        """The number of its last step."""
        return self.first + len(self.steps) - 1

    def log_before(self, number: int) -> UnsavedLog:
        """Return its game at a step; the number after the last one is that of its end."""
        moves = [move for step in self.steps[: number - self.first] for move in step.moves]
        return UnsavedLog(self.deal, [*self.opening, *moves])


FIRST_HAND = LessonHand(text("Learn by playing"), DEAL, (), STEPS, 1)
MORE_CARDS = LessonHand(text("Three more cards"), CARDS_DEAL, OPENING, CARD_STEPS, FIRST_HAND.last + 1)


@dataclass(frozen=True)
class Tried:
    """A legal line. `done`: the last step that it carries out as it is taught, else None; `told`: what it would do."""

    done: int | None
    told: tuple[str, ...] = ()


def part_of(number: int) -> LessonHand:
    """Return the hand to which a step belongs."""
    return FIRST_HAND if number <= FIRST_HAND.last else MORE_CARDS


def log_before(number: int) -> UnsavedLog:
    """Return the game at a step."""
    return part_of(number).log_before(number)


def try_line(number: int, line: str, language: Language | None = None) -> Tried:
    """Judge what somebody types, in their language, or presses at a step.

    Raises engine.Refusal if it cannot be read or is illegal.
    """
    log = log_before(number)
    made = after_line(log, YOU, engine.read(line, log.names, language))
    own = [move for seat, move in made if seat == YOU and engine.Move.parse(move).verb is not engine.Verb.CHOOSE]
    done = _carried_out(number, own)
    if done is not None:
        return Tried(done)
    tried = UnsavedLog(part_of(number).deal, [*((one.seat, one.move) for one in log.moves), *made])
    return Tried(None, tuple(lines_of(story(tried, YOU, log.game.at, tried.game.at))))


def told_before(number: int) -> list[str]:
    """Return what has happened since the step before: own moves in sentences, after them each turn in one line."""
    if number == part_of(number).first:
        return []
    log, after = log_before(number), log_before(number - 1).game.at
    entries = story(log, YOU, after, log.game.at)
    own = list(takewhile(lambda entry: entry.seat == YOU or entry.move.verb is engine.Verb.DECLINE, entries))
    turns = groupby(entries[len(own) :], key=lambda entry: entry.turn)
    lines = [
        engine.turn_in_one_line(turn, [event for entry in group for event in entry.events], log.names, YOU)
        for turn, group in turns
    ]
    return lines_of(own) + [line for line in lines if line]


def _carried_out(number: int, own: Sequence[str]) -> int | None:
    """Return the last step that these moves carry out as it is taught, in any order within a step; else None."""
    part, done = part_of(number), None
    while own and number <= part.last:
        taught = part.steps[number - part.first].taught
        if sorted(own[: len(taught)]) != sorted(taught):
            return None
        own, done, number = own[len(taught) :], number, number + 1
    return None if own else done
