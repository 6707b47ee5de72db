"""The command `posse simulate`: play whole games, by robots or at random, and print statistics."""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from engine.commands.sources import CommandError, Commands, answer, takes_json
from engine.position import Position, new_game
from engine.robots.cautious import cautious
from engine.robots.match import NAMES
from engine.rules.editions import DEFAULT_EDITION, EDITIONS
from engine.rules.events import HandOver


@dataclass
class Summary:
    """The statistics of the games played so far."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    hands: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, position: Position, moves: int) -> None:
        """Add a finished game."""
        self.games += 1
        self.moves += moves
        self.longest = max(self.longest, moves)
        self.hands += position.hand_no
        self.wins[position.winner or 0] += 1

    def as_json(self, seats: int) -> dict[str, object]:
        """Return the statistics as JSON data."""
        return {
            "games": self.games,
            "moves": self.moves,
            "longest": self.longest,
            "hands": self.hands,
            "wins": [self.wins[seat] for seat in range(seats)],
            "ends": dict(sorted(self.ends.items())),
        }

    def lines(self, seats: int, seconds: float) -> list[str]:
        """Return the statistics as lines of text."""
        games = max(self.games, 1)
        wins = ", ".join(f"{NAMES[seat]} {self.wins[seat]}" for seat in range(seats))
        ends = ", ".join(f"{why} {count}" for why, count in sorted(self.ends.items()))
        return [
            f"{self.games} games, {self.moves} moves: {self.moves / games:.0f} a game, {self.longest} in the longest.",
            f"{self.hands / games:.1f} hands a game; they ended by: {ends or 'nothing'}.",
            f"Won: {wins}.",
            f"{self.moves / seconds:,.0f} moves a second.",
        ]


def add_to(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("simulate", help="play whole games and print statistics")
    command.add_argument("--games", type=int, default=100, metavar="N", help="the number of games (100)")
    command.add_argument("--players", type=int, default=3, choices=(2, 3, 4), help="the number of players (3)")
    command.add_argument("--edition", default=DEFAULT_EDITION, choices=tuple(EDITIONS), help="the edition of the rules")
    command.add_argument("--seed", default="posse", metavar="TEXT", help="the same seed plays the same games")
    command.add_argument("--robots", action="store_true", help="play by the cautious robot (random legal moves)")
    takes_json(command)
    command.set_defaults(run=_simulate)


def _simulate(arguments: argparse.Namespace) -> None:
    if arguments.games < 0:
        raise CommandError(f"--games: expected a number from 0, got {arguments.games}")
    chance = random.Random(arguments.seed)  # noqa: S311 - these games need no secrecy
    summary = Summary()
    began = time.perf_counter()
    for number in range(arguments.games):
        _play_one(arguments, f"{arguments.seed}/{number}", chance, summary)
        _progress(number + 1, arguments.games)
    seconds = max(time.perf_counter() - began, 1e-9)
    answer(arguments, summary.as_json(arguments.players), summary.lines(arguments.players, seconds))


def _play_one(arguments: argparse.Namespace, label: str, chance: random.Random, summary: Summary) -> None:
    seed = hashlib.sha256(label.encode()).hexdigest()
    position = new_game(NAMES[: arguments.players], arguments.edition, seed=seed)
    moves = 0
    while position.phase != "game_over":
        if position.phase == "hand_over":
            position = position.next_hand()
            continue
        seat = position.to_act()[0]
        move = cautious(position.seen_by(seat)).text if arguments.robots else chance.choice(position.legal(seat))
        position = position.play(seat, move)
        moves += 1
        summary.ends.update(event.why for event in position.events if isinstance(event, HandOver))
    summary.add(position, moves)


def _progress(done: int, games: int) -> None:
    """Draw a progress bar on stderr if it is a terminal."""
    if sys.stderr.isatty() and (done == games or done % max(games // 100, 1) == 0):
        filled = 40 * done // games
        sys.stderr.write(f"\r[{'#' * filled}{' ' * (40 - filled)}] {done}/{games}" + ("\n" if done == games else ""))
        sys.stderr.flush()
