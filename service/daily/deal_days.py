"""What deals need of each sweep.

The next one is made, that of the day is mailed to who wants it, and one whose day is over is opened and counted.
"""

from __future__ import annotations

from datetime import datetime

from service import retries
from service.daily import calendar, day_end, deal_choices, mornings
from service.db.database import Database

STEPS = (calendar.announce_one, mornings.mail_one, day_end.open_one, deal_choices.count_some)


def work_due(database: Database, now: datetime) -> bool:
    """Do one thing for one deal in a transaction of its own; return False if nothing is due."""
    return any(retries.handle(database, step, now) for step in STEPS)
