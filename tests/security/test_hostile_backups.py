"""A file that claims to be a backup takes bounded memory, whatever is in it, and no backup is refused when restored."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import product, repeat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, String
from sqlmodel import SQLModel

from engine.typed import interpretation
from service.backups import archive
from service.backups.restore import restore
from service.db.database import Database
from service.settings import Settings
from tests.databases import both
from tests.quick import few
from tests.whole.deployment import ROOT

HEADER = {"format": archive.FORMAT, "schema": "r0001", "made_at": "", "secret_keys": ["x" * 40], "fingerprints": []}
OF_MAILS = {"mail_plan": "all", "digest_minute": 480, "mails_together": False, "digest_due": None}
OF_MAILS |= {"deal_mails": False, "deal_minute": 420, "deal_due": None}
REST = {"mailbox": "", "forgotten_at": None, "language": "en", "time_zone": "UTC", "quiet_from": None, "quiet_to": None}
REST |= OF_MAILS | {"games_key": 0, "calendar_key": 0, "shows_turns": False}
PLAYER = ["id", "address", "muted", "created_at", *REST]  # in that schema
THEN = "2026-11-20T09:30:00+00:00"
MOST_MEMORY = 200  # MB of a restore, 70 of them Python and the modules

RESTORE = r"""
import re, sys
from pathlib import Path
from service.commands import main
code = main(["restore", sys.argv[1]])
# Not getrusage: a process inherits ru_maxrss from the one that started it.
print(code, int(re.search(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text())[1]) // 1024)
"""


def lines(*values: Any) -> bytes:
    """A file with these values, each on a line; text is written as it is."""
    texts = (value if isinstance(value, str) else json.dumps(value) for value in values)
    return gzip.compress("".join(f"{text}\n" for text in texts).encode(), 1)


def table(name: str, columns: list[str], *rows: Any) -> bytes:
    """A whole backup with one table."""
    return lines(HEADER, {"table": name, "columns": columns}, *rows, {"end": {name: len(rows)}})


def a_line_of_three_gigabytes() -> Iterator[bytes]:
    yield lines(HEADER, {"table": "player", "columns": ["id"]})
    zeros = gzip.compress(b"0" * 2**24, 1)
    for _ in range(192):  # what gzip files contain one after the other is one content
        yield zeros


def a_million_tables() -> Iterator[bytes]:
    names = map("".join, product("abcdefghij", repeat=6))
    yield lines(HEADER, *(f'{{"table":"{"a" * 50}{name}","columns":[]}}' for name in names))


def rows_of_nothing_but_objects() -> Iterator[bytes]:
    objects = ",".join(['{"a":{}}'] * (archive.SHORT_LINE // 9 - 50))
    yield from many_players(f"[{objects}]")


def rows_of_long_texts() -> Iterator[bytes]:
    """Of which one letter needs four bytes, so that Python keeps all of them in four bytes each."""
    yield from many_players(f'"🤠{"x" * (archive.LONGEST_LINE - 500)}"')


def rows_of_texts_in_objects() -> Iterator[bytes]:
    yield from many_players(f'{{"a":"🤠{"x" * (archive.LONGEST_LINE - 500)}"}}')


def rows_of_many_texts() -> Iterator[bytes]:
    texts, most = '"annas-hand-is-no-secret",', archive.MOST_BESIDE - 500
    yield from many_players(f"[{texts * most}0]")


def many_players(address: str) -> Iterator[bytes]:
    """Rows with this JSON as the address."""
    row = lines(f'[1,{address},false,"{THEN}",{json.dumps([*REST.values()])[1:]}')
    yield lines(HEADER, {"table": "player", "columns": PLAYER})
    yield from repeat(row, 30)
    yield lines({"end": {"player": 30}})


HOSTILE = (
    *(rows_of_nothing_but_objects, rows_of_long_texts, rows_of_texts_in_objects, rows_of_many_texts),
    *(a_line_of_three_gigabytes, a_million_tables),
)


@pytest.mark.slow
@pytest.mark.parametrize("content", few(HOSTILE, 1))
def test_a_hostile_file_takes_bounded_memory(tmp_path: Path, content: Callable[[], Iterator[bytes]]) -> None:
    with (tmp_path / "hostile").open("wb") as file:
        for part in content():
            file.write(part)
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(
        [sys.executable, "-c", RESTORE, "hostile"], cwd=tmp_path, env=environ, text=True, capture_output=True
    )
    code, memory = map(int, ended.stdout.split())
    assert code == 2
    assert ended.stderr.startswith("posse restore: hostile: ")
    assert len(ended.stderr.splitlines()) == 1
    assert memory < MOST_MEMORY


BAD = {
    "a line that is too long": lines(HEADER, json.dumps("x" * archive.LONGEST_LINE)),
    "a long line of many values": lines(HEADER, json.dumps([0] * archive.SHORT_LINE)),
    "a long line of quotes": lines(HEADER, '"' * archive.LONGEST_LINE),
    "lists in lists in lists": lines(HEADER, "[" * 100_000),
    "an integer of many digits": table("player", PLAYER, "[" + "9" * 5000 + ', "a", false, null]'),
    "a name that is too long": table("a" * 64, []),
    "a name that nobody would choose": table("\x1b[2J", []),
}
UNFIT = {
    "an integer that is too large": [10**30, "a@b", False, THEN],
    "text for an integer": [{}, "a@b", False, THEN],
    "half a character": [1, "\ud800", False, THEN],
    "no time": [1, "a@b", False, "annas-hand"],
    "a number as time": [1, "a@b", False, 7],
    "a time before all others": [1, "a@b", False, "0001-01-01T00:00:00+23:00"],
    "nothing where there must be something": [1, None, False, THEN],
}


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.chdir(tmp_path)
    return Settings.from_environment({})


@pytest.mark.parametrize("fault", BAD)
def test_a_hostile_file_is_refused_before_anything_is_created(settings: Settings, tmp_path: Path, fault: str) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(BAD[fault])
    with pytest.raises(archive.BadBackup, match="hostile: ") as refused:
        restore(settings, "", Database(f"sqlite:///{tmp_path}/posse.sqlite"), file)
    assert str(refused.value).isprintable()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.slow
@both
@pytest.mark.parametrize("fault", UNFIT)
def test_a_row_that_does_not_fit_is_refused_and_not_quoted(
    database: Database, settings: Settings, tmp_path: Path, fault: str
) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(table("player", PLAYER, [*UNFIT[fault], *REST.values()]))
    with pytest.raises(archive.BadBackup, match=r"hostile: a row does not fit into the table 'player' \(\w+\)$"):
        restore(settings, "", database, file)
    assert database.migrated(), "everything is as it was"


def longest_row(columns: Any) -> list[Any]:
    """A row whose texts are as long as a line of moves may be, of characters that take six bytes in JSON."""
    text = "\x01" * interpretation.LONGEST
    return [
        {"": text} if isinstance(column.type, JSON) else text[: column.type.length] if is_text(column) else 2**63 - 1
        for column in columns
    ]


def is_text(column: Any) -> bool:
    return isinstance(column.type, String)


def test_the_longest_row_of_each_table_is_written_and_read(tmp_path: Path) -> None:
    header = archive.Header("r0001", "", (), ())
    tables = SQLModel.metadata.sorted_tables
    content = [
        line
        for table in tables
        for line in (archive.TableHeader(table.name, tuple(table.c.keys())), json.dumps(longest_row(table.c)))
    ]
    archive.write_file(tmp_path / "file", header, content)
    read = [row for _, rows in archive.read_tables(tmp_path / "file") for row in rows]
    assert read == [longest_row(table.c) for table in tables]


def written(file: Path, *rows: list[Any]) -> list[archive.Row]:
    """What a reader finds in a backup of these rows of a table."""
    content = [archive.TableHeader("note", ("id", "line")), *map(json.dumps, rows)]
    counts = archive.write_file(file, archive.Header("r0001", "", (), ()), content)
    read = [row for _, kept in archive.read_tables(file) for row in kept]
    assert counts == {"note": len(read)}
    return read


@pytest.mark.parametrize("text", ["x" * 1_400_000, "\x01" * 64_000, "[,{" * 50_000, '"\\' * 100_000 + "🤠"], ids=len)
def test_a_long_text_is_written_whole_whatever_is_in_it(tmp_path: Path, text: str) -> None:
    assert written(tmp_path / "file", [1, text]) == [[1, text]]


def test_a_row_that_no_reader_would_accept_ends_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its texts are cut, so that rows that refer to it still fit; it is left out only if it has no long text."""
    rows = [[1, "x"], [2, [0] * archive.SHORT_LINE], [3, "x" * archive.LONGEST_LINE]]
    assert written(tmp_path / "file", *rows) == [[1, "x"], [3, "x" * (archive.LONGEST_LINE // 2)]]
    said = capsys.readouterr().err
    assert "row too long for a backup table=note row=2" in said
    assert "row too long for a backup table=note row=3" in said
    assert (said.count("done=left out"), said.count("done=texts cut")) == (1, 1)
