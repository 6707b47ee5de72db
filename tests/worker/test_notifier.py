"""The notifier: every request leads to a message, and the caller does not wait for it."""

from __future__ import annotations

import threading

from tests.waiting import PATIENCE
from worker.notifier import Notifier


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
