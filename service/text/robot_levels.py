"""The robots in words: how strong each policy is, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.language import Message, Text, joined, text, text_of

GAMES_WON = {"cautious": 91, "deputy": 94, "marshal": 72}
"""By policy, how many of a hundred games it wins against one robot of the level before it: docs/robots.md, *Tables*."""


class Level(NamedTuple):
    """How strong a robot is in a word or two, and what there is to tell about it."""

    title: str
    told: str


def _told(policy: str, style: Message, wins: Message) -> Text:
    return joined((style, wins.format(games=GAMES_WON[policy])))


LEVELS: Mapping[str, Level] = {
    "greenhorn": Level(
        text_of("how strong a robot is", "Easy"),
        text("A greenhorn lays sets and does not count points. Good to learn against."),
    ),
    "cautious": Level(
        text_of("how strong a robot is", "Steady"),
        _told(
            "cautious",
            text("A cautious robot plays what it has, and never hides, steals or asks for a card."),
            text("It wins {games} of 100 games against an easy robot."),
        ),
    ),
    "deputy": Level(
        text_of("how strong a robot is", "Good"),
        _told(
            "deputy",
            text("A deputy counts points, races for rewards, and turns against whoever leads."),
            text("It wins {games} of 100 games against a steady robot."),
        ),
    ),
    "marshal": Level(
        text_of("how strong a robot is", "Strong"),
        _told(
            "marshal",
            text("A marshal plays each of its moves out first, and needs some seconds for each turn."),
            text("It wins {games} of 100 games against a good robot."),
        ),
    ),
    "gunslinger": Level(
        text_of("how strong a robot is", "Bold"),
        text("A gunslinger is as strong as a deputy, and attacks gladly: it hides what others laid, or takes it."),
    ),
    "homesteader": Level(
        text_of("how strong a robot is", "Quiet"),
        text("A homesteader is as strong as a deputy, and rarely attacks: only where there is much to be gained."),
    ),
}
"""By policy, from the easiest on; then two of one strength and another taste."""

_IN_WORDS = {
    "greenhorn": text("easy robot"),
    "cautious": text("steady robot"),
    "deputy": text("good robot"),
    "marshal": text("strong robot"),
    "gunslinger": text("bold robot"),
    "homesteader": text("quiet robot"),
}

DEFAULT = "deputy"  # for one robot
TASTES = ("gunslinger", "homesteader")
MIX = "mix"
MIXED = ("deputy", "greenhorn", "marshal")  # policies of a mixed table: the first so many
OFFERED: Mapping[str, Level] = {
    MIX: Level(text_of("how strong a robot is", "A mix"), text("One is good, a second easy, a third strong.")),
    **LEVELS,
}
"""What a form for several robots offers."""

BY_STRENGTH: Mapping[str, Level] = {name: level for name, level in OFFERED.items() if name not in TASTES}
"""The same without the two that differ by their taste: for a long form, which asks for much else."""


def robot_in_words(policy: str) -> str:
    """Return what a robot with this policy is called at a table: 'easy robot'."""
    return _IN_WORDS[policy]


def policies(level: str, number: int) -> tuple[str, ...]:
    """Return the policies of so many robots of a level that a form offers."""
    return MIXED[:number] if level == MIX else (level,) * number
