"""The editions (docs/rules.md#editions-and-flags): the table of flags, and what each flag changes in play."""

from __future__ import annotations

from dataclasses import asdict

import pytest

import engine
from engine import Position
from tests.engine.flags import EDITIONS, VALUES
from tests.engine.table import (
    NAMES,
    laid_out,
    table,
)


def test_there_are_five_editions_and_gryphon_is_the_default() -> None:
    assert set(engine.EDITIONS) == set(EDITIONS)
    assert engine.new_game(NAMES[:2]).edition == "gryphon-2014"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_editions_flags_are_those_of_the_table(edition: str) -> None:
    for rules in (engine.EDITIONS[edition].rules, engine.new_game(NAMES[:2], edition=edition).rules):
        assert asdict(rules) == {**EDITIONS[edition], "numbers": engine.NUMBERS}
    assert engine.EDITIONS[edition].id == edition
    assert engine.EDITIONS[edition].title


def test_every_flag_has_two_values_and_a_sentence_for_each() -> None:
    assert {name: set(flag.values) for name, flag in engine.FLAGS.items()} == {
        name: set(values) for name, values in VALUES.items()
    }
    for name, values in VALUES.items():
        assert len({engine.FLAGS[name].explain(value) for value in values} - {""}) == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flag", VALUES)
def test_a_game_may_override_any_flag(edition: str, flag: str) -> None:
    """Either value in every edition; one equal to the edition's own is left out when written."""
    for value in VALUES[flag]:
        p = engine.new_game(NAMES[:2], edition=edition, house_rules={flag: value})
        assert getattr(p.rules, flag) == value
        own = value == EDITIONS[edition][flag]
        assert p.to_dict()["house_rules"] == ({} if own else {flag: value})
        read = Position.from_dict(laid_out(["WH", "2WE"], edition=edition, house_rules={flag: value}))
        assert read.to_dict()["house_rules"] == ({} if own else {flag: value})


@pytest.mark.parametrize("flag", VALUES)
@pytest.mark.parametrize("value", [None, 1, 0, 6, "yes", "", [], {}, 4.5, "ALL"])
def test_an_unknown_value_is_refused_by_the_flags_name(flag: str, value: object) -> None:
    """1 is not true, and 4.5 is not 4."""
    for make in (
        lambda: engine.new_game(NAMES[:2], house_rules={flag: value}),
        lambda: table(["WH", "2WE"], house_rules={flag: value}),
        lambda: engine.resolve("manual", {flag: value}),
    ):
        with pytest.raises(ValueError, match=flag):
            make()
