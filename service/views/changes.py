"""What a move has changed on the table, as the places that a page marks."""

from __future__ import annotations

from collections.abc import Iterator

import engine


def changed_places(before: engine.SeatView, now: engine.SeatView) -> frozenset[str]:
    """Return the places that differ between two views of one viewer: 'poster JJ', 'chair 1', 'pile 1 JJ', 'discard'.

    A new deal changes everything, so nothing is marked.
    """
    return frozenset(_places(before, now)) if before.hand_no == now.hand_no else frozenset()


def _places(before: engine.SeatView, now: engine.SeatView) -> Iterator[str]:
    for outlaw, code in enumerate(engine.OUTLAWS):
        if (now.posters[outlaw], now.open[outlaw]) != (before.posters[outlaw], before.open[outlaw]):
            yield f"poster {code}"
    for n, (piles, old) in enumerate(zip(now.territories, before.territories, strict=True)):
        if _in_chair(now, n) != _in_chair(before, n):
            yield f"chair {n}"
        for outlaw in {*piles, *old}:
            if piles.get(outlaw) != old.get(outlaw):
                code = engine.OUTLAWS[outlaw]
                yield from (f"poster {code}", f"pile {n} {code}")
    if (now.stack_top, now.stack_size) != (before.stack_top, before.stack_size):
        yield "discard"
    if now.supply_size != before.supply_size:
        yield "supply"


def _in_chair(view: engine.SeatView, n: int) -> tuple[object, ...]:
    return view.money[n], view.hand_sizes[n], list(view.hand) if n == view.seat else None
