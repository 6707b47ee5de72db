"""Let robots play each other and write the tables of docs/robots.md: `make arena`, which goes on where it was stopped.

Every match is kept in var/arena, a line for each deal. The document names the commit, the seed and the number of games,
so that anybody can repeat them. The marshal's matches take turns, a few deals each, until their time is up.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from io import StringIO
from math import log10
from operator import itemgetter
from pathlib import Path
from typing import Any

from engine import commands
from engine.robots.estimates import Estimate

ROOT = Path(__file__).parents[1]
DOCUMENT, KEPT = ROOT / "docs" / "robots.md", ROOT / "var" / "arena"
TABLES = "<!-- tables of make arena -->\n"  # in the document, before and after them
QUICK_DEALS = 1000
HOURS = 2.0  # for the marshal's matches
SECONDS = 2.0  # for a marshal's turn, as the service has it
ROUND = {2: 8, 3: 4, 4: 2}  # deals that each of them gets in turn, by players: all take about the same time
ITERATIONS = 2000
OTHERS = (1, 2, 3)
PAIRS = (
    ("cautious", "greenhorn"),
    ("deputy", "greenhorn"),
    ("deputy", "cautious"),
    ("gunslinger", "deputy"),
    ("homesteader", "deputy"),
    ("marshal", "deputy"),
    ("marshal", "cautious"),
    ("marshal", "greenhorn"),
)


def matches(searching: bool) -> Iterator[tuple[str, ...]]:
    """Yield the robots of each match with a marshal, or without: one against one, two and three of another."""
    for one, other in PAIRS:
        if (one == "marshal") == searching:
            for others in OTHERS:
                yield (one, *[other] * others)


def play(robots: tuple[str, ...], deals: int, seconds: float, processes: int) -> dict[str, Any]:
    """Play a match, or the rest of it, and return what `posse arena --json` prints."""
    KEPT.mkdir(parents=True, exist_ok=True)
    keep = KEPT / f"{'-'.join(robots)}-{seconds:g}.jsonl"
    numbers = {"--deals": deals, "--budget": 0, "--seconds": seconds, "--processes": processes}
    words = [word for option, number in numbers.items() for word in (option, f"{number:g}")]
    printed = StringIO()
    with redirect_stdout(printed):
        failed = commands.main(["arena", *robots, *words, "--keep", str(keep), "--json"])
    if failed:
        raise SystemExit(failed)
    played: dict[str, Any] = json.loads(printed.getvalue())
    sys.stdout.write(f"{' against '.join(robots)}: {played['deals']} deals, {_share(played)}\n")
    sys.stdout.flush()
    return played


def play_in_turn(seconds: float, processes: int, hours: float) -> dict[tuple[str, ...], dict[str, Any]]:
    """Play the marshal's matches in turn, some deals at a time, until the time is up. Return what came of each."""
    ends, rounds = time.monotonic() + 3600 * hours, 0
    matches_played: dict[tuple[str, ...], dict[str, Any]] = {}
    while not rounds or time.monotonic() < ends:
        rounds += 1
        for robots in matches(searching=True):
            matches_played[robots] = play(robots, rounds * ROUND[len(robots)], seconds, processes)
    return matches_played


def _share(played: Mapping[str, Any]) -> str:
    """Return the games that the first robot of a match won, and their number."""
    games = played["deals"] * len(played["match"]["robots"])
    return f"{Estimate(**played['robots'][0]['wins']).in_words('.1%')} of {games:,}"


def _money(played: Mapping[str, Any]) -> str:
    """Return the dollars a hand that the first robot of a match had more than the others."""
    return Estimate(**played["robots"][0]["money"]).in_words("+,.0f")


def scale(played: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Return the strength of each robot in points: 400 more are ten times the chance to win against one other.

    It is the model of Plackett and Luce, of which an arena shows the first place alone: who wins is drawn by strength
    from all at the table. The most likely strengths are found by Hunter's iteration; cautious has 1,500 points.
    """
    tables = [(match["match"]["robots"], match["deals"] * len(match["match"]["robots"])) for match in played]
    won: Counter[str] = Counter()
    for (robots, games), match in zip(tables, played, strict=True):
        for robot in match["robots"]:
            won[robot["robot"]] += robot["wins"]["mean"] * games * robots.count(robot["robot"])
    strength = dict.fromkeys(won, 1.0)
    for _ in range(ITERATIONS):
        met: Counter[str] = Counter()
        for robots, games in tables:
            for robot in robots:
                met[robot] += games / sum(strength[other] for other in robots)
        strength = {robot: (won[robot] + 0.5) / met[robot] for robot in won}
    return {robot: 1500 + 400 * log10(one / strength["cautious"]) for robot, one in strength.items()}


def _table(title: str, played: Mapping[tuple[str, ...], Mapping[str, Any]], cell: Callable[..., str]) -> str:
    """Return a table in Markdown: a line for each pair of robots, a column for each number of the second."""
    lines = [f"| {title} | against one | against two | against three |", "|---|---|---|---|"]
    for one, other in PAIRS:
        cells = (cell(played[(one, *[other] * others)]) for others in OTHERS)
        lines.append(f"| {one} against {other} | {' | '.join(cells)} |")
    return "\n".join(lines)


def write(played: Mapping[tuple[str, ...], Mapping[str, Any]], commit: str, seconds: float) -> None:
    """Put the tables into the document, with the commit that played them."""
    before, _, after = DOCUMENT.read_text(encoding="utf-8").split(TABLES)
    match = next(iter(played.values()))["match"]
    points = sorted(scale(list(played.values())).items(), key=itemgetter(1))
    parts = (
        f"Played by commit {commit}: {match['edition']}, seed `{match['seed']}`, a marshal with {seconds:g} seconds for"
        " each turn. In brackets the 95 % intervals.",
        _table("games won", played, _share),
        _table("dollars a hand more than the others", played, _money),
        "On one scale, from all of these games: " + ", ".join(f"{robot} {one:,.0f}" for robot, one in points) + ".",
    )
    DOCUMENT.write_text(before + TABLES + "\n\n".join(parts) + "\n" + TABLES + after, encoding="utf-8")


def main() -> None:
    """Play all matches, print each table as soon as it is there, and write all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", type=int, default=QUICK_DEALS, help="deals of matches without the marshal")
    parser.add_argument("--hours", type=float, default=HOURS, help="for the matches with the marshal")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each turn of a marshal")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--commit", required=True, help="the commit that plays")
    arguments = parser.parse_args()
    played = {robots: play(robots, arguments.quick, 0, arguments.processes) for robots in matches(searching=False)}
    played |= play_in_turn(arguments.seconds, arguments.processes, arguments.hours)
    write(played, arguments.commit, arguments.seconds)


if __name__ == "__main__":
    main()
