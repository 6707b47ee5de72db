"""The marshal: searches, and without a budget plays by the rules of its trials."""

from __future__ import annotations

import random
from statistics import median

import pytest

from engine.robots import deputy, marshal
from engine.robots.worlds import World, Worlds
from engine.rules.events import Played
from engine.rules.public import SeatView
from tests.engine.robots.games import decisions
from tests.engine.table import table

ATTACKED = (Played(1, "HO", "", out_of_turn=False),)  # so the other player is not peaceful


def test_without_a_budget_it_plays_as_the_deputy() -> None:
    for p, seat, told in decisions("none", every=10):
        view = p.seen_by(seat)
        assert marshal.choose(view, told, random.Random(1), 0) == deputy.choose(view, told, random.Random(1), 0)


def test_it_finds_the_move_that_wins_the_game_at_once() -> None:
    """Its last card but one pays the lead on a poster that reaches $25,000; discarding the other would not."""
    piles = [{"JJ": "4JJ"}, {"JJ": "2JJ JJ*", "BS": "5BS"}]
    p = table(["FG WH", "2BD 3BC"], territories=piles, posters={"JJ": 9000}, money=[20000, 20000], supply="5BK")
    assert marshal.choose(p.seen_by(0), ATTACKED, random.Random(1), 64).text == "gun"


class Counted:
    """Worlds of a view, and how many were asked for."""

    def __init__(self, view: SeatView) -> None:
        self._worlds, self.number = Worlds(view, ATTACKED), 0

    def begin(self) -> Counted:
        return self

    def likely(self, rng: random.Random) -> World:
        self.number += 1
        return self._worlds.likely(rng)


@pytest.mark.slow
@pytest.mark.parametrize("budget", [1, 64, 3000])
def test_it_thinks_no_longer_than_it_takes_to_be_sure(budget: int) -> None:
    piles = [{"JJ": "4JJ"}, {"JJ": "2JJ JJ*", "BS": "5BS"}]
    p = table(["FG WH", "2BD 3BC"], territories=piles, posters={"JJ": 9000}, money=[20000, 20000], supply="5BK")
    tried = []
    for luck in range(9):
        worlds = Counted(p.seen_by(0))
        marshal.decide(p.seen_by(0), worlds.begin, random.Random(luck), budget)
        tried.append(worlds.number)
    assert max(tried) <= max(budget // 2, marshal.FEWEST_WORLDS)
    assert median(tried) < 60


def test_what_is_negligibly_better_than_the_deputys_choice_is_not_made() -> None:
    """All its moves promise about the same: no poster pays yet, and none of its cards is another's."""
    p = table(["BS BK BD", "2BC", "2FG"], supply="5BK")
    view = p.seen_by(0)
    worlds = Counted(view)
    chosen = marshal.decide(view, lambda: worlds, random.Random(1), 3000)
    assert chosen == deputy.choose(view, (), random.Random(1), 0)
    assert worlds.number < 200


def test_it_may_hold_every_card_of_an_outlaw_and_be_able_to_ask_for_one_more() -> None:
    p = table(["7JJ MW WH", "2BD 3BC"], posters={"JJ": 4000})
    assert marshal.choose(p.seen_by(0), (), random.Random(1), 32).text != "wanted ask JJ left"
