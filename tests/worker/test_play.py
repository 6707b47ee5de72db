"""`make play` without make: all of Posse under its supervisor, in a folder of the test's own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from tests.servers import free_port, processes_of
from tests.worker.processes import ROOT

pytestmark = pytest.mark.slow

SOON = 60  # seconds a loaded machine may take for what takes five


def answers(port: int, path: str = "/") -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as page:
            return bool(page.status == 200)
    except (HTTPError, URLError, ConnectionError, TimeoutError):
        return False


def wait_for(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + SOON
    while not happened():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.1)


def children(supervisor: subprocess.Popen[bytes]) -> dict[str, int]:
    """The processes the supervisor runs, by what they are."""
    kinds = ("gunicorn", "worker.tasks", "worker.beat", "service.mailbox")
    return {kind: pid for pid, command in processes_of(supervisor.pid) for kind in kinds if kind in command}


@contextmanager
def playing(folder: Path, **environ: str) -> Iterator[subprocess.Popen[bytes]]:
    for path in ROOT.iterdir():
        if path.name not in ("var", ".git", ".venv"):
            (folder / path.name).symlink_to(path)
    (folder / ".venv").symlink_to(sys.prefix)
    command = [sys.executable, "-m", "supervisor.supervisord", "--configuration", "supervisord.conf"]
    subprocess.run([sys.executable, "-m", "service"], cwd=folder, env=environ, check=True, stdout=subprocess.DEVNULL)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, env=environ, stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=SOON)


@pytest.fixture
def environ() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "PORT": str(free_port())}


def test_what_dies_is_started_again_and_ctrl_c_stops_everything(tmp_path: Path, environ: dict[str, str]) -> None:
    port = int(environ["PORT"])
    with playing(tmp_path, **environ) as supervisor:
        wait_for(lambda: answers(port, "/readyz") and answers(port + 25))
        first = children(supervisor)
        assert len(first) == 4
        for pid in first.values():
            os.kill(pid, signal.SIGKILL)
        wait_for(
            lambda: len(children(supervisor)) == 4 and not set(first.values()) & set(children(supervisor).values())
        )
        wait_for(lambda: answers(port, "/readyz") and answers(port + 25))
        second = children(supervisor)
    assert not any(answers(number) for number in (port, port + 25))
    for pid in second.values():
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_with_a_mail_server_there_is_no_mailbox(tmp_path: Path, environ: dict[str, str]) -> None:
    port = int(environ["PORT"])
    with playing(tmp_path, SMTP_URL="smtp://127.0.0.1:1", **environ) as supervisor:
        wait_for(lambda: answers(port, "/healthz"))
        wait_for(lambda: len(children(supervisor)) == 3)
        assert not answers(port + 25)
    assert "mailbox" not in (tmp_path / "log").read_text()


def test_a_port_that_is_taken_is_named_before_anything_starts(tmp_path: Path, environ: dict[str, str]) -> None:
    with socket.create_server(("127.0.0.1", int(environ["PORT"]))):
        environ["PYTHONPATH"] = str(ROOT)
        command = [sys.executable, "-m", "service"]
        refused = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert environ["PORT"] in refused.stderr
    assert "Traceback" not in refused.stderr
