"""Measure the service: overdue deadlines, waiting mails, the age of the last sweep."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func
from sqlmodel import Session, col, select

from service.models import Game, Outmail, Pulse

UNSENT = ("queued", "sending", "failed")
SWEEP, RETENTION = 1, 2  # ids of Pulse: when the sweep last ran, and when retention last found nothing to do
SWEEP_STOPPED = timedelta(seconds=60)  # without a sweep for longer than this, none is running


@dataclass(frozen=True)
class Gauges:
    """Ages in seconds, and numbers of unsent mails by kind and state."""

    deadline_overdue: float
    mail_waiting: float
    mail_oldest: float
    sweep_age: float | None  # None: no sweep has ever run
    outbox: Mapping[tuple[str, str], int]


def measure(session: Session, now: datetime) -> Gauges:
    """Return the values at `now`. Every query uses an index."""
    due = select(func.min(Game.due_at)).where(Game.status == "playing", col(Game.due_at) <= now)
    open_mails = col(Outmail.state).in_(("queued", "sending"))
    waiting = select(func.min(Outmail.next_try_at)).where(open_mails, col(Outmail.next_try_at) <= now)
    oldest = select(func.min(Outmail.created_at)).where(open_mails)
    unsent = (
        select(Outmail.kind, Outmail.state, func.count())
        .where(col(Outmail.state).in_(UNSENT))
        .group_by(col(Outmail.kind), col(Outmail.state))
    )
    return Gauges(
        deadline_overdue=_seconds_since(session.exec(due).one(), now),
        mail_waiting=_seconds_since(session.exec(waiting).one(), now),
        mail_oldest=_seconds_since(session.exec(oldest).one(), now),
        sweep_age=sweep_age(session, now),
        outbox={(kind, state): number for kind, state, number in session.exec(unsent)},
    )


def sweep_age(session: Session, now: datetime) -> float | None:
    """Return the seconds since a sweep last ran; None if none ever did."""
    pulse = session.get(Pulse, SWEEP)
    return None if pulse is None else _seconds_since(pulse.awake_at, now)


def _seconds_since(when: datetime | None, now: datetime) -> float:
    return 0.0 if when is None else max((now - when).total_seconds(), 0.0)
