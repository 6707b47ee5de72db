"""What the decisions of a player cost in all their games, by kind: from the analyses of games that are over.

An analysis is made when its player asks for it (`games.analyses`); what its decisions cost is summed up then, so that
many games can be looked at together.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from sqlmodel import Session, and_, col, select

from service.db.database import lock_names
from service.games import analyses
from service.models import Game, PlayAnalysis, Seat

MOST_GAMES = 100  # the latest
MOST_AT_ONCE = 20  # analyses that one request makes due


class Spent(NamedTuple):
    """Decisions of one kind in one game: how many, and what they cost together beside the marshal's, in dollars."""

    decisions: int
    dollars: int


class GameCosts(NamedTuple):
    """What decisions cost in a game, by kind (`engine.KINDS_OF_DECISION`)."""

    ended_at: datetime
    by_kind: Mapping[str, Spent]


class PlayedCosts(NamedTuple):
    """The games of a player that are analysed, the earliest first.

    `waiting`, `missing`: how many more wait for their analysis, and for how many nobody has asked for one.
    """

    games: tuple[GameCosts, ...]
    waiting: int
    missing: int


def costs_of(session: Session, player_id: int) -> PlayedCosts:
    """Return what the decisions of a player's latest games cost, as far as they are analysed."""
    games: list[GameCosts] = []
    waiting = missing = 0
    for game, _, row in _games_of(session, player_id):
        if row is None:
            missing += 1
        elif row.costs is None:
            waiting += row.work_at is not None
        elif game.ended_at is not None:
            games.append(GameCosts(game.ended_at, {kind: Spent(*spent) for kind, spent in row.costs.items()}))
    return PlayedCosts(tuple(games[::-1]), waiting, missing)


def request_all(session: Session, player_id: int, now: datetime) -> None:
    """Make analyses of a player's latest games due that have none, a number of them at a time. Idempotent."""
    lock_names(session, [f"analyses of player {player_id}"])
    missing = [seat for _, seat, row in _games_of(session, player_id) if row is None]
    analyses.request_more(session, missing[:MOST_AT_ONCE], now)


def _games_of(session: Session, player_id: int) -> list[tuple[Game, Seat, PlayAnalysis | None]]:
    """Return a player's latest games that may be analysed, the latest first, each with the seat and its analysis."""
    of_seat = and_(col(PlayAnalysis.game_id) == col(Game.id), col(PlayAnalysis.seat) == col(Seat.n))
    games = (
        select(Game, Seat, PlayAnalysis)
        .join(Seat, col(Seat.game_id) == col(Game.id))
        .join(PlayAnalysis, of_seat, isouter=True)
        .where(Seat.player_id == player_id, Seat.state == "accepted", analyses.may_be_analysed())
        .order_by(col(Game.ended_at).desc(), col(Game.id))
        .limit(MOST_GAMES)
    )
    return list(session.exec(games).all())
