"""Cards, money and seats, setting up a hand, the parts of a turn (docs/rules.md#cards, docs/rules.md#set-up)."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from tests.engine.clauses import Case, check, clauses
from tests.engine.table import (
    KINDS,
    NAMES,
    OUTLAWS,
    PHOTOS,
    SHERIFFS,
    deck_with_top,
    play,
    poster,
    table,
)

# --- cards, money and seats -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 4])
def test_78_cards_of_20_kinds_are_dealt_out(number: int) -> None:
    """10 a hand, one on the stack, the rest in the supply: 49 Outlaw cards, 7 Photos and 22 other Sheriff cards."""
    d = engine.new_game(NAMES[:number]).to_dict()
    assert [len(held) for held in d["hands"]] == [10] * number
    assert (len(d["discard"]), len(d["supply"])) == (1, 77 - 10 * number)
    found = Counter([*d["supply"], *d["discard"], *(card for held in d["hands"] for card in held)])
    assert found == dict.fromkeys(OUTLAWS, 7) | dict.fromkeys(PHOTOS, 1) | SHERIFFS
    assert sum(found[card] for card in (*PHOTOS, *SHERIFFS)) == 29


@pytest.mark.parametrize("card", KINDS)
def test_an_outlaw_card_shows_a_bullet_hole_and_a_sheriff_card_does_not(card: str) -> None:
    """Every kind is turned up once: the Outlaws hit, all others miss, Photos too."""
    p = table(["BR JJ WH", "WE"], territories=[{"JJ": "3JJ"}], supply=[card])
    shot = play(p, "0 bank")
    assert (shot.phase == "choose") == (card in OUTLAWS)


def test_the_posters_stand_in_a_circle() -> None:
    """The seven Outlaws in the order of the circle, and every poster has one."""
    assert tuple(engine.OUTLAWS) == OUTLAWS
    assert list(engine.new_game(NAMES[:2]).to_dict()["posters"]) == list(OUTLAWS)
    assert tuple(engine.KINDS) == KINDS


def test_the_bank_never_runs_dry() -> None:
    """The tokens in the box come to $150,000; more than that can lie on the posters."""
    p = table(["4JJ WH", "WE"], posters=dict.fromkeys(OUTLAWS, 60000))
    assert poster(play(p, "0 play JJ 4"), "JJ") == 63_000
    ended = play(table(["WH", "WE"], posters=dict.fromkeys(OUTLAWS, 60000)), "0 discard WH")
    assert poster(ended.next_hand(shuffles=[deck_with_top("")]), "BS") == 61_000


# --- a new hand -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_player_on_the_dealers_left_begins(dealer: int) -> None:
    p = engine.new_game(NAMES[:3], dealer=dealer)
    assert (p.dealer, p.turn, p.to_act()) == (dealer, (dealer + 1) % 3, [(dealer + 1) % 3])


# --- a turn -----------------------------------------------------------------------------------------------------------


@clauses("""
begins with a draw: nothing can be played or discarded before it
    3JJ WH WE | 2WE; phase: draw; stack: BS
    legal 0: draw discard, draw supply
goes on with plays: nothing can be drawn after the draw
    3JJ WH WE | 2WE; phase: draw; stack: BS; 0 draw discard
    phase: play; legal 0 draw: -
ends with a discard
    3JJ WH WE | 2WE; phase: draw; stack: BS; 0 draw discard; 0 discard BS
    phase: draw; turn: 1
is the active player's: the others have no legal move
    3JJ WH WE | 2WE | 2WE
    to act: 0; legal 1: -; legal 2: -
""")
def test_a_turn(clause: Case) -> None:
    check(clause)
