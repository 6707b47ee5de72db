"""Speaking with PostgreSQL: what is put off is said in its order, once, and what the server has against it is heard."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import psycopg
import pytest
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    insert,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError
from sqlmodel import UTCDateTime

from service import engines
from service.conversation import Conversation
from service.database import Database
from service.engines import later
from tests.service.sitting import Sitting

SAID = Table("said", MetaData(), Column("id", Integer, primary_key=True), Column("word", String, nullable=False))
UNSAID = Table("unsaid", MetaData(), Column("word", String))  # there is no such table
WORDS = select(SAID.c.word).order_by(SAID.c.id)
SAY = insert(SAID).inline()
# How often a post waits for PostgreSQL: BEGIN, the game, its seats; then what it writes, with COMMIT. At a turn's end
# it waits for the hours and orders of the people, too.
DRAW, DISCARD = 4, 5


@pytest.fixture
def engine(postgresql_url: str) -> Iterator[Engine]:
    """A PostgreSQL with a table of words."""
    engine = engines.postgresql(engines.understood(postgresql_url))
    with engine.begin() as connection:
        SAID.create(connection)
    yield engine
    engine.dispose()


def put_off(connection: Connection, word: str | None) -> None:
    later(connection, SAY, {"word": word})


def words(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(WORDS).scalars())


def hang_up(url: str) -> None:
    """The server closes every connection to that database."""
    with psycopg.connect(url, autocommit=True) as other:
        own = "datname = current_database() AND pid <> pg_backend_pid()"
        other.execute(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {own}")


def test_what_is_put_off_is_said_with_the_commit_in_its_order(engine: Engine) -> None:
    with engine.begin() as connection:
        for word in "abc":
            put_off(connection, word)
        assert words(engine) == []
    assert words(engine) == ["a", "b", "c"]


def test_it_is_said_before_whatever_is_asked_next(engine: Engine) -> None:
    with engine.begin() as connection:
        put_off(connection, "a")
        assert connection.execute(WORDS).scalars().all() == ["a"]
        put_off(connection, "b")
        connection.execute(SAY, [{"word": "c"}, {"word": "d"}])
        put_off(connection, "e")
    assert words(engine) == ["a", "b", "c", "d", "e"]


def test_it_is_never_said_if_the_rest_is_undone(engine: Engine) -> None:
    with engine.connect() as connection:
        put_off(connection, "a")
        connection.rollback()
        put_off(connection, "b")
        connection.commit()
        put_off(connection, "c")
    assert words(engine) == ["b"]


def test_a_savepoint_undoes_what_was_put_off_after_it(engine: Engine) -> None:
    with engine.begin() as connection:
        put_off(connection, "a")
        savepoint = connection.begin_nested()
        put_off(connection, "b")
        savepoint.rollback()
        put_off(connection, "c")
    assert words(engine) == ["a", "c"]


def test_a_refusal_is_heard_at_the_commit_and_undoes_everything(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.execute(SAY, {"word": "a"})
        later(connection, insert(UNSAID).inline(), {"word": "b"})
        put_off(connection, "c")
        with pytest.raises(ProgrammingError):
            connection.commit()
    for word in "de":
        with engine.begin() as connection:
            put_off(connection, word)
    assert words(engine) == ["d", "e"]


def test_a_refusal_is_heard_by_who_asks_next(engine: Engine) -> None:
    with engine.connect() as connection:
        put_off(connection, None)
        with pytest.raises(IntegrityError, match="not-null"):
            connection.execute(WORDS)
        connection.rollback()
        put_off(connection, "a")
        assert connection.execute(WORDS).scalars().all() == ["a"]


def test_who_is_cut_short_hangs_up(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stops the wait: nobody goes on with a connection of which half the answers are still under way."""

    class Enough(Exception):
        pass

    def cut_short(_self: Conversation, said: Any, *_options: Any) -> None:
        next(said)
        raise Enough

    with engine.connect() as connection:
        conversation = connection.connection.driver_connection
        connection.execute(WORDS)
        put_off(connection, "a")
        with monkeypatch.context() as patch:
            patch.setattr(psycopg.Connection, "wait", cut_short)
            with pytest.raises(Enough):
                connection.commit()
        assert isinstance(conversation, Conversation)
        assert conversation.closed
        connection.invalidate()
    assert words(engine) in ([], ["a"])


@pytest.mark.parametrize("forget", ["ROLLBACK TO here", "DROP TABLE other", "ALTER TABLE other ADD more text"])
def test_what_the_server_was_told_to_forget_is_prepared_again(engine: Engine, forget: str) -> None:
    with engine.connect() as connection:
        for _ in range(6):  # from here on psycopg has something prepared, which it is careful to forget
            connection.execute(WORDS)
        connection.execute(text("CREATE TABLE other ()"))
        put_off(connection, "a")
        connection.execute(text("SAVEPOINT here"))
        connection.execute(text(forget))
        put_off(connection, "b")
        connection.commit()
        put_off(connection, "c")
        connection.execute(WORDS)
        connection.rollback()
        put_off(connection, "d")
        connection.commit()
    assert words(engine) == ["a", "b", "d"]


def test_a_value_arrives_as_it_was_given(engine: Engine) -> None:
    """Whatever its kind: the server reads it by its column."""
    kinds = Table(
        "kinds",
        MetaData(),
        *(Column("small", Integer), Column("large", BigInteger), Column("part", Float), Column("flag", Boolean)),
        *(Column("said", String), Column("moment", UTCDateTime), Column("all", JSON)),
    )
    names = [column.name for column in kinds.c]
    rows = [
        (
            7,
            2**40,
            0.1 + 0.2,
            True,
            "%(word)s $1 'é\\",
            datetime(2026, 3, 29, 1, 30, 0, 123456, UTC),
            {"a": [1, None, "é"]},
        ),
        (-(2**31), -1, 1e300, False, "", datetime(1999, 12, 31, 23, 59, 59, tzinfo=UTC), []),
        (None, None, None, None, None, None, {}),
    ]
    with engine.begin() as connection:
        kinds.create(connection)
        for row in rows:
            later(connection, insert(kinds).inline(), dict(zip(names, row, strict=True)))
        assert [tuple(row) for row in connection.execute(select(kinds))] == rows


def test_a_server_that_hangs_up_before_the_commit_is_away(engine: Engine, postgresql_url: str) -> None:
    with engine.connect() as connection:
        connection.execute(WORDS)
        put_off(connection, "a")
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
        put_off(connection, "a")
        for _ in range(3):
            assert connection.execute(text("SELECT word AS one, id AS two FROM said")).mappings().one()["one"] == "a"
            assert connection.execute(text("SELECT id AS one, word AS two FROM said")).mappings().one()["two"] == "a"
            assert not connection.execute(SAY, {"word": "b"}).returns_rows
            connection.execute(text("DELETE FROM said WHERE word = 'b'"))


@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)
def test_an_ordinary_move_waits_a_few_times(database: Database, now: datetime, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is what a busy service pays for each move; a wait more is noticed here and not on the bill."""
    monkeypatch.setattr(engines, "TRUST", 3600)
    sitting = Sitting(database, now)
    turn = sitting.position().turn
    waits: list[object] = []
    before = psycopg.Connection.wait

    def wait(*args: Any, **options: Any) -> Any:
        waits.append(args)
        return before(*args, **options)

    monkeypatch.setattr(psycopg.Connection, "wait", wait)
    sitting.post(turn, "draw supply", at=0)
    assert len(waits) <= DRAW
    discard = next(move for move in sitting.position().legal(turn) if move.startswith("discard"))
    waits.clear()
    sitting.post(turn, discard, at=1)
    assert len(waits) <= DISCARD
