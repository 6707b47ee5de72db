"""A conversation with PostgreSQL: what nobody waits for is said with the next question or with the commit.

A move writes a handful of rows whose fate shows with the commit alone. Said one by one, each costs both sides a pause
as long as its work; said in one breath they cost one pause together.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, ClassVar, Self

import psycopg

MOST_KNOWN = 500  # statements whose columns are remembered


class _Cursor(psycopg.Cursor[Any]):
    """A cursor that knows the columns of a statement it has seen before; the driver makes them anew each time."""

    _columns: ClassVar[dict[Any, list[psycopg.Column]]] = {}
    _asked: Any = None

    def execute(self, query: Any, params: Any = None, **options: Any) -> Self:
        """As psycopg's."""
        self._asked = query
        return super().execute(query, params, **options)

    @property
    def description(self) -> list[psycopg.Column] | None:
        """The columns of the answer; None if it has none."""
        columns = self._columns.get(self._asked)
        if columns is None:
            columns = super().description
            if columns is not None:
                if len(self._columns) >= MOST_KNOWN:
                    self._columns.clear()
                self._columns[self._asked] = columns
        return columns


class Conversation(psycopg.Connection[Any]):
    """A connection that puts off what may wait, and does not listen for ever to a server that says nothing.

    `silence`: seconds after which the server is given up, None for never.
    """

    silence: float | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.cursor_factory = _Cursor
        self._put_off: list[tuple[str, Any]] = []

    def put_off(self, statement: str, parameters: Any) -> None:
        """Say this before the next question or with the commit, whichever comes first."""
        self._put_off.append((statement, parameters))

    def catch_up(self, *then: str) -> None:
        """Say what was put off, in its order, and `then`. What the server has against any of it is raised here."""
        if not self._put_off:
            return
        said, self._put_off = self._put_off, []
        with self.pipeline():
            cursor = self.cursor()
            for statement, parameters in said:
                cursor.execute(statement, parameters)
            for statement in then:
                cursor.execute(statement, prepare=False)

    def commit(self) -> None:
        """As psycopg's, with what was put off. If any of that fails no transaction is left: as when a COMMIT fails."""
        if not self._put_off:
            super().commit()
            return
        try:
            self.catch_up("COMMIT")
        except BaseException:
            with suppress(psycopg.Error):
                self.rollback()
            raise

    def rollback(self) -> None:
        """As psycopg's; what was put off is never said."""
        self._put_off = []
        super().rollback()

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """As psycopg's, with an end: what the server is doing by then nobody knows, so the connection is closed."""
        try:
            return super().wait(gen, interval, self.silence if timeout is None else timeout)
        except psycopg.errors._WaitTimeout as silent:  # nothing public says it
            if timeout is not None:
                raise
            self.close()
            raise psycopg.OperationalError(f"the database has said nothing for {self.silence:.0f} s") from silent
