"""Ratings: each counted game changes those of its players, in the order in which games ended.

They are a function of the counted seats alone. A game that is rated after one that ended later has that one rated
again, so the order in which games are counted changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Tuple, and_, tuple_, update
from sqlmodel import Session, col, select

from service.db.database import lock_names
from service.models import PlayedSeat, Scale
from service.queues import retries
from service.results.rating_scales import BEGINNING, ROBOTS, Luck, Rating, rated

QUEUE = retries.Queue("ratings")


def rate_one(session: Session, now: datetime) -> bool:
    """Rate the first game that is not rated yet; return False if there is none."""
    lock_names(session, {"ratings"})  # one after the other
    waiting = select(PlayedSeat).where(col(PlayedSeat.scale).is_not(None), col(PlayedSeat.rating).is_(None))
    waiting = waiting.where(~retries.waits(QUEUE, col(PlayedSeat.game), now))
    first = session.exec(waiting.order_by(col(PlayedSeat.ended_at), col(PlayedSeat.game)).limit(1)).first()
    if first is None:
        return False
    retries.take(session, QUEUE, first.game)
    seats = session.exec(select(PlayedSeat).where(PlayedSeat.game == first.game).order_by(col(PlayedSeat.seat))).all()
    before = [_rating_before(session, seat) for seat in seats]
    for seat, after in zip(seats, after_game(seats, before), strict=True):
        if seat.scale is not None:
            seat.rating, seat.rating_error = after
            session.add(seat)
    again = update(PlayedSeat).where(col(PlayedSeat.scale) == first.scale, col(PlayedSeat.rating).is_not(None))
    session.exec(again.where(_order_of() > _order_of(first)).values(rating=None, rating_error=None))
    return True


def after_game(seats: Sequence[PlayedSeat], before: Sequence[Rating]) -> list[Rating]:
    """Return the ratings of all seats of a game after it, from those before it."""
    luck: Luck = "hand" if seats[0].of_deal else "two" if len(seats) == 2 else "more"
    return rated(luck, before, [seat.place for seat in seats])


def _rating_before(session: Session, seat: PlayedSeat) -> Rating:
    """Return the rating with which somebody, or a robot, sat down to a game."""
    if seat.robot is not None:
        return ROBOTS[seat.robot]
    if seat.scale is None or (seat.player_id is None and seat.forgotten is None):
        return BEGINNING
    earlier = _order_of() < _order_of(seat)
    return _latest(session, seat.scale, and_(_of_same_person(seat), earlier)) or BEGINNING


def _of_same_person(seat: PlayedSeat) -> ColumnElement[bool]:
    if seat.player_id is None:
        return col(PlayedSeat.forgotten) == seat.forgotten
    return col(PlayedSeat.player_id) == seat.player_id


def _latest(session: Session, scale: Scale, which: ColumnElement[bool]) -> Rating | None:
    """Return the rating after the last of somebody's games on a scale, of those that are meant."""
    rows = select(PlayedSeat.rating, PlayedSeat.rating_error)
    rows = rows.where(which, col(PlayedSeat.scale) == scale, col(PlayedSeat.rating).is_not(None))
    last = session.exec(rows.order_by(col(PlayedSeat.ended_at).desc(), col(PlayedSeat.game).desc()).limit(1)).first()
    return None if last is None or last[0] is None or last[1] is None else Rating(last[0], last[1])


def _order_of(seat: PlayedSeat | None = None) -> Tuple:
    """Return what the order of games goes by: of one, or of each in a query."""
    if seat is not None:
        return tuple_(seat.ended_at, seat.game)
    return tuple_(col(PlayedSeat.ended_at), col(PlayedSeat.game))
