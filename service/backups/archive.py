"""Write and read the file of a backup: gzip, with one JSON value on each line, so that any language can read it.

The first line is the header: the format, the schema's revision, when it was made, and the keys that sign links. Each
table has a line with its name and columns, and then a line for each row. The last line has the number of rows of each
table: a file without it was cut short. Times are UTC.

A file may come from anywhere. What is read of it at one time is bounded: a line has at most LONGEST_LINE bytes, most of
them in its texts. The writer writes no other line: of a row that would be longer it cuts the texts, and names it.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeGuard

from service.backups import BackupError
from service.process import logs

logger = logs.get()

FORMAT = "posse-backup/1"
LONGEST_LINE = 1 << 21  # bytes; the longest rows are received mails, of which a million bytes are kept, as base64
# Bytes of a line, and of what a longer one has beside its texts. Parsed, that may take 40 times as much, a text four
# times. The longest lines without long texts are those of games and analyses, with some 20,000.
SHORT_LINE, MOST_BESIDE = 1 << 17, 1 << 15
SHORT_TEXT = 1000  # characters: what is not cut
MOST_TABLES = 100
MOST_BYTES = 4  # bytes of a character in UTF-8
NAME = re.compile(r"[a-z_]{1,63}")  # of a table


class BadBackup(BackupError):
    """The file is no backup, or not a complete one; the message gives the reason."""


@dataclass(frozen=True)
class Header:
    """The first line. `keys` are those kept under var/; keys from the environment appear as fingerprints only."""

    schema: str
    made_at: str
    keys: tuple[str, ...] = field(repr=False)
    fingerprints: tuple[str, ...]


@dataclass(frozen=True)
class TableHeader:
    """The line before the rows of a table."""

    name: str
    columns: tuple[str, ...]


Row = list[object]


def write_file(file: Path, header: Header, content: Iterable[TableHeader | str]) -> Counter[str]:
    """Create the file, readable by its owner only, complete or not at all; return the number of rows of each table.

    `content`: each table, followed by its rows as JSON arrays, each in one line.
    A row that no reader would accept is written with its texts cut, or left out if that is not enough, and logged.
    Raises FileExistsError if the file exists, OSError if it cannot be written.
    """
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            packed = gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=4)
            with io.TextIOWrapper(packed, "utf-8", newline="\n") as out:  # buffers lines before they are compressed
                counts = _write_lines(out, header, content)
            raw.flush()
            os.fsync(raw.fileno())
        Path(file).hardlink_to(unfinished)  # unlike a rename this never replaces a file
    finally:
        unfinished.unlink(missing_ok=True)
    return counts


def _write_lines(out: io.TextIOWrapper, header: Header, content: Iterable[TableHeader | str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    first = {
        "format": FORMAT,
        "schema": header.schema,
        "made_at": header.made_at,
        "secret_keys": header.keys,
        "fingerprints": header.fingerprints,
    }
    out.write(json.dumps(first, ensure_ascii=False) + "\n")
    table = ""
    for one in content:
        if isinstance(one, TableHeader):
            table = one.name
            counts[table] = 0
            out.write(json.dumps({"table": table, "columns": one.columns}) + "\n")
        else:
            line = one if _is_accepted(one) else _cut(one, table)
            if line is not None:
                counts[table] += 1
                out.write(line + "\n")
    out.write(json.dumps({"end": counts}) + "\n")
    return counts


def _is_accepted(line: str) -> bool:
    """Return whether a reader accepts a line, given without its end."""
    if len(line) * MOST_BYTES < SHORT_LINE or len(line.encode()) < SHORT_LINE:
        return True
    return len(line.encode()) < LONGEST_LINE and _beside_texts(line) <= MOST_BESIDE


def _beside_texts(line: str) -> int:
    """Return how many characters of a line of JSON are outside its texts. In these, quotes are escaped."""
    return sum(map(len, line.replace("\\\\", "").replace('\\"', "").split('"')[::2]))


def _cut(line: str, table: str) -> str | None:
    """Return a row that is too long with its longest texts cut, so that it fits; None if that is not enough.

    It is not left out, because rows of other tables may refer to it. The log has its table and its first column, by
    which it is found.
    """
    row: Row = json.loads(line)
    fitting: str | None = line
    while fitting is not None and not _is_accepted(fitting):
        longest = max(range(len(row)), key=lambda n: len(text) if isinstance(text := row[n], str) else 0)
        text = row[longest]
        if isinstance(text, str) and len(text) > SHORT_TEXT:
            row[longest] = text[: len(text) // 2]
            fitting = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
        else:
            fitting = None
    done = "left out" if fitting is None else "texts cut"
    logger.error("row too long for a backup", table=table, row=str(row[0])[:40], size=len(line.encode()), done=done)
    return fitting


def read_header(file: Path) -> Header:
    """Return the header of a backup. Raises BadBackup, or OSError if the file cannot be read."""
    return _checked_header(file, next(_read_lines(file), None))


def read_tables(file: Path) -> Iterator[tuple[TableHeader, Iterator[Row]]]:
    """Yield each table with its rows, which are to be read before the next table.

    Raises BadBackup at the first fault, or OSError.
    """
    values = _read_lines(file)
    _checked_header(file, next(values, None))
    counts: Counter[str] = Counter()
    value = next(values, None)
    while isinstance(value, dict) and "end" not in value:
        table, rows = _checked_table(file, value), _Rows(values)
        if table.name in counts or len(counts) == MOST_TABLES:
            raise BadBackup(f"{file}: the table {table.name!r} occurs twice, or there are too many")
        yield table, rows.of_length(len(table.columns))
        counts[table.name], value = rows.number, rows.after
    if value is None:
        raise BadBackup(f"{file}: the backup was cut short: its last line is missing")
    if not isinstance(value, dict):
        raise BadBackup(f"{file}: a line is neither a table nor a row of the table before it")
    if value["end"] != counts or next(values, None) is not None:
        raise BadBackup(f"{file}: the numbers of rows differ from those in the last line")


class _Rows:
    """The rows of one table: their number once they are read, and the value on the line after them."""

    def __init__(self, values: Iterator[object]) -> None:
        self._values = values
        self.number = 0
        self.after: object = None

    def of_length(self, length: int) -> Iterator[Row]:
        """Yield the values up to the first that is not a list of that length."""
        for value in self._values:
            if not isinstance(value, list) or len(value) != length:
                self.after = value
                return
            self.number += 1
            yield value


def _read_lines(file: Path) -> Iterator[object]:
    """Yield the value on each line, by `raw_decode`: `json.loads` takes three times as long, to allow other forms."""
    decode = json.JSONDecoder().raw_decode
    try:
        with gzip.open(file, "rt", encoding="utf-8", newline="\n") as lines:
            while line := lines.readline(LONGEST_LINE + 1):
                if not _is_accepted(line.removesuffix("\n")):
                    raise BadBackup(f"{file}: a line is longer than any that Posse writes")
                value, end = decode(line)
                if line[end:] not in ("\n", ""):
                    raise BadBackup(f"{file}: a line has more than one value")
                yield value
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, RecursionError) as error:
        raise BadBackup(f"{file}: not a backup of Posse, or a damaged one ({error})") from error


def _checked_header(file: Path, value: object) -> Header:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadBackup(f"{file}: not a backup of Posse; expected the format {FORMAT}")
    keys, prints = value.get("secret_keys"), value.get("fingerprints")
    texts = (value.get("schema"), value.get("made_at"))
    if not all(isinstance(one, str) for one in texts) or not _all_text(keys) or not _all_text(prints):
        raise BadBackup(f"{file}: expected schema, made_at, secret_keys and fingerprints in the first line")
    return Header(value["schema"], value["made_at"], tuple(keys), tuple(prints))


def _checked_table(file: Path, value: dict[str, object]) -> TableHeader:
    name, columns = value.get("table"), value.get("columns")
    if not isinstance(name, str) or not NAME.fullmatch(name) or not _all_text(columns):
        raise BadBackup(f"{file}: expected a name and columns of a table")
    return TableHeader(name, tuple(columns))


def _all_text(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)
