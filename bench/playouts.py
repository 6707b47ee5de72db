"""Measure playouts a second, to the end of the hand and of the seat's next turn, by number of players.

They are those of a marshal at every seventh move of some games between deputies: of all its candidates in one world.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from engine.position_json import read_position
from engine.robots.hand_value import hand_value
from engine.robots.marshal import candidates
from engine.robots.match import Match, positions
from engine.robots.playouts import Outlook, Shuffled, try_moves
from engine.robots.sight import look, points_of
from engine.robots.worlds import World
from engine.robots.worth import worth_by
from engine.rules.legal import legal
from engine.rules.table import Table

EVERY = 7  # moves


def tables(players: int, games: int) -> list[Table]:
    """Return the tables of games at every seventh move in which a seat is to play cards."""
    match = Match(("deputy",) * players)
    return [
        read_position(position.to_dict())
        for game in range(games)
        for n, position in enumerate(positions(match, match.robots, f"{game:064x}"))
        if position.phase == "play" and n % EVERY == 0
    ]


def rate(at: list[Table], outlook: Outlook | None, times: int) -> float:
    """Return playouts for each second of the processor: the best of some rounds, since other programs run beside it."""
    rng, best = random.Random(1), 0.0  # noqa: S311 - a sampled world needs no secrecy
    tried = [candidates(look(t, t.turn, points_of(t), worth_by(t.rules)), legal(t, t.turn)) for t in at]
    for _ in range(times):
        began = time.process_time()
        for t, moves in zip(at, tried, strict=True):
            world = World.of_deputies(t.copy(Shuffled(rng.getrandbits(32))))
            rng.shuffle(world.table.supply)
            try_moves(world, t.turn, moves, rng.getrandbits(32), outlook)
        best = max(best, sum(map(len, tried)) / (time.process_time() - began))
    return best


def main() -> None:
    """Print a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--times", type=int, default=10)
    arguments = parser.parse_args()
    for players in (2, 3, 4):
        at = tables(players, arguments.games)
        value = hand_value(at[0])
        sys.stdout.write(f"{players} players: {rate(at, None, arguments.times):,.0f} playouts a second to the end")
        if value:
            sys.stdout.write(f", {rate(at, value.standing, arguments.times):,.0f} to the end of the next turn")
        sys.stdout.write("\n")


if __name__ == "__main__":
    main()
