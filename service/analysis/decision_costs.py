"""What the decisions of a player cost in all their games, by kind: from the analyses of games that are over.

An analysis is made when its player asks for it (`games.analyses`); what its decisions cost is summed up then, so that
many games can be looked at together.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import and_, select
from sqlmodel import Session, col

from service.analysis import analyses
from service.db.database import lock_names
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
    for one in _games_of(session, player_id):
        if not one.is_asked_for:
            missing += 1
        elif one.costs is None:
            waiting += one.work_at is not None
        elif one.ended_at is not None:
            games.append(GameCosts(one.ended_at, {kind: Spent(*spent) for kind, spent in one.costs.items()}))
    return PlayedCosts(tuple(games[::-1]), waiting, missing)


def request_all(session: Session, player_id: int, now: datetime) -> None:
    """Make analyses of a player's latest games due that have none, a number of them at a time. Idempotent."""
    lock_names(session, [f"analyses of player {player_id}"])
    missing = [(one.game_id, one.seat) for one in _games_of(session, player_id) if not one.is_asked_for]
    analyses.request_more(session, missing[:MOST_AT_ONCE], now)


class _FinishedGame(NamedTuple):
    """A game that may be analysed, and of its analysis what is read here: the whole of it is long."""

    game_id: str
    seat: int
    ended_at: datetime | None
    is_asked_for: bool
    work_at: datetime | None
    costs: dict[str, list[int]] | None


def _games_of(session: Session, player_id: int) -> list[_FinishedGame]:
    """Return a player's latest games that may be analysed, the latest first."""
    of_seat = and_(col(PlayAnalysis.game_id) == col(Game.id), col(PlayAnalysis.seat) == col(Seat.n))
    row = col(PlayAnalysis.asked_at).is_not(None), col(PlayAnalysis.work_at), col(PlayAnalysis.costs)
    games = (
        select(col(Game.id), col(Seat.n), col(Game.ended_at), *row)
        .join(Seat, col(Seat.game_id) == col(Game.id))
        .join(PlayAnalysis, of_seat, isouter=True)
        .where(col(Seat.player_id) == player_id, col(Seat.state) == "accepted", analyses.may_be_analysed())
        .order_by(col(Game.ended_at).desc(), col(Game.id))
        .limit(MOST_GAMES)
    )
    return [_FinishedGame(*found) for found in session.execute(games)]
