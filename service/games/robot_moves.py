"""What robots play: the policy of each seat, and how its moves are found, at once or by thinking.

A policy gets what the seat may know, from the one gate, and never a position. Its random numbers come from the
operating system, not from the game's seed.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import engine
from service.gamelog.log import GameLog
from service.models import Seat
from service.views import gate

CHANCE = random.SystemRandom()
SLOW = "marshal"  # thinks before its moves (service.games.thinking)
QUICK = "deputy"  # answers for it out of turn, and plays for it if nobody has thought in time
HELD = "cautious"  # plays for a person who is away, has resigned, or whose time is up


class Consideration(NamedTuple):
    """What a worker thinks about: what the seat knows, and the number of playouts it may make."""

    view: engine.SeatView
    told: Sequence[engine.Event]
    budget: int


def quick_move(log: GameLog, n: int) -> engine.Move:
    """Return the move that the robot of a seat makes at once. Raises ValueError if the seat has no move to make.

    Quick policies get no events, so the log is not replayed for them. A robot that thinks answers by its quick policy:
    thinking only about a card that it holds would show in the time.
    """
    return engine.ROBOTS[quick_policy(log.seats[n])](gate.seat_view(log, n), (), CHANCE, 0)


def think(about: Consideration) -> engine.Move:
    """Return the move that a robot finds by thinking for seconds. Raises ValueError if it has no move to make."""
    return engine.ROBOTS[SLOW](about.view, about.told, CHANCE, about.budget)


def thinks(seat: Seat) -> bool:
    """Return whether the robot of a seat thinks before its moves."""
    return policy_of(seat) == SLOW


def quick_policy(seat: Seat) -> str:
    """Return the policy that plays a robot's seat at once."""
    return QUICK if thinks(seat) else policy_of(seat)


def policy_of(seat: Seat) -> str:
    """Return the policy that plays a robot's seat, or a person's in their place."""
    return HELD if seat.robot is None else seat.robot
