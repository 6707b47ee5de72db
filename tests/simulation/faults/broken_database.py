"""A database that cannot be used: for one statement, for a commit that may have succeeded, or for hours.

The driver raises what it raises for a file that is away, read-only, locked, or on a full disk. After an error the
transaction can only be rolled back, as when a connection to a server was lost.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from functools import partial
from typing import Any

from sqlalchemy import Engine, event

from tests.simulation.faults.chance import Chances
from tests.simulation.faults.periods import Periods

AT_A_STATEMENT, AT_A_COMMIT = 0.0004, 0.003  # probabilities
AWAY, READ_ONLY, LOCKED, FULL = "database away", "database read-only", "database locked", "database full"
KINDS = (AWAY, READ_ONLY, LOCKED, FULL)
ERRORS = {
    AWAY: (sqlite3.SQLITE_CANTOPEN, "unable to open database file"),
    READ_ONLY: (sqlite3.SQLITE_READONLY, "attempt to write a readonly database"),
    LOCKED: (sqlite3.SQLITE_BUSY, "database is locked"),
    FULL: (sqlite3.SQLITE_FULL, "database or disk is full"),
}
BEGIN_TO_WRITE, WRITES = ("BEGIN IMMEDIATE",), ("INSERT", "UPDATE", "DELETE")
FAILS_AT = {AWAY: ("",), READ_ONLY: BEGIN_TO_WRITE, LOCKED: BEGIN_TO_WRITE, FULL: WRITES}
"""The first words of the statements that fail."""


class BrokenDatabase:
    """Makes the connections that are opened from now on fail at times, or during `periods`; `failures` counts it."""

    def __init__(self, chances: Chances, periods: Periods) -> None:
        self.failures = 0
        self._chances, self._chance, self._periods = chances, chances.of("database", 1.0), periods
        event.listen(Engine, "do_connect", self._connect)

    def close(self) -> None:
        """Let the connections that are opened from now on work."""
        event.remove(Engine, "do_connect", self._connect)

    def before(self, statement: str) -> None:
        """Fail at a statement of the site. Raises sqlite3.OperationalError."""
        kind = self._periods.present
        if not self._chances.site_works or statement.startswith("PRAGMA"):
            return
        if kind is not None and statement.startswith(FAILS_AT[kind]):
            self.fail(kind)
        if self._perhaps(AT_A_STATEMENT, "database failed at a statement"):
            self.fail(self._chance.random.choice(KINDS))

    def around_commit(self, *, done: bool) -> None:
        """Fail before a commit of something, or after it: then it is `done`. Raises sqlite3.OperationalError."""
        what = "database lost after a commit" if done else "database failed at a commit"
        if self._chances.site_works and self._perhaps(AT_A_COMMIT, what):
            self.fail(AWAY if done else FULL)

    def fail(self, kind: str) -> None:
        """Raise the driver's error."""
        self.failures += 1
        code, message = ERRORS[kind]
        error = sqlite3.OperationalError(message)
        error.sqlite_errorcode = code
        raise error

    def _perhaps(self, often: float, what: str) -> bool:
        return self._chance.random.random() < often and self._chance.includes(what)

    def _connect(self, _dialect: object, _record: object, _arguments: object, options: dict[str, Any]) -> None:
        options["factory"] = partial(FailingConnection, self)


class FailingConnection(sqlite3.Connection):
    """A connection whose transaction, once something in it has failed, can only be rolled back."""

    def __init__(self, broken: BrokenDatabase, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._broken, self._failed, self._changes = broken, False, 0

    def cursor(self, *_: object) -> FailingCursor:  # type: ignore[override]
        """Return a cursor that fails."""
        return super().cursor(FailingCursor)

    def check(self, statement: str) -> None:
        """Fail at a statement. Raises sqlite3.OperationalError."""
        if statement.startswith("BEGIN"):
            self._changes = self.total_changes
        if self._failed:
            self._broken.fail(AWAY)
        try:
            self._broken.before(statement)
        except sqlite3.OperationalError:
            self._failed = self.in_transaction
            raise

    def commit(self) -> None:
        """Commit. Raises sqlite3.OperationalError instead, then it is rolled back as SQLite does, or afterwards."""
        changed = self.total_changes != self._changes
        try:
            if self._failed:
                self._broken.fail(AWAY)
            if changed:
                self._broken.around_commit(done=False)
        except sqlite3.OperationalError:
            self.rollback()
            raise
        super().commit()
        if changed:
            self._broken.around_commit(done=True)

    def rollback(self) -> None:
        """Roll back."""
        self._failed = False
        super().rollback()


class FailingCursor(sqlite3.Cursor):
    """A cursor of that connection."""

    connection: FailingConnection

    def execute(self, statement: str, parameters: Any = ()) -> FailingCursor:
        """Execute a statement. Raises sqlite3.OperationalError."""
        self.connection.check(statement)
        super().execute(statement, parameters)
        return self

    def executemany(self, statement: str, parameters: Iterable[Any]) -> FailingCursor:
        """Execute a statement with each of several parameters. Raises sqlite3.OperationalError."""
        self.connection.check(statement)
        super().executemany(statement, parameters)
        return self
