"""Real servers for tests, private to the test run: found, started on a free port, stopped."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn, Protocol, TypeVar

import pytest
import redis
from aiosmtpd.controller import Controller

from tests.waiting import PATIENCE, until

# What pip says where there is no index of packages, or no network to it.
NO_INDEX = re.compile(r"from versions: none|No matching distribution|Connection|Temporary failure|timed out")
BESIDE_POSSE_RUN = (25, 26, 27)  # `posse run` uses the ports that are so much above PORT, too

_CHANCE = random.SystemRandom()  # tests seed the other one, each process alike
_reserved: list[ExitStack] = []


def unavailable(what: str) -> NoReturn:
    """Skip the test for want of a server; where everything must run (CI=true), fail it."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


def free_port(*beside: int) -> int:
    """Return a TCP port of 127.0.0.1 that nobody uses; those that are so much above it are free, too.

    No test gets it again while this process lives, so a server that starts late or is restarted finds it free: other
    test processes see by the UDP port of the same number that it is taken, and Linux gives clients higher ones.
    """
    while True:
        port = _CHANCE.randrange(10_000, 32_000)
        with suppress(OSError), ExitStack() as sockets:
            for number in (port, *(port + more for more in beside)):
                sockets.enter_context(socket.socket(type=socket.SOCK_DGRAM)).bind(("127.0.0.1", number))
                socket.create_server(("127.0.0.1", number)).close()
            _reserved.append(sockets.pop_all())
            return port


def listens(*ports: int) -> bool:
    """Return True if servers listen at these ports of 127.0.0.1. Raises OSError if one does not."""
    for port in ports:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
    return True


def greets(port: int, words: bytes) -> bool:
    """Return whether the server at a port of 127.0.0.1 begins with these words. Raises OSError if there is none."""
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        return connection.recv(len(words)) == words


class Stoppable(Protocol):
    """A server that is started and stopped as tests like."""

    def start(self) -> None: ...
    def stop(self) -> None: ...


S = TypeVar("S", bound=Stoppable)


@contextmanager
def running_as_root(program: str, package: str, make: Callable[[Path], S]) -> Iterator[S]:
    """A server of Debian's that root alone starts, in a folder of its own, for as long as the block runs.

    Skips the test where it cannot run, and fails it in CI.
    """
    if shutil.which(program) is None:
        unavailable(f"{program} not found (Debian: apt install {package})")
    if os.geteuid() != 0:
        unavailable(f"only root can start {program}")
    with tempfile.TemporaryDirectory(prefix=f"posse-{program}-") as folder:
        Path(folder).chmod(0o755)  # the server's own users have to get in, as they cannot into pytest's folders
        server = make(Path(folder))
        server.start()
        try:
            yield server
        finally:
            with suppress(subprocess.CalledProcessError):  # the test has stopped it
                server.stop()


def smtp_server(handler: object, port: int, **options: Any) -> Controller:
    """Return an SMTP server for a port of 127.0.0.1; `start()` runs it in a thread, `stop()` ends it."""
    return Controller(handler, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE, **options)


def processes_of(parent: int) -> Iterator[tuple[int, str]]:
    """The number and the command line of each child. Small Linux images have no ps; macOS has no /proc."""
    if Path("/proc/self/stat").exists():
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it ended meanwhile
                if (folder / "stat").read_text().rpartition(")")[2].split()[1] == str(parent):
                    yield int(folder.name), (folder / "cmdline").read_text().replace("\0", " ")
        return
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,command="], capture_output=True, text=True, check=True
    ).stdout
    for pid, of, command in (row.split(None, 2) for row in listed.splitlines()):
        if int(of) == parent:
            yield int(pid), command


def state_of(process: int) -> str:
    """The letter for what it does: T if it is stopped, Z if it is dead and not buried; none if it is not there."""
    if Path("/proc/self/stat").exists():
        try:
            return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return ""
    return subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True).stdout[:1]


def faketime(folder: Path, clock: Path) -> dict[str, str]:
    """Return the environment of a Python process whose clock is ahead by what the file `clock` says, or skip the test.

    The monotonic clock stays true, as it does when somebody sets a machine's time.
    """
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not found:
        unavailable("libfaketime is missing (Debian: apt install libfaketime)")
    # libfaketime then fails the system call behind time.sleep: the process sleeps in another way.
    customized = folder / "sitecustomize" / "sitecustomize.py"
    if not customized.exists():  # another process may be reading it as it starts
        customized.parent.mkdir()
        customized.write_text(
            "import threading, time\n\ntime.sleep = lambda seconds: threading.Event().wait(seconds) and None\n"
        )
    return {
        "LD_PRELOAD": str(found[0]),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "PYTHONPATH": str(customized.parent),
    }


class Redis:
    """A Redis as an operator should run it: it forgets nothing, not even when it is killed."""

    def __init__(self, program: str, folder: Path) -> None:
        self._command = [program, "--bind", "127.0.0.1", "--dir", str(folder), "--save", ""]
        self._command += ["--appendonly", "yes", "--appendfsync", "always", "--maxmemory-policy", "noeviction"]
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address, as REDIS_URL wants it."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, again if it was stopped, and wait until it answers."""
        command = [*self._command, "--port", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with redis.Redis(port=self.port) as client:
            until(client.ping, PATIENCE, "Redis to answer", not_yet=redis.ConnectionError)

    def require_password(self, password: str) -> None:
        """Let in only those who know the password, from now on until it is started again."""
        with redis.Redis(port=self.port) as client:
            client.config_set("requirepass", password)

    def tell(self, word: signal.Signals) -> None:
        """Send it a signal."""
        if self._process is not None:
            self._process.send_signal(word)

    def kill(self) -> None:
        """End it without warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@contextmanager
def running_redis(folder: Path) -> Iterator[Redis]:
    """A Redis for as long as the block runs."""
    program = shutil.which("redis-server")
    if program is None:
        unavailable("no Redis on this machine: redis-server not found (Debian: apt install redis-server)")
    server = Redis(program, folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()
