"""What people type is cut before anything looks at it closely."""

from __future__ import annotations

import pytest

import engine
from engine.typed.interpretation import LONGEST


def test_a_text_that_is_too_long_is_refused_whatever_is_in_it() -> None:
    assert engine.read("pass" + " " * (LONGEST - 4), ["Anna", "Burt"])
    with pytest.raises(engine.Refusal, match="is too long: 2001 characters"):
        engine.read("pass" + " " * (LONGEST - 3), ["Anna", "Burt"])


def test_of_a_text_that_may_be_a_move_only_the_beginning_is_looked_at() -> None:
    assert not engine.may_read("zebra")
    assert not engine.may_read(" " * (LONGEST - 5) + "zebra")
    assert engine.may_read(" " * LONGEST + "zebra")


def test_of_a_players_name_only_the_beginning_is_looked_at() -> None:
    (order,) = engine.read("choose zebra JJ", ["Anna" + " " * (LONGEST - 9) + "Zebra", "Burt"])
    assert order.move.text == "choose 0 JJ"
    with pytest.raises(engine.Refusal, match="zebra"):
        engine.read("choose zebra JJ", ["Anna" + " " * LONGEST + "Zebra", "Burt"])
