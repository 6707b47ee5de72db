"""How robots tell who plays peacefully: from what everybody has seen, soon and mostly right."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import Position, new_game
from engine.robots.manners import chance_of_peace
from engine.robots.match import NAMES, Match, Told, positions
from engine.robots.worlds import Worlds
from engine.rules.events import Discarded, Played
from tests.engine.robots.games import decisions

ROBOTS_THERE = ("cautious", "deputy", "gunslinger", "homesteader")


def _games(number: int, robots: tuple[str, ...]) -> list[tuple[Position, Told]]:
    """Positions of games between robots, at the beginning of turns, with what the seats were told then."""
    found = []
    for game in range(number):
        match, told = Match(robots), Told(len(robots))
        for position in positions(match, match.robots, f"{game:064x}"):
            told.hear(position)
            if position.phase == "draw":
                copy = Told(len(robots))
                copy.by_seat = [list(heard) for heard in told.by_seat]
                found.append((position, copy))
    return found


@pytest.mark.slow
def test_after_some_turns_it_is_clear_who_plays_peacefully() -> None:
    """In games that it was not fitted to: right in nine of ten cases after four turns, and hardly ever wrong later."""
    right: Counter[tuple[bool, bool]] = Counter()
    for position, told in _games(12, ROBOTS_THERE):
        heard = told.by_seat[position.turn]
        for seat, robot in enumerate(ROBOTS_THERE):
            turns = sum(isinstance(event, Discarded) and event.seat == seat for event in heard)
            if turns >= 4:
                chance = chance_of_peace(heard, seat)
                right[turns >= 12, (chance > 0.5) == (robot == "cautious")] += 1
    assert right[False, True] > 0.85 * (right[False, True] + right[False, False])
    assert right[True, True] > 0.98 * (right[True, True] + right[True, False])


def test_it_is_even_for_somebody_who_has_done_nothing() -> None:
    p = new_game(NAMES[:3], seed="ab" * 32)
    assert chance_of_peace(p.events_for(0), 1) == 0.5


def test_a_thousand_attacks_leave_no_doubt() -> None:
    attack = Played(1, "HO", "", out_of_turn=False)
    assert chance_of_peace([attack] * 1000, 1) == 0.0


def test_all_think_the_same_of_a_player() -> None:
    """As it follows from public events alone."""
    for position, told in _games(2, ROBOTS_THERE)[::7]:
        for seat in range(len(position.players)):
            assert len({chance_of_peace(heard, seat) for heard in told.by_seat}) == 1


def test_in_a_world_others_are_peaceful_as_often_as_they_are_likely_to_be() -> None:
    rng = random.Random(1)
    for p, seat, told in decisions("manners", every=150):
        worlds = Worlds(p.seen_by(seat), told)
        peaceful = [worlds.likely(rng).peaceful for _ in range(200)]
        for other in range(len(p.players)):
            share = sum(one[other] for one in peaceful) / len(peaceful)
            assert abs(share - (0.0 if other == seat else chance_of_peace(told, other))) < 0.15
