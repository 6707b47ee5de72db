"""The files of the counters: totals outlive processes, and there are no more files than processes at one time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector

from tests.whole.deployment import ROOT

# Each child is a process of the service that counts one mail. Some stay until all others have come and gone; all end
# without cleaning up, as with SIGKILL.
PROCESSES = """
import os, signal, sys
from pathlib import Path
from service import metrics

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
for child in staying:
    end(child)
"""


def run(folder: Path, staying: int, coming_and_going: int) -> None:
    command = [sys.executable, "-c", PROCESSES, str(folder), str(staying), str(coming_and_going)]
    subprocess.run(command, env={"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"]}, check=True)


def counted(folder: Path) -> dict[str, float]:
    """What Prometheus is told: mails and requests, added up over all files."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    samples = (sample for metric in registry.collect() for sample in metric.samples)
    return {
        sample.name: sample.value
        for sample in samples
        if sample.name in ("posse_mails_total", "posse_request_seconds_count")
    }


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("*.db"))


def test_processes_at_one_time_have_files_of_their_own(tmp_path: Path) -> None:
    run(tmp_path, 3, 0)
    assert counted(tmp_path) == {"posse_mails_total": 3, "posse_request_seconds_count": 3}
    assert len(files(tmp_path)) == 2 * 3


@pytest.mark.slow
def test_restarts_leave_the_files_of_two_processes_and_lose_no_count(tmp_path: Path) -> None:
    run(tmp_path, 1, 200)
    assert counted(tmp_path) == {"posse_mails_total": 201, "posse_request_seconds_count": 201}
    assert len(files(tmp_path)) == 2 * 2


def test_the_first_process_begins_at_zero(tmp_path: Path) -> None:
    run(tmp_path, 1, 5)
    (tmp_path / "counter_4711.db").write_bytes(b"")  # of an earlier release
    run(tmp_path, 1, 0)
    assert counted(tmp_path) == {"posse_mails_total": 1, "posse_request_seconds_count": 1}
    assert files(tmp_path) == ["counter_0.db", "histogram_0.db"]


def test_the_files_have_no_holes_that_a_full_disk_could_not_fill(tmp_path: Path) -> None:
    run(tmp_path, 1, 0)
    sizes = [(file.stat().st_size, file.stat().st_blocks * 512) for file in tmp_path.glob("*.db")]
    assert sizes
    assert [sizes for size, allocated in sizes if allocated < size] == []


DELETED = """
import shutil, sys
from pathlib import Path
from service import logs, metrics

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
"""


def count_over_deleted_folder(tmp_path: Path, what: str) -> str:
    """Delete the folder of a process that counts; return what it logs."""
    command = [sys.executable, "-c", DELETED, str(tmp_path), what]
    environ = {"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"]}
    return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stderr


@pytest.mark.parametrize("what", ["metrics", "var"])
def test_a_folder_that_is_deleted_is_created_again_and_counts_begin_at_0(tmp_path: Path, what: str) -> None:
    assert count_over_deleted_folder(tmp_path, what) == ""
    folder = tmp_path / "var" / "metrics"
    assert counted(folder) == {"posse_mails_total": 3, "posse_request_seconds_count": 3}
    assert [path.stat().st_mode & 0o077 for path in (folder.parent, folder)] == [0, 0]


def test_a_folder_that_cannot_be_created_again_fails_nothing_and_is_a_line_of_the_log(tmp_path: Path) -> None:
    (line,) = count_over_deleted_folder(tmp_path, "blocked").splitlines()
    assert '"event": "metrics cannot be counted"' in line
    assert '"reason": "File exists"' in line
