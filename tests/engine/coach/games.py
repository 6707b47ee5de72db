"""Finished games between robots, as records."""

from __future__ import annotations

import hashlib
import random
from functools import cache

from engine import ROBOTS, Made, Record, new_game
from engine.robots.match import NAMES
from engine.rules.shuffle import commitment


@cache
def finished(name: str, *robots: str, edition: str = "gryphon-2014") -> Record:
    """The record of a game between quick robots."""
    seed = hashlib.sha256(name.encode()).hexdigest()
    rng = random.Random(name)
    p = new_game(NAMES[: len(robots)], edition, seed=seed, dealer=0)
    moves: list[Made] = []
    while p.phase != "game_over":
        if p.phase == "hand_over":
            p = p.next_hand()
            continue
        seat = p.to_act()[0]
        moves.append(Made(seat, ROBOTS[robots[seat]](p.seen_by(seat), (), rng, 0).text))
        p = p.play(*moves[-1][:2])
    made = tuple(moves)
    return Record(name, edition, {}, p.players, 0, commitment(seed), made, seed, p.money, p.winner)
