"""What a text needs that explains the game: the numbers of docs/rules.md, and what a card does."""

from __future__ import annotations

import engine


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


def test_the_effect_of_an_outlaw_card_says_its_points_and_what_a_set_needs() -> None:
    effect = engine.describe_card("JJ", engine.resolve("gryphon-2014"))
    assert effect == "+2 CP; 3 or more open this Outlaw"
