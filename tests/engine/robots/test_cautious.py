"""The cautious robot: it knows a view and nothing else, harms nobody, and has no chance in it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import engine
from engine import Position
from tests.engine.flags import EDITIONS
from tests.engine.random_games import start, steps
from tests.engine.table import table
from tests.engine.worlds import twin

Fields = dict[str, Any]

SEED = "ca" * 32
TAKES_FROM_PEOPLE = ("hideout", "wanted steal", "wanted ask")


def robots(name: str, edition: str) -> Iterator[tuple[Position, int, str]]:
    """A game between robots alone: each position, the seat to act and its move."""
    p = start(random.Random(name), edition=edition)
    for _ in range(5000):
        if p.phase == "hand_over":
            p = p.next_hand()
        if not p.to_act():
            break
        seat = p.to_act()[0]
        move = engine.cautious(p.seen_by(seat)).text
        yield p, seat, move
        p = p.play(seat, move)
    assert p.phase == "game_over"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("game", range(5))
def test_games_of_robots_end_and_nobody_is_hidden_from_stolen_from_or_asked(edition: str, game: int) -> None:
    moves = Counter(move for _, _, move in robots(f"robots {game}", edition))
    assert not [move for move in moves if move.startswith(TAKES_FROM_PEOPLE)]
    assert moves["draw supply"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_it_does_is_legal_wherever_a_game_may_stand(edition: str) -> None:
    """In the middle of others' games too, from a view that has been through JSON; and always the same."""
    seen: Counter[str] = Counter()
    for step in steps(("cautious", edition), edition=edition):
        for seat in step.before.to_act():
            view = engine.read_view(json.loads(json.dumps(step.before.view(seat))))
            move = engine.cautious(view).text
            assert move in step.before.legal(seat)
            assert move == engine.cautious(view).text == engine.cautious(step.before.seen_by(seat)).text
            assert engine.write_view(view) == step.before.view(seat)
            assert not move.startswith(TAKES_FROM_PEOPLE)
            seen[step.before.phase] += 1
    assert min(seen[phase] for phase in ("draw", "play", "choose")) > 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_decides_the_same_at_tables_that_differ_in_what_it_cannot_know(edition: str) -> None:
    rng = random.Random(edition)
    for n, step in enumerate(steps(("blind", edition), edition=edition)):
        if n % 5 == 0:
            for seat in step.before.to_act():
                here, there = (p.seen_by(seat) for p in (step.before, twin(step.before, seat, rng, SEED)))
                assert engine.cautious(here) == engine.cautious(there)


def test_the_order_in_which_legal_moves_are_listed_has_no_meaning_to_it() -> None:
    rng = random.Random("order")
    for n, step in enumerate(steps("listed")):
        if n % 3 == 0:
            view = step.before.seen_by(step.seat)
            move = engine.cautious(view)
            shuffled = tuple(rng.sample(view.legal, len(view.legal)))
            assert engine.cautious(replace(view, legal=shuffled)) is move


def test_without_a_move_to_make_it_says_so() -> None:
    p = table(["WH", "2BD"])
    for view in (p.seen_by(1), p.seen_by(None)):
        with pytest.raises(ValueError, match="legal"):
            engine.cautious(view)


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
