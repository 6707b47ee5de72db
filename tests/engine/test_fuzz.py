"""Any input at all: a typed refusal that helps, never another exception, never a changed position.

A few thousand cases; `make fuzz` runs a million of them once.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.engine import fuzzing
from tests.quick import first_quick


@pytest.mark.parametrize("case", fuzzing.CASES, ids=lambda case: case.__name__)
@pytest.mark.parametrize("part", first_quick(range(4)))
def test_bad_input_is_refused_and_nothing_else_happens(case: Callable[[random.Random], str], part: int) -> None:
    outcomes = Counter(case(random.Random(f"{case.__name__} {part} {n}")) for n in range(200))
    assert outcomes[fuzzing.REFUSED] > 20
    assert (outcomes[fuzzing.TAKEN] > 0) == (not case.__name__.startswith("any_json"))
