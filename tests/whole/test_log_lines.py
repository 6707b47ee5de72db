"""Every line that a process prints is JSON, from its start to its end, and its exit code says why it ended.

What keeps it from starting is one such line, without a traceback or a secret.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest

from service.process.startup import CANNOT_START
from tests import servers
from tests.servers import BESIDE_POSSE_RUN, free_port, processes_of
from tests.waiting import PATIENCE, until
from tests.whole.deployment import ROOT, Deployment, deployed
from tests.worker import processes

pytestmark = pytest.mark.proof

APPS = {"web": "", "worker": "worker.tasks", "beat": "worker.beat", "mailbox": ""}
KEY = "a-key-of-thirty-two-characters-or-more"
SECRET = "hunter2"


@contextmanager
def started(process: str, folder: Path, **environ: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process as `posse run` starts it; its log is the file of its name in the folder."""
    port = free_port(*BESIDE_POSSE_RUN)
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PORT": str(port), **environ}
    with (folder / process).open("wb") as log:
        running = subprocess.Popen(
            processes.command(process, APPS[process]), cwd=folder, env=environ, stdout=subprocess.DEVNULL, stderr=log
        )
    try:
        yield running
    finally:
        running.kill()
        running.wait(PATIENCE)


def logged(process: str, folder: Path) -> list[dict[str, Any]]:
    """The lines of its log since its start, without a traceback and a secret. Raises ValueError if one is not JSON."""
    lines = [json.loads(line) for line in (folder / process).read_text().splitlines()]
    lines = [line for line in lines if line["event"] != "starts"]
    assert not [line for line in lines if "trace" in line or "Traceback" in str(line) or SECRET in str(line)]
    return lines


def fault(process: str, folder: Path, code: int = CANNOT_START, **environ: str) -> dict[str, Any]:
    """The first line of a process that cannot start."""
    with started(process, folder, **environ) as running:
        assert running.wait(PATIENCE) == code
    return logged(process, folder)[0]


def no_pulse(process: str, folder: Path, **environ: str) -> str:
    """Why a process that goes on trying cannot use its database."""
    with started(process, folder, **environ) as running:
        line = until(lambda: logged(process, folder), PATIENCE, "a line of the log", not_yet=ValueError)[0]
        assert running.poll() is None
    assert (line["process"], line["level"]) == (process, "warning")
    assert line["event"] == "no pulse: the database cannot be used"
    return str(line["reason"])


@pytest.mark.parametrize("process", ["web", "worker"])
def test_a_file_that_is_no_database(tmp_path: Path, process: str) -> None:
    (tmp_path / "posse.sqlite").write_bytes(b"annas-hand" * 1000)
    reason = no_pulse(process, tmp_path, DATABASE_URL=f"sqlite:///{tmp_path}/posse.sqlite")
    assert reason == "its file is not an SQLite database: check the path in DATABASE_URL"


def test_a_migration_that_fails(tmp_path: Path, postgresql_url: str) -> None:
    """The other reasons are those of tests/service/test_faults.py."""
    with psycopg.connect(postgresql_url, autocommit=True) as connection:
        connection.execute("CREATE TABLE game (id integer)")
    url = postgresql_url.replace("//posse@", f"//posse:{SECRET}@")
    reason = no_pulse("web", tmp_path, DATABASE_URL=url, SECRET_KEYS=KEY)
    assert reason.startswith("it has tables that Posse did not create: expected an empty one")


@pytest.mark.parametrize(
    ("process", "name"), [("web", "broker"), ("worker", "broker"), ("beat", "broker"), ("mailbox", "mailbox")]
)
def test_a_folder_that_cannot_be_created(tmp_path: Path, process: str, name: str) -> None:
    (tmp_path / "var").mkdir(mode=0o700)
    (tmp_path / "var" / name).write_text("in its place")
    line = fault(process, tmp_path)
    assert (line["process"], line["level"], line["event"]) == (process, "critical", "cannot start")
    assert (line["file"], line["reason"]) == (f"{tmp_path}/var/{name}", "File exists")


def test_posse_run_waits_longer_before_each_start_of_a_process_that_cannot_start(tmp_path: Path) -> None:
    (tmp_path / "var").mkdir(mode=0o700)
    (tmp_path / "var" / "broker").write_text("in its place")
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PORT": str(free_port(*BESIDE_POSSE_RUN))}
    with (tmp_path / "run").open("wb") as log:
        running = subprocess.Popen(
            [str(Path(sys.executable).with_name("posse")), "run"], cwd=tmp_path, env=environ, stdout=log, stderr=log
        )
    try:
        times = until(lambda: failed_starts("beat", tmp_path / "run"), PATIENCE, "four", lambda found: len(found) > 3)
    finally:
        running.terminate()
        running.wait(PATIENCE)
    assert times[3] - times[2] >= timedelta(seconds=3)


def failed_starts(process: str, log: Path) -> list[datetime]:
    """Return when a process said that it cannot start."""
    lines = [json.loads(line) for line in log.read_text().splitlines(keepends=True) if line.endswith("\n")]
    said = [line for line in lines if (line["process"], line["event"]) == (process, "cannot start")]
    return [datetime.fromisoformat(line["time"]) for line in said]


@pytest.mark.parametrize(
    ("process", "offset", "code", "event"),
    [("web", 0, 1, "Connection in use"), ("mailbox", 25, 3, "cannot listen"), ("mailbox", 26, 3, "cannot listen")],
)
def test_a_port_that_is_taken(tmp_path: Path, process: str, offset: int, code: int, event: str) -> None:
    port = free_port(*BESIDE_POSSE_RUN)
    with socket.create_server(("127.0.0.1", port + offset)):
        line = fault(process, tmp_path, code, PORT=str(port))
    assert event in line["event"]
    assert str(port + offset) in str(line)


@pytest.mark.parametrize("process", ["web", "worker"])
def test_a_metrics_port_that_is_taken_stops_nothing(tmp_path: Path, process: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with started(process, tmp_path, METRICS_PORT=str(port)) as running:
            (line,) = until(lambda: logged(process, tmp_path), PATIENCE, "a line of the log", not_yet=ValueError)
            assert running.poll() is None
    assert (line["process"], line["port"]) == (process, port)
    assert (line["event"], line["reason"]) == ("metrics server cannot listen", "Address already in use")


@pytest.mark.parametrize("process", ["worker", "beat"])
def test_a_redis_with_another_password_is_tried_again(tmp_path: Path, process: str) -> None:
    with servers.running_redis(tmp_path) as redis:
        redis.require_password("sesame")
        url = redis.url.replace("//", f"//:{SECRET}@")
        with started(process, tmp_path, REDIS_URL=url) as running:
            line = until(lambda: logged(process, tmp_path), PATIENCE, "a line of the log", not_yet=ValueError)[0]
            assert running.poll() is None
    assert line["event"].startswith("broker is away")
    assert (line["process"], line["level"], line["reason"]) == (process, "warning", "AuthenticationError")


def test_after_a_reload_the_first_process_of_the_web_still_logs_json(tmp_path: Path) -> None:
    with started("web", tmp_path) as web:
        first = until(lambda: children(web.pid), PATIENCE, "a process")
        web.send_signal(signal.SIGHUP)
        until(lambda: children(web.pid), PATIENCE, "a new process", lambda now: now and not set(now) & set(first))
        os.kill(children(web.pid)[0], signal.SIGKILL)
        (line,) = until(
            lambda: logged("web", tmp_path), PATIENCE, "a line about the killed process", not_yet=ValueError
        )
    assert "was sent SIGKILL" in line["event"]


def children(process: int) -> list[int]:
    return [pid for pid, _ in processes_of(process)]


# --- from the start to the end ---------------------------------------------------------------------------------------


PROCESSES = ("web", "worker", "robots", "inbound", "beat")
WRONG_SETTINGS = 2


def lines(deployment: Deployment, name: str) -> list[dict[str, Any]]:
    """Return what a process has printed. Raises ValueError for a line that is not JSON."""
    return [json.loads(line) for line in deployment.log(name).splitlines()]


@pytest.mark.parametrize(
    "words",
    [(signal.SIGTERM,), (signal.SIGTERM, signal.SIGTERM), (signal.SIGQUIT,), (signal.SIGINT,)],
    ids=lambda words: "-".join(word.name for word in words),
)
def test_every_line_is_json_until_the_end(tmp_path: Path, words: tuple[signal.Signals, ...]) -> None:
    """The process of the robots is a worker with another queue, so it is only asked in the usual way."""
    mail_in = f"smtp://127.0.0.1:{free_port()}"
    names = [name for name in PROCESSES if name != "robots" or words == (signal.SIGTERM,)]
    with deployed(tmp_path, *names, MAIL_IN=mail_in, REPLY_DOMAIN="reply.example") as (deployment, _post):
        until(lambda: deployment.rows("SELECT * FROM pulse"), PATIENCE, "a sweep: the worker handles signals by then")
        until(lambda: all(deployment.log(name) for name in names), PATIENCE, "the first line of each process")
        for name in names:
            for word in words:
                deployment.tell(name, word)
        for name in names:
            deployment.wait_until_ended(name)
        printed = {name: lines(deployment, name) for name in names}
    assert {name: line[0]["event"] for name, line in printed.items()} == dict.fromkeys(names, "starts")
    how = "cold" if signal.SIGQUIT in words else "warm"
    assert [line["how"] for line in printed["worker"] if line["event"] == "stops"][:1] == [how]


def ended(folder: Path, name: str, **settings: str) -> tuple[int, list[dict[str, Any]]]:
    """Return the exit code of a process that ends by itself, and what it has printed."""
    deployment = Deployment(folder, settings)
    deployment.start(name)
    return deployment.wait_until_ended(name), lines(deployment, name)


@pytest.mark.parametrize("name", PROCESSES)
def test_a_wrong_setting_is_one_line_and_an_exit_code_of_its_own(tmp_path: Path, name: str) -> None:
    code, (line,) = ended(tmp_path, name, SMTP_RATE="many")
    assert code == WRONG_SETTINGS
    assert (line["event"], line["level"]) == ("settings are wrong", "error")
    assert line["mistakes"][0].startswith("SMTP_RATE is 'many'")


def test_inbound_without_mail_in_says_why_it_ends(tmp_path: Path) -> None:
    code, (_, last) = ended(tmp_path, "inbound", SMTP_URL="smtp://127.0.0.1:1")
    assert (code, last["event"]) == (0, "ends: no mail is taken in, because MAIL_IN is not set")
