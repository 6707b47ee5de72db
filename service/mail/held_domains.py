"""Domains to which the mail server temporarily accepts no mail: mail to them waits, with a growing delay between tries.

A mail server passes a mail on to that of the recipient's domain, whose limits apply to everybody there. When it refuses
one mail for that reason (421, 450, 454), the other mails to that domain wait without a try. All workers share the
state, which is a row.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlmodel import Session, col, select

from service import logs
from service.db.database import Database
from service.db.locks import lock_or_insert
from service.models import HeldDomain
from service.outbox import ERROR_LENGTH
from service.text.addresses import domain_of

DELAYS = (5, 15, 60, 300, 900)  # seconds until the next try, after each refusal in a row; the last one repeats
KEPT = timedelta(days=1)  # how long a row is kept after `until`, when no mail to its domain is due

log = logs.get()


class HeldDomains:
    """The held domains, as one sender has read them when it claimed its mails or was refused itself."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._until: dict[str, datetime] = {}

    def read(self, session: Session) -> None:
        """Read which domains are held."""
        self._until = {row.domain: row.until for row in session.exec(select(HeldDomain))}

    def until(self, address: str, now: datetime) -> datetime | None:
        """Return until when mail to the domain of this address waits; None if it may be sent."""
        until = self._until.get(domain_of(address))
        return until if until is not None and _is_held(until, now) else None

    def hold(self, domain: str, reply: str, now: datetime) -> datetime:
        """Record that a mail and its whole domain were refused temporarily; return until when the domain is held."""
        with self._database.writing() as session:
            row = lock_or_insert(session, HeldDomain, HeldDomain(domain=domain, since=now, until=now))
            if not _is_held(row.until, now):  # otherwise another worker has just recorded a refusal
                row.until = now + timedelta(seconds=DELAYS[min(row.refusals, len(DELAYS) - 1)])
                row.refusals += 1
                row.reason = logs.without_addresses(reply)[:ERROR_LENGTH]
        log.warning("mails to a domain held", seconds=round((row.until - now).total_seconds()), refusals=row.refusals)
        self._until[domain] = row.until
        return row.until

    def release(self, address: str) -> None:
        """Record that a mail to this address was accepted."""
        domain = domain_of(address)
        if self._until.pop(domain, None) is not None:
            with self._database.writing() as session:
                session.exec(delete(HeldDomain).where(col(HeldDomain.domain) == domain))


def release_all(session: Session) -> None:
    """Release all domains, so that each is tried again."""
    session.exec(delete(HeldDomain))


def forget(session: Session, now: datetime) -> bool:
    """Delete what is known of domains to which no mail has gone for a day; return False if there are none."""
    return bool(session.exec(delete(HeldDomain).where(col(HeldDomain.until) < now - KEPT)).rowcount)


def _is_held(until: datetime, now: datetime) -> bool:
    """Tell whether `until` is in the future. A clock that is set back does not prolong the wait."""
    return now < until <= now + timedelta(seconds=DELAYS[-1])
