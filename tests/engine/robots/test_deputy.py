"""The deputy's rules of thumb, each at a table made for it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import ROBOTS
from engine.robots.deputy import decide
from engine.robots.estimates import share_of
from engine.robots.match import Match, play_deal
from engine.robots.sight import look, points_of, sight_of
from engine.robots.worth import worth_by
from tests.engine.robots.games import decisions
from tests.engine.table import table


def does(*hands: str, seat: int = 0, **more: Any) -> str:
    return ROBOTS["deputy"](table(hands, **more).seen_by(seat), (), random.Random(1), 0).text


def test_it_sees_the_same_in_a_view_and_in_a_table_of_its_own() -> None:
    for p, seat, _told in decisions("sight", every=7):
        view, t = p.seen_by(seat), p._table
        in_view, at_table = sight_of(view), look(t, seat, points_of(t), worth_by(t.rules))
        assert (in_view.seat, list(in_view.hand), in_view.points) == (seat, at_table.hand, at_table.points)
        assert (in_view.part_in_hands, in_view.worth) == (at_table.part_in_hands, at_table.worth)
        assert decide(at_table, view.legal) is decide(in_view, view.legal)


def test_it_takes_the_top_card_if_it_completes_a_set() -> None:
    assert does("2JJ WH", "2BD", phase="draw", discard="JJ", posters={"JJ": 4000}) == "draw discard"
    assert does("JJ WH", "2BD", phase="draw", discard="BS") == "draw supply"


def test_it_takes_a_photo_that_it_can_play() -> None:
    piles = [{"JJ": "3JJ"}]
    assert does("WH BS", "2BD", phase="draw", discard="JJ*", territories=piles, posters={"JJ": 8000}) == "draw discard"


def test_it_lays_sets() -> None:
    assert does("3JJ WH", "2BD 5BC").startswith("play JJ 3")


def test_it_puts_a_robbery_where_it_brings_a_lead_of_five() -> None:
    hit: dict[str, Any] = {"phase": "choose", "pending": {"move": "bank", "seat": 0}, "sheriff_played": True}
    piles = [{"BS": "4BS", "JJ": "4JJ"}, {"JJ": "JJ*"}]
    assert does("WH", "2BD", territories=piles, posters={"JJ": 9000, "BS": 2000}, **hit) == "choose JJ"


def test_it_hides_the_leaders_pile_on_the_dearest_poster() -> None:
    hit: dict[str, Any] = {"phase": "choose", "pending": {"move": "hideout", "seat": 0}, "sheriff_played": True}
    piles = [{"BS": "2BS"}, {"JJ": "4JJ", "BS": "3BS"}, {"BK": "4BK"}]
    posters = {"JJ": 3000, "BK": 9000, "BS": 2000}
    assert does("WH", "2BD", "SK", territories=piles, posters=posters, **hit) == "choose 2 BK"


def test_it_keeps_photos_for_its_sets_and_discards_loose_cards() -> None:
    assert does("JJ* 2JJ WH", "2BD 5BC", sheriff_played=True) == "discard WH"


def test_it_does_not_discard_what_the_next_player_needs() -> None:
    piles = [{}, {"JJ": "3JJ"}]
    told = does("JJ WH", "2BD 3BC", territories=piles, posters={"JJ": 9000}, sheriff_played=True)
    assert told in ("play JJ 1", "discard WH")


def test_it_does_not_end_a_hand_that_it_is_losing() -> None:
    piles = [{"BS": "3BS"}, {"JJ": "5JJ"}]
    posters = {"JJ": 12000, "BS": 1000}
    assert does("BS WH", "2BD 3BC", territories=piles, posters=posters) == "discard WH"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"), [("cautious", "greenhorn"), ("deputy", "cautious"), ("deputy", "greenhorn")]
)
def test_the_better_robot_wins_more(better: str, worse: str) -> None:
    outcomes = [play_deal(Match((better, worse)), deal) for deal in range(30)]
    wins = share_of([outcome.wins[0] for outcome in outcomes], games=2)
    assert wins.low
    assert wins.low > 0.6
