"""The file of the counters: totals outlive processes, which share it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.process import metrics
from tests.whole.deployment import ROOT

SAMPLES = """
import json
from collections import Counter
def samples():
    told = Counter()
    for metric in metrics.CountCollector().collect():
        for one in metric.samples:
            told[one.name] += one.value
    return json.dumps(told)
"""
NAMES = ("posse_mails_total", "posse_request_seconds_count")
# Each child is a process of the service that counts one mail. Some stay until all others have come and gone; all end
# without cleaning up, as with SIGKILL. Before the last ends what is counted is printed.
PROCESSES = """
import os, signal, sys
from pathlib import Path
from service.process import metrics

def start():
    counted, done = os.pipe()
    child = os.fork()
    if child == 0:
        metrics.start(Path(sys.argv[1]))
        metrics.mail("turn", "sent")
        metrics.request("GET", "/", 200, 0.01)
        os.write(done, b"x")
        signal.pause()
    os.read(counted, 1)
    os.close(counted)
    os.close(done)
    return child

def end(child):
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)

staying = [start() for _ in range(int(sys.argv[2]))]
for _ in range(int(sys.argv[3])):
    end(start())
metrics.start(Path(sys.argv[1]))
print(samples())
for child in staying:
    end(child)
"""


def printed(program: str, *arguments: str) -> tuple[dict[str, float], str]:
    """The mails and requests that the program has printed as Prometheus is told them, and what it has logged."""
    command = [sys.executable, "-c", SAMPLES + program, *arguments]
    environ = {"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"]}
    ran = subprocess.run(command, env=environ, check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(ran.stdout)
    return {name: told[name] for name in NAMES if name in told}, ran.stderr


def run(folder: Path, staying: int, coming_and_going: int) -> dict[str, float]:
    counted, logged = printed(PROCESSES, str(folder), str(staying), str(coming_and_going))
    assert logged == ""
    return counted


def test_processes_count_together(tmp_path: Path) -> None:
    assert run(tmp_path, 3, 0) == {"posse_mails_total": 3, "posse_request_seconds_count": 3}


@pytest.mark.slow
def test_restarts_leave_no_files_and_lose_no_count(tmp_path: Path) -> None:
    assert run(tmp_path, 1, 200) == {"posse_mails_total": 201, "posse_request_seconds_count": 201}
    assert len(list(tmp_path.iterdir())) == 3, "a file, its journal and a lock"


@pytest.mark.slow
def test_the_first_process_begins_at_zero(tmp_path: Path) -> None:
    run(tmp_path, 1, 5)
    assert run(tmp_path, 1, 0) == {"posse_mails_total": 1, "posse_request_seconds_count": 1}
    (tmp_path / metrics.FILE).write_bytes(b"what a crash has left" * 1000)
    assert run(tmp_path, 1, 0) == {"posse_mails_total": 1, "posse_request_seconds_count": 1}


def test_the_file_has_room_and_no_holes_that_a_full_disk_could_not_fill(tmp_path: Path) -> None:
    run(tmp_path, 1, 0)
    file = (tmp_path / metrics.FILE).stat()
    assert file.st_size >= metrics.SIZE
    assert file.st_blocks * 512 >= file.st_size


@pytest.fixture
def counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Counts of this process, in a new file; a process of the service keeps its own until it ends."""
    monkeypatch.setattr(metrics, "_counts", None)
    metrics.start(tmp_path)
    opened = metrics._counts
    assert opened is not None
    yield
    opened._connection.close()
    os.close(opened._running)


@pytest.mark.usefixtures("counts")
def test_a_histogram_counts_each_value_in_every_bucket_above_it() -> None:
    for seconds in (0.001, 0.005, 0.3, 11.0):
        metrics.request("GET", "/", 200, seconds)
    (requests,) = [metric for metric in metrics.CountCollector().collect() if metric.name == "posse_request_seconds"]
    below = {sample.labels["le"]: sample.value for sample in requests.samples if "le" in sample.labels}
    assert (below["0.005"], below["0.25"], below["0.5"], below["10.0"], below["+Inf"]) == (2, 2, 3, 3, 4)
    (total,) = [sample.value for sample in requests.samples if sample.name == "posse_request_seconds_sum"]
    assert total == pytest.approx(11.306)


DELETED = """
import shutil, sys
from pathlib import Path
from service.process import logs, metrics

folder = Path(sys.argv[1]) / "var" / "metrics"
folder.parent.mkdir(mode=0o700)
logs.start("test", "json")
metrics.start(folder)
metrics.mail("turn", "sent")
shutil.rmtree(folder.parent if sys.argv[2] == "var" else folder)
if sys.argv[2] == "blocked":
    folder.write_text("in its place")
for _ in range(3):
    metrics.request("GET", "/", 200, 0.01)
    metrics.request("GET", "/new", 404, 0.01)
    metrics.mail("turn", "sent")
print(samples())
"""


@pytest.mark.parametrize("what", ["metrics", "var"])
def test_a_folder_that_is_deleted_is_created_again_and_counts_begin_at_0(tmp_path: Path, what: str) -> None:
    counted, logged = printed(DELETED, str(tmp_path), what)
    assert (counted, logged) == ({"posse_mails_total": 3, "posse_request_seconds_count": 6}, "")
    folder = tmp_path / "var" / "metrics"
    assert [path.stat().st_mode & 0o077 for path in (folder.parent, folder)] == [0, 0]


def test_a_folder_that_cannot_be_created_again_fails_nothing_and_is_a_line_of_the_log(tmp_path: Path) -> None:
    (line,) = printed(DELETED, str(tmp_path), "blocked")[1].splitlines()
    assert '"event": "metrics cannot be counted"' in line
    assert '"reason": "File exists"' in line
