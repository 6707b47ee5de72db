"""Transactions: atomic, one writer at a time, a snapshot for readers, and the notification after queued mail."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import DateTime, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import Pool
from sqlmodel import SQLModel, UTCDateTime, select

from service.db.database import Database, after_commit, lock_game
from service.models import BlockedAddress, Game, Player
from tests.databases import never_sync
from tests.rows import add, row, rows
from tests.service.at_once import at_once
from tests.service.harness import new_game


def player(address: str, created_at: datetime) -> Player:
    return Player(address=address, created_at=created_at)


def addresses(database: Database) -> set[str]:
    return set(rows(database, select(Player.address)))


def test_loaded_rows_stay_readable_after_the_transaction(database: Database, now: datetime) -> None:
    with database.writing() as session:
        session.add(anna := player("anna@example.org", now))
    read = row(database, select(Player))
    assert (anna.address, read.id, read.address) == ("anna@example.org", anna.id, "anna@example.org")


def test_reading_never_writes(database: Database, now: datetime) -> None:
    with database.reading() as session:
        session.add(player("anna@example.org", now))
    assert addresses(database) == set()


def test_a_reader_sees_one_snapshot_while_others_write(database: Database, now: datetime) -> None:
    with database.reading() as reader:
        assert reader.exec(select(Player)).all() == []
        add(database, player("anna@example.org", now))
        assert reader.exec(select(Player)).all() == []
    assert addresses(database) == {"anna@example.org"}


def test_the_notification_of_mail_comes_once_and_after_the_commit(
    database: Database, now: datetime, tmp_path: Path
) -> None:
    seen: list[set[str]] = []
    announcing = Database(f"sqlite:///{tmp_path / 'posse.sqlite'}", lambda: seen.append(addresses(database)))
    with announcing.writing() as session:
        session.add(player("anna@example.org", now))
        after_commit(session).mail_queued = True
        session.flush()
        assert seen == []
    assert seen == [{"anna@example.org"}]
    add(announcing, player("burt@example.org", now))

    def undone() -> None:
        with announcing.writing() as session:
            after_commit(session).mail_queued = True
            session.add(player("burt@example.org", now))

    with pytest.raises(IntegrityError):
        undone()
    assert len(seen) == 1
    announcing.close()


def test_times_come_back_aware_and_in_utc(database: Database) -> None:
    local = datetime(2026, 11, 20, 11, 30, 0, 123456, tzinfo=timezone(timedelta(hours=2)))
    add(database, player("anna@example.org", local))
    read = row(database, select(Player.created_at))
    assert (read, read.tzinfo) == (local, UTC)


def test_every_time_in_the_tables_is_read_in_utc() -> None:
    """In another zone a sum is taken on the wall clock: a day later is not always 24 hours later."""
    types = [column.type for table in SQLModel.metadata.tables.values() for column in table.columns]
    assert any(isinstance(one, UTCDateTime) for one in types)
    assert not any(isinstance(one, DateTime) for one in types)


@pytest.mark.parametrize(("field", "value"), [("status", "lost"), ("windows", "open")])
def test_unknown_values_of_a_checked_column_are_refused(
    database: Database, now: datetime, field: str, value: str
) -> None:
    with pytest.raises(IntegrityError):
        add(database, new_game(now, **{field: value}))


def test_a_locked_game_is_refreshed(database: Database, now: datetime) -> None:
    add(database, new_game(now))
    with database.writing() as session:
        before = session.get_one(Game, "0" * 24)
        session.connection().exec_driver_sql("UPDATE game SET at = 7")
        assert before.at == 0
        assert lock_game(session, "0" * 24) is before
        assert before.at == 7


def test_writers_in_many_threads_wait_for_each_other(database: Database, now: datetime) -> None:
    add(database, new_game(now))

    def add_moves() -> None:
        for _ in range(10):
            with database.writing() as session:
                lock_game(session, "0" * 24).at += 1

    at_once(*[add_moves] * 4)
    assert row(database, select(Game.at)) == 40


def test_a_database_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="mysql"):
        Database("mysql://localhost/posse")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_that_processes_cannot_share_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="name a file"):
        Database(url)


@pytest.fixture
def synced() -> Iterator[None]:
    """As it is outside of tests."""
    event.remove(Pool, "checkout", never_sync)
    yield
    event.listen(Pool, "checkout", never_sync)


def test_the_embedded_file_is_safe_when_the_power_fails(synced: None, database: Database) -> None:
    with database.reading() as session:
        for name, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
            assert session.connection().exec_driver_sql(f"PRAGMA {name}").scalar_one() == value


def test_blocked_addresses_are_stored_as_an_hmac_only() -> None:
    assert set(BlockedAddress.model_fields) == {"key", "created_at"}
