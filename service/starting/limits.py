"""Limits: how much of something one person may cause in a day."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime, timedelta

from service import errors

DAY = timedelta(days=1)


def allow(more: int, recent: Sequence[datetime], most: int, now: datetime, what: str) -> None:
    """Refuse `more` of `what` if with the `recent` ones, those of the last 24 hours, there were over `most`.

    Raises errors.TooMany with the seconds until there would be room.
    """
    over = len(recent) + more - most
    if over > 0:
        wait = sorted(recent)[over - 1] + DAY - now
        raise errors.TooMany(f"At most {most} {what} in 24 hours, please.", math.ceil(wait.total_seconds()))
