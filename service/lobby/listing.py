"""The list of games that want players, for anybody: putting a game on it and taking it off, and who may.

A game is on it as long as a seat is open, for a week at most, since open seats lapse then.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from sqlmodel import Session, col, exists, select

from engine.language import text
from service import errors
from service.gamelog.log import seats_of
from service.games.transaction import GameTransaction
from service.models import Game, Player, Seat
from service.players import limits, players
from service.results.reliability import Reliability, shown

MOST_LISTED = 3  # games of one organiser at a time
MOST_SHOWN = 50
_TOO_MANY = text("At most {most} of your games can be on the list of tables at a time, please.")


class OpenTable(NamedTuple):
    """A game that wants players: it, its seats, the language of its organiser; and by player how reliably they play."""

    game: Game
    seats: list[Seat]
    language: str
    shown: Mapping[int | None, Reliability]


def put_on(tx: GameTransaction) -> None:
    """Put a confirmed game on the list. Idempotent. Raises errors.TooMany for more than three of one organiser."""
    organiser = players.stored(tx.session, tx.seats[0].player_id)
    if organiser is not None:
        players.lock_player(tx.session, organiser.id or 0)
        if len(_listed_by(tx.session, organiser) - {tx.game.id}) >= MOST_LISTED:
            raise errors.TooMany(_TOO_MANY.format(most=MOST_LISTED), math.ceil(limits.DAY.total_seconds()))
    tx.game.listed = True


def listed_games(session: Session) -> list[OpenTable]:
    """Return the games that want players, the latest first, and at most fifty."""
    is_open = exists().where(col(Seat.game_id) == col(Game.id), col(Seat.state) == "open")
    wanting = select(Game).where(col(Game.listed).is_(True), Game.status == "inviting", is_open)
    games = session.exec(wanting.order_by(col(Game.created_at).desc()).limit(MOST_SHOWN)).all()
    seats = seats_of(session, games)
    ids = {seat.player_id for sitting in seats.values() for seat in sitting if seat.player_id is not None}
    people = session.exec(select(Player).where(col(Player.id).in_(ids))).all()
    language, known = {player.id: player.language for player in people}, shown(session, people)
    return [
        OpenTable(game, seats[game.id], language.get(seats[game.id][0].player_id, players.WRITTEN_IN), known)
        for game in games
    ]


def _listed_by(session: Session, organiser: Player) -> set[str]:
    """Return the ids of the games on the list whose organiser has the mailbox of this player."""
    theirs = select(Game.id).join(Seat).join(Player)
    theirs = theirs.where(Seat.n == 0, Player.mailbox == organiser.mailbox)
    return set(session.exec(theirs.where(col(Game.listed).is_(True), Game.status == "inviting")))
