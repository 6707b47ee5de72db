"""Who is there: a robot's seat, a seat held by a robot, a player who is away or whose mail comes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from service.clocks.schedule import Schedule
from service.models import Game, Seat

BOUNCED = timedelta(hours=72)  # for so long a clock stands at most for a player whom no mail reaches


def is_robot(seat: Seat) -> bool:
    """Whether a policy decides for this seat: a robot's own, or one that a robot holds for its player."""
    return seat.robot is not None or seat.held_since is not None


def is_held(seat: Seat) -> bool:
    """Whether a robot holds the seat until its player is back."""
    return seat.held_since is not None


def is_away(seat: Seat, now: datetime) -> bool:
    """Whether the player has said that he is away now. Everybody may know it: it says nothing about a hand."""
    return seat.away_until is not None and now < seat.away_until


def has_turn(game: Game, n: int) -> bool:
    """Whether it is that seat's turn, be others asked or not."""
    return game.position is not None and int(game.position["turn"]) == n


def plays(seat: Seat) -> bool:
    """Whether a person decides for this seat, be he away or not."""
    return seat.player_id is not None and not is_held(seat)


def deserted(seats: Sequence[Seat]) -> bool:
    """Whether nobody is left for whom the robots would play."""
    return not any(plays(seat) for seat in seats)


def still_until(seat: Seat) -> datetime | None:
    """Until when the player's clock stands: he is away, or mail to him comes back."""
    bounced = None if seat.bounced_at is None else seat.bounced_at + BOUNCED
    return max((until for until in (seat.away_until, bounced) if until is not None), default=None)


def awake(plan: Schedule) -> Schedule:
    """The same hours for a window: it does not wait for those whose clock stands."""
    return replace(plan, still_until=None)
