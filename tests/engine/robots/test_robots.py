"""Every robot: the same moves from the same view and chance. Whole games and twins: `test_many_games`."""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace

import pytest

from engine import ROBOTS
from tests.engine.robots.games import decisions, marshals
from tests.engine.table import table

BUDGET = 8  # samples: enough to search, and quick


@pytest.mark.parametrize("name", ROBOTS)
def test_the_order_in_which_legal_moves_are_listed_has_no_meaning_to_it(name: str) -> None:
    rng = random.Random("order")
    for p, seat, told in decisions("listed", every=60 if name == "marshal" else 5):
        view = p.seen_by(seat)
        move = ROBOTS[name](view, told, random.Random(3), BUDGET)
        shuffled = replace(view, legal=tuple(rng.sample(view.legal, len(view.legal))))
        assert ROBOTS[name](shuffled, told, random.Random(3), BUDGET) is move


@pytest.mark.parametrize("name", ROBOTS)
def test_without_a_move_to_make_it_says_so(name: str) -> None:
    p = table(["WH", "2BD"])
    for view in (p.seen_by(1), p.seen_by(None)):
        with pytest.raises(ValueError, match="legal"):
            ROBOTS[name](view, (), random.Random(1), BUDGET)


@pytest.mark.slow
def test_the_same_seed_and_budget_play_the_same_game_in_another_process() -> None:
    program = "from tests.engine.robots.games import marshals; print(marshals().to_dict())"
    other = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300)
    assert other.stdout.strip() == repr(marshals().to_dict())
