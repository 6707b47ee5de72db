"""Analyse finished games with two seeds each: check the sums and the error bars, and measure the time.

The error bars hold if two analyses of a game differ by no more than the error of their difference, in about 95 of 100
cases. Seconds are of one core.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import median
from typing import NamedTuple

from engine import Analysis, analyse
from engine.coach.analysis import CAUSES
from tests.engine.coach.games import finished

TABLES = (
    ("cautious", "deputy"),
    ("deputy", "deputy", "cautious"),
    ("greenhorn", "deputy"),
    ("deputy", "cautious", "deputy", "greenhorn"),
)


class Measured(NamedTuple):
    """A game's two analyses."""

    players: int
    moves: int
    analyses: tuple[Analysis, Analysis]
    seconds: float  # of one of them
    megabytes: float  # at most in this process


def measure(game: int, budget: int | None) -> Measured:
    """Analyse the first player's game twice."""
    record = finished(f"coach {game}", *TABLES[game % len(TABLES)])
    began = time.process_time()
    one, other = (analyse(record, 0, seed, budget) for seed in ("one", "other"))
    seconds = (time.process_time() - began) / 2
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Measured(len(record.players), len(record.moves), (one, other), seconds, memory)


def agreements(measured: Measured) -> Iterator[bool]:
    """Yield for each term of each hand whether the two analyses agree within the error of their difference."""
    one, other = measured.analyses
    for first, second in zip(one.hands, other.hands, strict=True):
        for cause in CAUSES:
            error = (getattr(first.errors, cause) ** 2 + getattr(second.errors, cause) ** 2) ** 0.5
            yield abs(getattr(first.terms, cause) - getattr(second.terms, cause)) <= error


def main() -> None:
    """Measure so many games and print a line for each, then the sums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--budget", type=int, help="of the marshal for a decision")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    agree: list[bool] = []
    seconds: list[float] = []
    with ProcessPoolExecutor(arguments.processes) as pool:
        for game, measured in enumerate(pool.map(partial(measure, budget=arguments.budget), range(arguments.games))):
            for analysis in measured.analyses:
                if any(sum(hand.terms) != hand.result for hand in analysis.hands):
                    raise SystemExit(f"game {game}: the terms of a hand do not add up")
            agree += agreements(measured)
            seconds.append(measured.seconds)
            sys.stdout.write(_line(game, measured))
            sys.stdout.flush()
    sys.stdout.write(
        f"{len(seconds)} games at {arguments.budget or 'two minutes'}: all terms add up;"
        f" {sum(agree)} of {len(agree)} terms of hands agree within their errors;"
        f" seconds an analysis: median {median(seconds):.0f}, most {max(seconds):.0f}\n"
    )


def _line(game: int, measured: Measured) -> str:
    one, other = measured.analyses
    terms = zip(CAUSES, one.terms, one.errors, strict=True)
    return (
        f"game {game}, {measured.players} players, {measured.moves} moves, {len(one.decisions)} decisions: "
        f"{measured.seconds:.0f} s, {measured.megabytes:.0f} MB; result {one.result:+,} = "
        + " ".join(f"{cause} {term:+,} ± {error:,}" for cause, term, error in terms)
        + f"; mistakes {len(one.mistakes)} and {len(other.mistakes)}\n"
    )


if __name__ == "__main__":
    main()
