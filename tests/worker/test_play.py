"""`posse run`, which is what `make play` starts: all of Posse under its supervisor, in an empty folder."""

from __future__ import annotations

import os
import pty
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from tests.servers import free_port, processes_of

pytestmark = pytest.mark.slow

POSSE = str(Path(sys.executable).with_name("posse"))
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


def children(running: subprocess.Popen[bytes]) -> dict[str, int]:
    """The processes that the supervisor of `posse run` runs, by what they are."""
    kinds = ("gunicorn", "worker.tasks", "worker.beat", "service.mailbox")
    below = [child for pid, _ in processes_of(running.pid) for child in processes_of(pid)]
    return {kind: pid for pid, command in below for kind in kinds if kind in command}


@contextmanager
def playing(
    folder: Path, environ: dict[str, str], ended_by: signal.Signals = signal.SIGINT
) -> Iterator[subprocess.Popen[bytes]]:
    """`posse run`, ended by a signal; what it prints goes to the folder's file `log`."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([POSSE, "run"], cwd=folder, env=environ, stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.send_signal(ended_by)
        assert process.wait(timeout=SOON) == 0


@pytest.fixture
def environ() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "PORT": str(free_port())}


def test_what_dies_is_started_again_and_ctrl_c_stops_everything(tmp_path: Path, environ: dict[str, str]) -> None:
    port = int(environ["PORT"])
    with playing(tmp_path, environ) as running:
        wait_for(lambda: answers(port, "/readyz") and answers(port + 25))
        first = children(running)
        assert len(first) == 4
        for pid in first.values():
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda: len(children(running)) == 4 and not set(first.values()) & set(children(running).values()))
        wait_for(lambda: answers(port, "/readyz") and answers(port + 25))
        second = children(running)
    assert not any(answers(number) for number in (port, port + 25))
    for pid in second.values():
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_with_a_mail_server_there_is_no_mailbox(tmp_path: Path, environ: dict[str, str]) -> None:
    port = int(environ["PORT"])
    with playing(tmp_path, {**environ, "SMTP_URL": "smtp://127.0.0.1:1"}, signal.SIGTERM) as running:
        wait_for(lambda: answers(port, "/healthz"))
        wait_for(lambda: len(children(running)) == 3)
        assert not answers(port + 25)
    assert "mailbox" not in (tmp_path / "log").read_text()


class Output:
    """A standard output to hand to a process: what is written to `inside` is read from `outside`."""

    def __init__(self, inside: int, outside: int) -> None:
        self.inside, self._outside = inside, outside
        self._read = bytearray()
        self._reader = threading.Thread(target=self._keep)
        self._reader.start()

    def _keep(self) -> None:
        with suppress(OSError):  # a terminal that nobody has open any more is an error, not an end
            while data := os.read(self._outside, 65536):
                self._read += data

    @property
    def text(self) -> str:
        """What was read so far."""
        return self._read.decode()

    def close(self) -> None:
        """Wait for the last of it."""
        self._reader.join(timeout=SOON)
        os.close(self._outside)


def a_pipe() -> Output:
    outside, inside = os.pipe()
    return Output(inside, outside)


def a_socket() -> Output:
    inside, outside = socket.socketpair()
    return Output(inside.detach(), outside.detach())


def a_terminal() -> Output:
    outside, inside = pty.openpty()
    return Output(inside, outside)


@pytest.mark.parametrize("kind", [a_pipe, a_socket, a_terminal])
def test_standard_output_may_be_anything(tmp_path: Path, environ: dict[str, str], kind: Callable[[], Output]) -> None:
    output, port = kind(), int(environ["PORT"])
    process = subprocess.Popen([POSSE, "run"], cwd=tmp_path, env=environ, stdout=output.inside)
    os.close(output.inside)
    try:
        wait_for(lambda: answers(port, "/readyz"))
        wait_for(lambda: "/readyz" in output.text)
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=SOON) == 0
        output.close()
    assert output.text.startswith(f"The site will be at http://127.0.0.1:{port}")
    assert '"rule": "/readyz"' in output.text or kind is a_terminal
    assert "received SIGTERM" in output.text
    assert "Traceback" not in output.text


def test_when_nobody_reads_the_output_the_site_goes_on(tmp_path: Path, environ: dict[str, str]) -> None:
    """As when the disk that holds it is full: what cannot be written is dropped."""
    outside, inside = os.pipe()
    port = int(environ["PORT"])
    process = subprocess.Popen([POSSE, "run"], cwd=tmp_path, env=environ, stdout=inside)
    os.close(inside)
    try:
        wait_for(lambda: bool(os.read(outside, 65536)))
        os.close(outside)
        wait_for(lambda: answers(port, "/readyz"))
        assert len(children(process)) == 4
        assert all(answers(port) for _ in range(20))
    finally:
        process.send_signal(signal.SIGHUP)  # as when its terminal is closed
        assert process.wait(timeout=SOON) == 0
    assert not answers(port)


def test_a_port_that_is_taken_is_named_before_anything_starts(tmp_path: Path, environ: dict[str, str]) -> None:
    with socket.create_server(("127.0.0.1", int(environ["PORT"]))):
        refused = subprocess.run([POSSE, "run"], cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert f"port {environ['PORT']} of 127.0.0.1 (Address already in use)" in refused.stderr
    assert refused.stdout == ""
    assert "Traceback" not in refused.stderr
