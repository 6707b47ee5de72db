"""The table of a division: points for places, and how ties are broken."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import NamedTuple

POINTS = (10, 6, 3, 1)
"""For the places of a game. Those who share a place share the points of the places that they take."""


class GameResult(NamedTuple):
    """A game that is over: by seat the number of its place in the division, its place in the game, and its dollars."""

    numbers: tuple[int, ...]
    places: tuple[int, ...]
    money: tuple[int, ...]


class Standing(NamedTuple):
    """How a place of a division stands. `places`: how many of its games ended first, second, third and fourth."""

    number: int
    points: Fraction
    places: tuple[int, ...]
    money: int

    @property
    def games(self) -> int:
        """How many of its games are over."""
        return sum(self.places)


def standings(numbers: Sequence[int], out: Collection[int], results: Sequence[GameResult]) -> list[Standing]:
    """Return the table, the first at the top: by points, then wins, seconds, thirds, dollars, and the order before.

    `numbers`: all places of the division. Those that are `out` get nothing and stand last; what the others have
    achieved against them stays.
    """
    found = [_standing(number, [] if number in out else results) for number in numbers]
    return sorted(found, key=lambda one: (one.number in out, *_merit(one)))


def points_for(places: Sequence[int], place: int) -> Fraction:
    """Return the points of a place of a game, given the places of all its seats."""
    sharing = places.count(place)
    return Fraction(sum(POINTS[place - 1 : place - 1 + sharing]), sharing)


def _standing(number: int, results: Sequence[GameResult]) -> Standing:
    points, places, money = Fraction(), [0] * len(POINTS), 0
    for result in results:
        if number in result.numbers:
            seat = result.numbers.index(number)
            points += points_for(result.places, result.places[seat])
            places[result.places[seat] - 1] += 1
            money += result.money[seat]
    return Standing(number, points, tuple(places), money)


def _merit(one: Standing) -> tuple[Fraction | int, ...]:
    return (-one.points, *(-number for number in one.places[:3]), -one.money, one.number)
