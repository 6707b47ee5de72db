"""The site itself: its keys, the processes that run, outages, and what operators did."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlmodel import AutoString, Field, SQLModel

from service.models.conventions import at_most, one_of

Role = Literal["web", "worker", "robots", "inbound"]  # robots: thinks for robots; inbound: takes mail in


class SiteKey(SQLModel, table=True):
    """A key of stored data rather than of links: it stays when SECRET_KEYS changes, and is part of a backup."""

    __tablename__ = "site_key"
    __table_args__ = at_most(purpose=100, key=200)

    purpose: str = Field(primary_key=True)
    key: str


class Pulse(SQLModel, table=True):
    """When something last happened.

    Id 1 is the sweep, 2 the retention check, 3 a mail sent while SMTP_RATE is set, 4 a backup, 5 a report.
    """

    id: int = Field(default=1, primary_key=True)
    awake_at: datetime


class ProcessPulse(SQLModel, table=True):
    """A running process: it commits its pulse every 10 seconds, and deletes its row when it is asked to stop."""

    __tablename__ = "process_pulse"
    __table_args__ = (
        one_of("role", Role),
        *at_most(id=32, machine=300, no_mail_reason=1000, settings=10_000),
    )

    id: str = Field(primary_key=True, max_length=32)  # random
    role: Role = Field(sa_type=AutoString)
    machine: str  # its host name
    started_at: datetime
    pulse_at: datetime  # by the database's clock, as started_at
    skew: float  # seconds by which the machine's clock is ahead of the database's; negative: behind
    no_mail_since: datetime | None = None  # since when the mail server, for `inbound` the mailbox, cannot be used
    no_mail_reason: str | None = None  # without addresses
    settings: str | None = None  # fingerprints of its settings; None: a process of an older release


class SiteCheck(SQLModel, table=True):
    """What a machine has last seen of the public site; no row until it has reached the site once."""

    __tablename__ = "site_check"
    __table_args__ = at_most(machine=300, reason=1000)

    machine: str = Field(primary_key=True)  # its host name
    checked_at: datetime
    reason: str | None = None  # why the site was not reached; None if it was
    certificate_ends: datetime | None = None  # of the last connection over TLS


class Outage(SQLModel, table=True):
    """A period in which no sweep ran, or, with `hours`, time that the operator gives to every clock at `until`.

    `settled`: every clock has been given that time.
    """

    __table_args__ = at_most(reached=24)

    since: datetime = Field(primary_key=True)
    until: datetime
    settled: bool = False
    hours: float | None = None  # given by the operator; None: an outage
    reached: str | None = Field(default=None, max_length=24)  # the id of the last game given `hours`, in their order


class Retry(SQLModel, table=True):
    """An item of a queue whose handling raised an exception; deleted once it is handled. `queues.retries` explains."""

    __table_args__ = at_most(queue=24, item=64, reason=300)

    queue: str = Field(primary_key=True, max_length=24)
    item: str = Field(primary_key=True, max_length=64)  # the key of its row
    tries: int
    next_try_at: datetime
    reason: str  # the type of the exception


class Audit(SQLModel, table=True):
    """An action of the operator; append-only. It contains no address, token or card."""

    __table_args__ = at_most(who=256, did=200, about=5000)

    id: int | None = Field(default=None, primary_key=True)
    made_at: datetime
    who: str  # the operating system's user
    did: str
    about: str  # a game's id, a seat of it, a mail's number, a number of mails, or the fingerprint of an address
