"""The duel of tied leaders (docs/rules.md#duel)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import engine
from engine import Position
from tests.engine.table import deck_with_top, play, table

HIT, MISS = "JJ", "WE"


def tied(seats: int = 3, richest: Sequence[int] = (0, 1), **more: object) -> Position:
    """Anna is about to discard her last card; those named have $25,000 and all others less."""
    money = [25_000 if seat in richest else 24_000 for seat in range(seats)]
    return table(["WH", *("2BD" for _ in range(seats - 1))], money=money, **more)


def turned(*shots: str) -> list[str]:
    """A deck that shows these hits and misses first: "hhm" is hit, hit, miss."""
    hits = iter(card for outlaw in ("BS", "BK", "BD", "BC", "JJ", "SK", "WH") for card in [outlaw] * 7)
    misses = iter(
        ["WE"] * 7
        + ["BR"] * 4
        + ["FG", "MW", "HO"] * 3
        + ["SR"] * 2
        + [f"{x}*" for x in ("BS", "BK", "BD", "BC", "JJ", "SK", "WH")]
    )
    return deck_with_top([next(hits if shot == "h" else misses) for shot in "".join(shots)])


def duel(p: Position, *decks: list[str]) -> int | None:
    q = play(p, "0 discard WH", shuffles=decks)
    assert q.phase == "game_over"
    return q.winner


def test_a_single_leader_needs_no_duel() -> None:
    """No shuffle is asked for."""
    q = play(tied(richest=[2]), "0 discard WH")
    assert (q.phase, q.winner) == ("game_over", 2)


def test_tied_leaders_duel_and_who_missed_is_out() -> None:
    """The dealer is seat 2: seat 0 turns the first card."""
    assert duel(tied(), turned("hm")) == 0
    assert duel(tied(), turned("mh")) == 1


def test_the_game_ends_and_nobody_pays_for_the_duel() -> None:
    q = play(tied(), "0 discard WH", shuffles=[turned("hm")])
    assert list(q.money) == [25_000, 25_000, 24_000]


def test_only_the_tied_leaders_duel() -> None:
    """Seat 1 has less and turns no card."""
    assert duel(tied(richest=[0, 2]), turned("mh")) == 2


def test_all_hit_or_all_miss_is_turned_again() -> None:
    assert duel(tied(), turned("hh", "mm", "mm", "mh")) == 1
    assert duel(tied(richest=[0, 1, 2]), turned("mmm", "hhh", "mhm")) == 1


def test_a_duel_goes_on_until_one_is_left() -> None:
    """Seat 1 is out first; then the other two turn."""
    assert duel(tied(richest=[0, 1, 2]), turned("hmh", "hh", "mh")) == 2


@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_cards_are_turned_from_the_dealers_left(dealer: int, order: list[int]) -> None:
    p = tied(richest=[0, 1, 2], dealer=dealer)
    assert duel(p, turned("hmm")) == order[0]
    assert duel(p, turned("mmh")) == order[2]


def test_a_new_shuffle_is_made_in_mid_round() -> None:
    """One of three is out at once and 37 rounds of two are level: the 78th card begins a round."""
    p = tied(richest=[0, 1, 2])
    first = turned("hhm", "hh" * 23, "mm" * 14, "h")
    assert duel(p, first, turned("m")) == 0
    assert duel(p, first, turned("h", "hh", "mh")) == 1


def test_no_new_shuffle_before_its_card_is_needed() -> None:
    """Decided with the last card of the first deck: one order is enough, and without it none is."""
    p = tied(richest=[0, 1])
    assert duel(p, turned("hh" * 24, "mm" * 14, "hm")) == 0
    with pytest.raises(ValueError, match="shuffles") as refused:
        p.play(0, "discard WH")
    assert not isinstance(refused.value, engine.IllegalMove)


def test_the_duel_uses_all_78_cards_whatever_lies_where() -> None:
    """An order of anything less does not fit."""
    with pytest.raises(ValueError, match="shuffles") as refused:
        tied().play(0, "discard WH", shuffles=[["WE", "JJ"]])
    assert not isinstance(refused.value, engine.IllegalMove)


def test_the_duels_cards_are_not_in_the_position() -> None:
    p = tied(discard="SK")
    d = play(p, "0 discard WH", shuffles=[turned("hm")]).to_dict()
    assert (d["discard"], d["supply"]) == (["WH", "SK"], p.to_dict()["supply"])


ONE_AHEAD = {"duel": "one_hit_ahead"}


def test_one_hit_ahead_wins_after_a_full_round() -> None:
    """`duel` one hit ahead, two duellists: the same as elimination."""
    assert duel(tied(house_rules=ONE_AHEAD), turned("hh", "mm", "mh")) == 1


def test_one_hit_ahead_drops_nobody() -> None:
    """Seat 2 missed the first round and wins all the same; by elimination seat 0 would have."""
    p, by_elimination = tied(richest=[0, 1, 2], house_rules=ONE_AHEAD), tied(richest=[0, 1, 2])
    cards = turned("hhm", "hmh", "mmh", "mmh")
    assert duel(by_elimination, cards) == 0
    assert duel(tied(richest=[0, 1, 2], house_rules=ONE_AHEAD), cards) == 0
    cards = turned("hhm", "mmh", "mmh")
    assert duel(p, cards) == 2


def test_one_hit_ahead_needs_a_sole_leader_in_hits_so_far() -> None:
    """2-2-0, then 2-3-1: seat 1."""
    assert duel(tied(richest=[0, 1, 2], house_rules=ONE_AHEAD), turned("hhm", "hhm", "mhh")) == 1


def test_one_hit_ahead_over_a_second_deck() -> None:
    """Four duellists, 19 level rounds of 76 cards and two more: the new shuffle comes in mid-round."""
    p = tied(4, richest=[0, 1, 2, 3], house_rules=ONE_AHEAD)
    first = turned("hhhh" * 12, "mmmm" * 7, "mh")
    assert duel(p, first, turned("mm")) == 1
    assert duel(p, first, turned("hm", "mmhm")) == 2
