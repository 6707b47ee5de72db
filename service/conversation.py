"""A conversation with PostgreSQL: what nobody waits for is said with the next question or with the commit.

A move writes a handful of rows whose fate shows with the commit alone. Said one by one, each costs both sides a pause
as long as its work; said in one breath they cost one pause together. libpq's pipeline is used for that by itself:
psycopg's, on top of it, sends and looks for answers with each statement, which costs a busy service 8 % of its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, ClassVar, Self, cast

import psycopg
from psycopg import generators
from psycopg.abc import PQGen
from psycopg.adapt import PyFormat, Transformer
from psycopg.pq import ExecStatus, TransactionStatus
from psycopg.pq.abc import PGconn, PGresult

MOST_KNOWN = 500  # statements whose columns are remembered


class _Cursor(psycopg.Cursor[Any]):
    """A cursor that asks after what was put off is said.

    It knows the columns of a statement it has seen before; the driver makes them anew each time.
    """

    _columns: ClassVar[dict[Any, list[psycopg.Column]]] = {}
    _asked: Any = None

    def execute(self, query: Any, params: Any = None, **options: Any) -> Self:
        """As psycopg's."""
        cast(Conversation, self.connection).catch_up()
        self._asked = query
        return super().execute(query, params, **options)

    def executemany(self, query: Any, params_seq: Any, **options: Any) -> None:
        """As psycopg's."""
        cast(Conversation, self.connection).catch_up()
        super().executemany(query, params_seq, **options)

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
        self._put_off: list[tuple[bytes, Sequence[Any]]] = []
        self._names: dict[bytes, bytes] = {}  # of the statements that the server keeps prepared for us
        self._new_names = count(1)
        self._adapted = Transformer(self)  # it keeps how to write each type of value

    def put_off(self, statement: bytes, values: Sequence[Any]) -> None:
        """Say this before the next question or with the commit, whichever comes first.

        The values stand in the statement as `$1`, `$2` and so on, and what they are is plain there. A server keeps it
        prepared, so it is to be one of a few.
        """
        self._put_off.append((statement, values))

    def catch_up(self, *then: bytes) -> None:
        """Say what was put off, in its order, and `then`. What the server has against any of it is raised here."""
        if not self._put_off:
            return
        said, self._put_off = self._put_off, []
        commands = [command for statement, values in said for command in self._commands(statement, values)]
        commands += [partial(self.pgconn.send_query_params, statement, None) for statement in then]
        if self.pgconn.transaction_status == TransactionStatus.IDLE:
            psycopg.Cursor(self).execute("")  # psycopg begins a transaction with whatever is said first
        self.pgconn.enter_pipeline_mode()
        try:
            answers = self.wait(_in_one_breath(self.pgconn, commands))
        except BaseException:
            self.close()  # who was cut short knows neither what was heard nor what is still to come
            raise
        self.pgconn.exit_pipeline_mode()
        for answer in answers:
            if answer.status == ExecStatus.FATAL_ERROR:
                self._names.clear()  # whether it has prepared the last of them is not known
                raise psycopg.errors.error_from_result(answer, self.info.encoding)

    def commit(self) -> None:
        """As psycopg's, with what was put off. If any of that fails no transaction is left: as when a COMMIT fails."""
        if not self._put_off:
            super().commit()
            return
        try:
            self.catch_up(b"COMMIT")
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

    def _deallocate(self, name: bytes | None) -> PQGen[None]:
        """As psycopg's, which has the server drop all that is prepared, None, when it rolls back or a table changes."""
        if name is None:
            self._names.clear()
        return super()._deallocate(name)

    def _commands(self, statement: bytes, values: Sequence[Any]) -> list[Callable[[], None]]:
        """What says a statement to the server, which is asked to keep it prepared the first time."""
        given = self._adapted.dump_sequence(values, [PyFormat.TEXT] * len(values))
        name = self._names.get(statement)
        if name is not None:
            return [partial(self.pgconn.send_query_prepared, name, given)]
        name = self._names[statement] = b"posse%d" % next(self._new_names)
        prepare = partial(self.pgconn.send_prepare, name, statement)
        return [prepare, partial(self.pgconn.send_query_prepared, name, given)]


def _in_one_breath(pgconn: PGconn, commands: Sequence[Callable[[], None]]) -> PQGen[list[PGresult]]:
    """Give the commands, send them together, and collect what the server has to say to each."""
    for command in (*commands, pgconn.pipeline_sync):
        command()
    yield from generators.send(pgconn)
    answers: list[PGresult] = []
    for _ in range(len(commands) + 1):
        answers += yield from generators.fetch_many(pgconn)
    return answers
