"""Who plays whom: every pair as often, every seat as often, and as few robots as can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from service.leagues.membership import MOST_MEMBERS
from service.standings import divisions


@pytest.mark.parametrize(
    ("at_table", "size", "games", "meetings"),
    [(4, 7, 4, {2: 21}), (4, 13, 4, {1: 78}), (3, 7, 3, {1: 21}), (3, 13, 3, {1: 39})],
)
def test_everybody_has_every_seat_once_and_meets_the_others_as_often(
    at_table: int, size: int, games: int, meetings: dict[int, int]
) -> None:
    tables = divisions.tables(size, at_table)
    assert Counter((number, seat) for table in tables for seat, number in enumerate(table)) == Counter(
        (number, seat) for number in range(size) for seat in range(at_table)
    )
    pairs = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    assert Counter(pairs.values()) == meetings
    assert {sum(number in table for table in tables) for number in range(size)} == {games}


@pytest.mark.parametrize("size", range(2, 8))
def test_of_two_everybody_plays_everybody_once_and_begins_as_often_as_can_be(size: int) -> None:
    tables = divisions.tables(size, 2)
    assert Counter(tuple(sorted(table)) for table in tables) == Counter(combinations(range(size), 2))
    first = [sum(table[0] == number for table in tables) for number in range(size)]
    assert max(first) - min(first) <= 1


def test_the_games_of_seven_are_those_of_the_rule() -> None:
    assert divisions.tables(7, 4)[1] == (1, 4, 6, 0)
    assert divisions.tables(13, 4)[12] == (12, 0, 2, 8)


@pytest.mark.parametrize("at_table", [3, 4])
@pytest.mark.parametrize("people", range(3, MOST_MEMBERS + 1))
def test_as_few_robots_as_possible_fill_the_last_division(people: int, at_table: int) -> None:
    sizes = divisions.sizes(people, at_table)
    assert set(sizes[:-1]) <= {7}
    assert sizes[-1] in (7, 13)
    assert 0 <= sum(sizes) - people <= 5
    fewest = min(7 * few + 13 * one for few in range(15) for one in (0, 1) if 7 * few + 13 * one >= people)
    assert sum(sizes) == fewest


@pytest.mark.parametrize("people", range(2, MOST_MEMBERS + 1))
def test_divisions_for_two_are_even_and_need_no_robots(people: int) -> None:
    sizes = divisions.sizes(people, 2)
    assert sum(sizes) == people
    assert max(sizes) <= 7
    assert max(sizes) - min(sizes) <= 1
    assert sizes == sorted(sizes, reverse=True)
