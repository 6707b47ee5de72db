"""The database: its transactions, what they lock until they end, and what follows their commit.

On SQLite, with one write transaction at a time, locks have no effect.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, bindparam, func, inspect
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, SQLModel, col, select

from service import errors
from service.db import connections, schema
from service.models import Game
from service.process import metrics

Row = TypeVar("Row", bound=SQLModel)

# Built once: building a query costs as much as executing it.
_LOCKED_GAME = (
    select(Game).where(col(Game.id) == bindparam("game")).with_for_update().execution_options(populate_existing=True)
)


@dataclass
class AfterCommit:
    """Side effects of one transaction outside the database; a rollback discards them."""

    mail_queued: bool = False  # notify the workers
    thought_due: bool = False  # notify the process that thinks for robots and analyses games
    moves: Counter[str] = field(default_factory=Counter)  # moves to count in the metrics, by who made them
    robot_moves: Counter[str] = field(default_factory=Counter)  # the same of robots, by policy


def after_commit(session: Session) -> AfterCommit:
    """Return the side effects collected for a session; the same object at every call."""
    collected: AfterCommit = session.info.setdefault(AfterCommit, AfterCommit())
    return collected


def _no_notification() -> None:
    """Do nothing after a commit that made work for a worker: the periodic task finds it."""


class Database:
    """One database: SQLite in a file, or PostgreSQL. No other code depends on which it is.

    `after_mail` is called after each commit of a transaction that queued mail, outside the transaction,
    and `after_thought` if a robot's move or an analysis became due.
    """

    def __init__(
        self,
        url: str,
        after_mail: Callable[[], None] = _no_notification,
        after_thought: Callable[[], None] = _no_notification,
    ) -> None:
        self._url = connections.parse_url(url)
        self._after_mail, self._after_thought = after_mail, after_thought
        self._sqlite = self._url.get_backend_name() == "sqlite"
        if self._sqlite:
            self._writer = connections.sqlite_engine(self._url, begin="BEGIN IMMEDIATE")
            self._reader = self._writer.execution_options(begin="BEGIN")
        else:
            self._writer = connections.postgresql_engine(self._url)
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @property
    def location(self) -> str:
        """Return where the database is, for the operator: an SQLite file, or a name and a server, without the user."""
        if self._sqlite:
            return str(Path(self._url.database or "").absolute())
        host = self._url.host or self._url.query.get("host", "this machine")
        return f"{self._url.database} on the PostgreSQL server {host}"

    def exists(self) -> bool:
        """Return whether the SQLite file exists. A PostgreSQL database is taken to exist: using it shows the rest."""
        return not self._sqlite or Path(self.location).exists()

    def check_file(self) -> None:
        """Raise FileDeleted if the SQLite file was deleted since this process has opened it."""
        if self._sqlite:
            connections.check_not_deleted(self.location)

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """Open a read-write transaction: committed on a clean exit, rolled back on an exception.

        Rows that were loaded stay readable after the commit.
        """
        with Session(self._writer, expire_on_commit=False) as session:
            yield session
            session.commit()
        collected = after_commit(session)
        metrics.moves(collected.moves, collected.robot_moves)
        if collected.mail_queued:
            self._after_mail()
        if collected.thought_due:
            self._after_thought()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Open a read-only transaction that sees one snapshot. Rows that were loaded stay readable afterwards.

        It ends with COMMIT: psycopg deallocates its prepared statements after a ROLLBACK.
        """
        with (
            self._reader.begin() as connection,
            Session(connection, autoflush=False, join_transaction_mode="rollback_only") as session,
        ):
            yield session

    def migrate(self) -> None:
        """Upgrade the schema to head; of several processes that start together, one does it.

        The upgrade is one transaction on both databases, so a process that dies during it leaves the schema unchanged.
        Raises Unusable for the schema of a development version before the first release.
        """
        with self.alone() as connection:
            schema.upgrade(connection)

    def migrated(self) -> bool:
        """Return whether this program can work with the schema: it is at head, or newer."""
        with self._reader.connect() as connection:
            return schema.is_usable(schema.revision(connection))

    def alone(self) -> AbstractContextManager[Connection]:
        """Open an exclusive transaction for changing the schema, committed on a clean exit; other processes wait."""
        return schema.alone(self._url)

    def close(self) -> None:
        """Close all connections."""
        self._writer.dispose()


def lock_game(session: Session, game_id: str) -> Game:
    """Return the game, refreshed from the database and locked. Raises errors.Forged if there is no such game."""
    game = session.exec(_LOCKED_GAME, params={"game": game_id}).one_or_none()
    if game is None:
        raise errors.Forged("There is no such game.")
    return game


def lock_or_insert(session: Session, model: type[Row], first: Row) -> Row:
    """Return the row with the primary key of `first`, locked; insert `first` if there is none.

    Several processes may do so at once.
    """
    key = inspect(model).primary_key_from_instance(first)
    row = session.get(model, key, with_for_update=True)
    if row is not None:
        return row
    with suppress(IntegrityError), session.begin_nested():  # another process was faster
        session.add(first)
        session.flush()
    return session.get_one(model, key, with_for_update=True, populate_existing=True)


def lock_names(session: Session, names: Collection[str]) -> None:
    """Lock names: of what has several rows or none, such as a mailbox. Who counts rows before adding one locks first.

    Names are locked in one order, so two transactions that lock all they need in one call do not deadlock. Different
    names may share a key of the 64 bits, which costs a wait.
    """
    if session.get_bind().dialect.name != "postgresql":
        return
    digests = (hashlib.sha256(name.encode()).digest() for name in names)
    for key in sorted({int.from_bytes(digest[:8], signed=True) for digest in digests}):
        session.exec(select(func.pg_advisory_xact_lock(key)))
