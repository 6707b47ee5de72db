"""Kills of a process of Posse: before and after a commit."""

from __future__ import annotations

from sqlalchemy import event
from sqlalchemy.orm import Session

from tests.simulation.faults.chance import Chances

OFTEN = 0.004  # the probability at a commit


class Killed(BaseException):
    """The process has ended at this point; the message says where."""


class Kills:
    """Ends processes at commits."""

    def __init__(self, chances: Chances) -> None:
        self._chance = chances.of("kills", OFTEN)
        event.listen(Session, "before_commit", self._before)
        event.listen(Session, "after_commit", self._after)

    def close(self) -> None:
        event.remove(Session, "before_commit", self._before)
        event.remove(Session, "after_commit", self._after)

    def _before(self, _session: Session) -> None:
        self._perhaps("killed before a commit")

    def _after(self, _session: Session) -> None:
        self._perhaps("killed after a commit")

    def _perhaps(self, what: str) -> None:
        if self._chance.happens(what):
            raise Killed(what)
