"""Looking for what is due among a million games, and among a million mails, beside looking among a thousand.

The same hundred games are due on both sides, really played on by the clock; the others wait for next century. Then the
plans: what the database looks at to find the next deadline and the next mail.
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
from service.sweep import due as clock
from tests.service import postgresql
from tests.service.sitting import Sitting

DUE = 100
FEW, MANY = 1_000, 1_000_000
ROUNDS = 5
AT_A_TIME = 20_000
LATER = datetime(2100, 1, 1, tzinfo=UTC)

COPIES = """
WITH RECURSIVE number(n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM number WHERE n < {last})
INSERT INTO {table} ({columns}) SELECT {values} FROM {table} AS one, number WHERE one.id = {like}
"""


class House:
    """A database with a hundred games that will be due, among so many."""

    def __init__(self, url: str, games: int, began: datetime) -> None:
        self.database = Database(url)
        self.database.migrate()
        for seed in range(1, DUE + 1):
            Sitting(self.database, began, 3, seed=seed)
        with self.database.writing() as session:
            session.connection().exec_driver_sql("UPDATE outmail SET state = 'sent'")
        later = {"due_at": f"'{LATER:%Y-%m-%d %H:%M:%S}'", "remind_at": f"'{LATER:%Y-%m-%d %H:%M:%S}'"}
        self._multiply("game", f"'{1:024x}'", games - DUE, {"id": "'x' || n", "position": "'null'"} | later)
        self._multiply("outmail", "1", games, {"id": "-n", "at": "1000 + n", "state": "'sent'"})
        with self.database.writing() as session:
            session.connection().exec_driver_sql("ANALYZE")

    def _multiply(self, table: str, like: str, many: int, other: dict[str, str]) -> None:
        """Copy one row so many times, with other values in some columns. Few at a time: no statement may last."""
        for first in range(1, many + 1, AT_A_TIME):
            with self.database.writing() as session:
                connection = session.connection()
                if connection.dialect.name == "postgresql":  # no look at every copy's references: they are its model's
                    connection.exec_driver_sql("SET LOCAL session_replication_role = replica")
                columns = list(connection.exec_driver_sql(f"SELECT * FROM {table} LIMIT 1").keys())  # noqa: S608 - our own
                values = ", ".join(other.get(name, f'one."{name}"') for name in columns)
                listed = ", ".join(f'"{name}"' for name in columns)
                last = min(first + AT_A_TIME - 1, many)
                copies = COPIES.format(first=first, last=last, table=table, columns=listed, values=values, like=like)
                connection.exec_driver_sql(copies)

    def sweep(self, now: datetime) -> float:
        """Do all that is due; seconds."""
        began, done = time.perf_counter(), 0
        while clock.work_due(self.database, now):
            done += 1
        if done < DUE:
            raise RuntimeError(f"{done} games were due, not {DUE}")
        return time.perf_counter() - began

    def claim(self, now: datetime) -> float:
        """Claim a hundred mails; seconds."""
        began = time.perf_counter()
        for _ in range(DUE):
            with self.database.writing() as session:
                if not outbox.claim(session, now):
                    raise RuntimeError("there was no mail to claim")
        return time.perf_counter() - began


@contextmanager
def overheard(table: str) -> Iterator[list[tuple[Connection, str, Any]]]:
    """The queries that are asked of a table while the block runs."""
    heard: list[tuple[Connection, str, Any]] = []

    def hear(connection: Connection, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.startswith("SELECT") and f"FROM {table}" in statement and "LIMIT" in statement:
            heard.append((connection, statement, values))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


def plans(database: Database, table: str, work: Callable[[], object]) -> list[str]:
    """What the database does to answer the queries that `work` asks of a table."""
    with overheard(table) as heard:
        work()
    told = []
    with database.writing() as session:
        connection = session.connection()
        explain = "EXPLAIN QUERY PLAN" if connection.dialect.name == "sqlite" else "EXPLAIN"
        for statement in dict.fromkeys(statement for _, statement, _ in heard):
            values = next(values for _, known, values in heard if known == statement)
            rows: Sequence[Any] = connection.exec_driver_sql(f"{explain} {statement}", values).all()
            told += [str(row[-1]).strip() for row in rows]
    return [line for line in told if "SCAN" in line.upper() or "SEARCH" in line or "INDEX" in line.upper()]


def compare(name: str, few: House, many: House, now: datetime, rounds: int) -> None:
    """Both sides by turns."""
    for what in ("sweep", "claim"):
        times = []
        for _ in range(rounds):
            now += timedelta(hours=60)
            times.append((getattr(few, what)(now), getattr(many, what)(now)))
        small, large = (statistics.median(side) for side in zip(*times, strict=True))
        sys.stdout.write(f"{name}, {what} of {DUE}: {small * 1000:.0f} ms, among {MANY:,} {large * 1000:.0f} ms, ")
        sys.stdout.write(f"{statistics.median(b / a for a, b in times):.2f} times\n")
    for table, work in (
        ("game", lambda: clock.work_due(many.database, LATER - timedelta(days=1))),
        ("outmail", lambda: many.claim(now)),
    ):
        for line in dict.fromkeys(plans(many.database, table, work)):
            sys.stdout.write(f"  {table}: {line}\n")


def main(few: int = FEW, many: int = MANY, rounds: int = ROUNDS) -> None:
    """Measure and say so."""
    now = datetime.now(UTC)
    with postgresql.running() as server, tempfile.TemporaryDirectory() as folder:
        for name, one, other in (
            ("PostgreSQL", server.new_database(), server.new_database()),
            ("SQLite", f"sqlite:///{Path(folder) / 'few'}", f"sqlite:///{Path(folder) / 'many'}"),
        ):
            sides = House(one, few, now), House(other, many, now)
            compare(name, *sides, now, rounds)
            for side in sides:
                side.database.close()


if __name__ == "__main__":
    main()
