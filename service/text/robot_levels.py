"""The robots in words: how strong each policy is, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.language import text, text_of


class Level(NamedTuple):
    """How strong a robot is in a word or two, and one sentence about it."""

    title: str
    told: str


LEVELS: Mapping[str, Level] = {
    "greenhorn": Level(
        text_of("how strong a robot is", "Easy"),
        text("A greenhorn lays sets and does not count points. Good to learn against."),
    ),
    "cautious": Level(
        text_of("how strong a robot is", "Steady"),
        text("A cautious robot plays what it has, and never hides, steals or asks for a card."),
    ),
    "deputy": Level(
        text_of("how strong a robot is", "Good"),
        text("A deputy counts points, races for rewards, and turns against whoever leads."),
    ),
    "marshal": Level(
        text_of("how strong a robot is", "Strong"),
        text("A marshal plays each of its moves out first, and needs some seconds for each turn."),
    ),
}
"""By policy, from the easiest on."""

_IN_WORDS = {
    "greenhorn": text("easy robot"),
    "cautious": text("steady robot"),
    "deputy": text("good robot"),
    "marshal": text("strong robot"),
}

DEFAULT = "deputy"  # for one robot
MIX = "mix"
MIXED = ("deputy", "greenhorn", "marshal")  # policies of a mixed table: the first so many
OFFERED: Mapping[str, Level] = {
    MIX: Level(text_of("how strong a robot is", "A mix"), text("One is good, a second easy, a third strong.")),
    **LEVELS,
}
"""What a form for several robots offers."""


def robot_in_words(policy: str) -> str:
    """Return what a robot with this policy is called at a table: 'easy robot'."""
    return _IN_WORDS[policy]


def policies(level: str, number: int) -> tuple[str, ...]:
    """Return the policies of so many robots of a level that a form offers."""
    return MIXED[:number] if level == MIX else (level,) * number
