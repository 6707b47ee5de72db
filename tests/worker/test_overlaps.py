"""A task that hangs occupies one thread: it is not started a second time, and other tasks run."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from worker.task_wrappers import coalesced


def test_calls_during_a_run_return_at_once_and_cause_one_more_run() -> None:
    began, go_on, runs = threading.Event(), threading.Event(), []

    @coalesced
    def hang() -> None:
        runs.append(1)
        began.set()
        assert go_on.wait(10)

    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(hang)
        assert began.wait(10)
        for _ in range(3):
            threads.submit(hang).result(10)  # although the first still hangs
        assert len(runs) == 1
        go_on.set()
        first.result(10)
    assert len(runs) == 2
    hang()
    assert len(runs) == 3


def test_two_tasks_do_not_wait_for_each_other() -> None:
    runs = []

    @coalesced
    def sweep() -> None:
        runs.append("sweep")

    @coalesced
    def deliver() -> None:
        sweep()

    deliver()
    assert runs == ["sweep"]


def test_a_run_that_fails_raises_and_does_not_block_the_next() -> None:
    @coalesced
    def fail() -> None:
        raise RuntimeError("no database")

    for _ in range(2):
        with pytest.raises(RuntimeError):
            fail()
