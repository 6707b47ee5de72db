"""The processor time that a call takes, told apart from what else the process of the tests does meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def seconds_of(call: Callable[[], Result]) -> tuple[Result, float]:
    """Call three times; return what it returned and the seconds of the quickest call, of this thread alone.

    A collection of garbage in a process that holds thousands of tests takes longer than what is measured here.
    """
    quickest = float("inf")
    for _ in range(3):
        began = time.thread_time()
        result = call()
        quickest = min(quickest, time.thread_time() - began)
    return result, quickest
