"""The database: transactions for reading and for writing, the lock on a game, the migrations at start."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlmodel import Session, select

from service import errors
from service.models import Game

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x506F737365  # any number will do as long as every process says the same: "Posse" in ASCII
_PATIENCE = 15  # seconds to wait for another writer or for a connection
_MIGRATION_PATIENCE = 300  # seconds to wait for another process that migrates


def nothing() -> None:
    """What happens after a commit with mails when nobody asked to be told: the sweep finds them."""


class Database:
    """One database: SQLite in a file, or PostgreSQL. No other module asks which it is.

    `after_mail` is called after each commit in which a mail was queued, outside the transaction.
    """

    def __init__(self, url: str, after_mail: Callable[[], None] = nothing) -> None:
        self._url = _understood(url)
        self._after_mail = after_mail
        self._sqlite = self._url.get_backend_name() == "sqlite"
        if self._sqlite:
            self._writer = _sqlite(self._url, begin="BEGIN IMMEDIATE")
            self._reader = self._writer.execution_options(begin="BEGIN")
        else:
            self._writer = _postgresql(self._url)
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A transaction that writes: committed on a clean exit, undone on an exception.

        What was loaded stays readable after the commit.
        """
        with Session(self._writer, expire_on_commit=False) as session:
            yield session
            session.commit()
            mailed = session.info.pop("mail", False)
        if mailed:
            self._after_mail()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A transaction that sees one moment and never commits. What was loaded stays readable afterwards."""
        with Session(self._reader, autoflush=False) as session:
            yield session

    def migrate(self) -> None:
        """Bring the schema to what this program needs; of several processes starting together one does it.

        The whole way is one transaction on both databases: a process that dies half-way leaves nothing behind.
        """
        with _alone_on_sqlite(self._url) if self._sqlite else _alone_on_postgresql(self._writer) as connection:
            if not _at_head(connection):
                command.upgrade(migrations(connection), "head")

    def migrated(self) -> bool:
        """Whether the schema is what this program needs."""
        with self._reader.connect() as connection:
            return _at_head(connection)

    def close(self) -> None:
        """Give all connections back."""
        self._writer.dispose()


def lock_game(session: Session, game_id: str) -> Game:
    """The game as it is now, which nobody else can change before this transaction ends.

    On SQLite the writing transaction is the only one anyway. Raises errors.Forged if there is no such game.
    """
    query = select(Game).where(Game.id == game_id).with_for_update().execution_options(populate_existing=True)
    game = session.exec(query).one_or_none()
    if game is None:
        raise errors.Forged("There is no such game.")
    return game


def migrations(connection: Connection | None = None) -> Config:
    """Alembic's settings; no file is needed. The migrations run in the transaction `connection` is in."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _at_head(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(migrations()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def _understood(url: str) -> URL:
    """The address of a database as people write it; ValueError if it is of a kind this program does not know."""
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
        raise ValueError(f"a database of the kind {parsed.drivername!r} is not known: use sqlite or postgresql")
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ValueError("several processes share the database: name a file, as in sqlite:///var/posse.sqlite")
    return parsed


def _sqlite(url: URL, begin: str, **pragmas: str) -> Engine:
    """SQLite with transactions that begin when and how we say; the driver's own way begins too late to lock."""
    engine = create_engine(
        url,
        connect_args={"isolation_level": None, "timeout": _PATIENCE},
        execution_options={"begin": begin},
        **({"poolclass": NullPool} if pragmas else {}),
    )
    settings = {"busy_timeout": str(_PATIENCE * 1000), "foreign_keys": "ON", "synchronous": "FULL"} | pragmas

    @event.listens_for(engine, "connect")
    def _set(connection: Any, _record: object) -> None:
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name} = {value}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options()["begin"])

    return engine


def _postgresql(url: URL) -> Engine:
    """PostgreSQL; what hangs is given up, so that a lost client never keeps a game locked."""
    asked = url.query.get("options", "")
    limits = (
        f"-c lock_timeout={_PATIENCE}s -c statement_timeout={2 * _PATIENCE}s"
        f" -c idle_in_transaction_session_timeout={4 * _PATIENCE}s"
    )
    return create_engine(
        url,
        pool_pre_ping=True,
        pool_timeout=_PATIENCE,
        pool_recycle=1800,
        connect_args={"connect_timeout": 5, "options": f"{asked} {limits}".strip()},
    )


@contextmanager
def _alone_on_sqlite(url: URL) -> Iterator[Connection]:
    """The only writing transaction, on a connection of its own.

    Rebuilding a table drops it for a moment, so references are not looked at until the end. WAL is a property of the
    file and cannot be changed inside a transaction.
    """
    patience = str(_MIGRATION_PATIENCE * 1000)
    engine = _sqlite(url, "BEGIN IMMEDIATE", busy_timeout=patience, journal_mode="WAL", foreign_keys="OFF")
    with engine.begin() as connection:
        yield connection
        dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if dangling:
            raise RuntimeError(f"the migration left references to rows that do not exist: {dangling[:5]}")


@contextmanager
def _alone_on_postgresql(engine: Engine) -> Iterator[Connection]:
    """A transaction under a lock that every process which migrates asks for first."""
    with engine.begin() as connection:
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{_MIGRATION_PATIENCE}s'")
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
        yield connection
