"""Speaking with PostgreSQL: what is put off is said in its order, once, and what the server has against it is heard."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError, ProgrammingError

from service import engines
from service.conversation import Conversation
from service.database import Database
from service.engines import LATER
from tests.service.sitting import Sitting

AT_ONCE = text("INSERT INTO said (word) VALUES (:word)")
PUT_OFF = AT_ONCE.execution_options(**{LATER: True})
SAID = text("SELECT word FROM said ORDER BY id")
# How often a player's draw waits for PostgreSQL: BEGIN, the game, its seats; then the move, the game and COMMIT, which
# wait for room to write alone, and the end of the breath in which they are said, with what begins and ends it.
MOST = 8


@pytest.fixture
def engine(postgresql_url: str) -> Iterator[Engine]:
    """A PostgreSQL with a table of words."""
    engine = engines.postgresql(engines.understood(postgresql_url))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE said (id serial PRIMARY KEY, word text NOT NULL)"))
    yield engine
    engine.dispose()


def words(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(SAID).scalars())


def hang_up(url: str) -> None:
    """The server closes every connection to that database."""
    with psycopg.connect(url, autocommit=True) as other:
        own = "datname = current_database() AND pid <> pg_backend_pid()"
        other.execute(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {own}")


def test_what_is_put_off_is_said_with_the_commit_in_its_order(engine: Engine) -> None:
    with engine.begin() as connection:
        for word in "abc":
            connection.execute(PUT_OFF, {"word": word})
        assert words(engine) == []
    assert words(engine) == ["a", "b", "c"]


def test_it_is_said_before_whatever_is_asked_next(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(PUT_OFF, {"word": "a"})
        assert connection.execute(SAID).scalars().all() == ["a"]
        connection.execute(PUT_OFF, {"word": "b"})
        connection.execute(AT_ONCE, [{"word": "c"}, {"word": "d"}])
        connection.execute(PUT_OFF, {"word": "e"})
    assert words(engine) == ["a", "b", "c", "d", "e"]


def test_it_is_never_said_if_the_rest_is_undone(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.execute(PUT_OFF, {"word": "a"})
        connection.rollback()
        connection.execute(PUT_OFF, {"word": "b"})
        connection.commit()
        connection.execute(PUT_OFF, {"word": "c"})
    assert words(engine) == ["b"]


def test_a_savepoint_undoes_what_was_put_off_after_it(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(PUT_OFF, {"word": "a"})
        savepoint = connection.begin_nested()
        connection.execute(PUT_OFF, {"word": "b"})
        savepoint.rollback()
        connection.execute(PUT_OFF, {"word": "c"})
    assert words(engine) == ["a", "c"]


def test_a_refusal_is_heard_at_the_commit_and_undoes_everything(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.execute(AT_ONCE, {"word": "a"})
        connection.execute(text("INSERT INTO unsaid VALUES (1)").execution_options(**{LATER: True}))
        connection.execute(PUT_OFF, {"word": "b"})
        with pytest.raises(ProgrammingError):
            connection.commit()
    with engine.begin() as connection:
        connection.execute(PUT_OFF, {"word": "c"})
    assert words(engine) == ["c"]


def test_a_server_that_hangs_up_before_the_commit_is_away(engine: Engine, postgresql_url: str) -> None:
    with engine.connect() as connection:
        connection.execute(SAID)
        connection.execute(PUT_OFF, {"word": "a"})
        hang_up(postgresql_url)
        with pytest.raises(OperationalError) as away:
            connection.commit()
        assert engines.is_away(away.value)
    assert words(engine) == []


def test_a_connection_that_was_used_a_moment_ago_is_trusted_once(
    engine: Engine, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who finds it gone is told that the database is away, and the next one gets another."""
    monkeypatch.setattr(engines, "TRUST", 3600)
    assert words(engine) == []
    hang_up(postgresql_url)
    with pytest.raises(OperationalError) as away:
        words(engine)
    assert engines.is_away(away.value)
    assert words(engine) == []


def test_a_connection_that_was_not_used_for_a_while_is_asked_first(
    engine: Engine, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "TRUST", -1)
    assert words(engine) == []
    hang_up(postgresql_url)
    assert words(engine) == []


def test_each_statement_has_its_own_columns(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(PUT_OFF, {"word": "a"})
        for _ in range(3):
            assert connection.execute(text("SELECT word AS one, id AS two FROM said")).mappings().one()["one"] == "a"
            assert connection.execute(text("SELECT id AS one, word AS two FROM said")).mappings().one()["two"] == "a"
            assert not connection.execute(AT_ONCE, {"word": "b"}).returns_rows
            connection.execute(text("DELETE FROM said WHERE word = 'b'"))


@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)
def test_an_ordinary_move_waits_a_few_times(database: Database, now: datetime, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is what a busy service pays for each move; a wait more is noticed here and not on the bill."""
    monkeypatch.setattr(engines, "TRUST", 3600)
    sitting = Sitting(database, now)
    turn = sitting.position().turn
    waits = 0
    before = Conversation.wait

    def wait(*args: Any, **options: Any) -> Any:
        nonlocal waits
        waits += 1
        return before(*args, **options)

    monkeypatch.setattr(Conversation, "wait", wait)
    sitting.post(turn, "draw supply", at=0)
    assert waits <= MOST, waits
