"""Do what is due in several queues in turn, so that none keeps another waiting, however much is due in one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

LONGEST = 10.0  # seconds; the next sweep, which records that it runs, begins a second later


def run(
    steps: Sequence[Callable[[], bool]], may_continue: Callable[[], bool], steady: Callable[[], float] = time.monotonic
) -> None:
    """Call each step in turn as long as it finds something to do, until none does, or for LONGEST.

    A step does one thing and returns whether there was any. `steady` returns the seconds of a monotonic clock.
    """
    until, busy = steady() + LONGEST, list(steps)
    while busy and may_continue() and steady() < until:
        busy = [step for step in busy if may_continue() and step()]
