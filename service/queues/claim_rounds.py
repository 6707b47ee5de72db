"""A round of posting: claim rows that are due, post them all at once, record the answer to each.

Anybody may choose a server that never answers. It delays others by the time of one post at most, as long as fewer
players than AT_ONCE choose one that has not failed before: see `RowClaims` for the order.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Generic, NamedTuple, TypeVar

from service.db import faults
from service.db.database import Database
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import NotPosted, Posted, Send
from service.process import logs
from service.queues.row_claims import CLAIM, ClaimedRow, RowClaims

AT_ONCE = 32  # posts
HOLD = CLAIM.total_seconds() / 2  # seconds after a claim until which its posts are written; the rest is given back

logger = logs.get()

Row = TypeVar("Row", bound=ClaimedRow)
Clock = Callable[[], datetime]


class Outgoing(NamedTuple):
    """What is posted, and where."""

    address: HttpsAddress
    headers: dict[str, str]
    body: bytes


class ClaimRounds(Generic[Row]):
    """Posts the rows of one outbox that are due, one round at a time, `at_once` together.

    `write` returns what a row posts; None if it has recorded why nothing is posted. `record` is told the answer. No
    transaction is open while servers are waited for. `steady` returns the seconds of a monotonic clock.
    """

    def __init__(
        self,
        database: Database,
        claims: RowClaims[Row],
        write: Callable[[Row, datetime], Outgoing | None],
        send: Send,
        record: Callable[[Row, Posted | NotPosted, datetime], None],
        steady: Callable[[], float] = time.monotonic,
        at_once: int = AT_ONCE,
    ) -> None:
        self._database, self._claims, self._steady, self._at_once = database, claims, steady, at_once
        self._write, self._send, self._record = write, send, record

    def work(self, now: datetime, may_continue: Callable[[], bool]) -> int:
        """Handle the rows that are due; return how many. `now` is when the round begins."""
        began, handled = self._steady(), 0

        def clock() -> datetime:
            return now + timedelta(seconds=self._steady() - began)

        while may_continue():
            claimed_at = self._steady()
            with self._database.writing() as session:
                claimed = self._claims.claim(session, clock(), self._at_once, began=now)
            if not claimed:
                break
            done = self._handle(claimed, claimed_at + HOLD, clock)
            handled += done
            with self._database.writing() as session:
                self._claims.give_back(session, claimed[done:])
            if not done:
                break
        return handled

    def _handle(self, claimed: Sequence[Row], until: float, clock: Clock) -> int:
        """Write what claimed rows post, post it together, and record the answers; return how many were handled.

        A process that stood still after it had claimed them may find that another has sent them meanwhile.
        """
        done, posts = 0, list[tuple[Row, Outgoing]]()
        for one in claimed:
            if self._steady() > until:
                break
            done += 1
            with self._or_put_back(one, clock):
                written = self._write(one, clock())
                if written is not None:
                    posts.append((one, written))
        with ThreadPoolExecutor(self._at_once) as threads:
            answers = list(threads.map(self._answer, (post for _, post in posts)))
        for (one, _), answer in zip(posts, answers, strict=True):
            with self._or_put_back(one, clock):
                if not isinstance(answer, Posted | NotPosted):
                    raise answer
                self._record(one, answer, clock())
        return done

    def _answer(self, post: Outgoing) -> Posted | Exception:
        try:
            return self._send(*post)
        except Exception as error:  # it must not lose the answers to the others
            return error

    @contextmanager
    def _or_put_back(self, one: Row, clock: Clock) -> Iterator[None]:
        """Queue a row again that cannot be handled: it must not block the others."""
        try:
            yield
        except Exception as error:
            if faults.reason(error):
                raise
            logger.error("message cannot be handled", message=one.message_id, exc_info=error)
            with self._database.writing() as session:
                self._claims.put_back(session, one, type(error).__name__, clock())
