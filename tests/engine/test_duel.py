"""The duel of tied leaders (docs/rules.md#duel)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import engine
from engine import Position
from engine.rules.events import DuelBegan, DuelOut, DuelShot, GameOver
from tests.engine.table import DECK, OUTLAWS, deck_with_top, play, table
from tests.engine.test_end_of_hand import told

HITS = [card for card in DECK if card in OUTLAWS]
MISSES = [card for card in DECK if card not in OUTLAWS]
ONE_AHEAD = {"duel": "one_hit_ahead"}
THREE = (0, 1, 2)


def tied(*richest: int, seats: int = 3, **more: object) -> Position:
    """Anna is about to discard her last card; those named, else Anna and Burt, have $25,000 and all others less."""
    money = [25_000 if seat in (richest or (0, 1)) else 24_000 for seat in range(seats)]
    return table(["WH", *("2BD" for _ in range(seats - 1))], money=money, **more)


def turned(*shots: str) -> list[str]:
    """A deck that shows these hits and misses first: "hhm" is hit, hit, miss."""
    hits, misses = iter(HITS), iter(MISSES)
    return deck_with_top([next(hits if shot == "h" else misses) for shot in "".join(shots)])


def duel(p: Position, *decks: list[str]) -> int | None:
    q = play(p, "0 discard WH", shuffles=decks)
    assert q.phase == "game_over"
    return q.winner


@pytest.mark.parametrize(
    ("richest", "rules", "shots", "winner"),
    [
        # by elimination; the dealer is seat 2, so seat 0 turns the first card
        ((0, 1), {}, "hm", 0),
        ((0, 1), {}, "mh", 1),
        ((0, 2), {}, "mh", 2),  # seat 1 has less and turns no card
        ((0, 1), {}, "hh mm mm mh", 1),  # all hit or all miss
        (THREE, {}, "mmm hhh mhm", 1),
        (THREE, {}, "hmh hh mh", 2),  # seat 1 is out first
        (THREE, {}, "hhm hmh mmh mmh", 0),
        # one hit ahead, after a full round, and nobody drops out
        ((0, 1), ONE_AHEAD, "hh mm mh", 1),
        (THREE, ONE_AHEAD, "hhm hmh mmh mmh", 0),
        (THREE, ONE_AHEAD, "hhm mmh mmh", 2),  # seat 2 missed the first round
        (THREE, ONE_AHEAD, "hhm hhm mhh", 1),  # 2-2-0, then 2-3-1
    ],
)
def test_who_wins(richest: tuple[int, ...], rules: dict[str, str], shots: str, winner: int) -> None:
    assert duel(tied(*richest, house_rules=rules), turned(*shots.split())) == winner


# --- shuffles ---------------------------------------------------------------------------------------------------------


def test_a_new_shuffle_is_made_in_mid_round() -> None:
    """One of three is out at once and 37 rounds of two are level: the 78th card begins a round."""
    first = turned("hhm", "hh" * 23, "mm" * 14, "h")
    assert duel(tied(*THREE), first, turned("m")) == 0
    assert duel(tied(*THREE), first, turned("h", "hh", "mh")) == 1
    # four duellists, 19 level rounds of 76 cards and two more
    p, first = tied(0, 1, 2, 3, seats=4, house_rules=ONE_AHEAD), turned("hhhh" * 12, "mmmm" * 7, "mh")
    assert duel(p, first, turned("mm")) == 1
    assert duel(p, first, turned("hm", "mmhm")) == 2


@pytest.mark.parametrize("shuffles", [None, [["WE", "JJ"]]])
def test_it_uses_all_78_cards_and_no_new_shuffle_before_its_card_is_needed(shuffles: Sequence[list[str]]) -> None:
    """Decided with the last card of the first deck: one order is enough; without it none is, nor anything less."""
    p = tied()
    assert duel(p, turned("hh" * 24, "mm" * 14, "hm")) == 0
    with pytest.raises(ValueError, match="shuffles") as refused:
        p.play(0, "discard WH", shuffles=shuffles)
    assert not isinstance(refused.value, engine.IllegalMove)


# --- what everybody is told -------------------------------------------------------------------------------------------


def test_a_duel_by_elimination_shot_by_shot() -> None:
    """Curt deals: Anna turns the first card. Who misses while another hits is out."""
    p = table(["WH", "2BD", "SK"], money=[25_000] * 3, dealer=2)
    q = play(p, "0 discard WH", shuffles=[deck_with_top("WE BR HO JJ SR BK JJ FG")])
    assert told(q, DuelBegan, DuelShot, DuelOut, GameOver) == [
        DuelBegan((0, 1, 2), 25_000, "elimination"),
        *(DuelShot(0, "WE", False), DuelShot(1, "BR", False), DuelShot(2, "HO", False)),
        *(DuelShot(0, "JJ", True), DuelShot(1, "SR", False), DuelShot(2, "BK", True), DuelOut(1)),
        *(DuelShot(0, "JJ", True), DuelShot(2, "FG", False), DuelOut(2)),
        GameOver(0, (25_000, 25_000, 25_000)),
    ]


def test_a_duel_until_one_is_a_hit_ahead_shot_by_shot() -> None:
    """Nobody drops out."""
    p = table(["WH", "2BD", "SK"], money=[25_000] * 3, dealer=2, house_rules={"duel": "one_hit_ahead"})
    q = play(p, "0 discard WH", shuffles=[deck_with_top("JJ JJ SR SK WE BR WE BK HO FG BD MW")])
    assert q.winner == 0
    assert told(q, DuelBegan, DuelOut) == [DuelBegan((0, 1, 2), 25_000, "one_hit_ahead")]


def test_who_wins_the_duel_stands_first_in_the_final_standing() -> None:
    """Burt wins; Anna has as much and sits before them."""
    p = table(["WH", "2BD", "SK"], money=[26_000, 26_000, 1000], dealer=2)
    q = play(p, "0 discard WH", shuffles=[deck_with_top("WE JJ")])
    *_, began, anna, burt, out, over = [engine.phrase(event, q.players, 1) for event in q.events_for(1)]
    assert began == (
        "A duel decides between those level at $26,000 (Anna, you): each turns up a card of a new shuffle, "
        "and who misses while another hits is out, until one is left."
    )
    assert [anna, burt, out] == [
        "Anna turned up a Wyatt Earp in the duel: a miss.",
        "You turned up a Jesse James in the duel: a hit.",
        "Anna dropped out of the duel.",
    ]
    assert over == "The game is over, and you won: you $26,000, Anna $26,000, Curt $1,000."
