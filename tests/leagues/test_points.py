"""The table of a division: points, shared places, ties, and those who are out."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from service.standings import divisions, points
from service.standings.in_words import shown_points
from service.standings.points import GameResult
from tests.leagues import second_table
from tests.quick import few


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2, 3, 4), (10, 6, 3, 1)),
        ((1, 2, 2, 4), (10, Fraction(9, 2), Fraction(9, 2), 1)),
        ((2, 2, 2, 1), (Fraction(10, 3), Fraction(10, 3), Fraction(10, 3), 10)),
        ((1, 1, 3), (8, 8, 3)),
        ((2, 1), (6, 10)),
    ],
)
def test_who_share_a_place_share_its_points(places: tuple[int, ...], expected: tuple[int | Fraction, ...]) -> None:
    assert tuple(points.points_for(places, place) for place in places) == expected


def _seat(number: int, place: int, money: int = 1) -> GameResult:
    """A game of four that somebody ends at this place, against the last three of the division."""
    others = [n for n in (1, 2, 3, 4) if n != place]
    return GameResult((number, 5, 6, 7), (place, *others), (money, 1, 1, 1))


def test_equal_points_go_by_wins() -> None:
    # 13 points each: a win and a third, or two seconds and a fourth.
    games = [_seat(1, 1), _seat(1, 3), _seat(0, 2), _seat(0, 2), _seat(0, 4)]
    assert [one.points for one in points.standings(range(8), (), games) if one.number < 2] == [13, 13]
    assert [n for n in (one.number for one in points.standings(range(8), (), games)) if n < 2] == [1, 0]


def test_equal_wins_go_by_seconds_then_by_thirds() -> None:
    # 6 points each: a second, or two thirds; and 3: a third, or three fourths.
    for better, worse in (([2], [3, 3]), ([3], [4, 4, 4])):
        games = [_seat(1, place) for place in better] + [_seat(0, place) for place in worse]
        found = [one for one in points.standings(range(8), (), games) if one.number < 2]
        assert found[0].points == found[1].points
        assert found[0].number == 1


def test_equal_places_go_by_money_and_then_by_the_order_before() -> None:
    for money, first in ((2, 1), (1, 0)):
        table = points.standings(range(8), (), [_seat(0, 2), _seat(1, 2, money)])
        assert next(one.number for one in table if one.number < 2) == first


def test_who_is_out_gets_nothing_and_stands_last_and_the_others_keep_theirs() -> None:
    results = [GameResult((0, 1, 2, 3), (1, 2, 3, 4), (9, 8, 7, 6))]
    table = points.standings(range(4), {0}, results)
    assert [one.number for one in table] == [1, 2, 3, 0]
    assert [one.points for one in table] == [6, 3, 1, 0]
    assert (table[-1].games, table[-1].money) == (0, 0)


def test_points_have_at_most_one_decimal() -> None:
    assert [shown_points(Fraction(n, d)) for n, d in ((10, 1), (9, 2), (10, 3))] == ["10", "4.5", "3.3"]


@pytest.mark.parametrize("seed", few(range(200), 40))
def test_random_tables_are_those_of_a_few_lines_that_share_nothing(seed: int) -> None:
    rng = random.Random(seed)
    at_table, size = rng.choice([(4, 7), (4, 13), (3, 7), (2, rng.randint(2, 7))])
    out = {n for n in range(size) if rng.random() < 0.1}
    results, games = [], []
    for table in divisions.tables(size, at_table):
        money = tuple(rng.choice([20000, 25000, 26000, 30000]) for _ in table)
        places = tuple(1 + sum(other > one for other in money) for one in money)
        if rng.random() < 0.9:
            results.append(GameResult(table, places, money))
            games.append({"places": list(table), "result": {"places": list(places), "money": list(money)}})
    table = points.standings(range(size), out, results)
    told = [(one.number, round(float(one.points), 6)) for one in table]
    assert told == second_table.table({"places": ["x"] * size, "out": sorted(out), "games": games})
