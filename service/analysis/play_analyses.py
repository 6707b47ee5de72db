"""Compute analyses that players have asked for: one in each call, which returns whether it found one.

No transaction is open while it computes. After each decision the progress is recorded, and the process does more urgent
work first: a robot's due move waits no longer than one decision takes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from typing import Protocol

import engine
from service.analysis import analyses
from service.analysis.analyses import ClaimedAnalysis
from service.db import faults
from service.db.database import Database
from service.gamelog.game_record import record
from service.gamelog.log import GameLog
from service.models import Game
from service.process import logs
from service.queues import retries

QUEUE = retries.Queue("analyses", (analyses.LEASE,))

logger = logs.get()


class Analyse(Protocol):
    """The signature of `engine.analyse`, or of a version with another budget."""

    def __call__(
        self, record: engine.Record, seat: int, seed: str, *, progress: Callable[[int, int], None], since: int
    ) -> engine.Analysis:
        """Return the analysis of a seat from so many moves on; call `progress` after each decision."""


class _Abandoned(Exception):
    """The claim is no longer valid, or the process has to end."""


def work_due(
    database: Database,
    clock: Callable[[], datetime],
    meanwhile: Callable[[], bool] = lambda: True,
    analyse: Analyse = engine.analyse,
) -> bool:
    """Compute the analysis that was asked for first, and store it; return False if none is due.

    `clock` returns the time, which passes meanwhile. `meanwhile` is called between two decisions; if it returns False
    the analysis is given back, for another worker to begin again.
    """
    with database.writing() as session:
        claimed = analyses.claim(session, clock())
    if claimed is None:
        return False
    try:
        with database.reading() as session:
            game = session.get(Game, claimed.game_id)
            finished = None if game is None else record(GameLog(session, game))
            since = 0 if game is None else game.branched_at or 0
        if finished is not None:  # else the game was erased meanwhile
            began, report = time.perf_counter(), _reporter(database, claimed, clock, meanwhile)
            found = analyse(finished, claimed.seat, seed_of(claimed), progress=report, since=since)
            _keep(database, claimed, found, began)
    except _Abandoned:
        return True
    except Exception as error:  # others come first; this one is due again when the lease expires
        if faults.reason(error):
            raise
        retries.failed(database, QUEUE, seed_of(claimed), error, clock())
    return True


def seed_of(claimed: ClaimedAnalysis) -> str:
    """Return the random seed of an analysis: the same at every try, and, unlike the game's, no secret."""
    return f"{claimed.game_id}/{claimed.seat}"


def _reporter(
    database: Database, claimed: ClaimedAnalysis, clock: Callable[[], datetime], meanwhile: Callable[[], bool]
) -> Callable[[int, int], None]:
    """Return the callback for each decision; it raises _Abandoned if the analysis has to stop."""

    def report(done: int, total: int) -> None:
        goes_on = meanwhile()
        with database.writing() as session:
            if not goes_on:
                analyses.give_back(session, claimed, clock())
            elif analyses.advance(session, claimed, done, total, clock()):
                return
        raise _Abandoned

    return report


def _keep(database: Database, claimed: ClaimedAnalysis, found: engine.Analysis, began: float) -> None:
    with database.writing() as session:
        analyses.keep(session, claimed, found)
        retries.succeeded(session, QUEUE, seed_of(claimed))
    logger.info("play analysed", game=claimed.game_id, seat=claimed.seat, seconds=round(time.perf_counter() - began, 1))
