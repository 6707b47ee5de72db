"""Judging a game that is not played on: it is played to its end many times, with the marshal's playouts.

The hands are those of the players, for whoever judges sees all cards. The order of the supply is another one each time,
and so are all later deals: how the cards would have come is luck, and nobody's merit.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from engine.position import Position
from engine.position_json import read_position
from engine.robots.playouts import Playout, Shuffled
from engine.robots.worlds import World
from engine.rules.deal import deal_next
from engine.rules.ending import place_of
from engine.rules.table import Table

PLAYOUTS = 100
MOST_HANDS = 60  # after these a game is cut off and evaluated as it stands


class JudgedSeat(NamedTuple):
    """What a seat could expect of the game: the mean of its places, from 1, and of its dollars at the end."""

    place: float
    money: float


def judge(position: Position, seed: str, playouts: int = PLAYOUTS) -> tuple[JudgedSeat, ...]:
    """Return what each seat could expect of a game that stops at this position. The same seed gives the same."""
    rng = random.Random(f"judgement of {seed}")  # noqa: S311 - it may be repeated; nothing is secret
    stopped = read_position(position.to_dict())
    ends = [_play_to_the_end(stopped, rng) for _ in range(playouts)]
    return tuple(
        JudgedSeat(fmean(place_of(end.money, end.winner, seat) for end in ends), fmean(end.money[seat] for end in ends))
        for seat in range(len(stopped.players))
    )


def judged_places(judged: Sequence[JudgedSeat]) -> list[int]:
    """Return the places from 1 that a judgement gives: by the mean place, then by the money; equal ones share one."""
    merits = [(-seat.place, seat.money) for seat in judged]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def _play_to_the_end(stopped: Table, rng: random.Random) -> Table:
    luck = Shuffled(rng.getrandbits(32))
    t = stopped.copy(luck)
    rng.shuffle(t.supply)
    for _ in range(MOST_HANDS):
        playout = Playout(World.of_deputies(t), luck)
        playout.play_on()
        t = playout.table
        if t.phase != "hand_over":
            break
        deal_next(t)
    return t
