"""A flood in one queue keeps no other waiting, and a sweep ends so that the next can record that it runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from service.sweep.due import LONGEST_ROUND, work_in_turn


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
