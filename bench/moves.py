"""How fast the game is: whole games played by chance on one core, timed from outside the engine.

`make bench` prints one line per measurement: the median of several rounds of the same games.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from statistics import median

import engine

ROUNDS = 5
GAMES = 5  # in one round, with three players each


def play(game: int, look: Callable[[engine.Position, int], object]) -> int:
    """Play one game to its end by legal moves drawn by lot; `look` is called before each. The number of moves."""
    seed = sha256(str(game).encode()).hexdigest()
    lot = random.Random(game)  # noqa: S311 the same games each time, and no secret in them
    position = engine.new_game(["Anna", "Burt", "Curt"], seed=seed)
    moves = 0
    while position.phase != "game_over":
        if position.phase == "hand_over":
            position = position.next_hand()
            continue
        seat = position.to_act()[0]
        look(position, seat)
        position = position.play(seat, lot.choice(position.legal(seat)))
        moves += 1
    return moves


def rate(look: Callable[[engine.Position, int], object]) -> float:
    """Moves per second, the median of the rounds."""

    def once() -> float:
        began = time.perf_counter()
        moves = sum(play(game, look) for game in range(GAMES))
        return moves / (time.perf_counter() - began)

    return median(once() for _ in range(ROUNDS))


def main() -> None:
    """Measure and say so."""
    for what, look in {
        "legal and play": lambda position, seat: None,
        "legal, play and a seat's view": lambda position, seat: position.view(seat),
        "legal, play and a position written and read": lambda position, seat: engine.Position.from_dict(
            position.to_dict()
        ),
    }.items():
        sys.stdout.write(f"{what}: {rate(look):,.0f} moves/s\n")


if __name__ == "__main__":
    main()
