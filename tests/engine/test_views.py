"""What a view hides, and what it does not (docs/formats.md#view)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Position
from tests.engine.shapes import SOUND
from tests.engine.table import play, table

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


def test_an_empty_stack_has_no_top() -> None:
    assert table(["WH", "2WE"]).view(0)["discard"] == {"top": None, "size": 0}


@pytest.mark.parametrize(("search", "others_see"), [("hidden", None), ("announced", "BR")])
def test_may_play_now_is_for_the_active_player_unless_it_was_announced(search: str, others_see: str | None) -> None:
    p = table(["BR BK", "2WE", "BD"], sheriff_played=True, may_play_now="BR", house_rules={"search": search})
    assert p.view(0)["may_play_now"] == "BR"
    assert [p.view(seat)["may_play_now"] for seat in (1, 2, None)] == [others_see] * 3


def test_who_answers_take_sees_what_they_may_take_and_nobody_else_does() -> None:
    q = play(table(["WE WH", "2BD", "SK"], discard="BR BC BR WE"), "0 wyatt search")
    assert sorted(q.view(0)["legal"]) == ["take BC", "take BR"]
    for seat in (1, 2, None):
        assert "legal" not in q.view(seat)
        shown = [q.view(seat)[key] for key in ("discard", "pending", "hands", "may_play_now")]
        assert "BC" not in json.dumps(shown)
    assert q.view(0)["discard"] == {"top": "WE", "size": 5}


def test_a_photo_window_shows_no_one_elses_answer() -> None:
    """Only Burt knows whether they can play it; everybody knows that they are asked."""
    with_it, without = (
        play(table(["3JJ WH", held, "2BD"], supply=in_supply), "0 play JJ 3")
        for held, in_supply in (("JJ*", "BC BS"), ("BC", "JJ* BS"))
    )
    for seat in (0, 2, None):
        assert with_it.view(seat) == without.view(seat)
        assert repr(with_it.events_for(seat)) == repr(without.events_for(seat))
    assert with_it.view(1) != without.view(1)


@pytest.mark.parametrize("seat", [-1, 3, "0", 0.5, True])
def test_a_seat_that_does_not_exist_has_no_view(seat: Any) -> None:
    with pytest.raises(ValueError, match="seat"):
        table(["WH", "2WE", "BD"]).view(seat)


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
