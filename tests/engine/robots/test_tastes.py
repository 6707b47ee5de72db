"""The gunslinger and the homesteader: they attack more and less gladly than the deputy does."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine import ROBOTS, Move, Position, new_game
from engine.robots.tastes import ATTACKS
from engine.rules.moves import Verb
from tests.engine.random_games import played
from tests.engine.table import NAMES, table

TASTES = ("homesteader", "deputy", "gunslinger")
GAMES = 6


def does(robot: str, *hands: str, **more: Any) -> str:
    return ROBOTS[robot](table(hands, **more).seen_by(0), (), random.Random(1), 0).text


def plays_of(robot: str, game: int) -> Counter[Verb]:
    """Return what four of a robot play in a game."""

    def choose(p: Position) -> tuple[int, str]:
        seat = p.to_act()[0]
        return seat, ROBOTS[robot](p.seen_by(seat), (), random.Random(1), 0).text

    return Counter(Move.parse(step.move).verb for step in played(new_game(NAMES[:4], seed=f"{game:064x}"), choose))


@pytest.mark.parametrize(
    ("piles", "reward", "who"),
    [
        ([{"JJ": "2JJ"}, {"JJ": "4JJ"}], 3000, set(TASTES)),  # much is to be gained
        ([{"JJ": "2JJ"}, {"JJ": "5JJ"}], 1000, {"deputy", "gunslinger"}),
        ([{"JJ": "2JJ"}, {"JJ": "4JJ"}], 1000, {"gunslinger"}),
        ([{"JJ": "6JJ"}, {"JJ": "JJ"}], 9000, set()),  # nothing is
    ],
)
def test_who_hides_a_pile_depends_on_what_is_to_be_gained(
    piles: list[dict[str, str]], reward: int, who: set[str]
) -> None:
    more: dict[str, Any] = {"territories": piles, "posters": {"JJ": reward}}
    assert {robot for robot in TASTES if does(robot, "HO WH BS", "2BD 5BC", **more) == "hideout"} == who


@pytest.mark.slow
def test_they_attack_more_and_less_often() -> None:
    attacks = []
    for robot in TASTES:
        plays = sum((plays_of(robot, game) for game in range(GAMES)), Counter[Verb]())
        attacks.append(sum(plays[verb] for verb in ATTACKS) / plays.total())
    assert attacks[0] * 1.3 < attacks[1] < attacks[2] / 1.1, attacks
