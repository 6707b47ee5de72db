"""The edges of what a position may be: just inside it is read, written alike and played; just outside it is refused."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine import Position
from tests.engine.table import KINDS, NAMES, OUTLAWS, laid_out
from tests.engine.test_positions import SOUND, choosing, hiding, over, photographing

Fields = dict[str, Any]

INSIDE: dict[str, Fields] = {
    "a winner with exactly $25,000": over(money=[25_000, 3000, 25_000]),
    "the first Photo may be played now": laid_out(["BS* WH", "2BD"], sheriff_played=True, may_play_now="BS*"),
    "a Hideout may be played now": laid_out(["HO WH", "2BD"], sheriff_played=True, may_play_now="HO"),
    "a window in which the Wyatt Earp itself is the card to shoot": hiding(
        ["BK WH", "2BD", "WE"], rest=1, supply="", discard=""
    ),
    "a window with one card in the supply and no reshuffle to come": hiding(
        rest="discard", supply="JJ", reshuffled=True
    ),
    "a photo window after more than a set": photographing(
        territories=[{"JJ": "5JJ"}], laid={"JJ": 5}, pending={"move": "photo JJ", "waiting": [2]}
    ),
    "one card in the active hand": laid_out(["WH", "2BD"]),
    "no card in the active hand before the draw": laid_out(["", "2BD"], phase="draw"),
    "a search from an empty hand": choosing("wyatt search", ""),
    "a search while the stack holds one other card": choosing("wyatt search", discard="6WE SK"),
    "four players": laid_out(["WH", "2BD", "SK", "BC"]),
    "two players of one name": laid_out(["WH", "2BD"], players=["Anna", "Anna"]),
    "a player without a name": laid_out(["WH", "2BD"], players=["", "Anna"]),
    "a very late hand": laid_out(["WH", "2BD"], hand_no=10**12),
    "a fortune": laid_out(["WH", "2BD"], money=[10**12, 0]),
    "one Fastest Gun on each of two Outlaws": laid_out(
        ["WH", "2BD"], edition="manual", territories=[{"JJ": "3JJ FG"}, {"BS": "2BS FG"}]
    ),
    "everything in the stack": laid_out(["WH", "2BD"], rest="discard", reshuffled=True),
    "all of an Outlaw in a pile with everything": laid_out(
        ["WH", "2BD"], territories=[{"JJ": "7JJ JJ* 2SR 4BR FG HO"}]
    ),
}

OUTSIDE: dict[str, tuple[str, Fields]] = {
    # what is wrong: (how the message begins, the position)
    "a choice without a move": ("pending.move: expected a string", choosing("bank") | {"pending": {"seat": 0}}),
    "a window without a move": ("pending.move: expected a string", photographing(pending={"waiting": [1]})),
    "a pile in a text": (
        "territories.0.JJ: expected a list",
        laid_out(["WH", "2BD"]) | {"territories": [{"JJ": "JJ"}, {}]},
    ),
    "a winner with $24,000": ("winner: not the richest with $25,000", over(money=[24_000, 3000, 24_000])),
    "five players": (
        "players: expected two to four, got 5",
        laid_out(["WH", "2BD", "SK", "BC"]) | {"players": [*NAMES, "Emil"]},
    ),
}


@pytest.mark.parametrize("name", INSIDE)
def test_just_inside_it_is_read_written_the_same_and_played(name: str) -> None:
    p = Position.from_dict(INSIDE[name]).with_seed("ed" * 32)
    assert p.to_dict() == INSIDE[name]
    for seat in p.to_act():
        assert p.legal(seat)
        for move in p.legal(seat):
            p.play(seat, move)


@pytest.mark.parametrize("card", [card for card in KINDS if card != "WE"])
def test_every_sheriff_card_that_a_search_takes_may_be_played_now_and_no_outlaw(card: str) -> None:
    search = Position.from_dict(choosing("wyatt search", discard=f"WE {card}"))
    assert search.play(0, f"take {card}").to_dict()["may_play_now"] == (None if card in OUTLAWS else card)


@pytest.mark.parametrize("name", OUTSIDE)
def test_just_outside_it_is_refused(name: str) -> None:
    words, d = OUTSIDE[name]
    with pytest.raises(ValueError, match=f"^{re.escape(words)}"):
        Position.from_dict(d)


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in some JSON, the first and last item of long lists standing for all."""
    if way:
        yield way
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*way, key))
    elif isinstance(value, list):
        for at in sorted({0, 1, len(value) - 1} & set(range(len(value)))):
            yield from places(value[at], (*way, at))


def named(way: tuple[Any, ...]) -> str:
    """How a refusal names a place: what is a seat's by the seat, piles and posters by Outlaw, cards not at all."""
    if way[0] in ("hands", "territories", "money"):
        return ".".join(map(str, way[:3] if way[0] == "territories" else way[:2]))
    return ".".join(str(key) for key in way if isinstance(key, str))


@pytest.mark.parametrize("shape", SOUND)
def test_a_value_of_the_wrong_kind_is_refused_by_the_name_of_its_place(shape: str) -> None:
    """Anywhere in the position, whatever stands there."""
    for way in places(SOUND[shape]):
        for wrong in (0.5, "no such thing", [0.5], {"no such": "key"}):
            d = copy.deepcopy(SOUND[shape])
            *most, last = way
            place: Any = d
            for key in most:
                place = place[key]
            if isinstance(wrong, str) and way[:-1] == ("players",):
                continue  # that is a name
            place[last] = wrong
            with pytest.raises(ValueError, match=rf"^{re.escape(named(way))}\b"):
                Position.from_dict(d)
