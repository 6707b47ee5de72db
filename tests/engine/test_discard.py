"""The discard (docs/rules.md#discard)."""

from __future__ import annotations

import pytest

from tests.engine.table import KINDS, begins, hand, play, stack, table


def test_one_card_from_the_hand_face_up_on_the_stack() -> None:
    q = play(table(["JJ 2WH", "2WE"], discard="SK"), "0 discard WH")
    assert (hand(q, 0), stack(q)) == (["JJ", "WH"], ["WH", "SK"])
    assert q.view(None)["discard"] == {"top": "WH", "size": 2}


@pytest.mark.parametrize("card", KINDS)
def test_a_discard_has_no_effect(card: str) -> None:
    """Any card may go, a Sheriff card with nothing but the end of the turn."""
    p = table([[card, "BK"], "BD BC"], territories=[{"JJ": "3JJ"}, {"BS": "3BS"}], discard="SK")
    q = play(p, f"0 discard {card}")
    for key in ("territories", "posters", "money", "supply", "open"):
        assert q.to_dict()[key] == p.to_dict()[key]
    assert (stack(q), hand(q, 0), hand(q, 1)) == ([card, "SK"], ["BK"], ["BD", "BC"])


def test_a_discard_of_each_kind_held_is_legal() -> None:
    """Also after a Sheriff card was played."""
    p = table(["2JJ BR WE WH*", "2BD"], sheriff_played=True)
    assert begins(p, 0, "discard") == ["discard BR", "discard JJ", "discard WE", "discard WH*"]


def test_the_discard_ends_the_turn() -> None:
    """The next player draws; what was laid and played is forgotten."""
    p = table(["JJ 2WH", "2WE", "2BD"], territories=[{"BS": "3BS"}], laid={"BS": 3}, sheriff_played=True)
    q = play(p, "0 discard WH").to_dict()
    assert (q["turn"], q["phase"], q["laid"], q["sheriff_played"]) == (1, "draw", {}, False)
