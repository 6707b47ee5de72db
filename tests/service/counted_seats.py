"""Seats of games that were counted, for tests that need no game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session

from service.models import PlayedSeat, Scale
from service.results import player_record
from service.results.rating_scales import Rating, scale_of


def counted_seat(game: str, player_id: int | None, ended_at: datetime, **more: object) -> PlayedSeat:
    """A seat of somebody who won against one other person, unless `more` says otherwise."""
    facts: dict[str, object] = {"seat": 0, "edition": "gryphon-2014", "players": 2, "robots": 0, "of_deal": False}
    facts |= {"place": 1, "money": 25000, "turns": 10, "late": 0, "scale": "two"}
    return PlayedSeat(**(facts | {"game": game, "player_id": player_id, "ended_at": ended_at} | more))


def present_ratings(session: Session, player_id: int) -> dict[Scale, Rating]:
    """The ratings of a player as their page has them."""
    return {scale: course[-1].rating for scale, course in player_record.course_of(session, player_id).items()}


def counted_game(
    n: int, ended_at: datetime, seats: Sequence[int | str], places: Sequence[int], **more: object
) -> list[PlayedSeat]:
    """The seats of a game: of players by their ids, of robots by their policies."""
    robots, found = sum(isinstance(seat, str) for seat in seats), []
    for number, (seat, place) in enumerate(zip(seats, places, strict=True)):
        robot, player = (seat, None) if isinstance(seat, str) else (None, seat)
        facts: dict[str, object] = {"seat": number, "robot": robot, "players": len(seats), "robots": robots}
        facts |= {"place": place, "money": 30000 - 1000 * place}
        facts |= {"scale": None if robot else scale_of(len(seats), robots)}
        found.append(counted_seat(f"{n:024x}", player, ended_at, **(facts | more)))
    return found
