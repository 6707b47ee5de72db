"""The file of a backup: gzip, and in it one JSON value to a line, so that any language can read it.

The first line says what this is: the format, the schema's revision, when it was made, and the keys that sign links.
Then for each table a line with its name and columns, and a line for each row. The last line counts the rows of each
table: a file without it was cut short. Times are UTC.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from service.operations.backups import BackupError

FORMAT = "posse-backup/1"


class BadBackup(BackupError):
    """The file is no backup, or not a whole one; the message says why, in words for people."""


@dataclass(frozen=True)
class Header:
    """The first line. `keys` are those kept under var/; of keys from the environment there are fingerprints only."""

    schema: str
    made_at: str
    keys: tuple[str, ...] = field(repr=False)
    fingerprints: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """The line before a table's rows."""

    name: str
    columns: tuple[str, ...]


Row = list[Any]


def write(file: Path, header: Header, content: Iterable[Table | Row]) -> Counter[str]:
    """Make the file, readable by its owner only, whole or not at all; how many rows of each table it holds.

    Raises FileExistsError if there is a file already.
    """
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as out:
                counts = _write_lines(out, header, content)
            raw.flush()
            os.fsync(raw.fileno())
        Path(file).hardlink_to(unfinished)  # unlike a rename this never takes another file's place
    finally:
        unfinished.unlink(missing_ok=True)
    return counts


def _write_lines(out: gzip.GzipFile, header: Header, content: Iterable[Table | Row]) -> Counter[str]:
    counts: Counter[str] = Counter()
    first = {
        "format": FORMAT,
        "schema": header.schema,
        "made_at": header.made_at,
        "secret_keys": header.keys,
        "fingerprints": header.fingerprints,
    }
    out.write(_line(first))
    table = ""
    for one in content:
        if isinstance(one, Table):
            table = one.name
            counts[table] = 0
            out.write(_line({"table": table, "columns": one.columns}))
        else:
            counts[table] += 1
            out.write(_line(one))
    out.write(_line({"end": counts}))
    return counts


def _line(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def header_of(file: Path) -> Header:
    """The first line of a backup. Raises BadBackup, or OSError if the file cannot be read."""
    return _header(file, next(_values(file), None))


def read(file: Path) -> Iterator[tuple[Table, Row | None]]:
    """The tables, each first without a row and then with every row. Raises BadBackup as soon as something is wrong."""
    values = _values(file)
    _header(file, next(values, None))
    counts: Counter[str] = Counter()
    table: Table | None = None
    for value in values:
        if isinstance(value, dict) and "end" in value:
            if value["end"] != counts or next(values, None) is not None:
                raise BadBackup(f"{file}: the rows are not those that were written")
            return
        if isinstance(value, dict):
            table = _table(file, value)
            if table.name in counts:
                raise BadBackup(f"{file}: the table {table.name!r} comes twice")
            counts[table.name] = 0
            yield table, None
        elif table is not None and isinstance(value, list) and len(value) == len(table.columns):
            counts[table.name] += 1
            yield table, value
        else:
            raise BadBackup(f"{file}: a row that belongs to no table")
    raise BadBackup(f"{file}: the backup was cut short; its last line is missing")


def _values(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                yield json.loads(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError) as error:
        raise BadBackup(f"{file}: not a backup of Posse, or a damaged one ({error})") from error


def _header(file: Path, value: Any) -> Header:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadBackup(f"{file}: not a backup of Posse; expected the format {FORMAT}")
    keys, prints = value.get("secret_keys"), value.get("fingerprints")
    texts = (value.get("schema"), value.get("made_at"))
    if not all(isinstance(one, str) for one in texts) or not _all_text(keys) or not _all_text(prints):
        raise BadBackup(f"{file}: the first line does not say what it should")
    return Header(value["schema"], value["made_at"], tuple(value["secret_keys"]), tuple(value["fingerprints"]))


def _table(file: Path, value: dict[str, Any]) -> Table:
    name, columns = value.get("table"), value.get("columns")
    if not isinstance(name, str) or not _all_text(columns):
        raise BadBackup(f"{file}: a table without a name or columns")
    return Table(name, tuple(value["columns"]))


def _all_text(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)
