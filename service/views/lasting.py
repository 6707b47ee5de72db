"""How long a game lasts, and how many mails it brings a player, for people who do not know it yet.

`python -m bench.mails_per_turn` measures the figures, and a test compares them: it plays whole games and counts their
turns and mails, where standing orders answer for all out of turn and nobody has to be reminded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from service.text.amounts import HOUR, duration

TURNS: Mapping[int, int] = {2: 55, 3: 50, 4: 55}
"""The turns of all players in a game, by the number of players."""
MAILS: Mapping[int, int] = {2: 30, 3: 20, 4: 17}
"""The mails to one player from the invitation to the result."""
PART_OF_TURN = 1 / 8
"""The part of the time for a turn that players are taken to need on average, nights included.

An assumption, not a measurement, so it is said wherever the time is: six of 48 hours are those of people who look into
their mailbox in the morning, at noon and in the evening.
"""


class Lasting(NamedTuple):
    """In words the `time` from the deal to the winner if a `turn` takes so long on average; the number of `mails`."""

    time: str
    turn: str
    mails: int


def lasting(players: int, robots: int, turn_hours: float) -> Lasting:
    """Return how long a game with so many players lasts, of whom so many are robots and need no time."""
    turn = turn_hours * PART_OF_TURN * HOUR
    turns = TURNS[players] * (players - robots) / players
    return Lasting(duration(turns * turn), duration(turn), MAILS[players])
