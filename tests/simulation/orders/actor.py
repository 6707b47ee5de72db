"""One act of the real code in a thread of its own, which waits at each point of pause until it is told to go on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, event

from service.db.database import Database
from tests.simulation.orders.steps import Statement, Step

Act = Callable[[], object]

_present = threading.local()


class Actor:
    """An act that is under way.

    `waits`: it is at a point of pause, before what `point` says; `blocked`: it was seen waiting for a lock; `done`: it
    has ended, with `outcome`. Otherwise it runs. `step`: what it has done since it was last told to go on. `backend`:
    the number of the server's process at the other end of its connection.
    """

    def __init__(self, act: Act, reports: SimpleQueue[Actor]) -> None:
        self.waits = self.done = self.blocked = False
        self.point = ""
        self.step = Step()
        self.backend = 0
        self.outcome: object = None
        self._act, self._reports = act, reports
        self._told = threading.Semaphore(0)
        self._held: set[str] = set()  # by its open transaction
        self._in_transaction = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def go(self) -> Step:
        """Let it go on to its next point; return the step, to which is added what it does."""
        self.waits, self.step = False, Step()
        step = self.step
        self._told.release()
        return step

    def before_statement(self, statement: Statement, backend: int) -> None:
        """Pause before the first statement of a transaction, and before each that locks or writes."""
        self.backend = backend
        if statement.verb == "ROLLBACK":  # to a savepoint, which releases the locks taken since
            self._pause(str(statement))
            self.step.ended |= self._held
        elif not self._in_transaction or statement.locks or statement.writes:
            self._pause(str(statement))
        self._in_transaction = True
        self.step.add(statement)
        if statement.locks or statement.writes:
            self._held.update(statement.tables)

    def before_end(self, how: str) -> None:
        """Pause before the end of a transaction that wrote or locked."""
        if self._held:
            self._pause(how)
            self.step.ended |= self._held
        self._held, self._in_transaction = set(), False

    def _run(self) -> None:
        _present.actor = self
        self._pause("begin")
        try:
            self.outcome = self._act()
        except Exception as error:
            self.outcome = error
        self.done = True
        self._reports.put(self)

    def _pause(self, point: str) -> None:
        self.point, self.waits = point, True
        self._reports.put(self)
        self._told.acquire()


class PausingDatabase(Database):
    """A database on PostgreSQL whose statements and commits are points of pause for the acts of actors."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        event.listen(self._writer, "before_cursor_execute", _before_statement)
        event.listen(self._writer, "commit", lambda _: _before_end("COMMIT"))
        event.listen(self._writer, "rollback", lambda _: _before_end("ROLLBACK"))


def _before_statement(connection: Connection, _cursor: object, sql: str, *_: Any) -> None:
    actor: Actor | None = getattr(_present, "actor", None)
    if actor is not None:
        driver: Any = connection.connection.driver_connection
        actor.before_statement(Statement.of(sql), driver.info.backend_pid)


def _before_end(how: str) -> None:
    actor: Actor | None = getattr(_present, "actor", None)
    if actor is not None:
        actor.before_end(how)
