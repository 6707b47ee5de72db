"""The units of `deploy/systemd` as systemd starts them, and the command `posse` of root.

They run as another user, with nothing but the settings of the file as their environment, in a folder without the
program, and with a socket for their output.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from pathlib import Path

import pytest

from tests import units
from tests.servers import free_port
from tests.waiting import PATIENCE, until
from tests.whole.deployment import MailSink
from tests.whole.people import PLAYERS, ask, links_of
from tests.whole.unit_process import USER, UnitProcess, as_user

pytestmark = pytest.mark.proof


@pytest.fixture
def folder() -> Iterator[Path]:
    """The folder of the user's data; pytest's own belong to root, and nobody else may enter them."""
    found = Path(tempfile.mkdtemp(prefix="posse-unit-"))
    try:
        shutil.chown(found, USER)
        yield found
    finally:
        shutil.rmtree(found)


Start = Callable[..., AbstractContextManager[list[UnitProcess]]]


@pytest.fixture
def start(folder: Path) -> Start:
    """Return a function that runs units during a block, with the example settings but for some. All end with 0."""

    @contextmanager
    def running(*names: str, **changed: str) -> Iterator[list[UnitProcess]]:
        settings = units.example() | {"SECRET_KEYS": "k" * 32} | changed
        started = [UnitProcess(command(name), folder, settings) for name in names]
        try:
            yield started
        finally:
            codes = [unit.stop() for unit in started]
        assert codes == [0] * len(names), [unit.output for unit in started]

    return running


def command(name: str) -> list[str]:
    """Return the words of a unit's ExecStart, with the programs that the tests run on."""
    program, *words = units.commands()[name]
    return [str(Path(sys.executable).with_name(program)), *words]


def has_swept(metrics: int) -> bool:
    """Return whether a worker has done what beat asked for."""
    return re.search(r"^posse_sweep_age_seconds ", ask(f"http://127.0.0.1:{metrics}/metrics").text, re.M) is not None


def test_the_units_serve_a_game_and_log_into_the_journal(start: Start, folder: Path, post: MailSink) -> None:
    port, metrics = free_port(), free_port()
    settings = {"SMTP_URL": post.url, "PORT": str(port), "METRICS_PORT": str(metrics)}
    url = f"http://127.0.0.1:{port}"
    with start("posse-web", "posse-worker", "posse-beat", **settings) as (web, worker, beat):
        until(lambda: ask(f"{url}/readyz").status == 200, PATIENCE, "the site", not_yet=OSError)
        asked = ask(f"{url}/games", "POST", {"players": PLAYERS}, "application/json")
        assert asked.status == 201, asked.text
        (confirm,) = post.wait_for(lambda mails: mails)
        assert links_of(confirm)[0].startswith("https://posse.example.org/p/")
        until(lambda: has_swept(metrics), PATIENCE, "a sweep", not_yet=OSError)
        until(lambda: '"event": "request"' in web.output, PATIENCE, "a request's line", instead=lambda: web.output)
        until(lambda: '"event": "mail"' in worker.output, PATIENCE, "a mail's line", instead=lambda: worker.output)
    assert "Traceback" not in web.output + worker.output + beat.output
    assert [path.name for path in folder.iterdir()] == ["var"]
    assert (folder / "var").owner() == USER


def test_beat_logs_into_the_journal(start: Start) -> None:
    """It has something to say while Redis is away."""
    with start("posse-beat", REDIS_URL="redis://127.0.0.1:1") as (beat,):
        until(lambda: len(beat.output.splitlines()) > 1, PATIENCE, "a line", instead=lambda: beat.output)


def test_the_backup_of_each_night_is_restored_on_another_machine(folder: Path, tmp_path: Path) -> None:
    settings = units.example() | {"SECRET_KEYS": "k" * 32, "PATH": os.environ["PATH"]}
    posse = str(Path(sys.executable).with_name("posse"))
    unit = units.read(units.SYSTEMD / "posse-backup.service")["Service"]
    made = folder / unit["StateDirectory"].removeprefix("posse/")
    made.mkdir()
    shutil.chown(made, USER)
    for name, days in (("old.posse", 15), ("young.posse", 12), ("note.txt", 15)):
        (made / name).touch()
        os.utime(made / name, (time.time() - days * 86400,) * 2)
    assert UnitProcess([posse, "migrate"], folder, settings).wait() == 0
    for line in (unit["ExecStart"], unit["ExecStartPost"]):
        ran = UnitProcess(units.words(line.replace(units.PROGRAMS, f"{Path(posse).parent}/")), folder, settings)
        assert ran.wait() == 0, ran.output
    (backup,) = [file for file in made.iterdir() if file.stat().st_size]
    assert datetime.strptime(backup.name, "%Y-%m-%dT%H%M%SZ.posse")  # noqa: DTZ007 - only its form
    assert {file.name for file in made.iterdir()} == {"young.posse", "note.txt", backup.name}
    other = folder / "other"
    other.mkdir()
    shutil.chown(other, USER)
    restored = UnitProcess([posse, "restore", str(backup)], other, settings)
    assert restored.wait() == 0, restored.output
    assert "Restored into" in restored.output


def test_the_command_of_root_runs_as_the_units_do(folder: Path, tmp_path: Path) -> None:
    settings = tmp_path / "posse.env"
    example = units.EXAMPLE.read_text().replace("SECRET_KEYS=...", "SECRET_KEYS=" + "k" * 32)
    settings.write_text(f"{example}DATABASE_URL=sqlite:///{folder}/posse.sqlite3\n")
    settings.chmod(0o600)
    script = (units.ROOT / "deploy" / "posse").read_text()
    for on_page, here in (
        ("/etc/posse.env", str(settings)),
        ("/var/lib/posse", str(folder)),
        (units.PROGRAMS, f"{Path(sys.executable).parent}/"),
        ("setpriv --reuid posse --regid posse --init-groups", shlex.join(as_user())),
    ):
        assert on_page in script
        script = script.replace(on_page, here)
    for arguments in (["migrate"], ["admin", "games"], ["backup", "a file"]):
        ran = subprocess.run(
            [sys.executable, "-I", "-c", script, *arguments], capture_output=True, text=True, check=False
        )
        assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    assert {path.name: path.owner() for path in folder.iterdir()} == dict.fromkeys(
        ("var", "a file", "posse.sqlite3"), USER
    )
    assert {path.stat().st_mode & 0o077 for path in folder.rglob("*")} == {0}
