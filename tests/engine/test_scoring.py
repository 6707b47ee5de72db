"""Scoring (docs/rules.md#scoring): the rulebooks' examples, the steps, and a slow second reading of the third."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine import Position
from tests.engine.second_playing import paid
from tests.engine.table import deck_with_top, play, refuses, table

ALEA: dict[str, Any] = {"short_leaders": "one_each"}
MANUAL: dict[str, Any] = {"share": 5}
HOUSES = ({}, ALEA, MANUAL, BOTH := ALEA | MANUAL)

PILES = {0: "", 2: "BC", 3: "BC SR", 4: "2BC", 5: "2BC SR", 6: "3BC", 8: "4BC", 9: "2BC BC* SR"} | {
    10: "3BC BC*",
    11: "3BC BC* SR",
}
"""Piles of Butch Cassidy worth so many points."""


def scored(points: list[int], thousands: int, **more: Any) -> tuple[list[int], int]:
    """What each player gets and what stays on the poster, in thousands, when a hand ends like this."""
    return paid_for([PILES[cp] for cp in points], thousands, **more)


def paid_for(piles: list[str], thousands: int, **more: Any) -> tuple[list[int], int]:
    """The same, for these piles."""
    territories = [{"BC": pile} if pile else {} for pile in piles]
    hands = ["WH", *("2BD" for _ in piles[1:])]
    p = table(hands, territories=territories, posters={"BC": thousands * 1000}, opened="BC", **more)
    d = play(p, "0 discard WH").to_dict()
    return [money // 1000 for money in d["money"]], d["posters"]["BC"] // 1000


CASES: list[tuple[str, list[int], int, dict[str, Any], list[int], int]] = [
    # what it shows, points, thousands on the poster, house rules, what each gets, what stays
    *[("the worked examples", [11, 6, 2], 9, house, [9, 0, 0], 0) for house in HOUSES],
    *[("the worked examples", [9, 5, 4], 8, house, [5, 3, 0], 0) for house in ({}, ALEA)],
    *[("the worked examples", [9, 5, 4], 8, house, [4, 2, 2], 0) for house in (MANUAL, BOTH)],
    *[("the worked examples", [4, 4, 2], 3, house, [0, 0, 0], 3) for house in ({}, MANUAL)],
    *[("the worked examples", [4, 4, 2], 3, house, [1, 1, 0], 1) for house in (ALEA, BOTH)],
    *[("the worked examples", [4, 4, 2], 6, house, [2, 2, 1], 1) for house in HOUSES],
    ("fewer than eight points leave the money", [5, 2], 6, {}, [0, 0], 6),
    ("eight are enough", [6, 2], 6, {}, [4, 2], 0),
    ("fewer than eight points of one player leave it", [6, 0], 6, {}, [0, 0], 6),
    ("eight of one player are enough", [8, 0], 6, {}, [6, 0], 0),
    ("a lead of five takes all", [10, 5], 7, {}, [7, 0], 0),
    ("a lead of four shares", [9, 5], 7, {}, [4, 3], 0),
    ("a third may share who is five behind", [9, 5, 4], 4, MANUAL, [2, 1, 1], 0),
    ("those with no point share nothing", [4, 4, 0], 9, {}, [4, 4, 0], 1),
    ("players level on points are paid together or not at all", [6, 4, 4], 6, {}, [3, 1, 1], 1),
    ("players level on points are paid together", [6, 4, 4], 7, {}, [3, 2, 2], 0),
    ("a leader is due two thousand in the first round only", [6, 4], 5, {}, [3, 2], 0),
    ("a leader is due two thousand in the first round", [6, 4], 2, {}, [2, 0], 0),
    ("a leader who is short gets nothing", [6, 4], 1, {}, [0, 0], 1),
    ("one each holds for a single leader as well", [6, 4], 1, ALEA, [1, 0], 0),
    ("an empty poster pays nothing", [6, 4], 0, {}, [0, 0], 0),
    ("one each needs a thousand for each leader", [4, 4, 2], 1, ALEA, [0, 0, 0], 1),
    ("one each is paid to each leader", [4, 4, 2], 2, ALEA, [1, 1, 0], 0),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_a_poster_is_paid(case: tuple[str, list[int], int, dict[str, Any], list[int], int]) -> None:
    _, points, thousands, house, money, left = case
    assert scored(points, thousands, house_rules=house) == (money, left)


@pytest.mark.parametrize(
    ("house", "expected"),
    [({}, ([0, 0, 0], 5)), (ALEA, ([1, 1, 1], 2)), (MANUAL, ([0, 0, 0], 5)), (BOTH, ([1, 1, 1], 2))],
)
def test_the_worked_example_of_three_leaders(house: dict[str, Any], expected: tuple[list[int], int]) -> None:
    """6/6/6: nine Outlaw cards are two too many, so the third player's six are a Photo and a robbery."""
    assert paid_for(["3BC", "3BC", "BC* BR"], 5, house_rules=house) == expected


def last_discard(money: list[int], thousands: int = 0) -> Position:
    """Anna discards her last card and is alone on Butch Cassidy."""
    hands = ["WH", *("2BD" for _ in money[1:])]
    p = table(hands, territories=[{"BC": "4BC"}], posters={"BC": thousands * 1000}, money=money)
    return play(p, "0 discard WH")


def test_the_game_ends_when_somebody_has_25_000() -> None:
    q = last_discard([20_000, 3000, 0], 5)
    assert (q.phase, q.winner, q.to_act()) == ("game_over", 0, [])
    q = last_discard([20_000, 3000, 0], 4)
    assert (q.phase, q.winner) == ("hand_over", None)


def test_nothing_can_be_done_after_the_end() -> None:
    q = last_discard([25_000, 0])
    refuses(q, "0 draw supply", "0 discard WH", "1 pass", "1 draw supply")
    with pytest.raises(engine.IllegalMove):
        q.next_hand(shuffles=[deck_with_top("")])


def test_any_poster_is_paid_as_the_slow_reading_says() -> None:
    """A few hundred territories at random, all four combinations of the two flags."""
    rng = random.Random("posters")
    values = {"BC": 2, "BC*": 4, "SR": 1, "BR": 2, "FG": 3}
    seen = set()
    for _ in range(400):
        seats = rng.choice([2, 3, 4])
        piles: list[list[str]] = [[] for _ in range(seats)]
        deck = ["BC"] * 7 + ["BC*"]
        for card in rng.sample(deck, rng.randint(2, 8)):
            rng.choice(piles).append(card)
        for card in rng.sample(["SR"] * 2 + ["BR"] * 4 + ["FG"], rng.randint(0, 5)):
            rng.choice([pile for pile in piles if pile]).append(card)
        points = [sum(values[card] for card in pile) for pile in piles]
        thousands, share, one_each = rng.randint(0, 12), rng.choice([4, 5]), rng.random() < 0.5
        house: dict[str, Any] = {"share": share, "short_leaders": "one_each" if one_each else "nothing"}
        territories = [{"BC": pile} if pile else {} for pile in piles]
        hands = ["WH", *("BD" for _ in range(seats - 1))]
        p = table(hands, territories=territories, posters={"BC": thousands * 1000}, house_rules=house, opened="BC")
        d = play(p, "0 discard WH").to_dict()
        expected = paid(points, thousands, share, house["short_leaders"])
        assert [money // 1000 for money in d["money"]] == expected, (points, thousands, house)
        assert d["posters"]["BC"] == thousands * 1000 - sum(d["money"])
        seen.add((len(set(points)) < seats, any(expected), share, one_each))
    assert len(seen) == 16
