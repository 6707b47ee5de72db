"""The collector of garbage, told what it need not look at: a process that serves keeps what it has at its start."""

from __future__ import annotations

import gc


def settle() -> None:
    """What is there now stays: the collector does not look through it again and again, and looks less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
