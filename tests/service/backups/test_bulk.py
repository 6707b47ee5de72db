"""Whole tables are read and written as they are, whatever their texts contain, with their indexes and foreign keys."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from datetime import date, datetime
from pathlib import Path

import pytest
from sqlalchemy import JSON, CheckConstraint, Column, MetaData, inspect, select
from sqlmodel import SQLModel

from service.backups import BackupError, archive
from service.backups.backup import LEFT_OUT, back_up
from service.backups.restore import restore
from service.db import bulk
from service.db.database import Database
from service.inbound.bounds import READ
from service.models import Inmail, Note
from service.settings import Settings
from tests.databases import both
from tests.rows import add, rows_of
from tests.service.harness import Harness
from tests.upgrade.every_state import NOW

AWKWARD = 'a\\b \\N \\. "c" {d,e} \t\r\n\x01\x7f \u2028 é 🤠 null %s \\u0041'


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.chdir(tmp_path)
    return Settings.from_environment({}).prepared()


def with_note(database: Database, line: str) -> Harness:
    """Return a game with a note in it."""
    harness = Harness(database, NOW)
    add(database, Note(game_id=harness.id, seat=0, at=0, line=line))
    harness.change(house_rules={AWKWARD: [AWKWARD, 1.5, None, True]})
    return harness


def emptied(database: Database) -> None:
    """Delete every row."""
    with database.alone() as connection:
        tables = MetaData()
        tables.reflect(connection)
        for table in reversed(tables.sorted_tables):
            if table.name != "alembic_version":
                connection.execute(table.delete())


def restored(database: Database, settings: Settings) -> None:
    """Back the database up, delete every row, and restore it."""
    file = settings.var / "file"
    back_up(settings, "", database, file, NOW)
    emptied(database)
    restore(settings, "", database, file)


def lines_of(database: Database, *names: str) -> list[list[str]]:
    """Return the rows of some tables as a backup has them: lines of JSON."""
    with database.reading() as session:
        tables = MetaData()
        tables.reflect(session.connection(), only=names)
        return [list(bulk.rows_as_json(session.connection(), tables.tables[name])) for name in names]


@pytest.mark.slow
@both
def test_awkward_texts_are_the_same_after_a_backup_and_a_restore(database: Database, settings: Settings) -> None:
    harness = with_note(database, AWKWARD)
    restored(database, settings)
    assert rows_of(database, Note)[0].line == AWKWARD
    assert harness.game().house_rules == {AWKWARD: [AWKWARD, 1.5, None, True]}


@pytest.mark.slow
@both
def test_a_row_of_every_table_is_the_same_after_a_backup_and_a_restore(database: Database, settings: Settings) -> None:
    """Each column has a value, so that a type which a backup does not know is found with its first column."""
    schema = MetaData()
    with database.alone() as connection:
        schema.reflect(connection, only=[name for name in SQLModel.metadata.tables if name not in LEFT_OUT])
        for table in schema.sorted_tables:
            connection.execute(table.insert(), {column.name: made_up(column) for column in table.c})
        before = {table: connection.execute(select(table)).all() for table in schema.sorted_tables}
    restored(database, settings)
    assert len(before) > 20
    with database.alone() as connection:
        for table, rows in before.items():
            assert connection.execute(select(table)).all() == rows, table.name


def made_up(column: Column[object]) -> object:
    """Return a value of the type of a column; what refers to a row of another table is the same as there."""
    for check in SQLModel.metadata.tables[column.table.name].constraints:
        if isinstance(check, CheckConstraint) and str(check.name).endswith(f"{column.name}_known"):
            return str(check.sqltext).split("'")[1]  # the first of the words that are allowed
    if isinstance(column.type, JSON):
        return {AWKWARD: [1.5, None]}
    values = {bool: True, int: 1, float: 1.5, str: "a", date: date(2026, 2, 28)}
    return {**values, datetime: datetime(2026, 2, 28, 23, 59, 1, 5)}[column.type.python_type]  # noqa: DTZ001


@both
def test_both_databases_write_the_same_rows(database: Database) -> None:
    with_note(database, AWKWARD)
    (note,), players = lines_of(database, "note", "player")
    assert json.loads(note) == [1, f"{1:024x}", 0, 0, AWKWARD]
    assert "\n" not in note
    assert len(players) == 3
    for player in map(json.loads, players):
        assert "2026-11-20T09:30:00+00:00" in player
        assert any(value is False for value in player)


@both
def test_json_that_somebody_has_stored_in_several_lines_is_one(database: Database) -> None:
    harness = Harness(database, NOW)
    with database.writing() as session:
        session.connection().exec_driver_sql("""UPDATE game SET house_rules = '{\n "a":\n "b"}'""")
    ((line,),) = lines_of(database, "game")
    assert "\n" not in line
    assert json.loads(line)[0] == harness.id
    assert {"a": "b"} in json.loads(line)


@pytest.mark.slow
@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)
def test_a_table_is_read_however_long_that_takes(database: Database) -> None:
    with database.reading() as session:
        tables = MetaData()
        tables.reflect(session.connection(), only=["note"])
        list(bulk.rows_as_json(session.connection(), tables.tables["note"]))
        assert session.connection().exec_driver_sql("SHOW statement_timeout").scalar_one() == "0"
    with database.reading() as session:
        assert session.connection().exec_driver_sql("SHOW statement_timeout").scalar_one() == "30s", "of others"


@both
def test_the_longest_mail_that_is_kept_is_backed_up(database: Database, settings: Settings) -> None:
    harness, raw = Harness(database, NOW), b64encode(b"x" * READ).decode()
    mail = {"key": "k", "asked": "turn", "at": 0, "epoch": 0, "received_at": NOW, "raw": raw}
    add(database, Inmail(game_id=harness.id, seat=0, **mail))
    restored(database, settings)
    assert rows_of(database, Inmail)[0].raw == raw


def test_rows_that_the_checks_let_in_fit_a_line() -> None:
    """By the lengths of their texts, and of JSON that is numbers; only of what is erased soon are there many texts."""
    for table in SQLModel.metadata.sorted_tables:
        checks = (str(one.sqltext) for one in table.constraints if isinstance(one, CheckConstraint))
        found = (re.fullmatch(r'length\(CAST\("(\w+)" AS TEXT\)\) <= (\d+)', check) for check in checks)
        lengths = {one[1]: int(one[2]) for one in found if one}
        numbers = sum(lengths[name] for name in lengths if isinstance(table.c[name].type, JSON) and name != "told")
        assert sum(lengths.values()) < archive.LONGEST_LINE * 0.9
        assert numbers + 30 * len(table.c) < archive.MOST_BESIDE


@pytest.mark.slow
@both
def test_a_restored_database_has_every_index_and_foreign_key(database: Database, settings: Settings) -> None:
    Harness(database, NOW)
    before = constraints(database)
    restored(database, settings)
    assert constraints(database) == before
    assert sum(map(len, before["outmail"])) > 8
    assert sum("player_id IS NULL" in index for index in before["deal_result"][0]) == 1


def constraints(database: Database) -> dict[str, tuple[list[str], ...]]:
    """Return the indexes, foreign keys and other constraints of each table, as text."""
    with database.alone() as connection:
        inspector = inspect(connection)
        kinds = (
            inspector.get_indexes,
            inspector.get_foreign_keys,
            inspector.get_unique_constraints,
            inspector.get_check_constraints,
        )
        return {
            table: tuple(sorted(json.dumps(one, default=str) for one in kind(table)) for kind in kinds)
            for table in inspector.get_table_names()
        }


@pytest.mark.slow
@pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)
def test_a_row_that_refers_to_none_is_refused(database: Database, settings: Settings, tmp_path: Path) -> None:
    with_note(database, "a line")
    file = tmp_path / "file"
    columns = tuple(SQLModel.metadata.tables["note"].c.keys())
    content = [archive.TableHeader("note", columns), *lines_of(database, "note")[0]]
    archive.write_file(file, archive.Header("r0001", "", settings.secret_keys, ()), content)
    emptied(database)
    with pytest.raises(BackupError, match=r"file: a row does not fit together with the others \(IntegrityError\)$"):
        restore(settings, "", database, file)
    assert database.migrated(), "everything is as it was"
