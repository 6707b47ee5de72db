"""What sweeps of the worker do, until nothing is due."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from service.db.database import Database
from service.privacy import retention
from service.sweep import deal_days
from service.sweep.due import STEPS, QueueStep, work_in_turn

WITH_DEALS = (*STEPS, *deal_days.STEPS)


def sweep(database: Database, now: datetime, steps: Sequence[QueueStep] = STEPS) -> int:
    """Do all that is due at that time, and what that makes due; return how many things."""
    done, found = 0, True

    def work(step: QueueStep) -> bool:
        nonlocal done, found
        did = step(database, now)
        done, found = done + did, found or did
        return did

    while found:
        found = False
        work_in_turn([partial(work, step) for step in steps], lambda: True, lambda: 0.0)
    return done


def tidy(database: Database, now: datetime) -> None:
    """Erase all that is kept no longer at that time."""
    while retention.work_due(database, now):
        pass


def work_one(database: Database, now: datetime) -> bool:
    """Do one thing that is due; return False if nothing is."""
    return any(step(database, now) for step in STEPS)
