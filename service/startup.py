"""Tune the garbage collector once a process has started."""

from __future__ import annotations

import gc


def freeze_startup_objects() -> None:
    """Exclude the objects that exist now from garbage collection, and collect less often.

    They live as long as the process, so that scanning them only costs time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
