"""The Celery app as it is run, over the folder and over a real Redis: the same promises on both."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from service.settings import Settings
from tests import servers
from tests.worker import processes
from worker.app import EVERY, create_app, publisher

SOON = 60  # seconds a loaded machine may take for what takes a tenth of one


@pytest.fixture(scope="module")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Redis]:
    with servers.running_redis(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture(params=["folder", "redis"])
def environ(request: pytest.FixtureRequest) -> dict[str, str]:
    """The settings that choose the broker."""
    if request.param == "folder":
        return {}
    server: servers.Redis = request.getfixturevalue("redis_server")
    return {"REDIS_URL": server.url}


@pytest.fixture
def settings(environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.chdir(tmp_path)
    return Settings.from_environment(environ)


class Run:
    """The processes of one test."""

    def __init__(self, folder: Path, environ: dict[str, str], stack: ExitStack) -> None:
        self._folder, self._environ, self._stack = folder, environ, stack

    def start(self, program: str, **more: str) -> subprocess.Popen[bytes]:
        process = processes.start(program, self._folder, **self._environ, **more)
        self._stack.callback(processes.stop, process)
        return process

    def ran(self, name: str) -> int:
        """How often the task of that name has run."""
        file = self._folder / "var" / "ran"
        return sum(line.startswith(name) for line in file.read_text().splitlines()) if file.exists() else 0

    def log(self, program: str) -> str:
        return (self._folder / f"{program}.log").read_text()


@pytest.fixture
def run(environ: dict[str, str], tmp_path: Path) -> Iterator[Run]:
    with ExitStack() as stack:
        yield Run(tmp_path, environ, stack)


def wait_for(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + SOON
    while not happened():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.02)


def test_what_is_published_runs_once_and_soon(run: Run, settings: Settings) -> None:
    publish = publisher(settings)
    run.start("worker")
    for n in range(1, 8):
        publish()
        wait_for(lambda n=n: run.ran("deliver") == n)  # type: ignore[misc]
    assert run.log("worker") == ""


def test_beat_asks_for_every_task_at_its_pace(run: Run, settings: Settings) -> None:
    run.start("worker")
    run.start("beat")
    wait_for(lambda: run.ran("sweep") >= 4 and run.ran("deliver") >= 2)
    assert run.ran("deliver") < run.ran("sweep")
    assert run.log("beat") == ""


def test_looks_do_not_pile_up_while_no_worker_runs(run: Run, settings: Settings) -> None:
    app = create_app(settings)
    for _ in range(500):
        app.send_task("sweep", expires=0.001)
    publisher(settings)()
    run.start("worker")
    wait_for(lambda: run.ran("deliver") == 1)
    assert run.ran("sweep") == 0


def test_a_worker_that_is_killed_leaves_the_rest_to_the_next(run: Run, settings: Settings) -> None:
    publish = publisher(settings)
    for _ in range(10):
        publish()
    first = run.start("worker", TASK_SECONDS="60")
    wait_for(lambda: run.ran("deliver") == 2)  # both threads are at work
    first.kill()
    first.wait()
    run.start("worker")
    wait_for(lambda: run.ran("deliver") >= 2 + 6)  # at most what it had fetched ahead is gone


def test_what_the_schedule_asks_for_exists(settings: Settings) -> None:
    assert {entry["task"] for entry in create_app(settings).conf.beat_schedule.values()} == set(EVERY)


def test_publishing_without_a_broker_says_so_and_goes_on(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.chdir(tmp_path)
    nobody = f"redis://:hunter2@127.0.0.1:{servers.free_port()}/0"
    publish = publisher(Settings.from_environment({"REDIS_URL": nobody}))
    began = time.monotonic()
    publish()
    assert time.monotonic() - began < 5
    told = capsys.readouterr().err
    assert "broker is down" in told
    assert "hunter2" not in told + caplog.text


def test_publishing_into_a_folder_that_is_gone_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    publish = publisher(Settings.from_environment({}))
    (tmp_path / "var" / "broker").rmdir()
    publish()
    assert "broker is down" in capsys.readouterr().err


@pytest.mark.slow
def test_worker_and_beat_outlive_redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with servers.running_redis(tmp_path) as server, ExitStack() as stack:
        run = Run(tmp_path, {"REDIS_URL": server.url}, stack)
        started = [run.start("worker"), run.start("beat")]
        wait_for(lambda: run.ran("sweep") >= 2)
        for _ in range(2):
            server.kill()
            before = run.ran("sweep")
            server.start()
            wait_for(lambda before=before: run.ran("sweep") > before + 2)  # type: ignore[misc]
        assert [process.poll() for process in started] == [None, None]


@pytest.mark.slow
def test_worker_and_beat_outlive_a_redis_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with servers.running_redis(tmp_path) as server, ExitStack() as stack:
        run = Run(tmp_path, {"REDIS_URL": server.url}, stack)
        started = [run.start("worker"), run.start("beat")]
        wait_for(lambda: run.ran("sweep") >= 2)
        server.tell(signal.SIGSTOP)
        time.sleep(5)  # nothing tells when it has hung for long enough
        before = run.ran("sweep")
        server.tell(signal.SIGCONT)
        wait_for(lambda: run.ran("sweep") > before + 2)
        assert [process.poll() for process in started] == [None, None]
