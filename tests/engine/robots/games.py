"""Decisions in random games, with what each seat was told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from engine import Event, Position
from engine.robots.match import NAMES, Match, Told, positions
from tests.engine.random_games import steps


class Decision(NamedTuple):
    """A position, a seat that is to act there, and what it was told."""

    position: Position
    seat: int
    told: tuple[Event, ...]


def decisions(name: object, edition: str | None = None, every: int = 1, most: int = 3000) -> Iterator[Decision]:
    """The decisions of a random game, at every so many moves."""
    told = Told(len(NAMES))
    for n, step in enumerate(steps(name, most=most, edition=edition)):
        told.hear(step.before)
        if n % every == 0:
            for seat in step.before.to_act():
                yield Decision(step.before, seat, tuple(told.by_seat[seat]))


def marshals() -> Position:
    """The position after fifty moves of a marshal against a deputy."""
    match = Match(("marshal", "deputy"), budget=4)
    *_, last = islice(positions(match, match.robots, "ca" * 32), 50)
    return last
