"""The worlds a robot imagines keep to what it was told. How they look to its seat: `test_random_numbers`."""

from __future__ import annotations

import random
from collections import Counter

from engine.position_json import write_position
from engine.robots.worlds import Worlds
from tests.engine.robots.games import decisions


def test_worlds_keep_to_what_was_told() -> None:
    """Cards that players took in sight of all are in their hands, in every world in which they still can be."""
    kept: Counter[bool] = Counter()
    for p, seat, told in decisions("told", every=4):
        memory = Worlds(p.seen_by(seat), told)
        world = memory.likely(random.Random(1))
        hands = write_position(world.table)["hands"]
        for other, held in memory.memory.held.items():
            kept[not held - Counter(hands[other])] += 1
    assert kept[True] > 100
    assert not kept[False]
