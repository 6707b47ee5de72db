"""The people of a game, with what each has laid down: his hours (in his row), his standing orders. Read together."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam
from sqlmodel import Session, and_, col, select

from service.models import Game, Orders, Player, Seat
from service.transaction import afresh, once

_SITTING = afresh(
    select(Seat.n, Player, Orders)
    .outerjoin(Player, col(Player.id) == col(Seat.player_id))
    .outerjoin(Orders, and_(col(Orders.game_id) == col(Seat.game_id), col(Orders.seat) == col(Seat.n)))
    .where(col(Seat.game_id) == bindparam("game"))
)


class _People(NamedTuple):
    players: dict[int | None, Player]  # by their number
    orders: dict[int, Orders]  # by seat


def fetch(session: Session, game: Game) -> None:
    """Read them now, unless they were read before."""
    _people(session, game)


def players(session: Session, game: Game) -> dict[int | None, Player]:
    """The people who sit at the table, by their number."""
    return _people(session, game).players


def orders(session: Session, game: Game) -> dict[int, Orders]:
    """The orders that were given at the table, by seat."""
    return _people(session, game).orders


def _people(session: Session, game: Game) -> _People:
    return once(session, game.id, "people", lambda: _read(session, game))


def _read(session: Session, game: Game) -> _People:
    people = _People({}, {})
    for n, player, given in session.exec(_SITTING, params={"game": game.id}):
        if player is not None:
            people.players[player.id] = player
        if given is not None:
            people.orders[n] = given
    return people
