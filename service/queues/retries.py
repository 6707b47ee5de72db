"""Items that cannot be handled, of any queue of rows: each is tried three times and then put aside.

Whoever handles what is due takes one item in a transaction. If that raises an exception, the item waits, so that those
behind it are handled, and it is tried again later: after MOST_TRIES once a day, because an upgrade may repair the
fault, while an alert tells the operator. If the fault is the database's, the item waits for a moment and nothing is
counted. Received mails and mails to send count tries in their own rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, String, cast, func
from sqlalchemy.orm import Mapped
from sqlmodel import Session, col, delete, select

from service.db import faults
from service.db.database import Database, lock_or_insert
from service.models import Retry
from service.process import logs

MOST_TRIES = 3
SOON = timedelta(seconds=10)  # the delay after a fault of the database
KEPT = timedelta(days=2)  # how long after its last delay a failure counts, if the item is never taken again

logger = logs.get()

Postpone = Callable[[Session, str, datetime], None]


class Queue(NamedTuple):
    """A queue, by the name in the metric, and the delays after the first failure of an item, the second, ..."""

    name: str
    delays: Sequence[timedelta] = (timedelta(minutes=1), timedelta(minutes=5), timedelta(days=1))


class _Taken(NamedTuple):
    queue: Queue
    item: str


def take(session: Session, queue: Queue, item: object) -> None:
    """Record which item the transaction handles: the one that waits if an exception follows."""
    session.info[_Taken] = _Taken(queue, str(item))


def waits(queue: Queue, item: Mapped[object], now: datetime) -> ColumnElement[bool]:
    """Return, for a query over the items of a queue by their key, whether one waits because of a failure."""
    return _has(queue, item, col(Retry.next_try_at) > now)


def is_set_aside(queue: Queue, item: Mapped[object]) -> ColumnElement[bool]:
    """Return, for a query over the items of a queue by their key, whether one was put aside."""
    return _has(queue, item, col(Retry.tries) >= MOST_TRIES)


def _has(queue: Queue, item: Mapped[object], failure: ColumnElement[bool]) -> ColumnElement[bool]:
    same = (col(Retry.queue) == queue.name, col(Retry.item) == cast(item, String))
    return select(Retry.item).where(*same, failure).exists()


def handle(
    database: Database,
    work: Callable[[Session, datetime], bool],
    now: datetime,
    postpone: Postpone | None = None,
) -> bool:
    """Do one piece of work in a transaction; return whether it found any, also if its item failed.

    `postpone` is called with the item that failed, in a transaction of its own. Raises SQLAlchemyError if the database
    cannot be used. Another exception before an item is taken is logged, and counts as nothing found.
    """
    taken: _Taken | None = None
    try:
        with database.writing() as session:
            try:
                found = work(session, now)
            finally:
                taken = session.info.get(_Taken)
            if taken is not None:
                succeeded(session, *taken)
            return found
    except Exception as error:
        if taken is None and faults.reason(error):
            raise
        if taken is None:
            logger.error("what is due cannot be found", exc_info=error)
            return False
        failed(database, *taken, error, now, postpone)
        return True


def failed(
    database: Database, queue: Queue, item: object, error: Exception, now: datetime, postpone: Postpone | None = None
) -> None:
    """Record that an item failed. Raises and calls `postpone` as `handle`, which does it for one transaction's work."""
    trouble, key = faults.reason(error), str(item)
    with database.writing() as session:
        row = lock_or_insert(session, Retry, Retry(queue=queue.name, item=key, tries=0, next_try_at=now, reason=""))
        row.reason = type(error).__name__
        if trouble:
            row.next_try_at = now + SOON
        else:
            row.tries += 1
            row.next_try_at = now + queue.delays[min(row.tries, len(queue.delays)) - 1]
            if postpone is not None:
                postpone(session, key, now)
        session.add(row)
    if trouble:
        logger.warning("item cannot be handled for the moment", queue=queue.name, item=key, why=trouble)
    else:
        logger.error("item cannot be handled", queue=queue.name, item=key, tries=row.tries, exc_info=error)


def succeeded(session: Session, queue: Queue, item: object) -> None:
    """Forget the failures of an item; `handle` does it for one transaction's work."""
    session.exec(delete(Retry).where(col(Retry.queue) == queue.name, col(Retry.item) == str(item)))


def set_aside(session: Session, now: datetime) -> dict[str, int]:
    """Return the number of items put aside, by queue."""
    counted = select(Retry.queue, func.count()).where(Retry.tries >= MOST_TRIES, Retry.next_try_at > now - KEPT)
    return dict(session.exec(counted.group_by(col(Retry.queue))).all())


def forget_old(session: Session, now: datetime) -> bool:
    """Delete failures of items that were not taken again for long; return False if there are none."""
    return session.exec(delete(Retry).where(col(Retry.next_try_at) <= now - KEPT)).rowcount > 0
