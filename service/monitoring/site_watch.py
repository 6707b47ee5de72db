"""Watch the public site as its players reach it: each machine with a worker opens it every two minutes.

What it found is a row of that machine. There is none until the machine has reached the site once: some networks do not
let a machine reach its own public address, which is no fault.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Event, Thread

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session, col, select

from service.db import connections
from service.db.database import Database
from service.models import SiteCheck
from service.process import logs

EVERY = timedelta(seconds=120)
VALID = 5 * EVERY  # an older row is of a machine without a worker
FORGOTTEN_AFTER = timedelta(days=1)

logger = logs.get()


@dataclass(frozen=True)
class Look:
    """What a request to the site has shown: why it was not reached, and when its certificate ends.

    `reason` is None if the site was reached; `certificate_ends` is None without TLS, or if TLS failed.
    """

    reason: str | None
    certificate_ends: datetime | None


@dataclass(frozen=True)
class Site:
    """The site as a machine sees it. `certificate_seconds`: until its certificate ends; None without TLS."""

    machine: str
    reason: str | None  # why it cannot be reached; None if it can
    certificate_seconds: float | None


class SiteWatch:
    """Looks at the site in a thread until the process ends; `look` sends one request and raises nothing."""

    def __init__(self, database: Callable[[], Database], look: Callable[[], Look], every: timedelta = EVERY) -> None:
        self._database, self._look, self._every = database, look, every
        self._stop = Event()

    def start(self) -> None:
        """Begin. The first look is after `every`: when all processes start, web may come last."""
        Thread(target=self._run, name="site watch", daemon=True).start()

    def stop(self) -> None:
        """End before the next look."""
        self._stop.set()

    def _run(self) -> None:
        while not self._stop.wait(self._every.total_seconds()):
            try:
                record(self._database(), socket.gethostname(), self._look())
            except SQLAlchemyError:
                continue  # the heartbeat logs that the database cannot be used


def record(database: Database, machine: str, look: Look) -> None:
    """Store what a machine has seen, and log a change. Several workers of a machine share the row."""
    with database.writing() as session:
        now = connections.shared_time(session.connection())
        row = session.get(SiteCheck, machine)
        if row is None and look.reason is not None:
            return
        row = row or SiteCheck(machine=machine, checked_at=now)
        if row.reason != look.reason:
            logger.warning("public site", reached=look.reason is None, reason=look.reason)
        row.checked_at, row.reason = now, look.reason
        row.certificate_ends = look.certificate_ends or row.certificate_ends
        session.add(row)
        session.exec(sa.delete(SiteCheck).where(col(SiteCheck.checked_at) < now - FORGOTTEN_AFTER))


def sites(session: Session, now: datetime) -> Sequence[Site]:
    """Return the site as each machine with a worker sees it."""
    seen = select(SiteCheck).where(col(SiteCheck.checked_at) >= now - VALID).order_by(col(SiteCheck.machine))
    return [Site(row.machine, row.reason, _left(row.certificate_ends, now)) for row in session.exec(seen)]


def _left(ends: datetime | None, now: datetime) -> float | None:
    return None if ends is None else (ends - now).total_seconds()
