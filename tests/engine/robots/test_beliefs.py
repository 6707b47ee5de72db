"""What robots think that others hold: better than chance, and from what everybody has seen."""

from __future__ import annotations

import random
from collections import Counter
from math import log

import pytest

from engine.position_json import write_position
from engine.robots.match import Match, Told, positions
from engine.robots.worlds import Worlds
from engine.rules.cards import KINDS, N_OUTLAWS

WORLDS = 30


@pytest.mark.slow
def test_worlds_that_are_likely_tell_the_other_hands_better_than_those_that_are_possible() -> None:
    """Whether another player holds two of an Outlaw, or more: the loss of both in games of deputies."""
    loss: Counter[str] = Counter()
    rng = random.Random(1)
    for game in range(6):
        match, told = Match(("deputy",) * 3), Told(3)
        for n, position in enumerate(positions(match, match.robots, f"{game:064x}")):
            told.hear(position)
            if position.phase != "draw" or n % 5:
                continue
            reader = position.turn
            worlds, true = Worlds(position.seen_by(reader), told.by_seat[reader]), _hands(position.to_dict())
            tables = {
                "possible": [worlds.possible(rng) for _ in range(WORLDS)],
                "likely": [worlds.likely(rng).table for _ in range(WORLDS)],
            }
            for name, drawn_tables in tables.items():
                drawn = [_hands(write_position(table)) for table in drawn_tables]
                for seat in {0, 1, 2} - {reader}:
                    for code in KINDS[:N_OUTLAWS]:
                        chance = (sum(hands[seat][code] > 1 for hands in drawn) + 0.5) / (WORLDS + 1)
                        loss[name] -= log(chance if true[seat][code] > 1 else 1 - chance)
    assert loss["likely"] < 0.93 * loss["possible"]


def _hands(position: dict) -> list[Counter[str]]:  # type: ignore[type-arg]
    return [Counter(hand) for hand in position["hands"]]
