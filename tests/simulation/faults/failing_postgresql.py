"""Connections to PostgreSQL that fail as those to a server that is away, a standby, full, or in a conflict."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import psycopg
from psycopg import errors

from tests.simulation.faults.failures import AWAY, FULL, LOCKED, READ_ONLY, WRITES, FailsAt, Failures

ERRORS: dict[str, Callable[[], psycopg.Error]] = {
    AWAY: lambda: psycopg.OperationalError("server closed the connection unexpectedly"),
    READ_ONLY: lambda: errors.ReadOnlySqlTransaction("cannot execute this in a read-only transaction"),
    LOCKED: lambda: errors.SerializationFailure("could not serialize access due to concurrent update"),
    FULL: lambda: errors.DiskFull("could not extend file"),
}
FAILS_AT: FailsAt = {AWAY: ("",), READ_ONLY: WRITES, LOCKED: WRITES, FULL: WRITES}
PING = ";"  # by which SQLAlchemy's pool asks whether a connection is still there


def connect(failures: Failures, *arguments: Any, **options: Any) -> FailingConnection:
    """Return a connection that fails when `failures` says so. Raises psycopg.OperationalError."""
    connection = FailingConnection.connect(*arguments, cursor_factory=FailingCursor, **options)
    connection.failures = failures
    return connection


class FailingConnection(psycopg.Connection[Any]):
    """A connection whose transaction, once something in it has failed, can only be rolled back."""

    failures: Failures | None = None  # until it is set, nothing fails
    _failed = _writes = False

    def check(self, statement: str) -> None:
        if self._failed:
            raise errors.InFailedSqlTransaction("current transaction is aborted")
        self._writes = self._writes or statement.startswith(WRITES)
        if self.failures is not None and statement != PING:
            self._fail(self.failures.at(statement, FAILS_AT))

    def commit(self) -> None:
        """Commit, but roll back, as the server does, if anything has failed. Raises psycopg.Error before, or after."""
        if self._failed and not self.closed:
            self.rollback()
            return
        failures = self.failures if self._writes else None
        before = None if failures is None else failures.around_commit(done=False)
        if before is not None:
            self.rollback()
            raise ERRORS[before]()
        super().commit()
        self._writes = False
        if failures is not None:
            self._fail(failures.around_commit(done=True))

    def rollback(self) -> None:
        self._failed = self._writes = False
        super().rollback()

    def _fail(self, kind: str | None) -> None:
        if kind is None:
            return
        self._failed = True
        if kind == AWAY:
            self.close()
        raise ERRORS[kind]()


class FailingCursor(psycopg.Cursor[Any]):
    """A cursor of that connection."""

    connection: FailingConnection

    def execute(self, query: Any, *arguments: Any, **options: Any) -> FailingCursor:
        self.connection.check(str(query))
        return super().execute(query, *arguments, **options)

    def executemany(self, query: Any, params_seq: Iterable[Any], **options: Any) -> None:
        self.connection.check(str(query))
        super().executemany(query, params_seq, **options)
