"""What one player saw of a game, moment by moment. The coach gets nothing else: it knows no more than they did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.record import Made, Record, replay
from engine.rules import events as e
from engine.rules.public import SeatView


class Heard(NamedTuple):
    """A moment as a seat saw it.

    `n`: the number of moves before it. `told`: the events of the game, of which the last move made `new`. `made`:
    that move, if it was the seat's own or led to a shot, which is public; None for others and for a deal.
    """

    n: int
    view: SeatView
    told: tuple[e.Event, ...]
    new: tuple[e.Event, ...]
    made: Made | None


def hear(record: Record, seat: int) -> Iterator[Heard]:
    """Yield the moments of a game as a seat saw them. Raises ValueError if the record cannot be replayed."""
    told: tuple[e.Event, ...] = ()
    for step in replay(record):
        new = step.position.events_for(seat)
        told += new
        is_shot = any(isinstance(event, e.Shot) for event in new)
        is_known = step.made is not None and (step.made.seat == seat or is_shot)
        yield Heard(step.n, step.position.seen_by(seat), told, new, step.made if is_known else None)
