"""What a hand under way is worth: it tells much of how hands end, and reads no card that nobody can know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean

import pytest

from engine import Position, new_game
from engine.position_json import read_position
from engine.robots.hand_value import hand_value
from engine.robots.match import NAMES, Match, positions
from engine.robots.worlds import World
from engine.robots.worth import margin, standing
from engine.rules.numbers import NUMBERS
from engine.rules.table import Table
from tests.engine.robots.games import decisions


@pytest.mark.slow
@pytest.mark.parametrize("others", ["deputy", "cautious"])
@pytest.mark.parametrize("players", [3, 4])
def test_it_explains_a_good_part_of_what_hands_bring(players: int, others: str) -> None:
    """In games that it was not fitted to: how much smaller the mean square of the error is than that of the result."""
    attacking = (False,) * players
    harmless = (False, *[True] * (players - 1))
    true, false = (harmless, attacking) if others == "cautious" else (attacking, harmless)
    known, misjudged, results = [], [], []
    for t, position in _ended(("deputy", *[others] * (players - 1))):
        brought = margin(position.money, 0) - margin(t.money, 0)
        known.append((_lead(World(t, true), 0) - brought) ** 2)
        misjudged.append((_lead(World(t, false), 0) - brought) ** 2)
        results.append(brought**2)
    assert fmean(known) < 0.9 * fmean(results)
    assert fmean(known) < fmean(misjudged), "how the others play makes a difference"


def _ended(robots: tuple[str, ...]) -> Iterator[tuple[Table, Position]]:
    """Tables at the beginning of turns, each with the position in which its hand has ended."""
    for game in range(40):
        under_way: list[Table] = []
        for position in positions(Match(robots), robots, f"{game:064x}"):
            if position.phase == "draw":
                under_way.append(read_position(position.to_dict()))
            elif position.phase in ("hand_over", "game_over"):
                yield from ((t, position) for t in under_way)
                under_way = []


def test_the_order_of_the_supply_makes_no_difference() -> None:
    rng = random.Random(1)
    for p, seat, _ in decisions("order", every=7):
        t = read_position(p.to_dict())
        if len(t.players) == 2:
            continue
        world = World.of_deputies(t)
        before = _lead(world, seat)
        rng.shuffle(t.supply)
        assert _lead(world, seat) == before


def test_after_the_game_a_seat_stands_as_it_does() -> None:
    match = Match(("deputy", "cautious", "cautious"))
    *_, last = positions(match, match.robots, "ab" * 32)
    t = read_position(last.to_dict())
    value, world = hand_value(t), World(t, (False, True, True))
    assert value
    assert [value.standing(world, seat) for seat in range(3)] == [
        standing(t.money, seat, t.winner) for seat in range(3)
    ]


def test_more_money_and_a_longer_lead_are_a_better_chance() -> None:
    value = hand_value(new_game(NAMES, seed="ab" * 32).seen_by(0))
    assert value
    chances = [value.chance((own, 12000, 9000, 8000), 0, 0.0, 60) for own in range(0, 25000, 4000)]
    assert chances == sorted(chances)
    chances = [value.chance((9000, 12000, 9000, 8000), 0, lead, 30) for lead in range(-9000, 9001, 3000)]
    assert chances == sorted(chances)


def test_two_players_have_none() -> None:
    assert hand_value(new_game(NAMES[:2], seed="ab" * 32).seen_by(0)) is None


def test_a_game_with_other_numbers_has_none() -> None:
    t = read_position(new_game(NAMES, seed="ab" * 32).to_dict())
    assert hand_value(t)
    t.rules = replace(t.rules, numbers=NUMBERS._replace(to_win=10000))
    assert hand_value(t) is None


def _lead(world: World, seat: int) -> float:
    value = hand_value(world.table)
    assert value
    return value.lead(world, seat)
