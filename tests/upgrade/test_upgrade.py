"""A database of every schema that was released, with games in every state, is upgraded and played on."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, create_engine, func, select, text

import engine
from service.db.database import Database
from service.db.schema import migrations
from service.following import own_devices
from service.following.own_devices import DeviceOwner
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby.acceptance import accept
from service.lobby.proposing import confirm
from service.mail.delivering import outbox
from service.models import Device, Game, Inmail, LoggedMove, Outmail, Player, Seat, Seating, Submission
from service.sweep import deal_days
from tests.databases import with_tables
from tests.next_release import MIGRATES, NextRelease
from tests.quick import few, first_quick
from tests.rows import commit
from tests.service.harness import Harness, over
from tests.service.sweeping import sweep, work_one
from tests.upgrade.every_state import NOW, SCHEMAS, build, fill

OLD = sorted({file.name.partition(".")[0] for file in SCHEMAS.glob("*.sql")})
KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=few(KINDS, 1))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def empty(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'old.sqlite'}"
    return str(request.getfixturevalue("postgresql_url"))


@pytest.fixture(params=OLD)
def old(request: pytest.FixtureRequest, kind: str, empty: str) -> str:
    """The address of a database as an old release left it."""
    build(empty, SCHEMAS / f"{request.param}.{kind}.sql")
    return empty


@pytest.fixture
def upgraded(old: str) -> Iterator[Database]:
    with with_tables(Database(old)) as database:
        yield database


def looked_at(url: str) -> Iterator[Connection]:
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def rows(url: str, columns: dict[str, list[str]] | None = None) -> dict[str, tuple[list[str], list[tuple[str, ...]]]]:
    """Every row of every table, as text, in the columns given or in all."""
    found = {}
    for connection in looked_at(url):
        tables = MetaData()
        tables.reflect(connection)
        for name, table in tables.tables.items():
            if name != "alembic_version" and (columns is None or name in columns):
                names = sorted(table.c.keys()) if columns is None else columns[name]
                values = connection.execute(select(*(table.c[one] for one in names)))
                found[name] = (names, sorted(tuple(map(str, row)) for row in values))
    return found


def numbers_of_rows(url: str) -> dict[str, int]:
    return {name: len(found) for name, (_, found) in rows(url).items()}


def harness_at(database: Database, game_id: str) -> Harness:
    """Hands for a game that is there already."""
    harness = Harness.__new__(Harness)
    harness.database, harness.now, harness.id = database, NOW, game_id
    return harness


@pytest.mark.slow
def test_the_builder_of_these_databases_still_works(empty: str) -> None:
    """It is executed once for each release, when nobody remembers how it worked."""
    with with_tables(Database(empty)) as database, database.reading() as session:
        fill(database)
        games, mails = session.exec(select(Game.status)).scalars(), session.exec(select(Outmail.state)).scalars()
        assert set(games) == {"proposed", "inviting", "playing", "paused", "over", "stopped"}
        assert set(mails) == {"queued", "sending", "sent", "superseded", "failed"}
        changed = session.exec(select(Seat).join(Seating, Seating.player_id == Seat.player_id)).scalar_one()
        assert (changed.name, changed.epoch, changed.owner_epoch) == ("Zoe", 2, 1)


@pytest.mark.parametrize("name", OLD)
def test_the_migrations_still_lead_to_each_of_these_schemas(name: str, tmp_path: Path) -> None:
    """Not to another of the same name: who has installed the one would have to go on with the other."""
    made = Database(f"sqlite:///{tmp_path / 'made.sqlite'}")
    with made.alone() as connection:
        command.upgrade(migrations(connection), name)
    made.close()
    build(f"sqlite:///{tmp_path / 'stored.sqlite'}", SCHEMAS / f"{name}.sqlite.sql")
    assert tables_and_indexes(tmp_path / "made.sqlite") == tables_and_indexes(tmp_path / "stored.sqlite")


def tables_and_indexes(file: Path) -> set[str]:
    connection = sqlite3.connect(file)
    found = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master") if sql}
    connection.close()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", first_quick(KINDS), indirect=True)
def test_every_row_is_unchanged(old: str, next_release: NextRelease) -> None:
    before = rows(old)
    assert all(found for _, found in before.values()), "a table without rows shows nothing"
    with with_tables(Database(old)) as database:
        assert database.migrated()
    assert "of_the_next_release" in rows(old)["outage"][0]
    assert rows(old, {name: columns for name, (columns, _) in before.items()}) == before


LONG = "x" * 60_000  # such a key of a device made every backup fail
TOO_LONG = ("device.public_key", "outmail.error", "submission.stopped", "note.line")


@pytest.mark.slow
@pytest.mark.parametrize("kind", first_quick(KINDS), indirect=True)
@pytest.mark.parametrize("old", ["r0001"], indirect=True)
def test_texts_that_are_too_long_are_cut(old: str) -> None:
    """No schema after this one takes them. Every row is still there, and a device whose key was cut is told nothing."""
    for connection in looked_at(old):
        for table, column in (name.split(".") for name in TOO_LONG):
            connection.exec_driver_sql(f"UPDATE {table} SET {column} = '{LONG}'")
        connection.exec_driver_sql(f"""UPDATE inmail SET told = '["{4 * LONG}"]'""")
        connection.commit()
    before = numbers_of_rows(old)
    with with_tables(Database(old)) as database, database.reading() as session:
        assert numbers_of_rows(old) == before
        assert {len(one) for one in session.exec(select(Device.public_key)).scalars()} == {200}
        assert {len(one) for one in session.exec(select(Outmail.error)).scalars()} == {1000}
        assert session.exec(select(Inmail.told)).scalars().all() == [None]
        for device in session.exec(select(Device)).scalars():
            owner = DeviceOwner(session.get_one(Player, device.player_id))
            assert own_devices.devices_of(session, owner) == []


@pytest.mark.slow
def test_processes_that_start_together_upgrade_once(old: str, next_release: NextRelease) -> None:
    command = [sys.executable, "-c", MIGRATES, old, str(next_release.folder)]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(4)]
    assert [process.communicate(timeout=180)[1] for process in started] == [b""] * 4
    for connection in looked_at(old):
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == ["r9000"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
@pytest.mark.parametrize("old", OLD[-1:], indirect=True)
def test_rows_of_the_previous_release_are_still_accepted(old: str, next_release: NextRelease) -> None:
    """New columns may be left out: while machines are upgraded one by one, the old program does."""
    known = {name: set(columns) for name, (columns, _) in rows(old).items()}
    with with_tables(Database(old)):
        pass
    for connection in looked_at(old):
        tables = MetaData()
        tables.reflect(connection)
        for name, columns in known.items():
            now = tables.tables[name].c
            assert columns <= set(now.keys()), f"{name}: the old program writes what is gone"
            needed = {one.name for one in now if not one.nullable and one.server_default is None} - {"id"}
            assert needed <= columns, f"{name}: the old program does not know of {needed - columns}"


@pytest.mark.slow
def test_games_are_played_on_to_their_ends(upgraded: Database) -> None:
    with upgraded.reading() as session:
        playing = list(session.exec(select(Game.id, Game.hands).where(Game.status == "playing")))
    assert len(playing) >= 15
    assert {hands for _, hands in playing} == {None, 1}, "a deal is one hand"
    for game_id, hands in playing:
        harness = harness_at(upgraded, game_id)
        assert harness.act_until(over) or hands
    sweep(upgraded, NOW + timedelta(days=1), deal_days.STEPS)  # deals are open once their day is over
    for game_id, _ in playing:
        harness = harness_at(upgraded, game_id)
        assert harness.game().status == "over"
        assert engine.verify(engine.Record.from_dict(harness.record())) == []


@pytest.mark.slow
def test_a_repeated_post_from_before_the_upgrade_gets_its_result(upgraded: Database) -> None:
    """Also one of a single move, which has no row of its own: its move is marked."""
    with upgraded.reading() as session:
        playing = Game.status == "playing"
        kept = session.exec(select(Submission).join(Game).where(playing)).scalars().all()
        alone = session.exec(select(LoggedMove).join(Game).where(playing, LoggedMove.posted)).scalars().all()
    posts = [(post.game_id, post.seat, post.said, post.at, post.first, post.last) for post in kept]
    with_a_row = {(post.game_id, post.at) for post in kept}
    posts += [
        (move.game_id, move.seat, move.move, move.n - 1, move.n - 1, move.n)
        for move in alone
        if (move.game_id, move.n - 1) not in with_a_row
    ]
    assert len(posts) >= 20
    for game_id, seat, said, at, first, last in posts:
        harness = harness_at(upgraded, game_id)
        before = harness.game().at
        done = harness.post(seat, said, at=at)
        made = [move.move for move in harness.moves() if first < move.n <= last and move.seat == seat]
        assert made
        assert (done.did, harness.game().at) == (made, before)


@pytest.mark.slow
def test_the_clock_goes_on_and_the_mails_are_still_due(upgraded: Database) -> None:
    later = NOW + timedelta(days=3)
    (claimed,) = commit(upgraded, outbox.claim, later)
    commit(upgraded, outbox.note, claimed, "sent", later)
    with upgraded.reading() as session:
        due = select(func.count()).select_from(Game).where(Game.status == "playing", Game.due_at <= later)
        before = session.exec(due).scalar_one()
    assert before >= 4
    for _ in range(before + 20):
        if not work_one(upgraded, later):
            break
    with upgraded.reading() as session:
        assert session.exec(due).scalar_one() == 0
        assert session.exec(select(func.count()).select_from(Outmail).where(Outmail.kind == "timeout")).scalar_one() > 0
        assert "proposed" not in session.exec(select(Game.status)).scalars().all(), "the unconfirmed are forgotten"


def test_games_before_their_deal_can_be_started(upgraded: Database) -> None:
    begun = 0
    with upgraded.writing() as session:
        for days, game in enumerate(session.exec(select(Game).where(Game.status == "proposed")).scalars().all()):
            confirm(GameTransaction.lock(session, game.id, NOW + timedelta(days=days)))  # nobody gets four in a day
        for game in session.exec(select(Game).where(Game.status == "inviting")).scalars().all():
            seats = GameLog(session, game).seats
            if all(seat.state in ("invited", "accepted") for seat in seats):
                for seat in seats:
                    accept(GameTransaction.lock(session, game.id, NOW), seat.n)
                assert game.status == "playing"
                begun += 1
    assert begun >= 2


@pytest.mark.slow
def test_a_newer_schema_is_used_and_not_changed(empty: str) -> None:
    with with_tables(Database(empty)) as database:
        with database.alone() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'r9999'")
        assert database.migrated()
        database.migrate()
        Harness(database, NOW).act(times=3)
        with database.alone() as connection:
            assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one() == "r9999"
