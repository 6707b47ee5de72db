"""Score a poster: how its reward is paid out (RULES section 4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from engine.editions import Rules

TO_CAPTURE = 8  # Capture Points of all players together; with fewer, the Outlaw stays free
TO_TAKE_ALL = 5  # points ahead of the second player; with as many, the leader takes the whole reward


class Payment(NamedTuple):
    """How a poster was paid out. `how` and `rounds` are those of `events.Scored`."""

    how: str
    rounds: tuple[tuple[int, ...], ...]
    left: int


def pay(points: Sequence[int], reward: int, rules: Rules) -> Payment:
    """Return how a poster with `reward` dollars is paid out to players with these Capture Points, by seat."""
    if sum(points) < TO_CAPTURE:
        return Payment("free", (), reward)
    ranked = sorted(points, reverse=True)
    leader = ranked[0]
    if leader - ranked[1] >= TO_TAKE_ALL:
        return Payment("whole", (tuple(reward if own == leader else 0 for own in points),), 0)
    return _share(points, reward, rules)


def _share(points: Sequence[int], reward: int, rules: Rules) -> Payment:
    """Share the reward in the order of points, tied players together, until a tied group cannot be paid in full."""
    leader = max(points)
    levels = [
        [seat for seat, own in enumerate(points) if own == level]
        for level in sorted({own for own in points if own >= 1 and own >= leader - rules.share}, reverse=True)
    ]
    leaders = len(levels[0])
    if rules.short_leaders == "one_each" and 2000 * leaders > reward >= 1000 * leaders:
        once = tuple(1000 if own == leader else 0 for own in points)
        return Payment("shared", (once,), reward - 1000 * leaders)
    rounds: list[list[int]] = []
    left = reward
    for number, seats, due in _dues(levels):
        if due * len(seats) > left:
            break
        if number == len(rounds):
            rounds.append([0] * len(points))
        for seat in seats:
            rounds[number][seat] = due
        left -= due * len(seats)
    return Payment("shared" if rounds else "short", tuple(map(tuple, rounds)), left)


def _dues(levels: list[list[int]]) -> Iterator[tuple[int, list[int], int]]:
    """Yield the payments that are due: the number of the round, the tied seats, and the dollars for each of them."""
    for number in count():
        for place, seats in enumerate(levels):
            yield number, seats, 2000 if number == place == 0 else 1000
