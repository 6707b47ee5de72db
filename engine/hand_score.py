"""The score of a hand: every poster with each step of its payment, and what each player gained and has now."""

from __future__ import annotations

from typing import NamedTuple

from engine.position import Position
from engine.rules.events import Event, Scored

ENDED = ("hand_over", "game_over")
"""The phases after the move that ended a hand."""


class HandScore(NamedTuple):
    """How a hand was scored. `posters` are in the order of scoring; `gained` and `money` are dollars by seat.

    `before` and `after` are the public events of the move that ended the hand, without those of the scoring.
    """

    hand_no: int
    posters: tuple[Scored, ...]
    gained: tuple[int, ...]
    money: tuple[int, ...]
    before: tuple[Event, ...]
    after: tuple[Event, ...]


def hand_score(position: Position) -> HandScore:
    """Return how the hand was scored that ended with the move that led to this position. Raises ValueError if none did.

    The steps are those by which the money was paid: they are read from the events of that move.
    """
    if position.phase not in ENDED:
        raise ValueError(f"no hand has just ended: the phase is {position.phase}")
    events = position.events_for(None)
    scored = tuple(event for event in events if isinstance(event, Scored))
    if not scored:
        raise ValueError("the events of the move that ended the hand are not known in a position read from JSON")
    first = events.index(scored[0])
    gained = tuple(map(sum, zip(*(poster.gained for poster in scored), strict=True)))
    after = events[first + len(scored) :]
    return HandScore(position.hand_no, scored, gained, position.money, events[:first], after)
