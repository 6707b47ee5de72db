"""When a report was last mailed to the operator, for those who want one a week although all is well."""

from __future__ import annotations

from datetime import timedelta

from service.db import connections
from service.db.database import Database
from service.models import Pulse

REPORT = 5  # the id of its Pulse
WEEK = timedelta(days=7) - timedelta(hours=1)  # a timer is not exact


def is_due(database: Database) -> bool:
    """Return whether no report was mailed for a week."""
    with database.reading() as session:
        last = session.get(Pulse, REPORT)
        return last is None or connections.shared_time(session.connection()) - last.awake_at >= WEEK


def record(database: Database) -> None:
    """Record that a report was mailed now."""
    with database.writing() as session:
        now = connections.shared_time(session.connection())
        row = session.get(Pulse, REPORT) or Pulse(id=REPORT, awake_at=now)
        row.awake_at = now
        session.add(row)
