"""Think for robots whose moves are due: one move in each call, which returns whether it found one.

The game is locked to claim the move and to play it, not in between. A worker that is killed loses its claim after a
while; a move that comes too late, or for a table that has changed, is dropped.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime

from sqlmodel import Session, col, select

import engine
from service import errors
from service.db import faults
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games import game_clock, robot_moves, thinking
from service.games.robot_moves import Consideration
from service.games.submit import play_thought
from service.games.transaction import GameTransaction
from service.models import Game
from service.process import metrics
from service.queues import retries

QUEUE = retries.Queue("robots", (thinking.LEASE,))


def work_due(
    database: Database,
    seconds: float,
    clock: Callable[[], datetime],
    think: Callable[[Consideration], engine.Move] = robot_moves.think,
) -> bool:
    """Think about the move that has been due longest, and play it; return False if none is due.

    `seconds`: of one core, for a robot's whole turn. `clock` returns the time, which passes meanwhile.
    """
    claimed = _claim(database, clock())
    if claimed is None:
        return False
    game_id, at = claimed
    try:
        found = _read(database, game_id, at, seconds)
        if found is not None:
            began = time.perf_counter()
            move = think(found)
            metrics.thought(time.perf_counter() - began)
            _play(database, game_id, at, move, clock)
    except Exception as error:  # others' moves come first; this one is due again when the lease expires
        if faults.reason(error):
            raise
        retries.failed(database, QUEUE, game_id, error, clock())
    return True


def are_due(session: Session, now: datetime) -> bool:
    """Return whether a robot's move is due and unclaimed."""
    waiting = select(Game.id).where(Game.status == "playing", col(Game.think_at) <= now)
    return session.exec(waiting.limit(1)).first() is not None


def _claim(database: Database, now: datetime) -> tuple[str, int] | None:
    """Claim the game that has been due longest, for the time of a lease; return its id and its number of moves."""
    with database.writing() as session:
        game = thinking.due(session, now)
        if game is None:
            return None
        if thinking.is_wanted(GameLog(session, game)):
            game.think_at = now + thinking.LEASE
        else:
            game_clock.stop_waiting(game)
        return game.id, game.at


def _read(database: Database, game_id: str, at: int, seconds: float) -> Consideration | None:
    """Return what there is to think about; None if the game has gone on or is gone."""
    with database.reading() as session:
        game = session.get(Game, game_id)
        if game is None or game.at != at or not thinking.is_wanted(log := GameLog(session, game)):
            return None
        return thinking.consider(log, seconds)


def _play(database: Database, game_id: str, at: int, move: engine.Move, clock: Callable[[], datetime]) -> None:
    try:
        with database.writing() as session:
            play_thought(GameTransaction.lock(session, game_id, clock()), move, at)
            retries.succeeded(session, QUEUE, game_id)
    except errors.Forged:  # the game was erased meanwhile
        return
