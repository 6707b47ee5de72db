"""How the worker runs its tasks: one that fails or hangs, messages that ask for one, and queues that take turns."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from service.db.database import Database
from service.sweep.due import LONGEST_ROUND, work_in_turn
from tests.waiting import PATIENCE
from worker.notifier import Notifier
from worker.task_wrappers import coalesced, log_failures

# --- a task that fails is one line of the log, and the next run takes place -------------------------------------------


SECRET = "annas-hand"


@pytest.fixture
def line(start_logs: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> Callable[[Callable[[], None]], object]:
    start_logs("worker", "json")

    def run(work: Callable[[], None]) -> object:
        log_failures(work)()
        (printed,) = capsys.readouterr().err.splitlines()
        assert SECRET not in printed
        found = json.loads(printed)
        return [found.get(name) for name in ("level", "event", "task", "why", "exception")]

    return run


def test_an_unusable_database_is_described(line: Callable[..., object], tmp_path: Path) -> None:
    (tmp_path / "posse.sqlite").write_bytes(SECRET.encode() * 1000)

    def sweep() -> None:
        Database(f"sqlite:///{tmp_path}/posse.sqlite").migrate()

    why = "its file is not an SQLite database: check the path in DATABASE_URL"
    assert line(sweep) == ["warning", "database unreachable", "sweep", why, None]


def test_a_fault_of_the_program_has_its_type_and_traceback(line: Callable[..., object]) -> None:
    def deliver() -> None:
        raise ValueError(SECRET)

    assert line(deliver) == ["error", "task failed", "deliver", None, "ValueError"]


# --- one that hangs occupies one thread: it is not started twice, and other tasks run ---------------------------------


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


# --- every request leads to a message, and the caller does not wait for it --------------------------------------------


def test_the_caller_does_not_wait_and_the_message_is_published() -> None:
    broker_answers, published = threading.Event(), threading.Event()

    def publish() -> None:
        assert broker_answers.wait(PATIENCE)
        published.set()

    Notifier(publish, pause=0).notify()  # returns, although nothing is published yet
    assert not published.is_set()
    broker_answers.set()
    assert published.wait(PATIENCE)


def test_requests_while_a_message_is_published_share_one_more_message() -> None:
    begun, go_on, times = threading.Semaphore(0), threading.Semaphore(0), []

    def publish() -> None:
        times.append(1)
        begun.release()
        assert go_on.acquire(timeout=PATIENCE)

    notifier = Notifier(publish, pause=0)
    notifier.notify()
    assert begun.acquire(timeout=PATIENCE)
    for _ in range(10):
        notifier.notify()  # their mail may have been queued after the message was published: it needs another one
    go_on.release()
    assert begun.acquire(timeout=PATIENCE)
    go_on.release()
    assert not begun.acquire(timeout=0.2)
    assert len(times) == 2


# --- a flood in one queue keeps no other waiting, and a sweep ends ----------------------------------------------------


def queue(done: list[str], name: str, items: int) -> Callable[[], bool]:
    """Return a step that handles so many items."""
    left = [items]

    def step() -> bool:
        left[0] -= 1
        if left[0] >= 0:
            done.append(name)
        return left[0] >= 0

    return step


def steady(step: float) -> Callable[[], float]:
    """Return a clock on which each look takes so many seconds."""
    times: Iterator[float] = count(0.0, step)
    return lambda: next(times)


def test_queues_take_turns_until_all_are_empty() -> None:
    done: list[str] = []
    work_in_turn(
        [queue(done, "deadline", 3), queue(done, "mail", 1), queue(done, "digest", 2)], lambda: True, steady(0)
    )
    assert done == ["deadline", "mail", "digest", "deadline", "digest", "deadline"]


def test_a_flood_in_one_queue_ends_the_sweep_after_a_while() -> None:
    done: list[str] = []
    work_in_turn([queue(done, "mail", 10**6), queue(done, "deadline", 5)], lambda: True, steady(LONGEST_ROUND / 100))
    assert done.count("deadline") == 5
    assert 90 <= done.count("mail") <= 100


def test_no_item_is_begun_when_the_process_has_to_end() -> None:
    done: list[str] = []
    work_in_turn([queue(done, "mail", 9), queue(done, "deadline", 9)], lambda: len(done) < 3, steady(0))
    assert len(done) == 3
