"""Many whole games and many twins: a few here, as many as the environment says in `make proof`."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from engine import ROBOTS, new_game
from engine.robots.match import Told
from tests.engine.random_games import house_rules
from tests.engine.robots.games import decisions
from tests.engine.table import EDITIONS, NAMES
from tests.engine.worlds import twin

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("ROBOT_GAMES", "8"))  # of each quick robot
TWINS = int(os.environ.get("TWINS", "15"))  # for each quick robot
MARSHAL = 50  # a marshal plays a game for so many of a quick robot's, and meets a pair of twins for every five
SAMPLES = 3  # of a marshal's decision
QUICK = tuple(name for name in ROBOTS if name != "marshal")
MOST_MOVES = 3000  # of a whole game


@pytest.mark.parametrize("name", ROBOTS)
def test_whole_games_with_any_rules_have_legal_moves_only_and_an_end(name: str) -> None:
    """One seat is this robot's; the others are any quick robot's."""
    for game in range(GAMES if name in QUICK else max(GAMES // MARSHAL, 1)):
        rng = random.Random(f"{name} {game}")
        position = new_game(
            NAMES[: rng.choice([2, 3, 4])], rng.choice(EDITIONS), house_rules(rng), rng.randbytes(32).hex()
        )
        robots = [name, *rng.choices(QUICK, k=len(position.players) - 1)]
        rng.shuffle(robots)
        told, moves = Told(len(robots)), 0
        while position.phase != "game_over":
            told.hear(position)
            if position.phase == "hand_over":
                position = position.next_hand()
                continue
            seat = position.to_act()[0]
            move = ROBOTS[robots[seat]](position.seen_by(seat), told.by_seat[seat], rng, SAMPLES).text
            position, moves = position.play(seat, move), moves + 1
            assert moves < MOST_MOVES, (robots, "no end")


@pytest.mark.parametrize("name", ROBOTS)
def test_twins_are_played_alike(name: str) -> None:
    """Two tables that differ only in what the seat cannot know."""
    rng = random.Random(name)
    wanted = TWINS if name in QUICK else TWINS // 5
    compared: Counter[bool] = Counter()
    game = 0
    while compared.total() < wanted:
        game += 1
        for position, seat, told in decisions(("twins", name, game), rng.choice(EDITIONS), every=11):
            here, there = position.seen_by(seat), twin(position, seat, rng, "5e" * 32).seen_by(seat)
            one, other = (ROBOTS[name](view, told, random.Random(7), SAMPLES) for view in (here, there))
            compared[one == other] += 1
            if compared.total() == wanted:
                break
    assert compared == {True: wanted}
