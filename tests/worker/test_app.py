"""The Celery app in real processes, on the folder broker and on Redis, with the same requirements for both."""

from __future__ import annotations

import json
import shutil
import signal
import socketserver
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from service.settings import Settings
from tests import servers
from tests.waiting import PATIENCE, until
from tests.worker import processes
from worker.app import DELIVER, EVERY, QUEUE, ROBOTS, THINK, create_app, publisher

AWAY, BACK = "broker is away: what is due waits in its row", "broker is back"
EVERY_MINUTE = 60  # seconds
LOGS = ("worker", "beat", "second beat")


on_a_folder = pytest.mark.parametrize("broker", ["folder"], indirect=True)
on_redis = pytest.mark.parametrize("broker", ["redis"], indirect=True)


@pytest.fixture(params=["folder", "redis"])
def broker(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[servers.Redis | None]:
    """Redis, or None for the folder."""
    if request.param == "folder":
        yield None
        return
    with servers.running_redis(tmp_path) as server:
        yield server


@pytest.fixture
def environ(broker: servers.Redis | None) -> dict[str, str]:
    return {} if broker is None else {"REDIS_URL": broker.url}


@pytest.fixture
def settings(environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.chdir(tmp_path)
    return Settings.from_environment(environ).prepared()


class Run:
    """The processes of one test, stopped at its end."""

    def __init__(self, folder: Path, environ: dict[str, str], stack: ExitStack) -> None:
        self._folder, self._environ, self._stack = folder, environ, stack

    def start(self, program: str, log: str = "", **more: str) -> subprocess.Popen[bytes]:
        """Start a program, whose output goes to the log of its own name or of another."""
        process = processes.start(program, self._folder, log or program, **self._environ, **more)
        self._stack.callback(processes.stop, process)
        return process

    def ran(self, name: str) -> int:
        file = self._folder / "var" / "ran"
        return sum(line.startswith(name) for line in file.read_text().splitlines()) if file.exists() else 0

    def wait_until_ran(self, name: str, times: int) -> None:
        until(lambda: self.ran(name), PATIENCE, f"{times} runs of {name}", lambda ran: ran >= times)

    def log(self, name: str) -> str:
        return (self._folder / f"{name}.log").read_text()

    def lines(self, log: str) -> list[dict[str, Any]]:
        """Return what a log has since its start. Raises ValueError for a line that is not JSON."""
        lines = [json.loads(line) for line in self.log(log).splitlines()]
        return [line for line in lines if line["event"] not in ("starts", "stops")]

    def events(self, log: str) -> list[str]:
        return [line["event"] for line in self.lines(log)]


@pytest.fixture
def run(environ: dict[str, str], tmp_path: Path) -> Iterator[Run]:
    with ExitStack() as stack:
        yield Run(tmp_path, environ, stack)


@pytest.mark.slow
def test_a_published_task_runs_once(run: Run, settings: Settings) -> None:
    publish = publisher(settings, DELIVER)
    run.start("worker")
    for n in range(1, 8):
        publish()
        run.wait_until_ran("deliver", n)
        assert run.ran("deliver") == n
    assert run.lines("worker") == []


@pytest.mark.proof
def test_a_thought_waits_for_the_process_that_thinks_and_delays_no_mail(run: Run, settings: Settings) -> None:
    for _ in range(20):
        publisher(settings, THINK)()
    publisher(settings, DELIVER)()
    run.start("worker", CONSUMES=QUEUE)
    run.wait_until_ran("deliver", 1)
    assert run.ran("think") == 0
    run.start("robots", CONSUMES=ROBOTS)
    run.wait_until_ran("think", 20)
    assert (run.ran("think"), run.ran("deliver")) == (20, 1)


@pytest.mark.proof
def test_beat_schedules_every_task_at_its_interval(run: Run, settings: Settings) -> None:
    run.start("worker")
    run.start("beat")
    run.wait_until_ran("sweep", 4)
    run.wait_until_ran("deliver", 2)
    assert run.ran("deliver") < run.ran("sweep")
    assert run.lines("beat") == []


@pytest.mark.proof
def test_tasks_expire_while_no_worker_runs(run: Run, settings: Settings) -> None:
    app = create_app(settings)
    for _ in range(500):
        app.send_task("sweep", expires=0.001)
    publisher(settings, DELIVER)()
    run.start("worker")
    run.wait_until_ran("deliver", 1)
    assert run.ran("sweep") == 0


@pytest.mark.proof
def test_the_tasks_of_a_killed_worker_are_run_by_the_next(run: Run, settings: Settings) -> None:
    publish = publisher(settings, DELIVER)
    for _ in range(10):
        publish()
    first = run.start("worker", TASK_SECONDS="60")
    run.wait_until_ran("deliver", 2)  # both threads are busy
    first.kill()
    first.wait()
    run.start("worker")
    run.wait_until_ran("deliver", 2 + 6)  # at most the tasks that it had prefetched are lost


def test_the_schedule_has_every_task(settings: Settings) -> None:
    assert {entry["task"] for entry in create_app(settings).conf.beat_schedule.values()} == set(EVERY)


@on_a_folder
def test_publishing_without_a_broker_logs_a_warning(
    settings: Settings, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    no_server = f"redis://:hunter2@127.0.0.1:{servers.free_port()}/0"
    publisher(replace(settings, redis_url=no_server), DELIVER)()
    logged = capsys.readouterr().err
    assert "broker is away" in logged
    assert "reason=Connection refused" in logged
    assert "hunter2" not in logged + caplog.text


@on_a_folder
def test_publishing_to_a_folder_that_was_deleted_creates_it_again(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    publish = publisher(settings, DELIVER)
    shutil.rmtree(tmp_path / "var")
    publish()
    assert len(list((tmp_path / "var" / "broker").iterdir())) == 1
    assert [path.stat().st_mode & 0o077 for path in (tmp_path / "var", tmp_path / "var" / "broker")] == [0, 0]
    assert capsys.readouterr().err == ""


@on_a_folder
def test_publishing_to_a_folder_that_cannot_be_created_logs_a_warning(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    publish = publisher(settings, DELIVER)
    shutil.rmtree(tmp_path / "var")
    (tmp_path / "var").write_text("a file")
    publish()
    assert "broker is away" in capsys.readouterr().err


@pytest.mark.proof
@on_a_folder
def test_worker_and_beat_go_on_when_the_folder_of_messages_is_deleted(run: Run, tmp_path: Path) -> None:
    started = [run.start("worker"), run.start("beat")]
    run.wait_until_ran("sweep", 2)
    shutil.rmtree(tmp_path / "var" / "broker")
    run.wait_until_ran("sweep", run.ran("sweep") + 3)
    for process in started:
        processes.stop(process)
    assert "Traceback" not in run.log("beat") + run.log("worker")


@contextmanager
def hanging_up(port: int) -> Iterator[list[str]]:
    """A server that closes each connection, in place of Redis; its list grows by one for each."""
    seen: list[str] = []

    class _HangUp(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            seen.append("a try")

    class _Server(socketserver.TCPServer):
        allow_reuse_address = True

    with _Server(("127.0.0.1", port), _HangUp) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield seen
        server.shutdown()
        thread.join()


@pytest.mark.proof
@on_redis
def test_worker_and_beat_survive_a_redis_that_is_away_restarts_and_hangs(run: Run, broker: servers.Redis) -> None:
    """While it is away each has a line, however often it tries to connect; also a beat that starts meanwhile."""
    started = [run.start("worker"), run.start("beat")]
    run.wait_until_ran("sweep", 2)
    broker.kill()
    with hanging_up(broker.port) as tries:
        started.append(run.start("beat", log="second beat"))
        for log in LOGS:
            until(lambda log=log: run.lines(log), PATIENCE, f"a line of {log}")  # type: ignore[misc]
        seen = len(tries)
        until(lambda: len(tries), PATIENCE, "more tries", lambda now: now > seen + 8)
    broker.start()
    until(lambda: [run.events(log)[-1] for log in LOGS], PATIENCE, "all to be back", lambda last: {*last} == {BACK})
    for log in LOGS:
        lines = run.lines(log)
        first, last = lines[0], lines[-1]
        assert (first["event"], first["level"], "trace" in first) == (AWAY, "warning", False)
        assert last["level"] == "info"
        assert len(lines) <= 2 + last["seconds"] // EVERY_MINUTE
    assert sum(run.lines(log)[-1]["failures"] for log in LOGS) > 2 * len(LOGS), "each has tried several times"
    survive(run, broker.kill, broker.start)
    assert not [log for log in LOGS if "trace" in run.log(log)]
    assert {event for log in LOGS for event in run.events(log)} == {AWAY, BACK}
    survive(run, lambda: broker.tell(signal.SIGSTOP), lambda: broker.tell(signal.SIGCONT), seconds=5)
    assert [process.poll() for process in started] == [None, None, None]


def survive(run: Run, begin: Callable[[], None], end: Callable[[], None], seconds: float = 0) -> None:
    """Wait until tasks run again after a fault of Redis; no event marks the end of a hang that is long enough."""
    begin()
    time.sleep(seconds)
    before = run.ran("sweep")
    end()
    run.wait_until_ran("sweep", before + 3)


@pytest.mark.proof
@on_redis
def test_a_worker_goes_on_whose_tasks_all_ended_while_redis_was_away(
    run: Run, settings: Settings, broker: servers.Redis
) -> None:
    """It reads no further message while as many as it may hold are not acknowledged, and notices no lost connection."""
    publish = publisher(settings, DELIVER)
    run.start("worker", TASK_SECONDS="3")
    for _ in range(2):
        publish()
    run.wait_until_ran("deliver", 2)
    broker.kill()
    run.wait_until_ran("end of deliver", 2)
    until(lambda: run.lines("worker"), PATIENCE, "a line about the first that cannot be acknowledged")
    broker.start()
    publish()
    run.wait_until_ran("deliver", 3)
