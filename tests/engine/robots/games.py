"""Decisions in random games, with what each seat was told since the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine import Event, Position
from engine.events import Dealt
from tests.engine.random_games import steps


class Decision(NamedTuple):
    """A position, a seat that is to act there, and what it was told since the deal."""

    position: Position
    seat: int
    told: tuple[Event, ...]


def decisions(name: object, edition: str | None = None, every: int = 1, most: int = 3000) -> Iterator[Decision]:
    """The decisions of a random game, at every so many moves."""
    told: dict[int, list[Event]] = {}
    for n, step in enumerate(steps(name, most=most, edition=edition)):
        for seat in range(len(step.before.players)):
            heard = step.before.events_for(seat)
            if isinstance(heard[0], Dealt):
                told[seat] = []
            told[seat] += heard
        if n % every == 0:
            for seat in step.before.to_act():
                yield Decision(step.before, seat, tuple(told[seat]))
