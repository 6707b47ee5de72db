"""Measure after how many days of deals two strengths are told apart, beside as many hands of ordinary games.

Robots of four strengths play a month. Each of them slips now and then, and makes a move at random, so that two of the
same strength differ as people do. Two players count as told apart on the first day from which on, until the end of the
month, the mean of their daily differences is more than two standard errors from zero, in the right order. In ordinary
games each has other cards (docs/daily.md).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations, product
from math import inf
from statistics import fmean, median, stdev
from typing import NamedTuple

from bench.deal_tables import Table, play_hand
from engine.robots import ROBOTS
from engine.rules.editions import DEFAULT_EDITION

TABLE = Table(DEFAULT_EDITION, ("cautious",), 1)
DAYS = 30
FIRST = 3  # the day on which a difference has an error that means something
ERRORS = 2.0
CERTAIN = 0.9  # how many of the pairs must be told apart


class Player(NamedTuple):
    """A robot that plays the month: its policy, and which of those of this policy it is."""

    policy: str
    number: int


def play_month(budget: int, slips: float, same: bool, player: Player) -> list[float]:
    """Return the player's dollars over the other on each day; with other cards than all others unless `same`."""
    own = f"{player.policy} {player.number}"
    found = []
    for day in range(DAYS):
        deal = day if same else random.Random(f"{own} {day}").getrandbits(128)  # noqa: S311
        slipping = random.Random(f"{own} slips {day}")  # noqa: S311
        found.append(play_hand(TABLE, player.policy, deal, budget, slips, slipping))
    return found


def told_apart(better: Sequence[float], worse: Sequence[float]) -> float:
    """Return the day from which on two players are told apart in the right order; inf if they are not."""
    apart: float = inf
    for day in range(DAYS, FIRST - 1, -1):
        found = [one - other for one, other in zip(better[:day], worse[:day], strict=True)]
        if fmean(found) <= ERRORS * stdev(found) / day**0.5:
            break
        apart = day
    return apart


def compare(months: dict[str, list[list[float]]], better: str, worse: str) -> str:
    """Return after how many days half, and most, of the pairs of two strengths are told apart, in words."""
    days = sorted(told_apart(*pair) for pair in product(months[better], months[worse]))
    most = days[int(CERTAIN * (len(days) - 1))]
    return ", ".join("not in a month" if day == inf else f"{day:g} days" for day in (median(days), most))


def main() -> None:
    """Play the months, and print a line for each two strengths."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=50, help="of each strength but the marshal's")
    parser.add_argument("--marshals", type=int, default=50)
    parser.add_argument("--budget", type=int, default=200, help="the marshal's samples for a decision")
    parser.add_argument("--slips", type=float, default=0.05, help="the part of moves that are made at random")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    numbers = {policy: arguments.marshals if policy == "marshal" else arguments.players for policy in ROBOTS}
    players = [Player(policy, n) for policy, number in numbers.items() for n in range(number)]
    with ProcessPoolExecutor(arguments.processes) as pool:
        for same, kind in ((True, "the same deals"), (False, "ordinary hands")):
            play = partial(play_month, arguments.budget, arguments.slips, same)
            months: dict[str, list[list[float]]] = {}
            for player, month in zip(players, pool.map(play, players), strict=True):
                months.setdefault(player.policy, []).append(month)
            order = sorted(months, key=lambda policy: fmean(map(fmean, months[policy])))
            for worse, better in combinations(order, 2):
                sys.stdout.write(f"{kind}: {better} over {worse}: {compare(months, better, worse)}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
