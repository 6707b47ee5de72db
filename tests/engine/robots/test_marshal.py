"""The marshal: searches, and without a budget plays by the rules of its trials."""

from __future__ import annotations

import random

from engine.robots import deputy, marshal
from tests.engine.robots.games import decisions
from tests.engine.table import table


def test_without_a_budget_it_plays_as_the_deputy() -> None:
    for p, seat, told in decisions("none", every=10):
        view = p.seen_by(seat)
        assert marshal.choose(view, told, random.Random(1), 0) == deputy.choose(view, told, random.Random(1), 0)


def test_it_finds_the_move_that_wins_the_game_at_once() -> None:
    """Its last card but one pays the lead on a poster that reaches $25,000; discarding the other would not."""
    piles = [{"JJ": "4JJ"}, {"JJ": "2JJ JJ*", "BS": "5BS"}]
    p = table(["FG WH", "2BD 3BC"], territories=piles, posters={"JJ": 9000}, money=[20000, 20000], supply="5BK")
    assert marshal.choose(p.seen_by(0), (), random.Random(1), 64).text == "gun"


def test_it_may_hold_every_card_of_an_outlaw_and_be_able_to_ask_for_one_more() -> None:
    p = table(["7JJ MW WH", "2BD 3BC"], posters={"JJ": 4000})
    assert marshal.choose(p.seen_by(0), (), random.Random(1), 32).text != "wanted ask JJ left"
