"""`posse run`, which `make play` starts: the whole service under its supervisor, in an empty folder."""

from __future__ import annotations

import json
import os
import pty
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from html import unescape
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from tests.servers import BESIDE_POSSE_RUN, free_port, processes_of
from tests.waiting import PATIENCE, until
from tests.whole.deployment import ROOT
from tests.whole.people import ask, look, press

POSSE = str(Path(sys.executable).with_name("posse"))


def answers(port: int, path: str = "/") -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as page:
            return bool(page.status == 200)
    except (HTTPError, URLError, ConnectionError, TimeoutError):
        return False


def wait_until_up(*addresses: tuple[int, str]) -> None:
    """Wait until each of these ports answers its path with 200."""
    for port, path in addresses:
        until(lambda port=port, path=path: answers(port, path), PATIENCE, f"{path} at port {port}")  # type: ignore[misc]


def children(running: subprocess.Popen[bytes]) -> dict[str, int]:
    """Return the processes of the supervisor of `posse run`, by kind."""
    kinds = ("gunicorn", "worker.tasks", "worker.robots", "worker.beat", "service.inbound", "service.mailbox")
    below = [child for pid, _ in processes_of(running.pid) for child in processes_of(pid)]
    return {kind: pid for pid, command in below for kind in kinds if kind in command}


@pytest.fixture
def environ() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PORT": str(free_port(*BESIDE_POSSE_RUN))}


@contextmanager
def playing(
    folder: Path, environ: dict[str, str], ended_by: signal.Signals, words: Sequence[str] = (), **output: Any
) -> Iterator[subprocess.Popen[bytes]]:
    """Run `posse run` during the block and end it with a signal. `words` come before the command."""
    process = subprocess.Popen([*words, POSSE, "run"], cwd=folder, env=environ, **output)
    try:
        yield process
    finally:
        process.send_signal(ended_by)
        assert process.wait(timeout=PATIENCE) == 0


def play_a_turn_below_its_mail(site: str, mailbox: str) -> None:
    """Start a game, and play its first turn in the box below the mail of the turn."""

    def mail(words: str) -> str | None:
        """The page of the newest mail whose subject has these words."""
        found = re.search(rf'href="(/mail/[^"]+)">[^<]*{words}', ask(f"{mailbox}/").text)
        return found and f"{mailbox}{found[1]}"

    def arrived(words: str) -> str:
        return str(until(lambda: mail(words), PATIENCE, f"a mail with the subject {words}"))

    def answerable() -> str | None:
        pages = (f"{mailbox}{found}" for found in re.findall(r'href="(/mail/[^"]+)">', ask(f"{mailbox}/").text))
        return next((page for page in pages if "/answer" in ask(page).text), None)

    def link_in(page: str) -> str:
        return re.findall(rf'href="({site}/p/[^"]+)"', ask(page).text)[0]

    players = [{"name": "Anna", "email": "anna@players.example"}, {"name": "Robot", "robot": "cautious"}]
    asked = ask(f"{site}/games", "POST", {"players": players}, "application/json")
    assert press(link_in(arrived("Confirm your game by")), "confirm").status == 303, asked.text
    turn = str(until(answerable, PATIENCE, "a mail that may be answered"))
    before = look(link_in(turn))["at"]
    assert "The answer was sent." in ask(f"{turn}/answer", "POST", {"text": "draw supply"}).text
    told = unescape(ask(arrived("Your moves were played")).text)
    assert "You drew two cards from the supply" in told
    assert look(link_in(turn))["at"] == before + 1


def kill_all(running: subprocess.Popen[bytes]) -> None:
    """Kill each process of the supervisor, and wait for a new one of each kind."""
    first = children(running)
    assert len(first) == 6
    for pid in first.values():
        os.kill(pid, signal.SIGKILL)
    until(
        lambda: children(running),
        PATIENCE,
        "six new processes",
        lambda now: len(now) == 6 and not set(first.values()) & set(now.values()),
        pause=0.5,
    )


def file_of_another_user(file: Path) -> list[str]:
    """Make a file another user's, if root runs the tests; return the words before a command that may not open it."""
    file.touch(0o600)
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        return []
    shutil.chown(file, "nobody")
    return ["setpriv", "--inh-caps", "-all", "--bounding-set", "-all"]  # may open root's own files only


@pytest.mark.slow
def test_turns_are_played_killed_processes_are_restarted_and_ctrl_c_stops_everything(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    """Also if it cannot open the file that is its output."""
    port, file = int(environ["PORT"]), tmp_path / "log"
    words = file_of_another_user(file)
    with (
        file.open("wb") as log,
        playing(tmp_path, environ, signal.SIGINT, words, stdout=log, stderr=log) as running,
    ):
        wait_until_up((port, "/readyz"), (port + 25, "/"))
        until(file.read_text, PATIENCE, "the line of the request", lambda text: '"rule": "/readyz"' in text)
        play_a_turn_below_its_mail(f"http://127.0.0.1:{port}", f"http://127.0.0.1:{port + 25}")
        kill_all(running)
        wait_until_up((port, "/readyz"), (port + 25, "/"))
        second = children(running)
    assert not any(answers(number) for number in (port, port + 25))
    for pid in second.values():
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


class Output:
    """A standard output for a process: what is written to `inside` is read from `outside`."""

    def __init__(self, inside: int, outside: int) -> None:
        self.inside, self._outside = inside, outside
        self._read = bytearray()
        self._reader = threading.Thread(target=self._keep)
        self._reader.start()

    def _keep(self) -> None:
        with suppress(OSError):  # reading from a terminal that was closed is an error, not an end of file
            while data := os.read(self._outside, 65536):
                self._read += data

    @property
    def text(self) -> str:
        return self._read.decode()

    def close(self) -> None:
        """Wait for the rest and close."""
        self._reader.join(timeout=PATIENCE)
        os.close(self._outside)


def a_socket() -> Output:
    inside, outside = socket.socketpair()
    return Output(inside.detach(), outside.detach())


def a_terminal() -> Output:
    outside, inside = pty.openpty()
    return Output(inside, outside)


@pytest.mark.proof
def test_with_a_mail_server_there_is_no_mailbox_and_a_socket_gets_lines_of_json(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    output, port = a_socket(), int(environ["PORT"])
    environ["SMTP_URL"] = "smtp://127.0.0.1:1"
    with playing(tmp_path, environ, signal.SIGTERM, stdout=output.inside) as running:
        os.close(output.inside)
        wait_until_up((port, "/healthz"))
        until(lambda: children(running), PATIENCE, "four processes", lambda now: len(now) == 4, pause=0.5)
        assert not answers(port + 25)
        until(lambda: output.text, PATIENCE, "the line of the request", lambda text: "/healthz" in text)
    output.close()
    lines = [json.loads(line) for line in output.text.splitlines()]  # also those of supervisor and of Celery
    assert (lines[0]["event"], lines[0]["site"]) == ("started", f"http://127.0.0.1:{port}")
    assert "/healthz" in [line.get("rule") for line in lines]
    assert [line["event"] for line in lines if line["process"] == "mailbox"] == ["starts"]
    assert "running as root" not in output.text, "whoever starts it means to"
    assert "received SIGTERM" in output.text
    assert "Traceback" not in output.text


@pytest.mark.proof
def test_a_terminal_gets_text(tmp_path: Path, environ: dict[str, str]) -> None:
    output, port = a_terminal(), int(environ["PORT"])
    with playing(tmp_path, environ, signal.SIGTERM, stdout=output.inside):
        os.close(output.inside)
        wait_until_up((port, "/readyz"))
        until(lambda: output.text, PATIENCE, "the line of the request", lambda text: "rule=/readyz" in text)
    output.close()
    assert output.text.startswith(f"The site will be at http://127.0.0.1:{port}")
    assert "received SIGTERM" in output.text
    assert "Traceback" not in output.text


@pytest.mark.proof
def test_the_site_goes_on_when_its_output_is_a_pipe_that_is_closed(tmp_path: Path, environ: dict[str, str]) -> None:
    """As with a full disk: what cannot be written is dropped. It ends by SIGHUP, as when its terminal is closed."""
    outside, inside = os.pipe()
    port = int(environ["PORT"])
    with playing(tmp_path, environ, signal.SIGHUP, stdout=inside) as running:
        os.close(inside)
        written = os.read(outside, 65536)
        assert json.loads(written.splitlines()[0])["event"] == "started"
        wait_until_up((port, "/readyz"))
        while b"/readyz" not in written:
            written += os.read(outside, 65536)
        os.close(outside)
        assert len(children(running)) == 6
        assert all(answers(port) for _ in range(20))
    assert not answers(port)


def is_there(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


@pytest.mark.proof
def test_all_ends_with_its_parent_whatever_the_signal_and_what_is_left_is_named(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    output = a_socket()
    with subprocess.Popen([POSSE, "run"], cwd=tmp_path, env=environ, stdout=output.inside) as running:
        os.close(output.inside)
        first = until(lambda: children(running), PATIENCE, "six processes", lambda now: len(now) == 6, pause=0.5)
        started = json.loads(output.text.splitlines()[0])
        assert started["mailbox"] == f"http://127.0.0.1:{int(environ['PORT']) + 25}"
        assert "starting" in started["told"]
        running.terminate()
        running.kill()
    until(lambda: not any(map(is_there, first.values())), PATIENCE, "the end of all processes", pause=0.5)
    output.close()
    with subprocess.Popen([POSSE, "run"], cwd=tmp_path, env=environ, stdout=subprocess.DEVNULL) as running:
        left = until(lambda: children(running), PATIENCE, "six processes", lambda now: len(now) == 6, pause=0.5)
        wait_until_up((int(environ["PORT"]) + 25, "/"))
        ((supervisor, _),) = processes_of(running.pid)
        os.kill(supervisor, signal.SIGKILL)
    again = subprocess.run([POSSE, "run"], cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    refusal = json.loads(again.stderr.splitlines()[-1])
    for pid in left.values():
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    assert again.returncode == 2
    assert "mailbox" in refusal["reason"]
    assert str(left["service.mailbox"]) in refusal["expected"].removeprefix("end them first: kill ").split()


@pytest.mark.slow
def test_a_port_that_is_taken_is_reported_before_anything_starts(tmp_path: Path, environ: dict[str, str]) -> None:
    with socket.create_server(("127.0.0.1", int(environ["PORT"]))):
        refused = subprocess.run([POSSE, "run"], cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert json.loads(refused.stderr.splitlines()[-1])["event"] == "cannot start"
    assert f"port {environ['PORT']} of 127.0.0.1 (Address already in use)" in refused.stderr
    assert refused.stdout == ""
    assert "Traceback" not in refused.stderr
