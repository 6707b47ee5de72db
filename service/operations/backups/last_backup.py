"""When the last backup was made, so that somebody notices when none is made any more."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session

from service.db import connections
from service.db.database import Database
from service.models import Pulse

BACKUP = 4  # the id of its Pulse
GIVEN_UP_AFTER = timedelta(days=30)  # then backups are taken to have been stopped on purpose


def record(database: Database, *, scheduled: bool) -> None:
    """Record that a backup was made now. The first to be recorded is a scheduled one: then others are expected."""
    with database.writing() as session:
        if scheduled or session.get(Pulse, BACKUP) is not None:
            session.merge(Pulse(id=BACKUP, awake_at=connections.shared_time(session.connection())))


def age(session: Session, now: datetime) -> float | None:
    """Return the seconds since the last backup; None if none was ever scheduled, or the last is older than a month."""
    row = session.get(Pulse, BACKUP)
    if row is None or now - row.awake_at > GIVEN_UP_AFTER:
        return None
    return max((now - row.awake_at).total_seconds(), 0.0)
