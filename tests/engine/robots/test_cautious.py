"""The cautious robot: it harms nobody, and has no chance in it. What holds for every robot is in `test_robots`."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import engine
from engine import Position
from tests.engine.flags import EDITIONS
from tests.engine.random_games import played, start, steps
from tests.engine.table import table

Fields = dict[str, Any]

SEED = "ca" * 32
TAKES_FROM_PEOPLE = ("hideout", "wanted steal", "wanted ask")


def robots(name: str, edition: str) -> list[str]:
    """The moves of a whole game between robots alone."""

    def choose(p: Position) -> tuple[int, str]:
        seat = p.to_act()[0]
        return seat, engine.cautious(p.seen_by(seat)).text

    *_, last = moves = list(played(start(random.Random(name), edition=edition), choose))
    assert last.after.phase == "game_over"
    return [step.move for step in moves]


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_hidden_from_stolen_from_or_asked(edition: str) -> None:
    """In games between robots, which end, and amid games of others, from a view that has been through JSON or not."""
    for game in range(5):
        moves = Counter(robots(f"robots {game}", edition))
        assert not [move for move in moves if move.startswith(TAKES_FROM_PEOPLE)]
        assert moves["draw supply"]
    for step in steps(("cautious", edition), edition=edition):
        for seat in step.before.to_act():
            move = engine.cautious(engine.read_view(json.loads(json.dumps(step.before.view(seat)))))
            assert not move.text.startswith(TAKES_FROM_PEOPLE)
            assert move is engine.cautious(step.before.seen_by(seat))


# --- what it does ---------------------------------------------------------------------------------------------


def does(*hands: str, seat: int = 0, **more: Any) -> str:
    return engine.cautious(table(hands, **more).seen_by(seat)).text


def test_it_draws_from_the_supply_even_if_the_stack_shows_something_good() -> None:
    assert does("WH", "2BD", phase="draw", discard="JJ*", opened="JJ") == "draw supply"


def test_it_lays_the_most_cards_first() -> None:
    assert does("4JJ 3BS BK", "2BD", opened="BK") == "play JJ 4"
    assert does("3JJ 3BS BK", "2BD") == "play JJ 3"


def test_then_a_photo_a_gun_a_bank_a_stagecoach_a_wyatt_earp_in_this_order() -> None:
    hand = ["BS*", "FG", "BR", "SR", "WE"]
    for expected in ("photo BS", "gun", "bank", "stagecoach", "wyatt clear"):
        assert does(" ".join([*hand, "WH"]), "2BD", territories=[{"BS": "3BS HO"}]) == expected
        hand = hand[1:]
    assert does("WE WH", "2BD") == "wyatt draw"


def test_one_sheriff_card_a_turn_then_the_discard() -> None:
    assert does("BR WH", "2BD", territories=[{"BS": "3BS"}], sheriff_played=True) == "discard WH"


def test_it_robs_for_its_best_pile() -> None:
    piles = {"BS": "3BS", "JJ": "4JJ", "BK": "BK*"}
    hit: Fields = {"phase": "choose", "pending": {"move": "bank", "seat": 0}, "sheriff_played": True}
    assert does("WH", "2BD", territories=[piles], **hit) == "choose JJ"
    assert does("WH", "2BD", territories=[piles | {"BK": "3BK BK*"}], **hit) == "choose BK"


def test_it_always_reacts_if_it_can() -> None:
    photo: Fields = {"phase": "react", "pending": {"move": "photo JJ", "waiting": [1]}, "laid": {"JJ": 3}}
    assert does("WH", "JJ*", seat=1, territories=[{"JJ": "3JJ"}], **photo) == "photo JJ"
    assert does("WH", "JJ", seat=1, territories=[{"JJ": "3JJ"}], **photo) == "pass"
    wyatt: Fields = {"phase": "react", "pending": {"move": "wyatt", "on": "JJ", "waiting": [1]}, "sheriff_played": True}
    assert does("WH", "WE", seat=1, territories=[{}, {"JJ": "3JJ HO"}], **wyatt) == "wyatt clear"


def test_it_takes_what_is_worth_most_in_hand() -> None:
    """A search is never its own idea; the clock may find one open."""
    search: Fields = {"phase": "choose", "pending": {"move": "wyatt search", "seat": 0}, "sheriff_played": True}
    assert does("WH", "2BD", discard="WE BS BR SR JJ*", **search) == "take BR"
    assert does("WH", "2BD", discard="WE BS BR FG JJ*", opened="JJ", **search) == "take JJ*"


def test_it_throws_what_helps_the_next_player_least() -> None:
    """A lone card of an Outlaw who is not open; a Photo that nobody can play; then dearer and dearer ones."""
    worst_first = ["WH", "JJ*", "SR", "HO", "MW", "BR", "FG", "WE"]
    for n, card in enumerate(worst_first):
        hand = " ".join(reversed(worst_first[n:]))
        assert does(hand, "2BD", sheriff_played=True) == f"discard {card}"
    assert does("2WH BK", "2BD", sheriff_played=True) == "discard BK"
    assert does("BS* 2WH", "2BD", sheriff_played=True, opened="BS") == "discard WH"
