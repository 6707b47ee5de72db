"""The one gate of the engine: a position with everything taken out that a seat may not know (FORMATS, `view`)."""

from __future__ import annotations

from typing import Any

from engine import cards
from engine.notation import write_position
from engine.table import Table


def view(t: Table, seat: int | None, legal: list[str]) -> dict[str, Any]:
    """What a seat, or with None a bystander, may know, with its legal moves if it is to act.

    Others' hands and the supply become sizes, the discard stack its top and size; the same in every phase.
    """
    seen = write_position(t)
    seen["hands"] = [hand if owner == seat else len(hand) for owner, hand in enumerate(seen["hands"])]
    seen["supply"] = len(t.supply)
    seen["discard"] = {"top": cards.KINDS[t.discard[0]] if t.discard else None, "size": len(t.discard)}
    if seat != t.turn and t.rules.search != "announced":
        seen["may_play_now"] = None
    if legal:
        seen["legal"] = legal
    return seen
