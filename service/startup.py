"""What a process does once it has started."""

from __future__ import annotations

import gc


def freeze_startup_objects() -> None:
    """Exclude the objects that exist now from garbage collection, and collect less often.

    They live as long as the process, so looking through them again and again only costs time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
