"""Wait for what another process or thread does: poll until a deadline, and fail with what was there instead."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

# Seconds after which what is awaited will never come. It ends tests that hang and decides nothing: the most loaded
# machine takes less for what should take a tenth of a second.
PATIENCE = 600
PAUSE, LONGEST_PAUSE = 0.05, 0.25  # seconds between two looks, at first and after some seconds
SHOWN = 4000  # characters of a log or of rows that a failure prints, the last ones


def until(
    look: Callable[[], T],
    seconds: float,
    what: str,
    there: Callable[[T], object] = bool,
    *,
    not_yet: type[Exception] | tuple[type[Exception], ...] = (),
    instead: Callable[[], object] | None = None,
    pause: float = PAUSE,
) -> T:
    """Return what `look` returns as soon as `there` is true of it.

    It looks every `pause` seconds, at least once; less often after some seconds, which leaves the processor to what is
    awaited. An exception of `not_yet` that `look` raises counts as not there; any other is raised. After
    `seconds` it raises AssertionError with `what` was awaited and what was there instead: what `instead` returns, or
    else the last that `look` returned or raised.
    """
    began = time.monotonic()
    while True:
        try:
            found = look()
            if there(found):
                return found
            last = repr(found)
        except not_yet as raised:
            last = repr(raised)
        waited = time.monotonic() - began
        if waited > seconds:
            shown = last if instead is None else str(instead())
            raise AssertionError(f"waited {seconds} s for {what}; instead: {shown[-SHOWN:]}")
        time.sleep(max(pause, min(waited / 10, LONGEST_PAUSE)))
