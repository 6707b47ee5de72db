"""A sender of this process, as a worker has one; and mails that count as sent without one."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime

from sqlmodel import col, update

from service.db.database import Database
from service.links import Links
from service.mail.delivering.sender import Callback, Sender
from service.mail.writer import Writer
from service.models import Outmail
from service.players import bounces
from service.settings import Settings


def sender_for(
    settings: Settings,
    database: Database,
    links: Links,
    *,
    delivered: Callback = bounces.delivered,
    bounced: Callback = bounces.bounced,
    steady: Callable[[], float] = time.monotonic,
) -> Sender:
    """A sender with the mails of `links`."""
    return Sender(settings, database, Writer(settings, links), delivered, bounced, steady)


def count_as_sent(database: Database, now: datetime) -> None:
    """Record all queued mails as sent: what a test begins with need not be written."""
    with database.writing() as session:
        session.exec(update(Outmail).where(col(Outmail.state) == "queued").values(state="sent", sent_at=now))
