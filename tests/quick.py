"""Which cases of a parametrised test `make check` and `make test` run; `make proof` runs all of them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest


def first_quick(values: Iterable[Any], number: int = 1, tested: int | None = None) -> list[Any]:
    """Return values for `pytest.mark.parametrize`: `make check` has the first `number`, `make test` the first `tested`.

    `make proof` runs the others, which may be thousands, so they are collected only there. Without `tested`, all are
    part of `make test`. A tuple is the values of several parameters.
    """
    cases = list(values)
    tested = len(cases) if tested is None else tested
    others = cases[tested:] if "ALL_CASES" in os.environ else []
    return [
        *cases[: min(number, tested)],
        *(_marked(case, pytest.mark.slow) for case in cases[number:tested]),
        *(_marked(case, pytest.mark.proof) for case in others),
    ]


def few(values: Iterable[Any], number: int) -> list[Any]:
    """Return values of which `make check` and `make test` run the first `number`, and `make proof` all others."""
    return first_quick(values, number, number)


def _marked(case: Any, mark: pytest.MarkDecorator) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=mark)
