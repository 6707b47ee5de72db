"""What a game changes on the scales of ratings."""

from __future__ import annotations

import math
import random
import statistics
from pathlib import Path

import pytest

import engine
from engine.robots import STRENGTHS
from service.results.rating_scales import BEGINNING, BETA, ROBOTS, Luck, Rating, rated


def test_ties_are_worth_the_same_and_luck_counts_less_the_more_there_is() -> None:
    even = rated("two", [BEGINNING, BEGINNING], [1, 1])
    assert [rating.mean for rating in even] == pytest.approx([1500.0, 1500.0])
    assert all(rating.error < BEGINNING.error for rating in even)
    by_luck = sorted(BETA, key=lambda luck: BETA[luck])
    gains = [rated(luck, [BEGINNING, BEGINNING], [1, 2])[0].mean for luck in by_luck]
    assert gains == sorted(gains, reverse=True)
    assert by_luck == ["two", "hand", "more"]
    assert rated("more", [BEGINNING] * 3, [1, 2, 3])[1].mean == pytest.approx(1500.0)
    strong, weak = Rating(1900.0, 60.0), Rating(1500.0, 60.0)
    surprised, expected = rated("two", [weak, strong], [1, 2])[0], rated("two", [strong, weak], [1, 2])[0]
    assert surprised.mean - weak.mean > expected.mean - strong.mean > 0


def test_robots_stand_where_the_arena_puts_them() -> None:
    assert set(ROBOTS) == set(engine.ROBOTS)
    assert sorted(STRENGTHS, key=lambda policy: ROBOTS[policy].mean) == list(STRENGTHS)
    assert ROBOTS["cautious"].mean == BEGINNING.mean


@pytest.mark.parametrize(("luck", "at_table", "games"), [("two", 2, 37), ("more", 3, 41), ("more", 4, 27)])
def test_a_rating_is_provisional_for_as_many_games_as_the_documents_say(luck: Luck, at_table: int, games: int) -> None:
    chance, needed = random.Random(1), list[int]()
    for _ in range(3):
        merits = [chance.gauss(*BEGINNING) for _ in range(12)]
        found, played = [BEGINNING] * len(merits), [0] * len(merits)
        while any(rating.is_provisional for rating in found):
            table = chance.sample(range(len(merits)), at_table)
            luckily = [merits[n] - BETA[luck] * math.sqrt(2) * math.log(chance.expovariate(1)) for n in table]
            places = [1 + sum(other > one for other in luckily) for one in luckily]
            for n, rating in zip(table, rated(luck, [found[n] for n in table], places), strict=True):
                played[n] += 1
                needed += [played[n]] * (found[n].is_provisional and not rating.is_provisional)
                found[n] = rating
    assert abs(statistics.fmean(needed) - games) < 3
    assert str(games) in (Path(__file__).parents[2] / "docs/ratings.md").read_text(encoding="utf-8").partition("##")[0]
