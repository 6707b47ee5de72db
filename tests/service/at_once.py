"""Calls at the same moment, each in a thread of its own. What two acts do in every order: tests/simulation/orders."""

from __future__ import annotations

import threading
from collections.abc import Callable

from service import errors


def at_once(*calls: Callable[[], object]) -> list[object]:
    """Make all calls at the same time; return their results or refusals. What else one raises is raised."""
    outcomes: list[object] = [None] * len(calls)
    barrier = threading.Barrier(len(calls))

    def run(n: int) -> None:
        barrier.wait()
        try:
            outcomes[n] = calls[n]()
        except Exception as error:
            outcomes[n] = error

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, errors.Refused):
            raise outcome
    return outcomes


def kinds(outcomes: list[object]) -> list[str]:
    """Return the names of the types of results and refusals."""
    return sorted(type(outcome).__name__ for outcome in outcomes)
