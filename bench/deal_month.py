"""Measure after how many days of deals two strengths are told apart, beside as many hands of ordinary games.

One robot of each strength plays each month, of which there are many, each with other deals: they are players of their
own, as each slips now and then and makes a move at random. Two players of a month count as told apart on the first day
from which on, until its end, the mean of their daily differences is more than two standard errors from zero, in the
right order. In ordinary games each has other cards (docs/daily.md).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import inf
from statistics import fmean, median, stdev
from typing import NamedTuple

from bench.deal_tables import Table, play_hand
from engine.robots import STRENGTHS
from engine.rules.editions import DEFAULT_EDITION

TABLE = Table(DEFAULT_EDITION, ("cautious",), 1)
DAYS = 30
FIRST = 3  # the day on which a difference has an error that means something
ERRORS = 2.0
CERTAIN = 0.9  # in how many of the months they must be told apart


class Player(NamedTuple):
    """A robot that plays a month: its policy, and the number of the month."""

    policy: str
    month: int


def play_month(budget: int, slips: float, same: bool, player: Player) -> list[float]:
    """Return the player's dollars over the other on each day; with other cards than all others unless `same`."""
    own = f"{player.policy} {player.month}"
    found = []
    for day in range(DAYS):
        cards = f"{player.month} {day}" if same else f"{own} {day}"
        deal = random.Random(cards).getrandbits(128)  # noqa: S311
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
    """Return after how many days two strengths are told apart in half of the months, and in most, in words."""
    days = sorted(told_apart(*pair) for pair in zip(months[better], months[worse], strict=False))
    most = days[int(CERTAIN * (len(days) - 1))]
    return ", ".join("not in a month" if day == inf else f"{day:g} days" for day in (median(days), most))


def main() -> None:
    """Play the months, and print a line for each two strengths."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--months", type=int, default=50)
    parser.add_argument("--marshals", type=int, default=50, help="the months in which the marshal plays, too")
    parser.add_argument("--budget", type=int, default=200, help="the marshal's samples for a decision")
    parser.add_argument("--slips", type=float, default=0.05, help="the part of moves that are made at random")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    numbers = {policy: arguments.marshals if policy == "marshal" else arguments.months for policy in STRENGTHS}
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
