"""The table of flags as the rules page lays it out: a blank is as in gryphon-2014."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

TABLE = """
flag              | gryphon-2014 | rio-grande-2001 | alea-2001     | summary   | manual
photo_window      | yes          | no              | no            | no        | yes
reshuffle         | all          |                 |               |           | keep_top
second_exhaustion | needed       |                 |               | emptied   | emptied
reward            | per_play     |                 |               |           | per_turn
share             | 4            |                 |               |           | 5
short_leaders     | nothing      |                 | one_each      |           |
fastest_gun       | table        |                 |               |           | outlaw
hideout           | opponents    |                 |               |           | anyone
search            | hidden       |                 |               | announced |
duel              | elimination  |                 | one_hit_ahead |           |
out_of_turn_out   | turn_end     |                 |               | at_once   |
"""

VALUES: dict[str, tuple[Any, Any]] = {
    "photo_window": (True, False),
    "reshuffle": ("all", "keep_top"),
    "second_exhaustion": ("needed", "emptied"),
    "reward": ("per_play", "per_turn"),
    "share": (4, 5),
    "short_leaders": ("nothing", "one_each"),
    "fastest_gun": ("table", "outlaw"),
    "hideout": ("opponents", "anyone"),
    "search": ("hidden", "announced"),
    "duel": ("elimination", "one_hit_ahead"),
    "out_of_turn_out": ("turn_end", "at_once"),
}
"""Each flag's two values, the default edition's first."""

_WORDS: dict[str, Any] = {"yes": True, "no": False, "4": 4, "5": 5}


def _read() -> dict[str, dict[str, Any]]:
    head, *rows = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
    return {
        edition: {row[0]: _WORDS.get(row[column] or row[1], row[column] or row[1]) for row in rows}
        for column, edition in enumerate(head)
        if column
    }


EDITIONS = _read()
"""Edition id -> flag -> value."""


def rules_of(position: Mapping[str, Any]) -> dict[str, Any]:
    """All flags of a position written as a dict."""
    return {**EDITIONS[position["edition"]], **position["house_rules"]}
