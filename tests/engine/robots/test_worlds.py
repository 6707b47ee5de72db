"""The worlds a robot imagines: complete tables that look to its seat exactly as the real one does."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import Position
from engine.position_json import write_position
from engine.robots.worlds import Worlds
from tests.engine.flags import EDITIONS
from tests.engine.robots.games import decisions
from tests.quick import first_quick


@pytest.mark.slow
@pytest.mark.parametrize("edition", first_quick(EDITIONS))
@pytest.mark.parametrize("game", range(3))
def test_a_world_looks_to_the_seat_as_the_table_does(edition: str, game: int) -> None:
    """The same view, also in a search: what others took unseen before is then no longer on the stack."""
    rng = random.Random(edition)
    for p, seat, told in decisions(("worlds", edition, game), edition, every=3):
        view = p.seen_by(seat)
        for _ in range(3):
            seen = Position.from_dict(write_position(Worlds(view, told).likely(rng).table)).seen_by(seat)
            assert seen == view


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
