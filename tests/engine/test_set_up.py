"""Setting up a hand, and the three parts of a turn (docs/rules.md#set-up)."""

from __future__ import annotations

import pytest

import engine
from engine import Position
from tests.engine.table import (
    NAMES,
    OUTLAWS,
    deck_with_top,
    hand,
    in_order,
    play,
    stack,
    supply,
    table,
)


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


def test_every_poster_gains_a_thousand_at_the_start() -> None:
    """$1,000 each in the first hand."""
    assert engine.new_game(NAMES[:2]).to_dict()["posters"] == dict.fromkeys(OUTLAWS, 1000)


def test_every_poster_gains_a_thousand_whatever_lies_on_it() -> None:
    """Each later hand adds $1,000, to empty posters and to full ones."""
    amounts = dict(zip(OUTLAWS, (0, 1000, 2000, 5000, 17000, 0, 3000), strict=True))
    dealt = hand_over(posters=amounts).next_hand(shuffles=[deck_with_top("")])
    assert dealt.to_dict()["posters"] == {outlaw: amount + 1000 for outlaw, amount in amounts.items()}


def test_money_is_kept_from_hand_to_hand() -> None:
    """What was earned stays earned."""
    dealt = hand_over(money=[7000, 0, 24000]).next_hand(shuffles=[deck_with_top("")])
    assert dealt.to_dict()["money"] == [7000, 0, 24000]


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


@pytest.mark.parametrize("number", [2, 3, 4])
def test_all_78_cards_are_dealt_out(number: int) -> None:
    """10 a hand, one on the stack, the rest in the supply."""
    d = engine.new_game(NAMES[:number]).to_dict()
    assert [len(held) for held in d["hands"]] == [10] * number
    assert (len(d["discard"]), len(d["supply"])) == (1, 77 - 10 * number)


def test_a_new_hand_starts_clean() -> None:
    """All 78 cards come back: no territories, nothing open, no reshuffle yet."""
    d = hand_over().next_hand(shuffles=[deck_with_top("")]).to_dict()
    assert d["territories"] == [{}, {}, {}]
    assert (d["open"], d["reshuffled"], d["laid"], d["sheriff_played"]) == ([], False, {}, False)
    assert (d["phase"], d["hand_no"]) == ("draw", 2)


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


def test_a_turn_is_draw_then_play_then_discard() -> None:
    """Nothing can be played or discarded before the draw; nothing drawn after it; the discard ends it."""
    p = table(["3JJ WH WE", "2WE"], phase="draw", discard="BS")
    assert sorted(p.legal(0)) == ["draw discard", "draw supply"]
    drawn = play(p, "0 draw discard")
    assert drawn.phase == "play"
    assert not [move for move in drawn.legal(0) if move.startswith("draw")]
    assert play(drawn, "0 discard BS").phase == "draw"


def test_only_the_active_player_acts() -> None:
    """The others have no legal move in that turn."""
    p = table(["3JJ WH WE", "2WE", "2WE"], turn=0)
    assert p.to_act() == [0]
    assert (p.legal(1), p.legal(2)) == ([], [])
