"""A unit's process as systemd starts it: as another user, with nothing but its settings, its output into a socket."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from tests.servers import unavailable
from tests.waiting import PATIENCE

USER = "nobody"  # in place of `posse`, which the tests do not create
# The checkout and its Python may be in root's home: there this user may read everything, and write as little as before.
READING = ["--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search"]


@cache
def as_user() -> list[str]:
    """Return the command that executes another as the user, or skip the test."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        unavailable("only root on Linux can start a process as another user, as systemd does")
    plain = ["setpriv", "--reuid", USER, "--regid", str(pwd.getpwnam(USER).pw_gid), "--clear-groups"]
    readable = [command for command in (plain, plain + READING) if _can_import(command)]
    return readable[0] if readable else unavailable(f"the user {USER} cannot read this checkout or its Python")


def _can_import(command: list[str]) -> bool:
    test = [*command, "sh", "-c", f"exec {sys.executable} -c 'import service'"]
    return subprocess.run(test, cwd="/", check=False, capture_output=True).returncode == 0


class UnitProcess:
    """The process of an ExecStart, given as words. `output` is what it has written, to standard output and error."""

    def __init__(self, command: Sequence[str], folder: Path, settings: Mapping[str, str]) -> None:
        environment = ["env", "-i", *(f"{name}={value}" for name, value in settings.items())]
        reader, writer = socket.socketpair()
        with writer:
            to = writer.fileno()
            self._process = subprocess.Popen(
                [*as_user(), *environment, *command], cwd=folder, stdout=to, stderr=to, start_new_session=True
            )
        self._read = bytearray()
        self._reader = threading.Thread(target=self._keep, args=(reader,))
        self._reader.start()

    def _keep(self, reader: socket.socket) -> None:
        with reader:
            while data := reader.recv(65536):
                self._read += data

    @property
    def output(self) -> str:
        return self._read.decode()

    def wait(self) -> int:
        """Wait until it has ended by itself, and return its exit code."""
        try:
            return self._process.wait(PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._reader.join(PATIENCE)

    def stop(self) -> int:
        """Stop it as systemd does, and return its exit code."""
        self._process.terminate()
        return self.wait()
