"""Side effects after a commit, collected while the transaction runs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sqlmodel import Session


@dataclass
class AfterCommit:
    """Side effects of one transaction outside the database; a rollback discards them."""

    mail_queued: bool = False  # notify the workers
    thought_due: bool = False  # notify the process that thinks for robots and analyses games
    moves: Counter[str] = field(default_factory=Counter)  # moves to count in the metrics, by who made them
    robot_moves: Counter[str] = field(default_factory=Counter)  # the same of robots, by policy


def after_commit(session: Session) -> AfterCommit:
    """Return the side effects collected for a session; the same object at every call."""
    collected: AfterCommit = session.info.setdefault(AfterCommit, AfterCommit())
    return collected
