"""What a view hides, and what it does not (docs/formats.md#view)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Position
from tests.engine.shapes import SOUND
from tests.engine.table import table

every_shape = pytest.mark.parametrize("shape", SOUND)


def expected(p: Position, seat: int | None) -> dict[str, Any]:
    """The view as docs/formats.md#view describes it: the position with four things replaced, and one added."""
    seen = p.to_dict()
    announced = p.rules.search == "announced"
    seen["hands"] = [held if n == seat else len(held) for n, held in enumerate(seen["hands"])]
    seen["supply"] = len(seen["supply"])
    seen["discard"] = {"top": seen["discard"][0] if seen["discard"] else None, "size": len(seen["discard"])}
    if seat != seen["turn"] and not announced:
        seen["may_play_now"] = None
    if seat in p.to_act():
        assert seat is not None
        seen["legal"] = p.legal(seat)
    return seen


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Equal but for the order of `legal`, which has no meaning."""
    legal = [sorted(view["legal"]) if "legal" in view else None for view in (one, other)]
    return legal[0] == legal[1] and one | {"legal": None} == other | {"legal": None}


@every_shape
def test_a_view_hides_others_hands_the_supply_and_the_stack_below_its_top(shape: str) -> None:
    """In every phase alike, for every seat and a bystander."""
    p = Position.from_dict(SOUND[shape])
    for seat in (None, *range(len(p.players))):
        assert same(p.view(seat), expected(p, seat))
        assert ("legal" in p.view(seat)) == (seat in p.to_act())
        assert json.loads(json.dumps(p.view(seat))) == p.view(seat)


@pytest.mark.parametrize(("search", "others_see"), [("hidden", None), ("announced", "BR")])
def test_may_play_now_is_for_the_active_player_unless_it_was_announced(search: str, others_see: str | None) -> None:
    p = table(["BR BK", "2WE", "BD"], sheriff_played=True, may_play_now="BR", house_rules={"search": search})
    assert p.view(0)["may_play_now"] == "BR"
    assert [p.view(seat)["may_play_now"] for seat in (1, 2, None)] == [others_see] * 3


def test_a_view_is_a_copy() -> None:
    p = table(["WH JJ", "2WE"], territories=[{"JJ": "3JJ"}])
    before = json.dumps(p.to_dict())
    seen = p.view(0)
    seen["hands"][0].clear()
    seen["territories"][0]["JJ"].clear()
    seen["legal"].clear()
    seen["money"][0] = 9
    assert json.dumps(p.to_dict()) == before
    assert p.legal(0)
    assert p.view(0)["legal"]
