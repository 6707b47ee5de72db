"""Transactions: atomic, one writer at a time, a snapshot for readers, and the notification after queued mail."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import DateTime, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import Pool
from sqlmodel import Session, SQLModel, UTCDateTime, col, select

from service import errors
from service.db.database import Database, after_commit, lock_game
from service.models import BlockedAddress, Game, Player, Seat
from tests.databases import never_sync


def player(address: str, now: datetime) -> Player:
    return Player(address=address, created_at=now)


def game(now: datetime, game_id: str = "0" * 24, **more: Any) -> Game:
    fields: dict[str, Any] = {
        "name": "A game",
        "edition": "gryphon-2014",
        "house_rules": {},
        "turn_hours": 48.0,
        "window_hours": 8.0,
    }
    return Game(id=game_id, seed="5", commitment="c", created_at=now, **(fields | more))


def addresses(database: Database) -> set[str]:
    with database.reading() as session:
        return set(session.exec(select(Player.address)))


def test_a_clean_exit_commits(database: Database, now: datetime) -> None:
    with database.writing() as session:
        session.add(player("anna@example.org", now))
    assert addresses(database) == {"anna@example.org"}


def test_an_exception_undoes_everything(database: Database, now: datetime) -> None:
    def half_done() -> None:
        with database.writing() as session:
            session.add(player("anna@example.org", now))
            session.flush()
            raise errors.Stale("the table has changed")

    with pytest.raises(errors.Stale):
        half_done()
    assert addresses(database) == set()


def test_loaded_rows_stay_readable_after_the_transaction(database: Database, now: datetime) -> None:
    with database.writing() as session:
        session.add(anna := player("anna@example.org", now))
    assert anna.address == "anna@example.org"
    with database.reading() as session:
        read = session.exec(select(Player)).one()
    assert (read.id, read.address) == (anna.id, "anna@example.org")


def test_reading_never_writes(database: Database, now: datetime) -> None:
    with database.reading() as session:
        session.add(player("anna@example.org", now))
    assert addresses(database) == set()


def test_a_reader_sees_one_snapshot_while_others_write(database: Database, now: datetime) -> None:
    with database.reading() as reader:
        assert reader.exec(select(Player)).all() == []
        with database.writing() as session:
            session.add(player("anna@example.org", now))
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
    with announcing.writing() as session:
        session.add(player("burt@example.org", now))

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
    with database.writing() as session:
        session.add(player("anna@example.org", local))
    with database.reading() as session:
        read = session.exec(select(Player)).one().created_at
    assert read == local
    assert read.tzinfo is UTC


def test_every_time_in_the_tables_is_read_in_utc() -> None:
    """In another zone a sum is taken on the wall clock: a day later is not always 24 hours later."""
    types = [column.type for table in SQLModel.metadata.tables.values() for column in table.columns]
    assert any(isinstance(one, UTCDateTime) for one in types)
    assert not any(isinstance(one, DateTime) for one in types)


def test_times_compare_in_the_database(database: Database, now: datetime) -> None:
    with database.writing() as session:
        for minutes in (-1, 0, 1):
            session.add(player(f"{minutes}@example.org", now + timedelta(minutes=minutes)))
    with database.reading() as session:
        due = select(Player.address).where(Player.created_at <= now).order_by(col(Player.created_at))
        assert session.exec(due).all() == ["-1@example.org", "0@example.org"]


def test_a_seat_needs_its_game(database: Database) -> None:
    with pytest.raises(IntegrityError), database.writing() as session:
        session.add(Seat(game_id="1" * 24, n=0, name="Anna"))


@pytest.mark.parametrize(("field", "value"), [("status", "lost"), ("windows", "open")])
def test_unknown_values_of_a_checked_column_are_refused(
    database: Database, now: datetime, field: str, value: str
) -> None:
    with pytest.raises(IntegrityError), database.writing() as session:
        session.add(game(now, **{field: value}))


def test_there_is_no_lock_on_a_game_that_does_not_exist(database: Database) -> None:
    with pytest.raises(errors.Forged), database.writing() as session:
        lock_game(session, "0" * 24)


def test_a_locked_game_is_refreshed(database: Database, now: datetime) -> None:
    with database.writing() as session:
        session.add(game(now))
    with database.writing() as session:
        before = session.get_one(Game, "0" * 24)
        session.connection().exec_driver_sql("UPDATE game SET at = 7")
        assert before.at == 0
        assert lock_game(session, "0" * 24) is before
        assert before.at == 7


def test_writers_in_many_threads_wait_for_each_other(database: Database, now: datetime) -> None:
    with database.writing() as session:
        session.add(game(now))

    def add_moves() -> None:
        for _ in range(10):
            with database.writing() as session:
                lock_game(session, "0" * 24).at += 1

    threads = [threading.Thread(target=add_moves) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with database.reading() as session:
        assert session.exec(select(Game.at)).one() == 40


def test_a_database_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="mysql"):
        Database("mysql://localhost/posse")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_that_processes_cannot_share_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="name a file"):
        Database(url)


def test_a_changed_list_in_a_json_column_must_be_replaced(database: Database, now: datetime) -> None:
    with database.writing() as session:
        session.add(game(now, position={"hands": [["JJ"]]}))
    with database.writing() as session:
        found = lock_game(session, "0" * 24)
        found.position = {"hands": [["WH"]]}
    with database.reading() as session:
        assert session.get_one(Game, "0" * 24).position == {"hands": [["WH"]]}


@pytest.fixture
def synced() -> Iterator[None]:
    """As it is outside of tests."""
    event.remove(Pool, "checkout", never_sync)
    yield
    event.listen(Pool, "checkout", never_sync)


def test_the_embedded_file_is_safe_when_the_power_fails(synced: None, database: Database) -> None:
    with database.reading() as session:
        pragma = {name: _pragma(session, name) for name in ("journal_mode", "synchronous", "foreign_keys")}
    assert pragma == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def _pragma(session: Session, name: str) -> object:
    return session.connection().exec_driver_sql(f"PRAGMA {name}").scalar_one()


def test_blocked_addresses_are_stored_as_an_hmac_only() -> None:
    assert set(BlockedAddress.model_fields) == {"key", "created_at"}
