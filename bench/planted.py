"""Check the coach against mistakes that are known: how many it finds, and how many it names that are none.

One seat plays what the marshal would, but for a few moves in each game: those are worse by a known amount, which many
playouts to the end of the hand have told, in worlds that could be true. The coach sees the record alone. Every mistake
that it names at another move is false: the marshal would have made that move itself.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from statistics import fmean
from typing import NamedTuple

from engine import Made, Record, analyse, commitment
from engine.coach import MOST_PLAYOUTS
from engine.position import Position
from engine.robots import ROBOTS, marshal
from engine.robots.estimates import Estimate, share_of
from engine.robots.match import played
from engine.robots.playouts import try_moves
from engine.robots.worlds import Worlds
from engine.rules.editions import DEFAULT_EDITION
from engine.rules.events import Event
from engine.rules.moves import Move

SEAT = 0
TIMES = 2  # as many samples as the marshal of the coach has, for the player
PLANTED = 0.06  # the part of its choices at which a mistake is looked for
SIZES = (2000.0, 8000.0)  # dollars: which it may cost
TRUE_PLAYOUTS = 600  # of each move, to tell what it costs


class Planted(NamedTuple):
    """A mistake: after how many moves it was made, and what it costs in dollars."""

    at: int
    cost: float


class Checked(NamedTuple):
    """A game: planted mistakes with whether they were found, and of the other choices those called mistakes."""

    found: tuple[tuple[float, bool], ...]
    choices: int
    false: int
    seconds: float


def play(players: int, game: int, budget: int) -> tuple[Record, list[Planted]]:
    """Play a game, and return its record with the mistakes in it."""
    seed = sha256(f"planted/{players}/{game}".encode()).hexdigest()
    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    moves: list[Made] = []
    planted: list[Planted] = []

    def choose(position: Position, seat: int, told: Sequence[Event], _made: int) -> Move:
        if seat != SEAT:
            move = ROBOTS["deputy"](position.seen_by(seat), told, rng, 0)
        else:
            move, cost = _choice(position, told, rng, budget)
            planted.extend([Planted(len(moves), cost)] if cost else [])
        moves.append(Made(seat, move.text))
        return move

    *_, end = played(players, DEFAULT_EDITION, seed, choose)
    made, money, winner = tuple(moves), end.money, end.winner
    names, sealed = end.players, commitment(seed)
    return Record(f"{game}", DEFAULT_EDITION, {}, names, 0, sealed, made, seed, money, winner), planted


def _choice(position: Position, told: Sequence[Event], rng: random.Random, budget: int) -> tuple[Move, float]:
    """Return the marshal's move, or a mistake with what it costs."""
    view = position.seen_by(SEAT)
    best = marshal.choose(view, told, rng, TIMES * budget)
    if len(view.legal) == 1 or rng.random() > PLANTED:
        return best, 0.0
    costs = _costs(Worlds(view, told), best, [move for move in sorted(view.legal) if move is not best], rng)
    wrong = [(move, cost) for move, cost in costs if SIZES[0] < cost < SIZES[1]]
    return rng.choice(wrong) if wrong else (best, 0.0)


def _costs(worlds: Worlds, best: Move, others: Sequence[Move], rng: random.Random) -> Iterator[tuple[Move, float]]:
    tried = [(worlds.likely(rng), rng.getrandbits(32)) for _ in range(TRUE_PLAYOUTS)]
    for move in rng.sample(others, min(len(others), 3)):
        brought = [try_moves(world, SEAT, (best, move), luck) for world, luck in tried]
        yield move, fmean(one[best] - one[move] for one in brought)


def check(budget: int, game: tuple[int, int]) -> Checked:
    """Play a game and let the coach analyse it."""
    record, planted = play(*game, budget)
    began = time.process_time()
    decisions = {one.at: one.is_mistake for one in analyse(record, SEAT, "planted").decisions}
    costs = {one.at: one.cost for one in planted}
    return Checked(
        tuple((cost, decisions[at]) for at, cost in costs.items()),
        len(decisions) - len(costs),
        sum(is_mistake for at, is_mistake in decisions.items() if at not in costs),
        time.process_time() - began,
    )


def main() -> None:
    """Check games of two, three and four, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="for each number of players")
    parser.add_argument("--budget", type=int, default=MOST_PLAYOUTS, help="of the marshal that plays")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    games = [(players, game) for players in (2, 3, 4) for game in range(arguments.games)]
    with ProcessPoolExecutor(arguments.processes) as pool:
        checked = list(pool.map(partial(check, arguments.budget), games))
    found = [is_found for one in checked for _, is_found in one.found]
    choices, false = sum(one.choices for one in checked), sum(one.false for one in checked)
    seconds = sorted(one.seconds for one in checked)
    sys.stdout.write(
        f"{len(found)} mistakes of ${SIZES[0]:,.0f} to ${SIZES[1]:,.0f} in {len(games)} games: {_share(found)} found;"
        f" of {choices:,} other choices {false / choices:.2%} called mistakes;"
        f" an analysis took {seconds[len(seconds) // 2]:.0f} s, {seconds[-1]:.0f} s at most\n"
    )


def _share(found: Sequence[bool]) -> str:
    share: Estimate = share_of([float(one) for one in found], 1)
    return share.in_words(".0%")


if __name__ == "__main__":
    main()
