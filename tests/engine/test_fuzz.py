"""Any input at all: a typed refusal that helps, never another exception, never a changed position.

A few thousand cases; `make fuzz` runs a million of them once.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import Position, Record
from tests.engine import fuzzing
from tests.engine.table import NAMES, table

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.slow
@pytest.mark.parametrize("case", fuzzing.CASES, ids=lambda case: case.__name__)
@pytest.mark.parametrize("part", range(4))
def test_bad_input_is_refused_and_nothing_else_happens(case: Callable[[random.Random], str], part: int) -> None:
    outcomes = Counter(case(random.Random(f"{case.__name__} {part} {n}")) for n in range(200))
    assert outcomes[fuzzing.REFUSED] > 20
    assert (outcomes[fuzzing.TAKEN] > 0) == (not case.__name__.startswith("any_json"))


@pytest.mark.slow
@settings(max_examples=400)
@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    orders = fuzzing.tried(lambda: engine.read(text, NAMES), engine.Unreadable, engine.Ambiguous)
    if not isinstance(orders, ValueError):
        assert engine.read(engine.write_orders(orders), NAMES) == orders


@pytest.mark.slow
@settings(max_examples=300)
@given(st.text(max_size=40) | JSON, st.integers() | JSON)
def test_anything_is_no_move_unless_it_is_legal(move: Any, seat: Any) -> None:
    p = table(["3JJ BR WE WH", "JJ* WE"], territories=[{"BS": "3BS"}])
    before = p.to_dict()
    with pytest.raises(engine.IllegalMove):
        p.play(seat, move)
    assert p.to_dict() == before


@pytest.mark.slow
@settings(max_examples=300)
@given(JSON)
def test_any_json_is_no_position_and_no_record(data: Any) -> None:
    for read in (Position.from_dict, Record.from_dict):
        with pytest.raises(ValueError, match=r"\w"):
            read(data)
