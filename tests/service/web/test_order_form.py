"""A saved rest of a turn as people read it: phrases, and a line in which seats have names."""

from __future__ import annotations

import pytest

import engine
from service.web.turn.order_form import line_with_names, steps

NAMES = ["Anna", "Burt", "J. van Dijk"]


def test_each_step_has_its_targets_in_order_of_preference() -> None:
    assert steps("hideout > 1 JJ, 0 BC; bank > WH; discard JJ", NAMES, 0) == [
        "play a Hideout (shot), then choose Jesse James in the territory of Burt, "
        "or else choose Butch Cassidy in your territory",
        "play a Bank Robbery (shot; +2 CP, $1,000), then choose Wes Hardin",
        "discard a Jesse James",
    ]


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("hideout > 1 JJ, 2 BC; discard JJ", "hideout > Burt JJ, J. van Dijk BC; discard JJ"),
        ("bank > JJ, WH; discard BS", "bank > JJ, WH; discard BS"),
        ("wyatt search > BR; pass", "wyatt search > BR; pass"),
    ],
)
def test_seats_are_shown_by_their_names(line: str, shown: str) -> None:
    assert line_with_names(line, NAMES) == shown
    assert engine.read(shown, NAMES) == engine.read(line, NAMES)


@pytest.mark.parametrize("name", ["Jesse", "Belle, Starr", "a; b > c", "2", "0"])
def test_a_name_that_reads_as_something_else_is_left_a_number(name: str) -> None:
    names = ["Anna", name, "Curt"]
    shown = line_with_names("hideout > 1 JJ, 2 BC", names)
    assert engine.read(shown, names) == engine.read("hideout > 1 JJ, 2 BC", names)
