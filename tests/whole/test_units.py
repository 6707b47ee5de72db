"""The units of `deploy/systemd` as systemd starts them, and the command `posse` of root.

They run as another user, with nothing but the settings of the file as their environment, in a folder without the
program, and with a socket for their output.
"""

from __future__ import annotations

import os
import pwd
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import pytest

from tests import units
from tests.servers import free_port, unavailable
from tests.waiting import until
from tests.whole.house import PATIENCE, PostOffice
from tests.whole.people import ask, links_of

pytestmark = pytest.mark.slow

USER = "nobody"
# The checkout and its Python may be in root's home: there this user may read everything, and write as little as before.
READING = ["--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search"]
PLAYERS = [{"name": "Anna", "email": "anna@players.example"}, {"name": "Robot", "robot": "cautious"}]


@pytest.fixture(scope="module")
def as_user() -> list[str]:
    """Return the command that executes another as the user."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        unavailable("only root on Linux can start a process as another user, as systemd does")
    plain = ["setpriv", "--reuid", USER, "--regid", str(pwd.getpwnam(USER).pw_gid), "--clear-groups"]
    commands = (plain, plain + READING)
    readable = [command for command in commands if _can_import(command)]
    return readable[0] if readable else unavailable(f"the user {USER} cannot read this checkout or its Python")


def _can_import(as_user: list[str]) -> bool:
    test = [*as_user, "sh", "-c", f"exec {sys.executable} -c 'import service'"]
    return subprocess.run(test, cwd="/", check=False, capture_output=True).returncode == 0


@pytest.fixture
def folder() -> Iterator[Path]:
    """The folder of the user's data; pytest's own belong to root, and nobody else may enter them."""
    found = Path(tempfile.mkdtemp(prefix="posse-unit-"))
    try:
        shutil.chown(found, USER)
        yield found
    finally:
        shutil.rmtree(found)


class Unit:
    """A unit's process. `output` is what it has written, to a socket for both standard output and standard error."""

    def __init__(self, name: str, as_user: list[str], folder: Path, settings: dict[str, str]) -> None:
        program, *words = units.commands()[name]
        command = [*as_user, "env", "-i", *(f"{name}={value}" for name, value in settings.items())]
        command += [str(Path(sys.executable).with_name(program)), *words]
        reader, writer = socket.socketpair()
        with writer:
            to = writer.fileno()
            self._process = subprocess.Popen(command, cwd=folder, stdout=to, stderr=to, start_new_session=True)
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

    def stop(self) -> int:
        """Stop it as systemd does, and return its exit code."""
        self._process.terminate()
        try:
            return self._process.wait(PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._reader.join(PATIENCE)


Start = Callable[..., AbstractContextManager[list[Unit]]]


@pytest.fixture
def start(as_user: list[str], folder: Path) -> Start:
    """Return a function that runs units during a block, with the settings on the page but for some. All end with 0."""

    @contextmanager
    def running(*names: str, **changed: str) -> Iterator[list[Unit]]:
        settings = units.settings(units.examples()[0]) | {"SECRET_KEYS": "k" * 32} | changed
        started = [Unit(name, as_user, folder, settings) for name in names]
        try:
            yield started
        finally:
            codes = [unit.stop() for unit in started]
        assert codes == [0] * len(names), [unit.output for unit in started]

    return running


def has_swept(metrics: int) -> bool:
    """Tell whether a worker has done what beat asked for."""
    return re.search(r"^posse_sweep_age_seconds ", ask(f"http://127.0.0.1:{metrics}/metrics").text, re.M) is not None


def test_the_units_serve_a_game_and_log_into_the_journal(start: Start, folder: Path) -> None:
    post, port, metrics = PostOffice(), free_port(), free_port()
    post.open()
    settings = {"SMTP_URL": post.url, "PORT": str(port), "METRICS_PORT": str(metrics)}
    url = f"http://127.0.0.1:{port}"
    try:
        with start("posse-web", "posse-worker", "posse-beat", **settings) as (web, worker, beat):
            until(lambda: ask(f"{url}/readyz").status == 200, PATIENCE, "the site", not_yet=OSError)
            asked = ask(f"{url}/games", "POST", {"players": PLAYERS}, "application/json")
            assert asked.status == 201, asked.text
            (confirm,) = post.wait_for(lambda mails: mails)
            assert links_of(confirm)[0].startswith("https://posse.example.org/p/")
            until(lambda: has_swept(metrics), PATIENCE, "a sweep", not_yet=OSError)
            until(lambda: '"event": "request"' in web.output, PATIENCE, "a request's line", instead=lambda: web.output)
            until(lambda: '"event": "mail"' in worker.output, PATIENCE, "a mail's line", instead=lambda: worker.output)
    finally:
        post.close()
    assert "Traceback" not in web.output + worker.output + beat.output
    assert [path.name for path in folder.iterdir()] == ["var"]
    assert (folder / "var").owner() == USER


def test_beat_logs_into_the_journal(start: Start) -> None:
    """It has something to say while Redis is away."""
    with start("posse-beat", REDIS_URL="redis://127.0.0.1:1") as (beat,):
        until(lambda: '{"process": "beat"' in beat.output, PATIENCE, "a line", instead=lambda: beat.output)


def test_the_command_of_root_runs_as_the_units_do(as_user: list[str], folder: Path, tmp_path: Path) -> None:
    settings = tmp_path / "posse.env"
    example = units.examples()[0].replace("SECRET_KEYS=...", "SECRET_KEYS=" + "k" * 32)
    settings.write_text(f"{example}DATABASE_URL=sqlite:///{folder}/posse.sqlite3\n")
    settings.chmod(0o600)
    script = (units.ROOT / "deploy" / "posse").read_text()
    for on_page, here in (
        ("/etc/posse.env", str(settings)),
        ("/var/lib/posse", str(folder)),
        (units.PROGRAMS, f"{Path(sys.executable).parent}/"),
        ("setpriv --reuid posse --regid posse --init-groups", shlex.join(as_user)),
    ):
        assert on_page in script
        script = script.replace(on_page, here)
    for arguments in (["migrate"], ["admin", "games"], ["backup", "a file"]):
        ran = subprocess.run(
            ["/bin/sh", "-c", script, "posse", *arguments], capture_output=True, text=True, check=False
        )
        assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    assert {path.name: path.owner() for path in folder.iterdir()} == dict.fromkeys(
        ("var", "a file", "posse.sqlite3"), USER
    )
    assert {path.stat().st_mode & 0o077 for path in folder.rglob("*")} == {0}
