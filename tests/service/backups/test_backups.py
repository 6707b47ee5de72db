"""A backup contains everything that is committed, is restored on either database, and overwrites nothing."""

from __future__ import annotations

import gzip
import json
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path

import pytest
from sqlalchemy import MetaData, select

import engine
from service.analysis import analyses
from service.backups import BackupError, archive
from service.backups.backup import LEFT_OUT, back_up
from service.backups.restore import restore
from service.db.database import Database
from service.db.schema import revision
from service.gamelog.log import GameLog
from service.models import Game, PlayAnalysis, ProcessPulse
from service.settings import Settings
from service.sweep import outages
from tests.next_release import NextRelease
from tests.quick import few, first_quick
from tests.rows import add, commit, kept
from tests.service.harness import Harness
from tests.upgrade.every_state import NOW, SCHEMAS, build
from tests.waiting import until

pytestmark = pytest.mark.slow

KINDS = ("SQLite", "PostgreSQL")
GIVEN = "0123456789abcdef0123456789abcdef"

NewDatabase = Callable[..., Database]


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[NewDatabase]:
    """Return a function that creates a database of a kind: without tables, or with games in every state."""
    with ExitStack() as stack:

        def new(kind: str = "SQLite", *, played: bool = False, migrated: bool = False) -> Database:
            if kind == "SQLite":
                url = f"sqlite:///{tmp_path / f'{random.getrandbits(32)}.sqlite'}"
            else:
                url = request.getfixturevalue("postgresql_server").new_database()
            if played:
                build(url, sorted(SCHEMAS.glob(f"*.{kind.lower()}.sql"))[-1])
            database = Database(url)
            stack.callback(database.close)
            if played or migrated:
                database.migrate()
            return database

        yield new


@dataclass
class Backups:
    """A site whose databases are backed up into a file, and restored from it."""

    settings: Settings
    file: Path

    def back_up(self, database: Database) -> Counter[str]:
        return back_up(self.settings, "", database, self.file, NOW)

    def restore(self, database: Database, **options: bool) -> Counter[str]:
        return restore(self.settings, "", database, self.file, **options)


@pytest.fixture
def backups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Backups:
    monkeypatch.chdir(tmp_path)
    return Backups(Settings.from_environment({}).prepared(), tmp_path / "posse.backup")


@pytest.fixture
def whole(new_database: NewDatabase, backups: Backups) -> bytes:
    database = new_database(migrated=True)
    Harness(database, NOW).act(times=5)
    backups.back_up(database)
    return backups.file.read_bytes()


def content(database: Database) -> dict[str, list[str]]:
    """Return every row of every table as text, by table."""
    found = {}
    with database.alone() as connection:
        tables = MetaData()
        tables.reflect(connection)
        for table in tables.sorted_tables:
            rows = connection.execute(select(table)).mappings()
            found[table.name] = sorted(
                str([(name, plain(value)) for name, value in sorted(row.items())]) for row in rows
            )
    return found


def kept_content(database: Database) -> dict[str, list[str]]:
    """Return the same without what a backup leaves out."""
    return {name: rows for name, rows in content(database).items() if name not in LEFT_OUT}


def plain(value: object) -> object:
    return value.replace(tzinfo=None) if isinstance(value, datetime) else value


@pytest.mark.parametrize(("here", "there"), first_quick(product(KINDS, KINDS), 1, 2))
def test_a_restored_database_has_the_same_content_and_its_games_go_on(
    here: str, there: str, new_database: NewDatabase, backups: Backups
) -> None:
    old, new = new_database(here, played=True), new_database(there)
    counts = backups.back_up(old)
    assert counts["game"] >= 10
    assert backups.restore(new) == +counts
    assert kept_content(new) == kept_content(old)
    Harness(new, NOW, seed=99).act(times=3)  # new rows get ids that are not used
    harness = Harness.__new__(Harness)
    harness.database, harness.now, harness.id = new, NOW, f"{1:024x}"
    before = harness.game().at
    harness.act(times=10)
    assert harness.game().at > before
    harness.id = f"{6:024x}"
    assert engine.verify(engine.Record.from_dict(harness.record())) == [], "the record of the finished game is complete"


def test_the_analysis_of_a_very_long_game_fits_into_a_backup(new_database: NewDatabase, backups: Backups) -> None:
    old, new = new_database(migrated=True), new_database()
    chance, hand = random.Random(1), engine.HandTerms(1, 0, engine.Terms(0, 0, 0), engine.Terms(0, 0, 0))
    course = [engine.Point(1, n, chance.randint(-9999, 9999), chance.randint(0, 999), "own") for n in range(3000)]
    moves = [engine.Move.parse(f"discard {code}") for code in engine.KINDS]
    decisions = [
        engine.Decision(1, n, chance.choice(moves), (engine.DECLINE,), point.value, 0, point.error, "sheriff")
        for n, point in enumerate(course)
    ]
    reason = engine.Reason("led", 31, 64, "JJ", 2900, 1)
    found = engine.Analysis(0, "of the game", 1, (hand,), tuple(decisions), tuple(course), (reason,) * 3)
    claimed = analyses.ClaimedAnalysis(Harness(old, NOW).id, 0, 1)
    add(old, PlayAnalysis(game_id=claimed.game_id, seat=0, asked_at=NOW, work_at=NOW, tries=1))
    commit(old, analyses.keep, claimed, found)
    backups.back_up(old)
    backups.restore(new)
    assert analyses.result_of(kept(new, PlayAnalysis, (claimed.game_id, 0))) == found


@pytest.mark.parametrize("kind", few(KINDS, 1))
def test_a_backup_contains_everything_committed_while_moves_are_made(
    kind: str, new_database: NewDatabase, backups: Backups
) -> None:
    database = new_database(kind, migrated=True)
    harnesses = [Harness(database, NOW, seed=seed) for seed in (11, 12)]
    done, stop = [0, 0], threading.Event()

    def play(n: int) -> None:
        while not stop.is_set() and harnesses[n].game().status == "playing":
            harnesses[n].act()
            done[n] = harnesses[n].game().at

    players = [threading.Thread(target=play, args=(n,)) for n in (0, 1)]
    for player in players:
        player.start()
    until(lambda: done, 60, "three moves in both games", lambda done: min(done) >= 3)
    before = list(done)
    backups.back_up(database)
    stop.set()
    for player in players:
        player.join()
    new = new_database(kind)
    backups.restore(new)
    for harness, acknowledged in zip(harnesses, before, strict=True):
        with new.reading() as session:
            game = session.get_one(Game, harness.id)
            log = GameLog(session, game)
            moves = [(move.seat, move.move) for move in log.moves]
            assert acknowledged <= game.at == len(moves)
            assert log.position_at(game.at).to_dict() == game.position, "the log and its cache agree"
        assert moves == [(move.seat, move.move) for move in harness.moves()][: len(moves)]


@pytest.mark.parametrize("kind", few(KINDS, 1))
def test_a_backup_of_an_older_schema_is_upgraded(
    kind: str,
    new_database: NewDatabase,
    backups: Backups,
    tmp_path: Path,
    next_release: NextRelease,
) -> None:
    first = sorted(SCHEMAS.glob("*.sqlite.sql"))[0]
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    build(url, first)
    old, new = Database(url), new_database(kind)
    counts = backups.back_up(old)
    old.close()
    assert archive.read_header(backups.file).schema == first.name.partition(".")[0]
    backups.restore(new)
    assert new.migrated()
    with new.alone() as connection:
        assert revision(connection) == next_release.newer
    assert len(content(new)["move"]) == counts["move"]


@pytest.mark.parametrize("kind", few(KINDS, 1))
@pytest.mark.usefixtures("whole")
def test_a_database_that_is_not_empty_is_not_changed(kind: str, new_database: NewDatabase, backups: Backups) -> None:
    new = new_database(kind, migrated=True)
    Harness(new, NOW, seed=2)
    before = content(new)
    with pytest.raises(BackupError, match="not empty"):
        backups.restore(new)
    assert content(new) == before


def pulses(database: Database) -> None:
    """What the processes of a service write that has only been started, and has been away for a while."""
    with database.writing() as session:
        started = {"machine": "here", "started_at": NOW, "pulse_at": NOW, "skew": 0.0}
        session.add(ProcessPulse(id="0" * 32, role="web", **started))
        outages.awake(session, NOW)
        outages.awake(session, NOW + timedelta(hours=1))


@pytest.mark.parametrize("started", [False, True], ids=["no rows", "rows of processes"])
@pytest.mark.parametrize("kind", few(KINDS, 1))
def test_a_database_without_a_game_counts_as_empty(
    kind: str, started: bool, new_database: NewDatabase, backups: Backups
) -> None:
    old, new = new_database(migrated=True), new_database(kind, migrated=True)
    Harness(old, NOW)
    backups.back_up(old)
    if started:
        pulses(new)
    backups.restore(new)
    assert content(new) == content(old)


@pytest.mark.parametrize("kind", few(KINDS, 1))
def test_the_processes_that_ran_are_not_in_a_backup_and_the_time_of_the_last_sweep_is(
    kind: str, new_database: NewDatabase, backups: Backups
) -> None:
    old, new = new_database(kind, migrated=True), new_database(kind)
    pulses(old)
    assert "process_pulse" not in backups.back_up(old)
    backups.restore(new)
    found = content(new)
    assert found["process_pulse"] == []
    assert found["pulse"] == content(old)["pulse"] != [], "so that clocks get back the time since then"


def test_an_existing_file_is_not_overwritten(new_database: NewDatabase, backups: Backups) -> None:
    backups.file.write_text("the only copy of something else")
    with pytest.raises(BackupError, match="already"):
        backups.back_up(new_database(migrated=True))
    assert backups.file.read_text() == "the only copy of something else"


def test_only_the_owner_can_read_the_file(new_database: NewDatabase, backups: Backups) -> None:
    backups.back_up(new_database(migrated=True))
    assert backups.file.stat().st_mode & 0o077 == 0
    assert not list(backups.file.parent.glob("*.unfinished"))


def test_a_database_without_tables_has_nothing_to_back_up(new_database: NewDatabase, backups: Backups) -> None:
    with pytest.raises(BackupError, match="nothing to back up"):
        backups.back_up(new_database())
    assert not backups.file.exists()


def changed(whole: bytes, change: Callable[[list[str]], object]) -> bytes:
    """Return the backup with its lines changed."""
    lines = gzip.decompress(whole).decode().splitlines()
    change(lines)
    return gzip.compress("\n".join(lines).encode() + b"\n")


def of_schema(schema: str) -> Callable[[bytes], bytes]:
    """Return what writes another revision of the schema into a backup."""

    def change(lines: list[str]) -> None:
        lines[0] = json.dumps(json.loads(lines[0]) | {"schema": schema})

    return lambda whole: changed(whole, change)


def with_another_table(lines: list[str]) -> None:
    lines[-1] = json.dumps({"end": json.loads(lines[-1])["end"] | {"hats": 0}})
    lines.insert(-1, json.dumps({"table": "hats", "columns": ["id"]}))


BAD: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda whole: b"",
    "a picture": lambda whole: b"\x89PNG" + whole,
    "cut short": lambda whole: whole[: len(whole) // 2],
    "without its last bytes": lambda whole: whole[:-4],
    "one bit off": lambda whole: whole[:99] + bytes([whole[99] ^ 4]) + whole[100:],
    "another format": lambda whole: gzip.compress(b'{"format": "posse-record/1"}\n'),
    "no JSON": lambda whole: gzip.compress(b"hello\n"),
    "without its last line": lambda whole: changed(whole, lambda lines: lines.pop()),
    "without a row": lambda whole: changed(whole, lambda lines: lines.pop(-2)),
    "with something behind its end": lambda whole: changed(whole, lambda lines: lines.append("[]")),
    "of a newer Posse": of_schema("r9999"),
    "of a time before the first release": of_schema("0026"),
    "with a table nobody knows": lambda whole: changed(whole, with_another_table),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_file_is_refused_before_anything_is_changed(
    fault: str, whole: bytes, new_database: NewDatabase, backups: Backups
) -> None:
    keys = (backups.settings.var / "secret-keys").read_text()
    backups.file.write_bytes(BAD[fault](whole))
    new = new_database()
    with pytest.raises(BackupError, match=backups.file.name):
        backups.restore(new)
    assert content(new) == {}
    assert (backups.settings.var / "secret-keys").read_text() == keys


def test_the_keys_under_var_are_restored(
    whole: bytes,
    new_database: NewDatabase,
    backups: Backups,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    there = Settings.from_environment({}).prepared()
    assert there.secret_keys != backups.settings.secret_keys
    restore(there, "", new_database(), backups.file)
    assert Settings.from_environment({}).secret_keys == backups.settings.secret_keys
    assert (elsewhere / "var" / "secret-keys").stat().st_mode & 0o077 == 0


def test_keys_in_the_environment_must_include_those_of_the_backup(
    whole: bytes, new_database: NewDatabase, backups: Backups
) -> None:
    new = new_database()
    with pytest.raises(BackupError, match="first line"):
        restore(Settings.from_environment({"SECRET_KEYS": GIVEN}), GIVEN, new, backups.file)
    assert content(new) == {}
    both = f"{GIVEN},{backups.settings.secret_keys[0]}"
    restore(Settings.from_environment({"SECRET_KEYS": both}), both, new, backups.file)
    assert content(new)["game"]


def test_keys_from_the_environment_are_not_in_the_file(new_database: NewDatabase, backups: Backups) -> None:
    database, new = new_database(migrated=True), new_database()
    with_keys = Settings.from_environment({"SECRET_KEYS": GIVEN})
    back_up(with_keys, GIVEN, database, backups.file, NOW)
    assert GIVEN.encode() not in gzip.decompress(backups.file.read_bytes())
    with pytest.raises(BackupError, match="--other-keys"):
        backups.restore(new)
    backups.restore(new, other_keys=True)
    assert new.migrated()


def test_a_restore_that_fails_leaves_nothing(whole: bytes, new_database: NewDatabase, backups: Backups) -> None:
    def twice(lines: list[str]) -> None:
        lines.insert(last_row(lines), lines[last_row(lines)])
        lines[-1] = json.dumps({"end": counted(lines)})

    backups.file.write_bytes(changed(whole, twice))
    new = new_database()
    with pytest.raises(BackupError, match=r"a row does not fit into the table '\w+' \(IntegrityError\)"):
        backups.restore(new)
    assert content(new) == {}


def last_row(lines: list[str]) -> int:
    """Where the last row is: tables without rows may follow."""
    return max(n for n, line in enumerate(lines[:-1]) if line.startswith("["))


def counted(lines: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for value in map(json.loads, lines[1:-1]):
        if isinstance(value, dict):
            table = value["table"]
            counts[table] = 0
        else:
            counts[table] += 1
    return counts
