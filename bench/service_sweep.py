"""Compare finding what is due among a million games or mails with finding it among a thousand.

In both databases the same hundred games are due and are played on by the clock; the others are due in the next century.
Then print the query plans for the next deadline and the next mail.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from service import outbox
from service.db.database import Database
from service.sweep.due import work_due
from tests.service import postgresql
from tests.service.harness import Harness

DUE = 100
FEW, MANY = 1_000, 1_000_000
ROUNDS = 5
BATCH = 20_000  # copies in one statement, which has a time limit
LATER = datetime(2100, 1, 1, tzinfo=UTC)

COPIES = """
WITH RECURSIVE number(n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM number WHERE n < {last})
INSERT INTO {table} ({columns}) SELECT {values} FROM {table} AS one, number WHERE one.id = {like}
"""


class FilledDatabase:
    """A database with a hundred games that will be due, among many others."""

    def __init__(self, url: str, games: int, began: datetime) -> None:
        self.database = Database(url)
        self.database.migrate()
        for seed in range(1, DUE + 1):
            Harness(self.database, began, 3, seed=seed)
        with self.database.writing() as session:
            session.connection().exec_driver_sql("UPDATE outmail SET state = 'sent'")
        later = {"due_at": f"'{LATER:%Y-%m-%d %H:%M:%S}'", "remind_at": f"'{LATER:%Y-%m-%d %H:%M:%S}'"}
        self._multiply("game", f"'{1:024x}'", games - DUE, {"id": "'x' || n", "position": "'null'"} | later)
        mails = {"id": "-n", "at": "1000 + n", "state": "'sent'", "return_key": "NULL"}
        self._multiply("outmail", "1", games, mails)
        with self.database.writing() as session:
            session.connection().exec_driver_sql("ANALYZE")

    def _multiply(self, table: str, like: str, many: int, other: dict[str, str]) -> None:
        """Copy one row `many` times, with other values in some columns."""
        for first in range(1, many + 1, BATCH):
            with self.database.writing() as session:
                connection = session.connection()
                if (
                    connection.dialect.name == "postgresql"
                ):  # skips the foreign key checks: the copies refer to the same rows
                    connection.exec_driver_sql("SET LOCAL session_replication_role = replica")
                columns = list(connection.exec_driver_sql(f"SELECT * FROM {table} LIMIT 1").keys())  # noqa: S608 - a constant
                values = ", ".join(other.get(name, f'one."{name}"') for name in columns)
                listed = ", ".join(f'"{name}"' for name in columns)
                last = min(first + BATCH - 1, many)
                copies = COPIES.format(first=first, last=last, table=table, columns=listed, values=values, like=like)
                connection.exec_driver_sql(copies)

    def sweep(self, now: datetime) -> float:
        """Handle all that is due; return the seconds."""
        began, done = time.perf_counter(), 0
        while work_due(self.database, now):
            done += 1
        if done < DUE:
            raise RuntimeError(f"{done} games were due, not {DUE}")
        return time.perf_counter() - began

    def claim(self, now: datetime) -> float:
        """Claim a hundred mails; return the seconds."""
        began = time.perf_counter()
        for _ in range(DUE):
            with self.database.writing() as session:
                if not outbox.claim(session, now):
                    raise RuntimeError("there was no mail to claim")
        return time.perf_counter() - began


@contextmanager
def recorded_queries(table: str) -> Iterator[list[tuple[Connection, str, Any]]]:
    """Record the limited queries of a table during the block."""
    queries: list[tuple[Connection, str, Any]] = []

    def record(connection: Connection, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.startswith("SELECT") and f"FROM {table}" in statement and "LIMIT" in statement:
            queries.append((connection, statement, values))

    event.listen(Engine, "before_cursor_execute", record)
    try:
        yield queries
    finally:
        event.remove(Engine, "before_cursor_execute", record)


def plans(database: Database, table: str, work: Callable[[], object]) -> list[str]:
    """Return the lines of the plans, for the queries of a table that `work` executes, which name a scan or an index."""
    with recorded_queries(table) as queries:
        work()
    lines = []
    with database.writing() as session:
        connection = session.connection()
        explain = "EXPLAIN QUERY PLAN" if connection.dialect.name == "sqlite" else "EXPLAIN"
        for statement in dict.fromkeys(statement for _, statement, _ in queries):
            values = next(values for _, known, values in queries if known == statement)
            rows: Sequence[Any] = connection.exec_driver_sql(f"{explain} {statement}", values).all()
            lines += [str(row[-1]).strip() for row in rows]
    return [line for line in lines if "SCAN" in line.upper() or "SEARCH" in line or "INDEX" in line.upper()]


def compare(name: str, few: FilledDatabase, many: FilledDatabase, now: datetime, rounds: int) -> None:
    """Measure both databases alternately and print the results."""
    for what in ("sweep", "claim"):
        times = []
        for _ in range(rounds):
            now += timedelta(hours=60)
            times.append((getattr(few, what)(now), getattr(many, what)(now)))
        small, large = (statistics.median(side) for side in zip(*times, strict=True))
        sys.stdout.write(f"{name}, {what} of {DUE}: {small * 1000:.0f} ms, among {MANY:,} {large * 1000:.0f} ms, ")
        sys.stdout.write(f"{statistics.median(b / a for a, b in times):.2f} times\n")
    for table, work in (
        ("game", lambda: work_due(many.database, LATER - timedelta(days=1))),
        ("outmail", lambda: many.claim(now)),
    ):
        for line in dict.fromkeys(plans(many.database, table, work)):
            sys.stdout.write(f"  {table}: {line}\n")


def main(few: int = FEW, many: int = MANY, rounds: int = ROUNDS) -> None:
    """Measure and print the results."""
    now = datetime.now(UTC)
    with postgresql.running() as server, tempfile.TemporaryDirectory() as folder:
        for name, one, other in (
            ("PostgreSQL", server.new_database(), server.new_database()),
            ("SQLite", f"sqlite:///{Path(folder) / 'few'}", f"sqlite:///{Path(folder) / 'many'}"),
        ):
            sides = FilledDatabase(one, few, now), FilledDatabase(other, many, now)
            compare(name, *sides, now, rounds)
            for side in sides:
                side.database.close()


if __name__ == "__main__":
    main()
