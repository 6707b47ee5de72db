"""What the programs of `make train` share: editions that are held out, command lines, and games on all processors."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

from engine.rules.editions import EDITIONS

HELD_OUT = ("rio-grande-2001", "alea-2001")
FITTED_TO = tuple(edition for edition in EDITIONS if edition not in HELD_OUT)

Game = TypeVar("Game")
Example = TypeVar("Example")


def read_arguments(about: str | None, games: int, held_out: int, each: str, out: Path) -> argparse.Namespace:
    """Return what the command line says: games to fit to and to measure with, a seed, processes, and the file."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=games, help=f"to fit to, {each}")
    parser.add_argument("--held-out", type=int, default=held_out, help=f"to measure with, {each}")
    parser.add_argument("--seed", default="posse")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=out)
    return parser.parse_args()


def examples_of(
    games: Sequence[Game], found_in: Callable[[Game], Iterable[Example]], processes: int, chunk: int = 20
) -> list[Example]:
    """Return the examples that are found in games, in the order of the games."""
    with ProcessPoolExecutor(processes) as pool:
        return [example for some in pool.map(found_in, games, chunksize=chunk) for example in some]
