"""Cards, money and seats (docs/rules.md#cards)."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine import Position
from tests.engine.table import (
    DECK,
    KINDS,
    NAMES,
    OUTLAWS,
    PHOTOS,
    SHERIFFS,
    deck_with_top,
    hand,
    laid_out,
    play,
    poster,
    stack,
    table,
)


def all_cards(p: Position) -> Counter[str]:
    d = p.to_dict()
    found = Counter([*d["supply"], *d["discard"], *(card for held in d["hands"] for card in held)])
    for territory in d["territories"]:
        for pile in territory.values():
            found += Counter(pile)
    return found


def test_there_are_78_cards_of_20_kinds() -> None:
    """49 Outlaw cards, 7 Photos and 22 other Sheriff cards, in these numbers, are dealt out of every deck."""
    found = all_cards(engine.new_game(NAMES[:3]))
    assert found.total() == 78
    assert len(found) == 20
    assert [found[outlaw] for outlaw in OUTLAWS] == [7] * 7
    assert [found[photo] for photo in PHOTOS] == [1] * 7
    assert {card: found[card] for card in SHERIFFS} == SHERIFFS
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
    turned = d | {"hands": [d["hands"][0][::-1], d["hands"][1]]}
    p, q = engine.Position.from_dict(d), engine.Position.from_dict(turned)
    assert p.to_dict() == q.to_dict()
    assert sorted(move for move in p.legal(0) if move.startswith("discard")) == [
        "discard BS*",
        "discard JJ",
        "discard WE",
        "discard WH",
    ]


def test_the_posters_stand_in_a_circle() -> None:
    """The seven Outlaws in the order of the circle, and every poster has one."""
    assert tuple(engine.OUTLAWS) == OUTLAWS
    assert list(engine.new_game(NAMES[:2]).to_dict()["posters"]) == list(OUTLAWS)
    assert tuple(engine.KINDS) == KINDS


@pytest.mark.parametrize("number", [2, 3, 4])
def test_two_to_four_may_play(number: int) -> None:
    assert engine.new_game(NAMES[:number]).players is not None
    assert len(engine.new_game(NAMES[:number]).to_dict()["hands"]) == number


@pytest.mark.parametrize("number", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_may_not(number: int) -> None:
    with pytest.raises(ValueError, match="players"):
        engine.new_game([f"Player {n}" for n in range(number)])


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_the_next_seat_sits_to_the_left(turn: int) -> None:
    """The turn goes to seat + 1, from the last seat to seat 0."""
    p = play(table(["2WH", "2WE", "2JJ", "2BS"], turn=turn), f"{turn} discard {('WH', 'WE', 'JJ', 'BS')[turn]}")
    assert (p.turn, p.phase, p.to_act()) == ((turn + 1) % 4, "draw", [(turn + 1) % 4])


def test_what_everybody_may_see() -> None:
    """Money, hand sizes, territories, posters, top and size of the stack, size of the supply."""
    p = table(
        ["WH WE JJ", "5BS", "WH"],
        territories=[{"JJ": "3JJ BR"}, {"WH": "3WH HO"}],
        discard="SK BK*",
        money=[3000, 0, 12000],
    )
    d, seen = p.to_dict(), p.view(None)
    for key in ("money", "territories", "posters", "open", "turn", "dealer", "hand_no", "phase", "laid", "reshuffled"):
        assert seen[key] == d[key]
    assert seen["hands"] == [3, 5, 1]
    assert seen["discard"] == {"top": "SK", "size": 2}
    assert seen["supply"] == len(d["supply"]) == 78 - 3 - 5 - 1 - 4 - 4 - 2


def test_the_bank_never_runs_dry() -> None:
    """The tokens in the box come to $150,000; more than that can lie on the posters."""
    p = table(["4JJ WH", "WE"], posters=dict.fromkeys(OUTLAWS, 60000))
    assert poster(play(p, "0 play JJ 4"), "JJ") == 63_000
    ended = play(table(["WH", "WE"], posters=dict.fromkeys(OUTLAWS, 60000)), "0 discard WH")
    assert poster(ended.next_hand(shuffles=[deck_with_top("")]), "BS") == 61_000


def test_a_turn_moves_cards_and_makes_none() -> None:
    """A draw, a set and a discard later the same 78 cards are on the table."""
    p = table(["3JJ", "WE"], phase="draw", supply="WH BS", discard="SK", house_rules={"photo_window": False})
    q = play(p, "0 draw supply", "0 play JJ 3", "0 discard WH")
    assert all_cards(q) == Counter(DECK)
    assert (hand(q, 0), stack(q)) == (["BS"], ["WH", "SK"])
