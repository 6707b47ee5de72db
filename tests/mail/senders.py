"""A sender of this process, as a worker has one; and mails that count as sent without one."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime

from sqlmodel import col, update

from service.db.database import Database
from service.links import Links
from service.mail.delivering import outbox
from service.mail.delivering.sender import Callback, Sender
from service.mail.writer import Writer
from service.models import Outmail
from service.players import bounces
from service.privacy import forgetting
from service.settings import Settings
from tests.rows import commit, execute
from tests.service.harness import Harness


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
    execute(database, update(Outmail).where(col(Outmail.state) == "queued").values(state="sent", sent_at=now))


def claim_turn_mail(database: Database, now: datetime, seat: int) -> outbox.ClaimedMail:
    """Claim all mails that are due, as a worker does; return that of the turn of a seat."""
    claims = commit(database, outbox.claim, now, most=9)
    return next(one for one in claims if (one.kind, one.seat) == ("turn", seat))


def forget_at_own_wish(harness: Harness, n: int) -> None:
    """Forget the player of a seat, as they wished on its page."""
    harness.do(lambda tx: forgetting.forget_at_own_wish(tx.session, tx.game, tx.seats[n], tx.now))
