"""What a text needs that explains the game: the numbers of docs/rules.md, and posters scored without a game."""

from __future__ import annotations

import pytest

import engine
from tests.engine.test_scoring import scored


def test_the_numbers_are_those_of_the_rules() -> None:
    assert engine.NUMBERS._asdict() == {
        "copies": (7, 7, 7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 1, 1, 2, 4, 3, 3, 3, 7),
        "hand": 10,
        "drawn": 2,
        "set": 3,
        "lay": 1_000,
        "deal": 1_000,
        "to_capture": 8,
        "to_take_all": 5,
        "first_due": 2_000,
        "due": 1_000,
        "to_win": 25_000,
    }
    assert (engine.NUMBERS.deck, round(engine.NUMBERS.hits, 3)) == (78, 0.628)
    assert [engine.lay_reward(count, 0, engine.resolve("gryphon-2014")) for count in (1, 3, 7)] == [0, 2_000, 6_000]


@pytest.mark.parametrize("house", [{}, {"short_leaders": "one_each"}, {"share": 5}])
@pytest.mark.parametrize("points", [(11, 6, 2), (9, 5, 4), (4, 4, 2), (3, 2, 2)])
@pytest.mark.parametrize("thousands", [1, 3, 6, 9])
def test_a_poster_is_scored_for_a_text_as_it_is_in_a_game(
    points: tuple[int, ...], thousands: int, house: dict[str, object]
) -> None:
    alone = engine.score_poster("BC", points, thousands * 1000, engine.resolve("gryphon-2014", house))
    assert ([dollars // 1000 for dollars in alone.gained], alone.left // 1000) == scored(
        list(points), thousands, house_rules=house
    )


def test_the_effect_of_an_outlaw_card_says_its_points_and_what_a_set_needs() -> None:
    effect = engine.describe_card("JJ", engine.resolve("gryphon-2014"))
    assert effect == "+2 CP; 3 or more open this Outlaw"
