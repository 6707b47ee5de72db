"""A task that hangs occupies one thread: it is not started a second time, and other tasks run."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from worker.overlaps import skip_if_running


def test_a_call_during_a_run_is_skipped_and_the_next_one_is_not() -> None:
    began, go_on, runs = threading.Event(), threading.Event(), []

    @skip_if_running
    def hang() -> None:
        runs.append(1)
        began.set()
        assert go_on.wait(10)

    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(hang)
        assert began.wait(10)
        threads.submit(hang).result(10)  # returns at once, although the first still hangs
        assert len(runs) == 1
        go_on.set()
        first.result(10)
    hang()
    assert len(runs) == 2


def test_two_tasks_do_not_wait_for_each_other() -> None:
    runs = []

    @skip_if_running
    def sweep() -> None:
        runs.append("sweep")

    @skip_if_running
    def deliver() -> None:
        sweep()

    deliver()
    assert runs == ["sweep"]


def test_a_run_that_fails_raises_and_does_not_block_the_next() -> None:
    @skip_if_running
    def fail() -> None:
        raise RuntimeError("no database")

    for _ in range(2):
        with pytest.raises(RuntimeError):
            fail()
