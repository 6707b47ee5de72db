"""A sender of this process, as a worker has one."""

from __future__ import annotations

import time
from collections.abc import Callable

from service.db.database import Database
from service.links import Links
from service.mail.delivering.sender import Callback, Sender
from service.mail.writer import Writer
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
