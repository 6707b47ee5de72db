"""A PostgreSQL for tests: a server of our own on a socket in a temporary folder, gone afterwards."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

from tests.servers import faketime, processes_of, state_of, unavailable
from tests.waiting import until

SOON = 60  # seconds a loaded machine may take to stop or bury a process
ZONE = "Europe/Berlin"  # a server writes its machine's time zone into its settings; this one has summer time
STARTS_WITHIN = 180  # seconds, as for a server that recovers from a kill


def program(name: str) -> str | None:
    """Debian keeps the server's programs out of the path."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


def missing() -> str | None:
    """What keeps us from having one, in words; None if nothing does."""
    absent = [name for name in ("initdb", "pg_ctl") if program(name) is None]
    return f"no PostgreSQL on this machine: {' and '.join(absent)} not found" if absent else None


def require() -> None:
    """Skip the test where there is none, and fail it in CI."""
    absent = missing()
    if absent:
        unavailable(absent)


class Server:
    """A server that is started, killed and started again as tests like."""

    def __init__(self, folder: Path, primary: Server | None = None) -> None:
        self.folder = folder
        self._numbers = count(1)
        if primary is None:
            subprocess.run(["cp", "-a", _initialised() / "data", folder], check=True)
        else:  # -R writes standby.signal, and where to follow the primary
            _run(folder, "pg_basebackup", "-R", "-h", str(primary.folder), "-U", "posse", "-c", "fast", "--no-sync")

    def start(self) -> None:
        """Start it, and wait until it answers; by a clock of its own if the test has set one."""
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=200 -c timezone={ZONE}"
        wait, log = ("-w", "-t", str(STARTS_WITHIN)), ("-l", str(self.folder / "log"))
        faked = faketime(self.folder, self._clock) if self._clock.exists() else {}
        _run(self.folder, "pg_ctl", *wait, *log, "-o", options, "start", environment=faked)

    @property
    def _clock(self) -> Path:
        return self.folder / "clock"

    def set_clock(self, ahead: str) -> None:
        """Set how far its clock is ahead, such as "+3d": from its next start on, and from then on at once."""
        fresh = self._clock.with_suffix(".new")
        fresh.write_text(ahead)
        fresh.replace(self._clock)  # at no moment empty: libfaketime would end the process

    def stop(self) -> None:
        """Stop it at once."""
        _run(self.folder, "pg_ctl", "-w", "-m", "immediate", "stop")

    def processes(self) -> list[int]:
        """The numbers of all the processes it consists of, the first one first."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        return [first, *(number for number, _ in processes_of(first))]

    def tell(self, word: signal.Signals) -> None:
        """Send all of it a signal."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, word)

    def kill(self) -> None:
        """End all of it without warning, as when the power fails.

        The first one is stopped before the others are looked for: what it made meanwhile would live on, and write into
        the files of the next.
        """
        first = self.processes()[0]
        os.kill(first, signal.SIGSTOP)
        until(lambda: state_of(first), SOON, "PostgreSQL's first process to stop", lambda state: state == "T")
        processes = self.processes()
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        # The next server does not start while a process of this one is still in the process table.
        until(
            lambda: {pid: state_of(pid) for pid in processes},
            SOON,
            "PostgreSQL to end",
            lambda of: not any(of.values()),
        )

    def promote(self) -> None:
        """Make a standby the primary server."""
        _run(self.folder, "pg_ctl", "-w", "promote")

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"posse_{next(self._numbers)}"
        with maintained(self.folder) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return url(self.folder, name)


def url(server: Path, name: str) -> str:
    """The address of a database on the server in a folder, as DATABASE_URL."""
    return f"postgresql://posse@/{name}?host={server}"


def maintained(server: Path) -> psycopg.Connection:
    """Connect to the server in a folder, to make and to delete databases there."""
    return psycopg.connect(f"host={server} user=posse dbname=postgres", autocommit=True)


@cache
def _initialised() -> Path:
    """Return a folder with the data of a server that was never started: made once, and copied for each."""
    folder = Path(tempfile.mkdtemp(prefix="posse-pg-"))
    atexit.register(shutil.rmtree, folder)
    _give_away(folder)
    _run(folder, "initdb", "-U", "posse", "-A", "trust", "-E", "UTF8", "--no-sync")
    return folder


def _give_away(folder: Path) -> None:
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")


def _run(folder: Path, name: str, *arguments: str, environment: Mapping[str, str] | None = None) -> None:
    """PostgreSQL refuses to run as root, who therefore asks the user it was installed with."""
    user = "postgres" if os.geteuid() == 0 else None
    data = str(folder / "data")
    command = [program(name) or name, "-D", data, *arguments]
    subprocess.run(
        command,
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=folder,
        user=user,
        env={**os.environ, **(environment or {})},
        timeout=STARTS_WITHIN + SOON,
    )


@contextmanager
def running(
    disk: Callable[[Path], AbstractContextManager[object]] = nullcontext,
    primary: Server | None = None,
    ahead: str | None = None,
) -> Iterator[Server]:
    """A server for as long as the block runs. Skips the test where there is none, and fails it in CI.

    `disk`: gives the server's folder a file system of its own. With `primary` it is a standby of that one. `ahead`: how
    far its clock is ahead, if the test sets it.
    """
    require()
    folder = Path(tempfile.mkdtemp(prefix="posse-pg-"))  # not pytest's: a socket's path has room for 107 letters only
    try:
        with disk(folder):
            _give_away(folder)
            with _started(folder, primary, ahead) as server:
                yield server
    finally:
        shutil.rmtree(folder)


@contextmanager
def _started(folder: Path, primary: Server | None, ahead: str | None) -> Iterator[Server]:
    server = Server(folder, primary)
    if ahead is not None:
        server.set_clock(ahead)
    server.start()
    try:
        yield server
    finally:
        server.stop()
