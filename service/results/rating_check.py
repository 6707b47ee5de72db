"""Ratings computed once more, from the counted seats alone, beside those that are stored."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from math import isclose
from typing import NamedTuple

from sqlalchemy import update
from sqlmodel import Session, col, select

from service.gamelog.log import GameLog
from service.models import Game, PlayedSeat, Scale
from service.results.played_seats import rows_of
from service.results.rating_scales import BEGINNING, ROBOTS, Rating
from service.results.ratings import after_game

_FROM_THE_LOG = ("player_id", "robot", "edition", "players", "robots", "place", "money", "turns", "late")

_IN_ORDER = select(PlayedSeat).order_by(col(PlayedSeat.ended_at), col(PlayedSeat.game), col(PlayedSeat.seat))


class WrongRating(NamedTuple):
    """A seat of a game whose stored rating is not the one that its games lead to, or is missing."""

    game: str
    seat: int
    stored: Rating | None
    computed: Rating


def differences(session: Session) -> list[WrongRating]:
    """Return the ratings that are not what all games together lead to, in the order of the games."""
    return list(_differences(session))


def rate_all_again(session: Session) -> None:
    """Have every game rated again by the sweep, in order."""
    rated = update(PlayedSeat).where(col(PlayedSeat.scale).is_not(None))
    session.exec(rated.values(rating=None, rating_error=None))


def miscounted(session: Session) -> list[tuple[str, int]]:
    """Return the counted seats that are not what the log of their game says, as far as it is still stored."""
    found = []
    rows = session.exec(_IN_ORDER)
    for game_id, counted in groupby(rows, key=lambda row: row.game):
        if (game := session.get(Game, game_id)) is None:
            continue
        seats = list(counted)
        log = GameLog(session, game)
        for row, again in zip(seats, rows_of(log, seats[0].ended_at), strict=True):
            if any(getattr(row, name) != getattr(again, name) for name in _FROM_THE_LOG):
                found.append((row.game, row.seat))
    return found


def _differences(session: Session) -> Iterator[WrongRating]:
    held: dict[tuple[Scale | None, int | None, int | None], Rating] = {}
    rows = session.exec(_IN_ORDER)
    for _game, of_game in groupby(rows, key=lambda row: row.game):
        seats = list(of_game)
        if all(seat.scale is None for seat in seats):
            continue
        before = [ROBOTS[seat.robot] if seat.robot else held.get(_whose(seat), BEGINNING) for seat in seats]
        for seat, rating in zip(seats, after_game(seats, before), strict=True):
            if seat.robot is not None:
                continue
            if seat.player_id is not None or seat.forgotten is not None:
                held[_whose(seat)] = rating
            if not _is(seat, rating):
                yield WrongRating(seat.game, seat.seat, _stored(seat), rating)


def _whose(seat: PlayedSeat) -> tuple[Scale | None, int | None, int | None]:
    return seat.scale, seat.player_id, seat.forgotten


def _stored(seat: PlayedSeat) -> Rating | None:
    if seat.rating is None or seat.rating_error is None:
        return None
    return Rating(seat.rating, seat.rating_error)


def _is(seat: PlayedSeat, rating: Rating) -> bool:
    """Return whether a rating is the stored one, but for the last digits: machines differ in those."""
    stored = _stored(seat)
    return stored is not None and all(isclose(one, other) for one, other in zip(stored, rating, strict=True))
