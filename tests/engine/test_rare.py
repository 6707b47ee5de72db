"""What no game will ever show: odds of one in four thousand million, and points that no pile can have.

These look inside the engine, because nothing else reaches there.
"""

from __future__ import annotations

from typing import Any

from engine import EDITIONS
from engine.rules.scoring import pay
from engine.rules.shuffle import _below
from tests.engine.table import play, table


def test_a_word_on_the_limit_is_passed_over_and_one_below_is_not() -> None:
    """`below(n)` takes words until one is less than the last whole multiple of n."""
    limit = 3 * (2**32 // 3)
    assert _below(iter([limit, 4]), 3) == 1
    assert _below(iter([limit - 1, 4]), 3) == 2


def test_a_player_with_one_point_shares() -> None:
    """At least 1 CP is enough, where 1 is no fewer than the leader's minus 4."""
    payout = pay((5, 2, 1), 4000, EDITIONS["gryphon-2014"].rules)
    assert [(payment.seats, payment.dollars) for payment in payout.payments] == [
        ((0,), 2000),
        ((1,), 1000),
        ((2,), 1000),
    ]
    assert payout.left == 0


def test_a_wyatt_earp_may_shoot_because_it_makes_two_itself_on_the_stack() -> None:
    """The shot took the last card onto an empty stack whose top is kept; the Wyatt Earp makes one card to shuffle."""
    more: Any = {"supply": "JJ", "discard": "", "rest": 0, "territories": [{}, {"BS": "3BS"}]}
    for reshuffled, asked in ((False, [1]), (True, [0])):
        p = table(["HO WH", "WE BD"], house_rules={"reshuffle": "keep_top"}, reshuffled=reshuffled, **more)
        hidden = play(p, "0 hideout", "0 choose 1 BS")
        assert hidden.to_act() == asked
    p = table(["HO WH", "WE BD"], house_rules={"reshuffle": "keep_top"}, **more)
    q = play(p, "0 hideout", "0 choose 1 BS", "1 wyatt clear", shuffles=[["JJ"]])
    assert "HO" not in q.to_dict()["territories"][1]["BS"]
