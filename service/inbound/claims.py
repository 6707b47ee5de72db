"""Claims on received mails: a worker has a mail for a time, and a mail that was tried three times is put aside.

The oldest mail comes first; another of the same game waits until that is handled or put aside, and other games go on.
A worker that is killed loses its claim after LEASE, and the try counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy.orm import aliased
from sqlmodel import Session, col, func, or_, select

from service.models import Inmail, InmailState
from service.process import logs
from service.queues.retries import MOST_TRIES, SOON

QUEUE = "inbound"  # its name in the metric
LEASE = timedelta(seconds=60)  # handling one takes a tenth of a second
DELAYS = (timedelta(seconds=10), timedelta(minutes=1))  # after the first failure and the second
SHOWN = timedelta(days=1)  # how long a mail that was put aside raises an alert
NEVER_FINISHED = "no worker has finished it"

logger = logs.get()


class ClaimedInmail(NamedTuple):
    """A mail that one worker handles; `tries`: the number of its claim."""

    id: int
    tries: int


class InmailResult(NamedTuple):
    """The result of a received mail: its state, the reason for the operator, and the sentences for the player.

    `repeated`: those of them that tell what a line did, if it was posted before; else None.
    """

    state: InmailState
    why: str | None
    told: Sequence[str] = ()
    repeated: Sequence[str] | None = None


def claim(session: Session, now: datetime) -> tuple[ClaimedInmail, Inmail] | None:
    """Claim the oldest mail that waits, for the time of a lease; None if none does.

    One that no worker has finished in MOST_TRIES claims is put aside, and the next is taken.
    """
    earlier = aliased(Inmail)
    blocked = select(earlier.id).where(
        earlier.state == "received", earlier.game_id == Inmail.game_id, col(earlier.id) < col(Inmail.id)
    )
    waiting = (
        select(Inmail)
        .where(Inmail.state == "received", or_(col(Inmail.next_try_at).is_(None), col(Inmail.next_try_at) <= now))
        .where(~blocked.exists())
        .order_by(col(Inmail.id))
        .limit(1)
        .with_for_update(of=Inmail, skip_locked=True)
    )
    while (mail := session.exec(waiting).first()) is not None:
        if mail.tries < MOST_TRIES:
            mail.tries, mail.next_try_at = mail.tries + 1, now + LEASE
            return ClaimedInmail(mail.id or 0, mail.tries), mail
        _put_aside(mail, NEVER_FINISHED)
        session.flush()
    return None


def is_valid(mail: Inmail, claimed: ClaimedInmail) -> bool:
    """Return whether the mail, which is locked or whose game is, still waits for the worker with that claim."""
    return mail.state == "received" and mail.tries == claimed.tries


def release(session: Session, claimed: ClaimedInmail, reason: str | None, now: datetime) -> None:
    """Release the claim on a mail that raised an exception: it is tried again later, or put aside.

    `reason`: None if it could not be tried because of the database. This try does not count.
    """
    mail = session.get(Inmail, claimed.id, with_for_update=True)
    if mail is None or not is_valid(mail, claimed):
        return
    if reason is None:
        mail.tries, mail.next_try_at = mail.tries - 1, now + SOON
    elif mail.tries >= MOST_TRIES:
        _put_aside(mail, reason)
    else:
        mail.next_try_at = now + DELAYS[mail.tries - 1]


def _put_aside(mail: Inmail, reason: str) -> None:
    mail.state, mail.why = "failed", reason
    logger.error("received mail put aside", inmail=mail.id, game=mail.game_id, seat=mail.seat, why=reason)


def set_aside(session: Session, now: datetime) -> int:
    """Return the number of mails of the last day that were put aside."""
    counted = select(func.count()).select_from(Inmail).where(Inmail.state == "failed")
    return session.exec(counted.where(col(Inmail.received_at) > now - SHOWN)).one()
