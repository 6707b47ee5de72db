"""The audit: who did what, and when. Rows are only ever added."""

from __future__ import annotations

import os
import pwd
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime

from sqlmodel import Session, col, select

from service.models import Audit

LONGEST = 2000  # characters of what an action was about: a player may be in very many games
FINGERPRINT = 12  # characters of an address's fingerprint: enough to find its row again, too few to be the row's key


def record(session: Session, did: str, about: str, now: datetime) -> None:
    """Record an action in the transaction that performs it, so that both are committed or neither."""
    shown = about if len(about) <= LONGEST else f"{about[: LONGEST - 1]}…"
    session.add(Audit(made_at=now, who=operator(), did=did, about=shown))


def latest(session: Session, number: int) -> Sequence[Audit]:
    """Return the last `number` entries, the newest first."""
    return session.exec(select(Audit).order_by(col(Audit.id).desc()).limit(number)).all()


def last_done(session: Session, about: str, among: Sequence[str]) -> str | None:
    """Return which of these actions was the last about something; None if there was none."""
    found = select(Audit.did).where(Audit.about == about, col(Audit.did).in_(among))
    return session.exec(found.order_by(col(Audit.id).desc()).limit(1)).first()


def operator() -> str:
    """Return the name by which the person logged in who runs this process, whichever user they have become since.

    If nobody did, as for a job of cron, the name of the process's user. No environment variable can change either.
    """
    with suppress(OSError):
        return os.getlogin()
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"user {os.getuid()}"
