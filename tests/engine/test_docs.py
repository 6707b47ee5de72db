"""The examples in the documents are played as they stand there."""

from __future__ import annotations

import doctest
from pathlib import Path

import engine

ROOT = Path(__file__).parents[2]


def test_the_example_of_the_package() -> None:
    result = doctest.testmod(engine)
    assert result.attempted
    assert result.failed == 0


def test_the_example_of_the_page() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted
    assert result.failed == 0
