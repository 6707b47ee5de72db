"""A round of sending: claim rows that are due, handle one after the other, give back those that would wait too long."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Generic, TypeVar

from service import logs
from service.db import faults
from service.db.database import Database
from service.mail.delivering.row_claims import CLAIM, ClaimedRow, RowClaims

MOST_CLAIMED = 10
HOLD = 5.0  # seconds after a claim until which its rows are begun; the rest is given back before the claim expires
LONGEST_HOLD = CLAIM.total_seconds() / 2  # the first is begun in any case but that

logger = logs.get()

Row = TypeVar("Row", bound=ClaimedRow)


class ClaimRounds(Generic[Row]):
    """Handles the rows of one outbox that are due, one round at a time.

    `handle` sends one and records what came of it; it gets the time as a function, because it waits for others. It
    holds no transaction while it waits. `steady` returns the seconds of a monotonic clock.
    """

    def __init__(
        self,
        database: Database,
        claims: RowClaims[Row],
        handle: Callable[[Row, Callable[[], datetime]], None],
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database, self._claims, self._handle, self._steady = database, claims, handle, steady

    def work(self, now: datetime, may_continue: Callable[[], bool]) -> int:
        """Handle the rows that are due; return how many. `now` is when the round begins."""
        began, handled = self._steady(), 0

        def clock() -> datetime:
            return now + timedelta(seconds=self._steady() - began)

        while may_continue():
            claimed_at = self._steady()
            with self._database.writing() as session:
                claimed = self._claims.claim(session, clock(), MOST_CLAIMED, began=now)
            if not claimed:
                break
            done = self._handle_in_turn(claimed, claimed_at, clock, may_continue)
            handled += done
            with self._database.writing() as session:
                self._claims.give_back(session, claimed[done:])
            if not done:
                break
        return handled

    def _handle_in_turn(
        self,
        claimed: Sequence[Row],
        claimed_at: float,
        clock: Callable[[], datetime],
        may_continue: Callable[[], bool],
    ) -> int:
        """Handle claimed rows in their order, until the rest is to be given back; return how many.

        A process that stood still after it had claimed them may find that another has sent them meanwhile.
        """
        for n, one in enumerate(claimed):
            held = self._steady() - claimed_at
            if held > (HOLD if n else LONGEST_HOLD) or (n and not may_continue()):
                return n
            try:
                self._handle(one, clock)
            except Exception as error:  # it must not block the others
                if faults.reason(error):
                    raise
                logger.error("message cannot be handled", message=one.message_id, exc_info=error)
                with self._database.writing() as session:
                    self._claims.put_back(session, one, type(error).__name__, clock())
        return len(claimed)
