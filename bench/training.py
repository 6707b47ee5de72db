"""What the programs of `make train` share: the editions that are held out, and the words of their command lines."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from engine.rules.editions import EDITIONS

HELD_OUT = ("rio-grande-2001", "alea-2001")
FITTED_TO = tuple(edition for edition in EDITIONS if edition not in HELD_OUT)


def read_arguments(about: str | None, games: int, held_out: int, each: str, out: Path) -> argparse.Namespace:
    """Return what the command line says: games to fit to and to measure with, a seed, processes, and the file."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=games, help=f"to fit to, {each}")
    parser.add_argument("--held-out", type=int, default=held_out, help=f"to measure with, {each}")
    parser.add_argument("--seed", default="posse")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=out)
    return parser.parse_args()
