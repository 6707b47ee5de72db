"""A second process of Posse, which works while the first stands still after a commit.

At once, as two sweeps and two senders do; or for minutes of the simulation, as when the first process is frozen and
then goes on with what it had read before.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from sqlalchemy import event
from sqlalchemy.orm import Session

from tests.simulation.faults.chance import Chances

OFTEN = 0.008  # the probability at a commit
LONGEST = 15.0  # minutes that a process is frozen


class SecondProcess:
    """Calls `meanwhile` after commits with how long the present process stands still. No third one joins the two."""

    def __init__(self, chances: Chances, meanwhile: Callable[[timedelta], None]) -> None:
        self._chance = chances.of("second process", OFTEN)
        self._meanwhile = meanwhile
        self.is_there = False
        event.listen(Session, "after_commit", self._after)

    def close(self) -> None:
        event.remove(Session, "after_commit", self._after)

    def _after(self, session: Session) -> None:
        if self.is_there or session.in_nested_transaction():  # at the end of a savepoint the database is locked
            return
        frozen = self._chance.random.random() < 0.5
        if not self._chance.happens("process frozen" if frozen else "two processes at once"):
            return
        self.stand_still(timedelta(minutes=self._chance.random.uniform(0, LONGEST)) if frozen else timedelta())

    def stand_still(self, pause: timedelta) -> None:
        """Let the present process stand still for so long, unless it is itself the second one."""
        if self.is_there:
            return
        self.is_there = True
        try:
            self._meanwhile(pause)
        finally:
            self.is_there = False
