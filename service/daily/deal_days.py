"""What deals need of each sweep: the next one is made, one whose day is over is opened, and its choices are counted."""

from __future__ import annotations

from datetime import datetime

from service import retries
from service.daily import calendar, day_end, deal_choices
from service.db.database import Database

STEPS = (calendar.announce_one, day_end.open_one, deal_choices.count_some)


def work_due(database: Database, now: datetime) -> bool:
    """Do one thing for one deal in a transaction of its own; return False if nothing is due."""
    return any(retries.handle(database, step, now) for step in STEPS)
