"""A mail server that hangs holds one thread; it does not stop the clock."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from worker.busy import one_at_a_time


def test_a_look_that_comes_while_the_last_one_hangs_is_skipped_and_the_next_is_not() -> None:
    began, go_on, runs = threading.Event(), threading.Event(), []

    @one_at_a_time
    def hang() -> None:
        runs.append(1)
        began.set()
        assert go_on.wait(10)

    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(hang)
        assert began.wait(10)
        threads.submit(hang).result(10)  # comes back at once, though the first still hangs
        assert len(runs) == 1
        go_on.set()
        first.result(10)
    hang()
    assert len(runs) == 2


def test_two_kinds_of_work_do_not_wait_for_each_other() -> None:
    runs = []

    @one_at_a_time
    def sweep() -> None:
        runs.append("sweep")

    @one_at_a_time
    def deliver() -> None:
        sweep()

    deliver()
    assert runs == ["sweep"]


def test_a_look_that_fails_says_so_and_does_not_block_the_next() -> None:
    @one_at_a_time
    def fail() -> None:
        raise RuntimeError("no database")

    for _ in range(2):
        with pytest.raises(RuntimeError):
            fail()
