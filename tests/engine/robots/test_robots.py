"""Every robot: legal moves in every edition, from a view alone, and the same again from the same chance."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest

import engine
from engine import ROBOTS
from engine.robots.match import Match, positions
from tests.engine.flags import EDITIONS
from tests.engine.robots.games import decisions, marshals
from tests.engine.table import table
from tests.quick import first_quick

SEED = "ca" * 32
BUDGET = 8  # samples: enough to search, and quick


@pytest.mark.slow
@pytest.mark.parametrize("edition", first_quick(EDITIONS))
@pytest.mark.parametrize("name", ROBOTS)
def test_what_it_does_is_legal_wherever_a_game_may_stand(name: str, edition: str) -> None:
    """With any house rules, from a view that has been through JSON, which stays as it is."""
    seen: Counter[str] = Counter()
    for p, seat, told in decisions(("robot", name, edition), edition, every=40 if name == "marshal" else 1):
        view = engine.read_view(json.loads(json.dumps(p.view(seat))))
        assert ROBOTS[name](view, told, random.Random(1), BUDGET).text in p.legal(seat)
        assert engine.write_view(view) == p.view(seat)
        seen[p.phase] += 1
    assert min(seen[phase] for phase in ("draw", "play")) > 0


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


@pytest.mark.parametrize("seating", [("greenhorn", "marshal"), ("deputy", "cautious", "greenhorn", "deputy")])
def test_games_between_robots_end(seating: tuple[str, ...]) -> None:
    for edition in EDITIONS:
        *_, last = positions(Match(seating, edition, budget=0), seating, SEED)
        assert last.phase == "game_over"


@pytest.mark.slow
def test_the_same_seed_and_budget_play_the_same_game_in_another_process() -> None:
    program = "from tests.engine.robots.games import marshals; print(marshals().to_dict())"
    other = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300)
    assert other.stdout.strip() == repr(marshals().to_dict())
