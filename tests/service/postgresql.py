"""A PostgreSQL for tests: a server of our own on a socket in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg


def program(name: str) -> str | None:
    """Debian keeps the server's programs out of the path."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


def missing() -> str | None:
    """What keeps us from having one, in words; None if nothing does."""
    absent = [name for name in ("initdb", "pg_ctl") if program(name) is None]
    return f"no PostgreSQL on this machine: {' and '.join(absent)} not found" if absent else None


class Server:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count(1)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"posse_{next(self._numbers)}"
        with psycopg.connect(f"host={self._folder} user=posse dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://posse@/{name}?host={self._folder}"


def _run(folder: Path, name: str, *arguments: str) -> None:
    """PostgreSQL refuses to run as root, who therefore asks the user it was installed with."""
    user = "postgres" if os.geteuid() == 0 else None
    data = str(folder / "data")
    command = [program(name) or name, "-D", data, *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=user, timeout=60)


@contextmanager
def running() -> Iterator[Server]:
    """A server for as long as the block runs."""
    folder = Path(tempfile.mkdtemp(prefix="posse-pg-"))  # not pytest's: a socket's path has room for 107 letters only
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    try:
        _run(folder, "initdb", "-U", "posse", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-k {folder} -c listen_addresses= -c fsync=off"
        _run(folder, "pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield Server(folder)
        finally:
            _run(folder, "pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)
