"""The audit: who did what, and when. It is only ever added to."""

from __future__ import annotations

import os
import pwd
from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from service.models import Audit

FINGERPRINT = 12  # characters of an address' key: enough to find a row again, too few to be the row


def note(session: Session, did: str, about: str, now: datetime) -> None:
    """Write down what is done in this very transaction: both are kept, or neither."""
    session.add(Audit(made_at=now, who=operator(), did=did, about=about))


def latest(session: Session, number: int) -> Sequence[Audit]:
    """The last so many deeds, the newest first."""
    return session.exec(select(Audit).order_by(col(Audit.id).desc()).limit(number)).all()


def operator() -> str:
    """The operating system's name for whoever runs this: a fact, not what a variable says."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"user {os.getuid()}"
