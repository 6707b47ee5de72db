"""Reading and writing positions (docs/formats.md#position): what comes back, and what is refused by its field."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine import Position
from tests.engine.shapes import ODD, SOUND, WRONG, asks, choosing, photographing
from tests.engine.table import KINDS, OUTLAWS, deck_with_top, laid_out, table

every_shape = pytest.mark.parametrize("shape", SOUND)


@every_shape
def test_a_position_is_written_as_it_was_read_also_through_json(shape: str) -> None:
    """Reading, listing moves and writing change nothing of what was read."""
    before = json.dumps(SOUND[shape])
    for data in (SOUND[shape], json.loads(before)):
        p = Position.from_dict(data)
        assert p.to_dict() == SOUND[shape]
        for seat in p.to_act():
            p.legal(seat)
    assert json.dumps(SOUND[shape]) == before


def test_what_is_written_is_a_copy() -> None:
    p = table(["BK WH", "2BD"], discard="SK", territories=[{"JJ": "3JJ"}])
    before = json.dumps(p.to_dict())
    d = p.to_dict()
    d["hands"][0].clear()
    d["territories"][0]["JJ"].clear()
    d["posters"]["JJ"] = 0
    d["money"][0] = 7
    assert json.dumps(p.to_dict()) == before


def test_hands_and_piles_are_written_in_canonical_order_and_any_order_is_read() -> None:
    d = laid_out(["2JJ BK BS* WE SR", "2BD"], territories=[{"BS": "3BS BR HO", "JJ": "3JJ"}])
    mixed = json.loads(json.dumps(d))
    mixed["hands"][0] = ["WE", "JJ", "SR", "BS*", "BK", "JJ"]
    mixed["territories"][0] = {"JJ": ["JJ"] * 3, "BS": ["HO", "BS", "BR", "BS", "BS"]}
    mixed["open"] = ["JJ", "BS"]
    mixed["posters"] = dict(reversed(mixed["posters"].items()))
    p = Position.from_dict(dict(reversed(mixed.items())))
    assert p.to_dict() == d
    assert list(p.to_dict()["territories"][0]) == ["BS", "JJ"]
    assert p.to_dict()["open"] == ["BS", "JJ"]


def test_waiting_is_written_in_seat_order_and_read_in_any() -> None:
    assert Position.from_dict(photographing(pending=asks([2, 1]))).to_dict()["pending"] == asks([1, 2])


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", WRONG)
def test_a_fault_is_refused_with_its_fields_name(fault: str) -> None:
    field, d = WRONG[fault]
    with pytest.raises(ValueError, match=field) as refused:
        Position.from_dict(SOUND["draw"] | d)
    assert not isinstance(refused.value, engine.IllegalMove)


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


@every_shape
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


# --- what is read -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ODD)
def test_other_positions_that_no_game_reaches_are_read_written_and_played(shape: str) -> None:
    p = Position.from_dict(ODD[shape]).with_seed("ed" * 32)
    assert p.to_dict() == ODD[shape]
    for seat in p.to_act():
        assert p.legal(seat)
        for move in p.legal(seat):
            p.play(seat, move)


@pytest.mark.parametrize("card", [card for card in KINDS if card != "WE"])
def test_every_sheriff_card_that_a_search_takes_may_be_played_now_and_no_outlaw(card: str) -> None:
    search = Position.from_dict(choosing("wyatt search", discard=f"WE {card}"))
    assert search.play(0, f"take {card}").to_dict()["may_play_now"] == (None if card in OUTLAWS else card)


def test_the_card_that_shoots_is_in_no_list_and_counts_towards_the_78() -> None:
    """In the stack as well it would be one too many."""
    d = choosing("bank")
    listed = [*d["supply"], *d["discard"], *d["hands"][0], *d["hands"][1], *d["territories"][0]["JJ"]]
    assert len(listed) == 77
    with pytest.raises(ValueError, match="cards"):
        Position.from_dict(d | {"discard": ["BR", *d["discard"]]})


# --- orders of cards --------------------------------------------------------------------------------------------------


def empty_supply(**more: Any) -> Position:
    """A draw for which the stack has to be shuffled."""
    return table(["WH", ""], phase="draw", **{"discard": "SK BC BK", "rest": 1} | more)


def test_every_reshuffle_takes_an_order_of_no_card_too() -> None:
    p = empty_supply(discard="")
    with pytest.raises(ValueError, match="shuffles"):
        p.play(0, "draw supply")
    assert p.play(0, "draw supply", shuffles=[[]]).phase == "hand_over"


def test_surplus_orders_are_ignored_and_all_are_with_a_seed() -> None:
    p = empty_supply()
    assert p.play(0, "draw supply", shuffles=[["BC", "BK", "SK"], ["XX"], []]).to_dict()["supply"] == ["SK"]
    assert p.play(0, "draw discard", shuffles=[["XX"]]).phase == "play"
    seeded = p.with_seed("07" * 32)
    assert seeded.play(0, "draw supply", shuffles=[["XX"]]).to_dict() == seeded.play(0, "draw supply").to_dict()


@pytest.mark.parametrize("shape", [shape for shape in SOUND if shape != "hand_over"])
def test_the_next_hand_is_dealt_at_hand_over_only(shape: str) -> None:
    p = Position.from_dict(SOUND[shape])
    with pytest.raises(engine.IllegalMove):
        p.next_hand(shuffles=[deck_with_top("")])


# --- moves ------------------------------------------------------------------------------------------------------------
