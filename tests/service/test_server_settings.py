"""A PostgreSQL whose own settings are not what Posse needs: they do not matter, or it is said which to change."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from sqlmodel import select

from service.db import connections, faults
from service.db.database import Database, lock_game
from service.diagnostics import database_checks
from service.models import Game, Player
from tests.databases import url_of
from tests.rows import add, row
from tests.service import postgresql
from tests.service.harness import new_game
from tests.settings import settings

SETTINGS = {
    "TimeZone": "Europe/Berlin",
    "DateStyle": "German, DMY",
    "IntervalStyle": "sql_standard",
    "client_encoding": "LATIN1",
    "default_transaction_isolation": "repeatable read",
}
NIGHTS = (datetime(2027, 3, 28, 1, tzinfo=UTC), datetime(2026, 10, 25, 1, tzinfo=UTC))  # when clocks change in Berlin


def change(url: str, name: str, value: str) -> None:
    """Change a setting of a database, as its owner may."""
    with psycopg.connect(url, autocommit=True) as connection:
        statement = f"ALTER DATABASE {connection.info.dbname} SET {name} = '{value}'"
        connection.execute(statement.encode())


@pytest.fixture
def odd(postgresql_url: str) -> Iterator[Database]:
    """An empty database with settings as unlike Posse's as can be."""
    for name, value in SETTINGS.items():
        change(postgresql_url, name, value)
    database = Database(postgresql_url)
    yield database
    database.close()


def told(database: Database) -> list[str]:
    """What `posse doctor` says of the database itself."""
    found = database_checks.findings(settings(Path(), database_url=url_of(database)))
    return [f"{one.status}: {one.text}" for one in found if one.check == database_checks.DATABASE]


@pytest.mark.slow
def test_texts_times_and_transactions_are_the_same_whatever_the_settings(odd: Database, now: datetime) -> None:
    odd.migrate()
    add(odd, new_game(now, name="Łukasz"), Player(address="anna@example.org", created_at=now))
    with odd.reading() as session:  # which is followed by the isolation of a writer
        assert session.exec(select(Game.name)).one() == "Łukasz"
        assert session.exec(select(Player.created_at)).one() == now
        raw, span = session.connection().exec_driver_sql("SELECT created_at, interval '36 hours' FROM player").one()
        assert (raw.utcoffset(), span) == (timedelta(), timedelta(hours=36))
    with odd.writing() as one, odd.writing() as other:
        for session in (one, other):
            session.exec(select(Player)).all()
        lock_game(one, "0" * 24).at += 1
        one.commit()
        lock_game(other, "0" * 24).at += 1
    assert row(odd, select(Game.at)) == 2
    assert told(odd) == [f"fine: {odd.location}"]


@pytest.mark.parametrize("night", NIGHTS)
def test_an_hour_is_an_hour_in_the_night_in_which_clocks_change(odd: Database, night: datetime) -> None:
    """A time of Berlin, by its wall clock, would be an hour early or late."""
    with odd.reading() as session:
        server_time = connections.server_time(session.connection())
        assert server_time is not None
        assert server_time.tzinfo is UTC
        asked = "SELECT moment FROM generate_series(%s, %s::timestamptz, interval '30 minutes') AS moment"
        hours = (night - timedelta(hours=1), night + timedelta(hours=1))
        moments = session.connection().exec_driver_sql(asked, hours).scalars().all()
    assert moments == [night + timedelta(minutes=minutes) for minutes in (-60, -30, 0, 30, 60)]
    later = [moment + timedelta(hours=2) for moment in moments]
    assert later == [night + timedelta(hours=2, minutes=minutes) for minutes in (-60, -30, 0, 30, 60)]


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_with_another_encoding_is_refused(postgresql_server: postgresql.Server, encoding: str) -> None:
    with postgresql.maintained(postgresql_server.folder) as connection:
        locale = "LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
        connection.execute(f"CREATE DATABASE {encoding} ENCODING '{encoding}' {locale}".encode())
    database = Database(postgresql.url(postgresql_server.folder, encoding.lower()))
    with pytest.raises(faults.Unusable, match=f"^its encoding is {encoding}, expected UTF8: create another"):
        database.migrate()
    assert told(database)[0].startswith(f"wrong: {database.location} cannot be used: its encoding is {encoding}, exp")
    database.close()


@pytest.mark.parametrize("path", ["", "nowhere"])
def test_a_search_path_without_a_schema_is_refused(postgresql_url: str, path: str) -> None:
    change(postgresql_url, "search_path", path)
    database = Database(postgresql_url)
    with pytest.raises(faults.Unusable, match="its search_path names no schema that exists: set"):
        database.migrate()
    assert told(database)[0].startswith(f"wrong: {database.location} cannot be used: its search_path names no schema")
    database.close()
