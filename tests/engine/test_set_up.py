"""Cards, money and seats, setting up a hand, the parts of a turn (docs/rules.md#cards, docs/rules.md#set-up)."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine import Position
from tests.engine.clauses import Case, check, clauses
from tests.engine.table import (
    KINDS,
    NAMES,
    OUTLAWS,
    PHOTOS,
    SHERIFFS,
    deck_with_top,
    hand,
    in_order,
    laid_out,
    play,
    poster,
    stack,
    supply,
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


def test_cards_of_one_kind_are_interchangeable() -> None:
    """A hand written in another order is the same hand, and offers each kind once."""
    d = laid_out(["3JJ BS* WH WE", "WE"])
    p, q = (Position.from_dict(d | {"hands": [held, d["hands"][1]]}) for held in (d["hands"][0], d["hands"][0][::-1]))
    assert p.to_dict() == q.to_dict()
    assert sorted(move for move in p.legal(0) if move.startswith("discard")) == [
        *("discard BS*", "discard JJ", "discard WE", "discard WH")
    ]


def test_the_posters_stand_in_a_circle() -> None:
    """The seven Outlaws in the order of the circle, and every poster has one."""
    assert tuple(engine.OUTLAWS) == OUTLAWS
    assert list(engine.new_game(NAMES[:2]).to_dict()["posters"]) == list(OUTLAWS)
    assert tuple(engine.KINDS) == KINDS


@pytest.mark.parametrize("number", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_may_not(number: int) -> None:
    with pytest.raises(ValueError, match="players"):
        engine.new_game([f"Player {n}" for n in range(number)])


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_the_next_seat_sits_to_the_left(turn: int) -> None:
    """The turn goes to seat + 1, from the last seat to seat 0."""
    p = play(table(["2WH", "2WE", "2JJ", "2BS"], turn=turn), f"{turn} discard {('WH', 'WE', 'JJ', 'BS')[turn]}")
    assert (p.turn, p.phase, p.to_act()) == ((turn + 1) % 4, "draw", [(turn + 1) % 4])


def test_the_bank_never_runs_dry() -> None:
    """The tokens in the box come to $150,000; more than that can lie on the posters."""
    p = table(["4JJ WH", "WE"], posters=dict.fromkeys(OUTLAWS, 60000))
    assert poster(play(p, "0 play JJ 4"), "JJ") == 63_000
    ended = play(table(["WH", "WE"], posters=dict.fromkeys(OUTLAWS, 60000)), "0 discard WH")
    assert poster(ended.next_hand(shuffles=[deck_with_top("")]), "BS") == 61_000


# --- a new hand -------------------------------------------------------------------------------------------------------


def hand_over(**more: object) -> Position:
    """Three players; the hand that seat 1 dealt and seat 2 began has just ended by seat 0's last discard."""
    p = table(
        ["WH", "2WE", "JJ"],
        territories=[{"JJ": "2JJ BR"}, {}, {"WH": "WH* HO"}],
        dealer=1,
        **more,
    )
    ended = play(p, "0 discard WH")
    assert ended.phase == "hand_over"
    return ended


def test_every_poster_gains_a_thousand_whatever_lies_on_it() -> None:
    """$1,000 each in the first hand; each later hand adds as much, to empty posters and to full ones."""
    assert engine.new_game(NAMES[:2]).to_dict()["posters"] == dict.fromkeys(OUTLAWS, 1000)
    amounts = dict(zip(OUTLAWS, (0, 1000, 2000, 5000, 17000, 0, 3000), strict=True))
    dealt = hand_over(posters=amounts).next_hand(shuffles=[deck_with_top("")])
    assert dealt.to_dict()["posters"] == {outlaw: amount + 1000 for outlaw, amount in amounts.items()}


def test_ten_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    """The dealer of the new hand is seat 2: the cards go to seats 0, 1, 2, 0, 1, ... in the order of the deck."""
    order = deck_with_top("BS BK BD BC JJ SK WH WE SR BR FG MW HO 2JJ")[::-1]
    dealt = hand_over().next_hand(shuffles=[order])
    assert [hand(dealt, seat) for seat in range(3)] == [in_order(order[seat:30:3]) for seat in range(3)]


def test_the_next_card_starts_the_discard_stack_and_the_rest_is_the_supply() -> None:
    order = deck_with_top("7SK 7WE")[::-1]
    dealt = hand_over().next_hand(shuffles=[order])
    assert stack(dealt) == [order[30]]
    assert supply(dealt) == order[31:]


def test_a_new_hand_starts_clean() -> None:
    """All 78 cards come back: no territories, nothing open, no reshuffle yet. Money is kept."""
    d = hand_over(money=[7000, 0, 24000]).next_hand(shuffles=[deck_with_top("")]).to_dict()
    assert d["territories"] == [{}, {}, {}]
    assert (d["open"], d["reshuffled"], d["laid"], d["sheriff_played"]) == ([], False, {}, False)
    assert (d["phase"], d["hand_no"], d["money"]) == ("draw", 2, [7000, 0, 24000])


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_player_on_the_dealers_left_begins(dealer: int) -> None:
    p = engine.new_game(NAMES[:3], dealer=dealer)
    assert (p.dealer, p.turn, p.to_act()) == (dealer, (dealer + 1) % 3, [(dealer + 1) % 3])


def test_the_first_dealer_is_named_or_left_to_the_seed() -> None:
    """Over some seeds every seat deals; with a seat named none of them matters."""
    seeds = [f"{n:064x}" for n in range(30)]
    assert {engine.new_game(NAMES[:3], seed=seed).dealer for seed in seeds} == {0, 1, 2}
    assert {engine.new_game(NAMES[:3], seed=seed, dealer=1).dealer for seed in seeds} == {1}


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_dealer_named_must_sit_at_the_table(dealer: int) -> None:
    with pytest.raises(ValueError, match="dealer"):
        engine.new_game(NAMES[:3], dealer=dealer)


def test_the_next_dealer_is_the_player_who_began_the_hand() -> None:
    """Seat 1 dealt and seat 2 began; seat 2 deals now and seat 0 begins."""
    dealt = hand_over().next_hand(shuffles=[deck_with_top("")])
    assert (dealt.dealer, dealt.turn) == (2, 0)


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
