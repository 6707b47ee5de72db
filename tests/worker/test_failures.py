"""A task that fails is one line of the log, and the next run takes place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from service.db.database import Database
from worker.task_wrappers import log_failures

SECRET = "annas-hand"


@pytest.fixture
def line(start_logs: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> Callable[[Callable[[], None]], object]:
    """Run a task and return the line that it logs."""
    start_logs("worker", "json")

    def run(work: Callable[[], None]) -> object:
        log_failures(work)()
        (printed,) = capsys.readouterr().err.splitlines()
        assert SECRET not in printed
        found = json.loads(printed)
        return {name: found.get(name) for name in ("level", "event", "task", "why", "exception")}

    return run


def test_an_unusable_database_is_described(line: Callable[..., object], tmp_path: Path) -> None:
    (tmp_path / "posse.sqlite").write_bytes(SECRET.encode() * 1000)

    def sweep() -> None:
        Database(f"sqlite:///{tmp_path}/posse.sqlite").migrate()

    why = "its file is not an SQLite database: check the path in DATABASE_URL"
    assert line(sweep) == {
        "level": "warning",
        "event": "database unreachable",
        "task": "sweep",
        "why": why,
        "exception": None,
    }


def test_a_fault_of_the_program_has_its_type_and_traceback(line: Callable[..., object]) -> None:
    def deliver() -> None:
        raise ValueError(SECRET)

    assert line(deliver) == {
        "level": "error",
        "event": "task failed",
        "task": "deliver",
        "why": None,
        "exception": "ValueError",
    }
