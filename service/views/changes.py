"""What a move has changed on the table, as the places that a page marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def changed_places(before: dict[str, Any], now: dict[str, Any]) -> frozenset[str]:
    """Return the places that differ between two views of one viewer: 'poster JJ', 'chair 1', 'pile 1 JJ', 'discard'.

    A new deal changes everything, so nothing is marked.
    """
    return frozenset(_places(before, now)) if before["hand_no"] == now["hand_no"] else frozenset()


def _places(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    for code, reward in now["posters"].items():
        if reward != before["posters"][code] or (code in now["open"]) != (code in before["open"]):
            yield f"poster {code}"
    for n, (piles, old) in enumerate(zip(now["territories"], before["territories"], strict=True)):
        if any(now[part][n] != before[part][n] for part in ("hands", "money")):
            yield f"chair {n}"
        for code in {*piles, *old}:
            if piles.get(code) != old.get(code):
                yield from (f"poster {code}", f"pile {n} {code}")
    for stack in ("discard", "supply"):
        if now[stack] != before[stack]:
            yield stack
