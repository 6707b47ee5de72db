"""How long a robot that searches may think: playouts for a move, from the seconds of one core for a whole turn."""

from __future__ import annotations

PLAYOUTS = {2: 1000, 3: 1600, 4: 1200}  # for each second, by number of players; those of two end with the hand
FEWEST = 50  # playouts for a move; with fewer the robot plays by rules of thumb


def playouts_for(seconds: float, players: int, made: int) -> int:
    """Return the playouts for one move after `made` others in its turn: a quarter of what these have left.

    So a turn of any length has no more than those of so many seconds in all.
    """
    share: int = round(seconds * PLAYOUTS[players]) * 3**made // 4 ** (made + 1)
    return share if share >= FEWEST else 0
