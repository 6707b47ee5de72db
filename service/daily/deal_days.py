"""What deals need of each sweep: the next one is made, and one whose day is over is opened."""

from __future__ import annotations

from datetime import datetime

from service import retries
from service.daily import calendar, day_end
from service.db.database import Database


def work_due(database: Database, now: datetime) -> bool:
    """Make or open one deal in a transaction of its own; return False if nothing is due."""
    return any(retries.handle(database, step, now) for step in (calendar.announce_one, day_end.open_one))
