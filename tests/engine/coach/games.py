"""Finished games between robots, as records."""

from __future__ import annotations

import hashlib
import random
from functools import cache

from engine import ROBOTS, Made, Position, Record, new_game
from engine.robots.match import NAMES
from tests.engine.random_games import played, record_of


@cache
def finished(name: str, *robots: str, edition: str = "gryphon-2014") -> Record:
    """The record of a game between quick robots."""
    seed = hashlib.sha256(name.encode()).hexdigest()
    rng = random.Random(name)

    def choose(p: Position) -> tuple[int, str]:
        seat = p.to_act()[0]
        return seat, ROBOTS[robots[seat]](p.seen_by(seat), (), rng, 0).text

    first = new_game(NAMES[: len(robots)], edition, seed=seed, dealer=0)
    steps = list(played(first, choose))
    return record_of(name, seed, first, [Made(step.seat, step.move) for step in steps], steps[-1].after)
