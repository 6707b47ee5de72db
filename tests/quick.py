"""Which cases of a parametrised test `make check` and `make test` run; `make proof` runs all of them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest


def first_quick(values: Iterable[Any], number: int = 1) -> list[Any]:
    """Return values for `pytest.mark.parametrize`, all but the first `number` of which are marked as slow.

    A tuple is the values of several parameters.
    """
    cases = list(values)
    return [*cases[:number], *(_slow(case) for case in cases[number:])]


def few(values: Iterable[Any], number: int) -> list[Any]:
    """Return the first `number` values, and all of them in `make proof`: cases of a long search."""
    return list(values)[: None if "ALL_CASES" in os.environ else number]


def _slow(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow)
