"""A failure that lasts for hours, or comes and goes, has few lines in the log."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from service.process.failure_log import EVERY, FailureLog

Lines = Callable[[], list[Any]]


class Clock:
    """A monotonic clock that stands at `seconds`."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock(start_logs: Callable[..., None]) -> Clock:
    start_logs("test", "json")
    return Clock()


@pytest.fixture
def failures(clock: Clock) -> FailureLog:
    return FailureLog("away", "back", steady=clock)


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Lines:
    """Return what was logged since the last call, without times."""

    def read() -> list[Any]:
        printed = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
        return [{name: line[name] for name in line if name not in ("time", "process")} for line in printed]

    return read


def test_a_failure_is_logged_when_it_begins_each_minute_and_when_it_ends(
    failures: FailureLog, clock: Clock, lines: Lines
) -> None:
    failures.worked()
    failures.failed(why="refused")
    assert lines() == [{"event": "away", "level": "warning", "why": "refused"}]
    for _ in range(180):
        clock.seconds += 1
        failures.failed(why="refused")
    repeated = {"event": "away", "level": "warning", "why": "refused"}
    assert lines() == [repeated | {"failures": n + 1, "seconds": n} for n in (60, 120, 180)]
    clock.seconds += 1
    failures.worked(task="sweep")
    failures.worked(task="sweep")
    assert lines() == [{"event": "back", "level": "info", "task": "sweep", "failures": 181, "seconds": 181}]


def test_a_failure_that_comes_and_goes_has_two_lines_a_minute(failures: FailureLog, clock: Clock, lines: Lines) -> None:
    for _ in range(int(EVERY) * 3):
        failures.failed()
        failures.worked()
        clock.seconds += 1
    assert [line["event"] for line in lines()] == ["away", "back"] * 3


def test_an_exception_has_its_traceback_each_time(clock: Clock, lines: Lines) -> None:
    failures = FailureLog("task failed", "task succeeds again", level="error", steady=clock)
    failures.failed(exc_info=ValueError("a card"))
    (line,) = lines()
    assert (line["level"], line["exception"]) == ("error", "ValueError")
