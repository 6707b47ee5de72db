"""Where the rows of a run are: in an SQLite file of its own, or in a database of its own on a PostgreSQL server."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol, Self

from sqlalchemy import event
from sqlalchemy.pool import Pool

from service.db.database import Database
from tests.databases import never_sync, with_tables
from tests.service import postgresql

SQLITE, POSTGRESQL = "sqlite", "postgresql"
KINDS = (SQLITE, POSTGRESQL)
OF_A_FILE = ("", "-wal", "-shm")  # what the names of the files of an SQLite database end with


class Store(Protocol):
    """A database. What replaces it takes for granted that nobody writes there now."""

    @property
    def url(self) -> str:
        """Return where it is, as DATABASE_URL."""

    def beside(self, name: str) -> Self:
        """Return another one beside it, which is not made yet."""

    def copy(self, original: Self) -> None:
        """Make it a copy of another one."""

    def empty(self) -> None:
        """Make it a database without tables."""

    def delete(self) -> None:
        """Delete it, if it is there."""


@dataclass(frozen=True)
class SqliteFile:
    """A database in a file."""

    file: Path

    @property
    def url(self) -> str:
        return f"sqlite:///{self.file}"

    def beside(self, name: str) -> SqliteFile:
        return SqliteFile(self.file.with_name(name))

    def copy(self, original: SqliteFile) -> None:
        self.delete()
        for end in OF_A_FILE[:2]:  # the third is made anew
            with suppress(FileNotFoundError):
                shutil.copyfile(f"{original.file}{end}", f"{self.file}{end}")

    def empty(self) -> None:
        self.delete()

    def delete(self) -> None:
        for end in OF_A_FILE:
            Path(f"{self.file}{end}").unlink(missing_ok=True)


@dataclass(frozen=True)
class PostgresqlDatabase:
    """A database on the server whose socket is in a folder."""

    server: Path
    name: str

    @property
    def url(self) -> str:
        return postgresql.url(self.server, self.name)

    def beside(self, name: str) -> PostgresqlDatabase:
        return replace(self, name=f"{self.name}_{name}")

    def copy(self, original: PostgresqlDatabase) -> None:
        """Copy another one, from which everybody is disconnected: whoever uses it next connects again."""
        self.delete()
        leave = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = %s"
        with postgresql.maintained(self.server) as connection:
            connection.execute(leave, [original.name])
            connection.execute(f"CREATE DATABASE {self.name} TEMPLATE {original.name}".encode())

    def empty(self) -> None:
        self.delete()
        with postgresql.maintained(self.server) as connection:
            connection.execute(f"CREATE DATABASE {self.name}".encode())

    def delete(self) -> None:
        with postgresql.maintained(self.server) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {self.name} WITH (FORCE)".encode())


@contextmanager
def template(kind: str) -> Iterator[Store]:
    """Give a database with the tables in it and nothing else, of which each run uses a copy."""
    with tempfile.TemporaryDirectory(prefix="simulation-") as folder, _made(kind, Path(folder)) as store:
        with with_tables(Database(store.url)):
            pass
        yield store


@contextmanager
def _made(kind: str, folder: Path) -> Iterator[Store]:
    if kind == SQLITE:
        yield SqliteFile(folder / "posse.sqlite")
        return
    with postgresql.running() as server:
        store = PostgresqlDatabase(server.folder, "posse")
        store.empty()
        yield store


@contextmanager
def copied(template: Store, name: str, folder: Path) -> Iterator[Store]:
    """Give a copy of a database until the end, under a name that no other run has now; if it is a file, in a folder."""
    if not event.contains(Pool, "checkout", never_sync):
        event.listen(Pool, "checkout", never_sync)
    store = template.beside(name) if isinstance(template, PostgresqlDatabase) else SqliteFile(folder / "posse.sqlite")
    store.copy(template)
    try:
        yield store
    finally:
        store.delete()
