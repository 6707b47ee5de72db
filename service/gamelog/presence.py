"""Whether a person plays a seat: robots, held seats, players who are away or whose mail bounces."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session

from service.models import Game, Player, Seat

BOUNCED = timedelta(hours=72)  # how long a clock is stopped at most because mail bounces


def is_robot(seat: Seat) -> bool:
    """Return whether a policy decides for this seat: it is a robot's, or a robot holds it for its player."""
    return seat.robot is not None or seat.held_since is not None


def is_held(seat: Seat) -> bool:
    """Return whether a robot holds the seat until its player returns."""
    return seat.held_since is not None


def is_away(seat: Seat, now: datetime) -> bool:
    """Return whether the player has announced an absence for now. This is public: it reveals nothing about a hand."""
    return seat.away_until is not None and now < seat.away_until


def has_turn(game: Game, n: int) -> bool:
    """Return whether it is that seat's turn, also while others are asked in a window."""
    return game.position is not None and game.position["turn"] == n


def plays(seat: Seat) -> bool:
    """Return whether a person decides for this seat, present or away."""
    return not is_robot(seat)


def against_robots(seats: Sequence[Seat]) -> bool:
    """Return whether all seats but one are robots': then nobody is invited."""
    return sum(seat.robot is None for seat in seats) <= 1


def guest_seat(seats: Sequence[Seat]) -> int:
    """Return the seat of the only person in a game against robots. Raises ValueError if there is another."""
    (guest,) = (seat.n for seat in seats if seat.robot is None)
    return guest


def deserted(seats: Sequence[Seat]) -> bool:
    """Return whether no seat is played by a person."""
    return not any(plays(seat) for seat in seats)


def stopped_until(seat: Seat) -> datetime | None:
    """Return until when the player's clock is stopped by an absence or by bounced mail; None if by neither."""
    bounced = None if seat.bounced_at is None else seat.bounced_at + BOUNCED
    return max((until for until in (seat.away_until, bounced) if until is not None), default=None)


def known_name(game: Game, seat: Seat, viewer: int | None = None) -> str | None:
    """Return the name by which a viewer (None: anybody) may know a seat; None while its player has not accepted.

    The organiser, who typed the names, sees them all (docs/design.md#starting-a-game).
    """
    accepted = seat.robot is not None or seat.state == "accepted"
    return seat.name if game.dealer is not None or accepted or viewer in (0, seat.n) else None


def shown_address(session: Session, game: Game, organiser: Seat) -> str | None:
    """Return the organiser's address if they show it to those whom they invite, else None."""
    player = None
    if game.show_address and organiser.player_id is not None:
        player = session.get(Player, organiser.player_id)
    return None if player is None else player.address
