"""Judging games that a season has stopped: one in each call, with no transaction open meanwhile.

A worker claims the row for a while; if it is killed, another one begins again. The same game is always judged the same.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

import engine
from service.db import faults
from service.db.database import Database
from service.gamelog.log import GameLog
from service.models import Game, LeagueGame
from service.process import logs
from service.queues import retries

LEASE = timedelta(minutes=5)
QUEUE = retries.Queue("judgements", (LEASE,))

logger = logs.get()


def work_due(
    database: Database,
    clock: Callable[[], datetime],
    judge: Callable[[engine.Position, str], tuple[engine.JudgedSeat, ...]] = engine.judge,
) -> bool:
    """Judge the game that has waited longest, and store the result; return False if none is due."""
    with database.writing() as session:
        row_id = _claim(session, clock())
    if row_id is None:
        return False
    try:
        with database.reading() as session:
            row = session.get_one(LeagueGame, row_id)
            game = None if row.game is None else session.get(Game, row.game)
            position, seed = (None if game is None else GameLog(session, game).position), row.game or ""
        judged = [] if position is None else judge(position, seed)
        places = engine.judged_places(judged)
        result = [[place, round(seat.money)] for place, seat in zip(places, judged, strict=True)]
        with database.writing() as session:
            row = session.get_one(LeagueGame, row_id, with_for_update=True)
            row.judged, row.judge_due = result, None
            retries.succeeded(session, QUEUE, row_id)
        logger.info("game judged", game=seed)
    except Exception as error:  # others come first; this one is due again when the lease expires
        if faults.reason(error):
            raise
        retries.failed(database, QUEUE, row_id, error, clock())
    return True


def are_due(session: Session, now: datetime) -> bool:
    """Return whether a game waits to be judged."""
    return session.exec(_due(now)).first() is not None


def _claim(session: Session, now: datetime) -> int | None:
    """Claim the game that has waited longest, for the time of a lease; return the id of its row."""
    found = session.exec(_due(now).with_for_update(skip_locked=True)).first()
    if found is None:
        return None
    found.judge_due = now + LEASE
    return found.id


def _due(now: datetime) -> SelectOfScalar[LeagueGame]:
    due = select(LeagueGame).where(col(LeagueGame.judge_due) <= now, ~retries.waits(QUEUE, col(LeagueGame.id), now))
    return due.order_by(col(LeagueGame.judge_due), col(LeagueGame.id)).limit(1)
