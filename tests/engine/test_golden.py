"""Golden games: two whole recorded games for each edition, replayed and compared after every move.

Where the game was changed on purpose, `python -m tests.engine.golden.make` writes them anew; the difference in the
files is then part of the change.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine import Record
from tests.engine.golden import make, refusals

every_game = pytest.mark.parametrize("name", make.GAMES)


def golden(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(make.path(name).read_text(encoding="utf-8"))
    return found


@every_game
def test_the_game_is_played_as_it_was_recorded(name: str) -> None:
    """The text first, then the full positions, then the hash of everything: the first to differ says most."""
    recorded = golden(name)
    steps = list(make.told(Record.from_dict(recorded["record"])))
    assert len(steps) == len(recorded["steps"])
    for now, then in zip(steps, recorded["steps"], strict=True):
        assert now["told"] == then["told"], f"{name}, move {then['n']}: {then['move']}"
        assert now.get("position") == then.get("position"), f"{name}, move {then['n']}: {then['move']}"
        assert now == then, f"{name}, move {then['n']}: {then['move']}"


@every_game
def test_the_record_is_true(name: str) -> None:
    recorded = golden(name)["record"]
    assert engine.verify(Record.from_dict(recorded)) == []
    assert Record.from_dict(recorded).to_dict() == recorded


def test_refusals_say_what_they_said() -> None:
    """Every message that people or programs may see of the engine, but for those about words they typed."""
    assert list(refusals.told()) == refusals.PATH.read_text(encoding="utf-8").splitlines()
