"""Connections to SQLite that fail as those to a file that is away, read-only, locked, or on a full disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

from tests.simulation.faults.failures import AWAY, FULL, LOCKED, READ_ONLY, WRITES, FailsAt, Failures

ERRORS = {
    AWAY: (sqlite3.SQLITE_CANTOPEN, "unable to open database file"),
    READ_ONLY: (sqlite3.SQLITE_READONLY, "attempt to write a readonly database"),
    LOCKED: (sqlite3.SQLITE_BUSY, "database is locked"),
    FULL: (sqlite3.SQLITE_FULL, "database or disk is full"),
}
BEGIN_TO_WRITE = ("BEGIN IMMEDIATE",)
FAILS_AT: FailsAt = {AWAY: ("",), READ_ONLY: BEGIN_TO_WRITE, LOCKED: BEGIN_TO_WRITE, FULL: WRITES}


class FailingConnection(sqlite3.Connection):
    """A connection whose transaction, once something in it has failed, can only be rolled back."""

    def __init__(self, failures: Failures, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._failures, self._failed, self._changes = failures, False, 0

    def cursor(self, *_: object) -> FailingCursor:  # type: ignore[override]
        return super().cursor(FailingCursor)

    def check(self, statement: str) -> None:
        if statement.startswith("BEGIN"):
            self._changes = self.total_changes
        if self._failed:
            raise _error(AWAY)
        kind = None if statement.startswith("PRAGMA") else self._failures.at(statement, FAILS_AT)
        if kind is not None:
            self._failed = self.in_transaction
            raise _error(kind)

    def commit(self) -> None:
        """Commit. Raises sqlite3.OperationalError instead, then it is rolled back as SQLite does, or afterwards."""
        changed = self.total_changes != self._changes
        before = AWAY if self._failed else self._failures.around_commit(done=False) if changed else None
        if before is not None:
            self.rollback()
            raise _error(before)
        super().commit()
        after = self._failures.around_commit(done=True) if changed else None
        if after is not None:
            raise _error(after)

    def rollback(self) -> None:
        self._failed = False
        super().rollback()


class FailingCursor(sqlite3.Cursor):
    """A cursor of that connection."""

    connection: FailingConnection

    def execute(self, statement: str, parameters: Any = ()) -> FailingCursor:
        self.connection.check(statement)
        super().execute(statement, parameters)
        return self

    def executemany(self, statement: str, parameters: Iterable[Any]) -> FailingCursor:
        self.connection.check(statement)
        super().executemany(statement, parameters)
        return self


def _error(kind: str) -> sqlite3.OperationalError:
    code, message = ERRORS[kind]
    error = sqlite3.OperationalError(message)
    error.sqlite_errorcode = code
    return error
