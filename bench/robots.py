"""Let robots play each other and write the tables of docs/robots.md: `make arena`, which goes on where it was stopped.

Every match is kept in var/arena, a line for each deal. The tables name the commit, the seed and the number of deals, so
that anybody can repeat them. The marshal's matches take turns, a few deals each, until their time is up; one whose
outcome is clear (`posse arena --stop`) gets no more.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from engine import commands
from engine.robots.marshal import BUDGET

ROOT = Path(__file__).parents[1]
DOCUMENT, KEPT = ROOT / "docs" / "robots.md", ROOT / "var" / "arena"
TABLES = "<!-- tables of make arena -->\n"  # in the document, before and after them
QUICK_DEALS = 1000
HOURS = 2.0  # for the marshal's matches
ROUND = {2: 8, 3: 4, 4: 2}  # deals that each of them gets in turn, by players: all take about the same time
PAIRS = (
    ("cautious", "greenhorn"),
    ("deputy", "greenhorn"),
    ("deputy", "cautious"),
    ("marshal", "deputy"),
    ("marshal", "cautious"),
    ("marshal", "greenhorn"),
)


def matches(searching: bool) -> Iterator[tuple[str, ...]]:
    """Yield the robots of each match with a marshal, or without: one against one, two and three of another."""
    for one, other in PAIRS:
        if (one == "marshal") == searching:
            for others in (1, 2, 3):
                yield (one, *[other] * others)


def play(robots: tuple[str, ...], deals: int, budget: int, processes: int) -> str:
    """Play a match, or the rest of it, and return its table in Markdown."""
    KEPT.mkdir(parents=True, exist_ok=True)
    keep = KEPT / f"{'-'.join(robots)}-{budget}.jsonl"
    numbers = {"--deals": deals, "--budget": budget, "--processes": processes}
    words = [word for option, number in numbers.items() for word in (option, str(number))]
    stop = ["--stop"] if budget else []
    printed = StringIO()
    with redirect_stdout(printed):
        failed = commands.main(["arena", *robots, *words, *stop, "--keep", str(keep)])
    if failed:
        raise SystemExit(failed)
    return printed.getvalue()


def play_in_turn(budget: int, processes: int, hours: float) -> list[str]:
    """Play the marshal's matches in turn, some deals at a time, until the time is up. Return their tables."""
    ends, rounds = time.monotonic() + 3600 * hours, 0
    tables: dict[tuple[str, ...], str] = {}
    while time.monotonic() < ends:
        rounds += 1
        for robots in matches(searching=True):
            tables[robots] = play(robots, rounds * ROUND[len(robots)], budget, processes)
            sys.stdout.write(tables[robots] + "\n")
            sys.stdout.flush()
    return list(tables.values())


def write(tables: list[str], commit: str) -> None:
    """Put the tables into the document, with the commit that played them."""
    before, _, after = DOCUMENT.read_text(encoding="utf-8").split(TABLES)
    made = f"Played by commit {commit}.\n\n"
    DOCUMENT.write_text(before + TABLES + made + "\n".join(tables) + TABLES + after, encoding="utf-8")


def main() -> None:
    """Play all matches, print each table as soon as it is there, and write all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", type=int, default=QUICK_DEALS, help="deals of matches without the marshal")
    parser.add_argument("--hours", type=float, default=HOURS, help="for the matches with the marshal")
    parser.add_argument("--budget", type=int, default=BUDGET, help="the marshal's samples for a decision")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--commit", required=True, help="the commit that plays")
    arguments = parser.parse_args()
    tables = []
    for robots in matches(searching=False):
        tables.append(play(robots, arguments.quick, 0, arguments.processes))
        sys.stdout.write(tables[-1] + "\n")
    tables += play_in_turn(arguments.budget, arguments.processes, arguments.hours)
    write(tables, arguments.commit)


if __name__ == "__main__":
    main()
