"""The view of a position: only what a seat may know (FORMATS, `view`). Everything people see passes through here."""

from __future__ import annotations

from typing import Any

from engine import cards
from engine.notation import write_position
from engine.table import Table


def view(t: Table, seat: int | None, legal: list[str]) -> dict[str, Any]:
    """Return what a seat may know, or a bystander if `seat` is None, with the seat's legal moves if it has any.

    Other hands and the supply are given as sizes, the discard stack as its top card and size, in every phase.
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
