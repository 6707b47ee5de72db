"""Measure what a game leaves in the database, before and after it is trimmed, and backups beside pg_dump.

Some games are played by mail from the first deal to the end; the others are copies of them under other ids.
`python -m bench.service_growth 10000` measures ten thousand games.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import chdir, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg

from bench import machine
from bench.mails_per_turn import PACES, play
from bench.service_load import sizes
from service.backups.backup import back_up
from service.backups.restore import restore
from service.db.database import Database
from service.links import Links
from service.mail.writer import Writer
from service.privacy import trimming
from service.settings import Settings
from tests.service import postgresql

GAMES, PLAYED = 2_000, 40

ANOTHER = "lpad(to_hex(k), 8, '0') || right({}, 16)"  # the text of 24 hexadecimal digits in copy number k
COPIED = {  # the columns in which copies differ
    "game_id": ANOTHER.format("game_id"),
    "return_key": ANOTHER.format("return_key"),
    "message_id": f"replace(message_id, game_id, {ANOTHER.format('game_id')})",
    "address": "k || '.' || address",
    "player_id": "player_id + k * (SELECT count(*) FROM player)",
}
TABLES = ("game", "seat", "move", "submission", "answer", "orders", "note", "clock_note", "outmail", "player")


def fill(database: Database, url: str, settings: Settings, games: int, played: int) -> None:
    """Play games of two, three and four players, and copy them."""
    writer = Writer(settings, Links(settings.secret_keys, settings.base_url))
    for seed in range(1, played + 1):
        play(database, writer, 2 + seed % 3, seed, PACES[0])
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")  # skips the checks of foreign keys
        for table in TABLES:
            _copy(connection, table, games // played - 1)
        connection.execute("VACUUM ANALYZE")


def _copy(connection: psycopg.Connection, table: str, copies: int) -> None:
    """Copy every row of a table."""
    columns = [one.name for one in connection.execute(f'SELECT * FROM "{table}" LIMIT 0').description or ()]  # noqa: S608 - a constant
    own = ANOTHER.format("id") if table == "game" else f'id + k * (SELECT max(id) FROM "{table}")'  # noqa: S608 - a constant
    values = ", ".join({"id": own, **COPIED}.get(name, f'"{name}"') for name in columns)
    copied = f'SELECT {values} FROM "{table}", generate_series(1, {copies}) AS copy(k)'  # noqa: S608 - constants
    connection.execute(f'INSERT INTO "{table}" {copied}')


def print_sizes(url: str, games: int) -> None:
    """Print the rows and bytes of a game in each table, including indexes."""
    found = {name: (rows / games, size / games) for name, (rows, size) in sizes(url).items() if rows >= games}
    for name, (rows, size) in found.items():
        sys.stdout.write(f"  {name:12} {rows:6.1f} rows {size:7.0f} bytes\n")
    rows, size = (sum(column) for column in zip(*found.values(), strict=True))
    sys.stdout.write(f"  {'together':12} {rows:6.1f} rows {size:7.0f} bytes\n")


def trim_all(database: Database) -> None:
    """Trim every game, as the sweep does long after they have ended."""
    now = datetime.now(UTC)
    while trimming.trim_some(database, now + timedelta(days=1000), now):
        pass


def seconds(work: Callable[[], object]) -> float:
    """Return how long a call takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def compare(settings: Settings, database: Database, url: str, empty: str, other: str) -> None:
    """Back up the database at `url` and restore into two empty ones, with Posse and with PostgreSQL's programs."""
    file, now = Path("posse"), datetime.now(UTC)
    theirs = seconds(lambda: _run("pg_dump", "--format=custom", "--file=dump", url))
    ours = seconds(lambda: back_up(settings, machine.KEY, database, file, now))
    _print("backup", ours, "pg_dump", theirs)
    theirs = seconds(lambda: _run("pg_restore", f"--dbname={other}", "dump"))
    with closing(Database(empty)) as restored:
        ours = seconds(lambda: restore(settings, machine.KEY, restored, file))
    _print("restore", ours, "pg_restore", theirs)


def _print(what: str, ours: float, program: str, theirs: float) -> None:
    sys.stdout.write(f"  {what:12} {ours:6.1f} s, {program} {theirs:.1f} s, ratio {ours / theirs:.2f}\n")


def _run(program: str, *arguments: str) -> None:
    subprocess.run([postgresql.program(program) or program, *arguments], check=True)  # noqa: S603 - a program of PostgreSQL


def main(games: int = GAMES, played: int = PLAYED) -> None:
    """Measure and print the results."""
    with postgresql.running() as server, tempfile.TemporaryDirectory() as folder, chdir(folder):
        url = server.new_database()
        settings, database = Settings.from_environment(machine.environment(8000, url)).prepared(), Database(url)
        database.migrate()
        fill(database, url, settings, games, played)
        sys.stdout.write(f"{games} games, of one:\n")
        print_sizes(url, games)
        compare(settings, database, url, server.new_database(), server.new_database())
        took = seconds(lambda: trim_all(database))
        sys.stdout.write(f"after trimming, {1000 * took / games:.1f} ms a game:\n")
        print_sizes(url, games)
        database.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
