"""The command `posse arena`: let robots play the same deals from every seat, and tell which is better by how much."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from engine.commands.sources import CommandError, Commands, answer, takes_json
from engine.robots import ROBOTS
from engine.robots.estimates import Estimate, mean_of, share_of
from engine.robots.marshal import BUDGET
from engine.robots.match import Match, MatchResult, play_deal
from engine.rules.editions import DEFAULT_EDITION, EDITIONS

FEWEST = 12  # deals before `--stop` may end an arena
MOST_SECONDS = 20


def add_to(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("arena", help="let robots play the same deals from every seat")
    command.add_argument("robots", nargs="+", choices=tuple(ROBOTS), metavar="ROBOT", help=", ".join(ROBOTS))
    command.add_argument("--deals", type=int, default=100, metavar="N", help="the number of deals (100)")
    command.add_argument("--seats", choices=("all", "given"), default="all", help="every seating, or the given one")
    command.add_argument("--edition", default=DEFAULT_EDITION, choices=tuple(EDITIONS), help="the edition of the rules")
    command.add_argument("--budget", type=int, default=BUDGET, metavar="N", help=f"samples for a decision ({BUDGET})")
    command.add_argument("--seconds", type=float, default=0.0, metavar="S", help="or seconds for a whole turn")
    command.add_argument("--seed", default="posse", metavar="TEXT", help="the same seed gives the same deals")
    command.add_argument("--processes", type=int, default=1, metavar="N", help="play deals in so many processes (1)")
    command.add_argument("--stop", action="store_true", help="stop as soon as it is clear who wins more")
    command.add_argument("--keep", metavar="FILE", help="keep results in this file, and go on from those in it")
    takes_json(command)
    command.set_defaults(run=_arena)


def _arena(arguments: argparse.Namespace) -> None:
    if not 2 <= len(arguments.robots) <= 4:
        raise CommandError(f"ROBOT: expected two to four robots, got {len(arguments.robots)}")
    for option in ("deals", "processes"):
        if getattr(arguments, option) < 1:
            raise CommandError(f"--{option}: expected a number from 1, got {getattr(arguments, option)}")
    if arguments.budget < 0:
        raise CommandError(f"--budget: expected a number from 0, got {arguments.budget}")
    if not 0 <= arguments.seconds <= MOST_SECONDS:
        raise CommandError(f"--seconds: expected a number from 0 to {MOST_SECONDS}, got {arguments.seconds}")
    match = Match(
        tuple(arguments.robots),
        arguments.edition,
        0 if arguments.seconds else arguments.budget,
        arguments.seed,
        arguments.seats == "all",
        arguments.seconds,
    )
    kept = _Kept(arguments.keep, match)
    is_clear = arguments.stop and _is_decided(match, kept.outcomes)
    for deal, outcome in _played(match, arguments, [] if is_clear else kept.missing(arguments.deals)):
        kept.add(deal, outcome)
        if arguments.stop and _is_decided(match, kept.outcomes):
            break
    outcomes = [outcome for deal, outcome in sorted(kept.outcomes.items()) if deal < arguments.deals]
    answer(arguments, _as_json(match, outcomes), _as_table(match, outcomes))


def _played(match: Match, arguments: argparse.Namespace, deals: list[int]) -> Iterator[tuple[int, MatchResult]]:
    """Yield each deal with its outcome, in order."""
    if arguments.processes == 1:
        yield from ((deal, play_deal(match, deal)) for deal in deals)
        return
    with ProcessPoolExecutor(arguments.processes) as pool:
        try:
            yield from zip(deals, pool.map(partial(play_deal, match), deals), strict=True)
        finally:
            pool.shutdown(cancel_futures=True)


class _Kept:
    """The outcomes by deal. With a file, one line each is added to it as soon as it is there.

    Raises CommandError if the file holds another match's.
    """

    def __init__(self, path: str | None, match: Match) -> None:
        self._path, self._match = Path(path) if path else None, match
        self.outcomes: dict[int, MatchResult] = {}
        if self._path and self._path.exists():
            for number, line in enumerate(self._path.read_text(encoding="utf-8").splitlines(), 1):
                self._read(number, line)

    def missing(self, deals: int) -> list[int]:
        """Return the deals below this number that are not played yet."""
        return [deal for deal in range(deals) if deal not in self.outcomes]

    def add(self, deal: int, outcome: MatchResult) -> None:
        """Keep one outcome."""
        self.outcomes[deal] = outcome
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"match": self._match, "deal": deal, "outcome": outcome}) + "\n")

    def _read(self, number: int, line: str) -> None:
        try:
            kept = json.loads(line)
            outcome = MatchResult(*map(tuple, kept["outcome"]))
            match, deal = [tuple(kept["match"][0]), *kept["match"][1:]], int(kept["deal"])
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise CommandError(f"--keep: line {number} is not a kept outcome: {error!r}") from error
        if match != list(self._match):
            raise CommandError(f"--keep: line {number} is of another match: {kept['match']}")
        self.outcomes[deal] = outcome


def _is_decided(match: Match, outcomes: dict[int, MatchResult]) -> bool:
    """Return whether it is clear that the first robot wins more, or less, than an equal part of the games."""
    won = len(outcomes) >= FEWEST and _wins(match, list(outcomes.values()), 0)
    return bool(won and won.is_decided(1 / len(match.robots)))


def _wins(match: Match, outcomes: list[MatchResult], n: int) -> Estimate:
    """Return the part of its games that a seat of the robot wins, by its number in the match."""
    return share_of([outcome.wins[n] for outcome in outcomes], len(match.seatings()))


def _effort(match: Match) -> str:
    return f"{match.seconds:g} seconds for a turn" if match.seconds else f"budget {match.budget}"


def _as_json(match: Match, outcomes: list[MatchResult]) -> dict[str, object]:
    return {
        "match": match._asdict(),
        "deals": len(outcomes),
        "robots": [
            {
                "robot": name,
                "wins": _wins(match, outcomes, n)._asdict(),
                "money": mean_of([outcome.money[n] for outcome in outcomes])._asdict(),
            }
            for n, name in enumerate(match.names)
        ],
    }


def _as_table(match: Match, outcomes: list[MatchResult]) -> list[str]:
    lines = [
        f"{' against '.join(match.robots)}, {match.edition}: {len(outcomes)} deals, {len(match.seatings())} seatings"
        f" each, seed {match.seed!r}, {_effort(match)}",
        "",
        "| robot | wins a seat | dollars a hand more than the others |",
        "|---|---|---|",
    ]
    for n, name in enumerate(match.names):
        wins = _wins(match, outcomes, n)
        money = mean_of([outcome.money[n] for outcome in outcomes])
        lines.append(f"| {name} | {wins.in_words('.1%')} | {money.in_words(',.0f')} |")
    return lines
