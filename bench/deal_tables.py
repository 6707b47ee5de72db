"""Measure at which table one hand tells skill from luck best: the table of the daily deal (docs/daily.md).

At each table the same deals are played once by each robot in the player's seat, against the same robots. A deal's luck
is the same for all of them, so it is taken out: the share of skill is the variance between the robots' means, in all
the variance that is left. It is what a player's rank in one deal says of their strength.

`--robots` may leave the marshal out, which thinks for a hundred times as long as the others together.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, variance
from typing import NamedTuple

from engine.position import new_game
from engine.robots import ROBOTS, STRENGTHS
from engine.robots.marshal import BUDGET
from engine.robots.match import NAMES, Told
from engine.robots.worth import margin
from engine.rules.editions import DEFAULT_EDITION, EDITIONS

OPPONENTS = (("cautious",), ("deputy",), ("greenhorn",), ("cautious", "deputy"))  # they take turns around the table
PLAYERS = (2, 3, 4)
RESAMPLED = 500  # samples of deals, for the interval


class Table(NamedTuple):
    """What is the same for all who play a deal. The player has seat 0; `dealer` says who begins: the seat after it."""

    edition: str
    opponents: tuple[str, ...]
    dealer: int

    def __str__(self) -> str:
        """Return the table in a line."""
        return f"{self.edition}, against {' and '.join(self.opponents)}, dealt by seat {self.dealer}"


class Share(NamedTuple):
    """The share of skill in the variance that the same deal leaves, with its 95 % interval."""

    share: float
    least: float
    most: float


def play_hand(
    table: Table, player: str, deal: int, budget: int, slips: float = 0.0, slipping: random.Random | None = None
) -> float:
    """Play a deal with a robot in the player's seat. Return its dollars over the mean of the others.

    `slips`: the part of its moves that are drawn from all legal ones, by `slipping`.
    """
    position = new_game(NAMES[: len(table.opponents) + 1], table.edition, seed=f"{deal:064x}", dealer=table.dealer)
    rng, told, robots = random.Random(deal), Told(len(table.opponents) + 1), (player, *table.opponents)  # noqa: S311
    while True:
        told.hear(position)
        if position.phase in ("hand_over", "game_over"):
            return margin(position.money, 0)
        seat = position.to_act()[0]
        if seat == 0 and slipping is not None and slipping.random() < slips:
            position = position.play(seat, slipping.choice(position.legal(seat)))
            continue
        choose = ROBOTS[robots[seat]]
        position = position.play(seat, choose(position.seen_by(seat), told.by_seat[seat], rng, budget).text)


def play_deal(table: Table, robots: Sequence[str], budget: int, deal: int) -> tuple[float, ...]:
    """Return what each robot got in the player's seat of one deal."""
    return tuple(play_hand(table, robot, deal, budget) for robot in robots)


def share_of_skill(deals: Sequence[tuple[float, ...]]) -> float:
    """Return the variance between the robots' means, in all the variance but that between deals.

    Two-way without repetition: the residual mean square is taken out of that between the robots, so that no share is
    made from noise.
    """
    robots = range(len(deals[0]))
    means = [fmean(deal[robot] for deal in deals) for robot in robots]
    mean = fmean(means)
    residuals = [deal[robot] - fmean(deal) - means[robot] + mean for deal in deals for robot in robots]
    noise = sum(residual**2 for residual in residuals) / ((len(deals) - 1) * (len(means) - 1))
    skill = max(0.0, variance(means) - noise / len(deals))
    return skill / (skill + noise) if skill + noise else 0.0


def with_interval(deals: Sequence[tuple[float, ...]]) -> Share:
    """Return the share of skill with the interval that other samples of these deals give."""
    rng = random.Random(len(deals))  # noqa: S311
    shares = sorted(share_of_skill(rng.choices(deals, k=len(deals))) for _ in range(RESAMPLED))
    return Share(share_of_skill(deals), shares[RESAMPLED // 40], shares[-RESAMPLED // 40])


def tables(editions: Sequence[str], players: Sequence[int]) -> Iterator[Table]:
    """Yield the tables that are compared: each edition, number of players and kind of opponents."""
    for edition in editions:
        for number in players:
            for kinds in OPPONENTS if number > 2 else OPPONENTS[:3]:
                yield Table(edition, tuple(kinds[n % len(kinds)] for n in range(number - 1)), number - 1)


def main() -> None:
    """Play at each table and print a line of it as soon as it is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--editions", nargs="+", choices=tuple(EDITIONS), default=[DEFAULT_EDITION])
    parser.add_argument("--players", nargs="+", type=int, choices=PLAYERS, default=PLAYERS)
    parser.add_argument("--robots", nargs="+", choices=tuple(ROBOTS), default=STRENGTHS)
    parser.add_argument("--budget", type=int, default=BUDGET, help="the marshal's samples for a decision")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.processes) as pool:
        for table in tables(arguments.editions, arguments.players):
            play = partial(play_deal, table, arguments.robots, arguments.budget)
            deals = list(pool.map(play, range(arguments.deals)))
            share = with_interval(deals)
            means = ", ".join(
                f"{robot} {fmean(deal[n] for deal in deals):+,.0f}" for n, robot in enumerate(arguments.robots)
            )
            sys.stdout.write(f"{table}: {share.share:.0%} ({share.least:.0%} to {share.most:.0%}); {means}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
