"""Watching games: a game is on the list for spectators while it is played and all its people agree to that.

A spectator sees what anybody sees who has the address of its history: no hand, no table talk.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlmodel import Session, col, select

from service.gamelog.log import seats_of
from service.games.transaction import GameTransaction
from service.models import Game, Seat

MOST_SHOWN = 50


class WatchedGame(NamedTuple):
    """A game on the list with its seats."""

    game: Game
    seats: Sequence[Seat]


def agree(tx: GameTransaction, n: int, *, on: bool) -> None:
    """Store whether the player of a seat agrees that the game is listed; it is while all its people do. Idempotent."""
    tx.seats[n].may_be_watched = on
    people = [seat for seat in tx.seats if seat.robot is None]  # robots are not asked
    tx.game.watched = bool(people) and all(seat.may_be_watched for seat in people)


def watched_games(session: Session) -> list[WatchedGame]:
    """Return the games that may be watched and are not paused, those that began last first, and at most fifty."""
    listed = select(Game).where(col(Game.watched).is_(True), Game.status == "playing", col(Game.sealed).is_(False))
    games = session.exec(listed.order_by(col(Game.started_at).desc()).limit(MOST_SHOWN)).all()
    seats = seats_of(session, games)
    return [WatchedGame(game, seats[game.id]) for game in games]
