"""The bell: every ring is heard, and nobody waits for it."""

from __future__ import annotations

import threading

from worker.bell import Bell

PATIENCE = 10  # seconds


def test_who_rings_does_not_wait_and_is_heard() -> None:
    slow, heard = threading.Event(), threading.Event()

    def publish() -> None:
        assert slow.wait(PATIENCE)
        heard.set()

    Bell(publish, pause=0).ring()  # comes back, though nothing is published yet
    assert not heard.is_set()
    slow.set()
    assert heard.wait(PATIENCE)


def test_rings_while_it_rings_are_heard_once_more_and_not_each() -> None:
    begun, go_on, times = threading.Semaphore(0), threading.Semaphore(0), []

    def publish() -> None:
        times.append(1)
        begun.release()
        assert go_on.acquire(timeout=PATIENCE)

    bell = Bell(publish, pause=0)
    bell.ring()
    assert begun.acquire(timeout=PATIENCE)
    for _ in range(10):
        bell.ring()  # after what is being published was asked for: it has to be heard again
    go_on.release()
    assert begun.acquire(timeout=PATIENCE)
    go_on.release()
    assert not begun.acquire(timeout=0.2)
    assert len(times) == 2
