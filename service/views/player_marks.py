"""A letter or two for each player, where a name would be too long: on a small poster, beside a bar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def player_marks(names: Sequence[str]) -> list[str]:
    """Return each player's initial, in the order of the names; players who share one are numbered: 'A', 'R1', 'R2'."""
    initials = [name[:1].upper() for name in names]
    shared = {initial for initial, count in Counter(initials).items() if count > 1}
    return [
        f"{initial}{initials[: n + 1].count(initial)}" if initial in shared else initial
        for n, initial in enumerate(initials)
    ]
