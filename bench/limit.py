"""Measure how strong a marshal is by the seconds it may think, and how strong one would be that is told all hands.

Each sits once at every place of each deal, with robots of one kind at the others. Who is told all hands knows this
kind, too. Nobody is told the order of the supply: what they do not win is luck, or a mistake of the marshal's own.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from engine.position import Position
from engine.position_json import read_position
from engine.robots import ROBOTS, marshal
from engine.robots.effort import playouts_for
from engine.robots.estimates import mean_of, share_of
from engine.robots.match import played
from engine.robots.playouts import Shuffled
from engine.robots.worlds import World
from engine.robots.worth import margin
from engine.rules.editions import DEFAULT_EDITION
from engine.rules.events import Event
from engine.rules.moves import Move

SECONDS = (0.1, 0.5, 2.0, 8.0)


class TrueHands:
    """The table as it is but for the order of the supply, and the others at it, peaceful or not."""

    def __init__(self, position: Position, seat: int, *, peaceful: bool) -> None:
        self._table = read_position(position.to_dict())
        self._peaceful = tuple(peaceful and other != seat for other in range(len(position.players)))

    def likely(self, rng: random.Random) -> World:
        """Return the table with the supply in any order."""
        t = self._table.copy(Shuffled(rng.getrandbits(32)))
        rng.shuffle(t.supply)
        return World(t, self._peaceful)


class Player(NamedTuple):
    """A marshal that may think so long for a turn, plays against others of one kind, and is told all hands or not."""

    seconds: float
    others: str
    is_told: bool

    def choose(self, position: Position, seat: int, told: Sequence[Event], made: int, rng: random.Random) -> Move:
        """Return its move after so many others of its turn."""
        view, budget = position.seen_by(seat), playouts_for(self.seconds, len(position.players), made)
        if self.is_told:
            true = partial(TrueHands, position, seat, peaceful=self.others == "cautious")
            return marshal.decide(view, true, rng, budget)
        return marshal.choose(view, told, rng, budget)


def play_deal(player: Player, players: int, deal: int) -> tuple[float, float]:
    """Return the part of its games that the player won, once at every place, and its lead in dollars a hand."""
    seed = sha256(f"limit/{deal}".encode()).hexdigest()
    ends = [_last(player, seat, players, seed) for seat in range(players)]
    won = sum(end.winner == seat for seat, end in enumerate(ends)) / players
    return won, sum(margin(end.money, seat) / end.hand_no for seat, end in enumerate(ends)) / players


def _last(player: Player, place: int, players: int, seed: str) -> Position:
    rng = random.Random(seed)  # noqa: S311 - to be repeatable

    def choose(position: Position, seat: int, told: Sequence[Event], made: int) -> Move:
        if seat == place:
            return player.choose(position, seat, told, made, rng)
        return ROBOTS[player.others](position.seen_by(seat), told, rng, 0)

    *_, last = played(players, DEFAULT_EDITION, seed, choose)
    return last


def main() -> None:
    """Print a line in Markdown for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", choices=("deputy", "cautious"), default="deputy")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, nargs="+", default=SECONDS)
    parser.add_argument("--told", action="store_true", help="also one that is told all hands, for each of them")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    sys.stdout.write(
        "| seconds for a turn | is told | games won | dollars a hand more than the others |\n|---|---|---|---|\n"
    )
    knowing = (False, True) if arguments.told else (False,)
    for player in (Player(seconds, arguments.against, told) for seconds in arguments.seconds for told in knowing):
        with ProcessPoolExecutor(arguments.processes) as pool:
            deals = range(arguments.deals)
            found = list(pool.map(partial(play_deal, player, arguments.players), deals))
        wins, money = share_of([won for won, _ in found], arguments.players), mean_of([dollars for _, dollars in found])
        told = "all hands" if player.is_told else "what it may know"
        sys.stdout.write(f"| {player.seconds:g} | {told} | {wins.in_words('.1%')} | {money.in_words(',.0f')} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
