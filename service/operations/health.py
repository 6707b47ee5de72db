"""The state of the whole service in a few numbers: what is overdue, what waits, whether the sweep is awake."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func
from sqlmodel import Session, col, select

from service.models import Game, Outmail, Pulse

UNSENT = ("queued", "sending", "failed")
SWEEP, RETENTION = 1, 2  # the pulses: when a sweep was last awake; when it was last asked who is to be forgotten
STILL = timedelta(seconds=60)  # a sweep that is silent for longer has stopped


@dataclass(frozen=True)
class State:
    """Seconds, and numbers of mails by kind and state."""

    overdue: float
    waiting: float
    oldest: float
    asleep: float | None  # None: no sweep has ever run here
    outbox: Mapping[tuple[str, str], int]


def look(session: Session, now: datetime) -> State:
    """The state at this moment. Each question is one that an index answers."""
    due = select(func.min(Game.due_at)).where(Game.status == "playing", col(Game.due_at) <= now)
    open_mails = col(Outmail.state).in_(("queued", "sending"))
    waiting = select(func.min(Outmail.next_try_at)).where(open_mails, col(Outmail.next_try_at) <= now)
    oldest = select(func.min(Outmail.created_at)).where(open_mails)
    unsent = (
        select(Outmail.kind, Outmail.state, func.count())
        .where(col(Outmail.state).in_(UNSENT))
        .group_by(col(Outmail.kind), col(Outmail.state))
    )
    return State(
        overdue=_since(session.exec(due).one(), now),
        waiting=_since(session.exec(waiting).one(), now),
        oldest=_since(session.exec(oldest).one(), now),
        asleep=asleep(session, now),
        outbox={(kind, state): number for kind, state, number in session.exec(unsent)},
    )


def asleep(session: Session, now: datetime) -> float | None:
    """For how many seconds no sweep has been awake; None if none ever was."""
    pulse = session.get(Pulse, SWEEP)
    return None if pulse is None else _since(pulse.awake_at, now)


def _since(when: datetime | None, now: datetime) -> float:
    return 0.0 if when is None else max((now - when).total_seconds(), 0.0)
