"""Domains to which the mail server temporarily accepts no mail: mail to them waits, with a growing delay between tries.

A mail server passes a mail on to that of the recipient's domain, whose limits apply to everybody there. When it refuses
mails to several mailboxes of a domain for that reason (450, 454), or closes the connection (421), the other mails to
that domain wait without a try. A single mailbox that is busy delays only its own mails. All workers share the state,
which is a row; which mailboxes were refused each remembers by itself.

After each delay one mail is tried, to another mailbox if there is one. When it is accepted all others are due at once.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlmodel import Session, col, select

from service.db.database import Database, lock_or_insert
from service.mail.delivering import outbox
from service.models import HeldDomain
from service.process import logs
from service.queues.row_claims import ERROR_LENGTH
from service.text.addresses import domain_of

# Seconds until the next try, after each refusal in a row; the last one repeats. One mail in two minutes is little for a
# server that limits rates, and a domain that is well again has its mails soon.
DELAYS = (5, 15, 60, 120)
MAILBOXES = 3  # of one domain that are refused, with none accepted, before the domain is held
OTHERS_FIRST = timedelta(seconds=5)  # after a delay, until a mail to a mailbox that was refused before
KEPT = timedelta(days=1)  # how long a row is kept after `until`, when no mail to its domain is due

logger = logs.get()


class DeferredDomains:
    """The domains that are held, as one sender has read them when it claimed its mails or was refused itself."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._until: dict[str, datetime] = {}
        self._refused: dict[str, set[str]] = {}  # mailboxes by domain, since a mail to the domain was accepted

    def read(self, session: Session) -> None:
        """Read which domains are held."""
        self._until = {row.domain: row.until for row in session.exec(select(HeldDomain))}

    def until(self, address: str, now: datetime) -> datetime | None:
        """Return until when mail to this address waits because of its domain; None if it may be sent."""
        domain = domain_of(address)
        until = self._until.get(domain)
        if until is not None and address.lower() in self._refused.get(domain, ()):
            until += OTHERS_FIRST
        return until if until is not None and _is_held(until, now) else None

    def refused(self, address: str, reply: str, now: datetime, *, at_once: bool) -> datetime:
        """Record that a mail was refused temporarily; return until when its domain is held, or `now` if it is not.

        `at_once`: hold the domain whichever of its mailboxes were refused.
        """
        domain = domain_of(address)
        mailboxes = self._refused.setdefault(domain, set())
        mailboxes.add(address.lower())
        if at_once or len(mailboxes) >= MAILBOXES or domain in self._until:
            self._until[domain] = self._hold(domain, reply, now)
        return self._until.get(domain, now)

    def _hold(self, domain: str, reply: str, now: datetime) -> datetime:
        with self._database.writing() as session:
            row = lock_or_insert(session, HeldDomain, HeldDomain(domain=domain, since=now, until=now))
            if not _is_held(row.until, now):  # otherwise another worker has just recorded a refusal
                row.until = now + timedelta(seconds=DELAYS[min(row.refusals, len(DELAYS) - 1)])
                row.refusals += 1
                row.reason = logs.without_addresses(reply)[:ERROR_LENGTH]
        logger.warning(
            "mails to a domain held", seconds=round((row.until - now).total_seconds()), refusals=row.refusals
        )
        return row.until

    def release(self, address: str, now: datetime) -> None:
        """Record that a mail to this address was accepted: the mails that wait for its domain are due now."""
        domain = domain_of(address)
        self._refused.pop(domain, None)
        if self._until.pop(domain, None) is not None:
            with self._database.writing() as session:
                session.exec(delete(HeldDomain).where(col(HeldDomain.domain) == domain))
                outbox.make_due(session, domain, now)


def release_all(session: Session) -> None:
    """Release all domains, so that each is tried again."""
    session.exec(delete(HeldDomain))


def forget(session: Session, now: datetime) -> bool:
    """Delete what is known of domains to which no mail has gone for a day; return False if there are none."""
    return bool(session.exec(delete(HeldDomain).where(col(HeldDomain.until) < now - KEPT)).rowcount)


def _is_held(until: datetime, now: datetime) -> bool:
    """Return whether `until` is in the future. A clock that is set back does not prolong the wait."""
    return now < until <= now + timedelta(seconds=DELAYS[-1]) + OTHERS_FIRST
