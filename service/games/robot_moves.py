"""What robots play: the policy of a seat, and the moves of the quick policies, which cost no time.

A policy gets what the seat may know, from the one gate, and never a position. Its chance is the operating system's and
has nothing to do with the game's seed.
"""

from __future__ import annotations

import random

import engine
from service.gamelog.log import GameLog
from service.models import Seat
from service.views import gate

CHANCE = random.SystemRandom()
HELD = "cautious"  # plays for a person who is away, has resigned, or whose time is up


def quick_move(log: GameLog, n: int) -> str:
    """Return the move that the robot of a seat makes at once. Raises ValueError if the seat has no move to make.

    Quick policies remember nothing, so that the log is not replayed for them.
    """
    return engine.ROBOTS[policy_of(log.seats[n])](gate.seat_view(log, n), (), CHANCE, 0)


def policy_of(seat: Seat) -> str:
    """Return the policy that plays a robot's seat, or a person's in their place."""
    return HELD if seat.robot is None else seat.robot
