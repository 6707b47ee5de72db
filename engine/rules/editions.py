"""The five editions and the flags in which they differ (docs/rules.md#editions-and-flags).

House rules override an edition's flags.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeGuard

from engine.language import dollars, text
from engine.refusals import shortened
from engine.rules.numbers import NUMBERS, Numbers

FlagValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Rules:
    """The value of every flag, and the numbers, which are the same in every edition."""

    photo_window: bool
    reshuffle: str
    second_exhaustion: str
    reward: str
    share: int
    short_leaders: str
    fastest_gun: str
    hideout: str
    search: str
    out_of_turn_out: str
    duel: str
    numbers: Numbers = NUMBERS


class Edition(NamedTuple):
    """An edition of the game."""

    id: str
    title: str  # what players call it
    rules: Rules


class Flag(NamedTuple):
    """A rule in which games differ: its values, each with a sentence that explains it."""

    name: str
    meanings: Mapping[FlagValue, str]

    @property
    def values(self) -> tuple[FlagValue, ...]:
        """The allowed values."""
        return tuple(self.meanings)

    def explain(self, value: FlagValue) -> str:
        """Return the sentence that explains the value."""
        return self.meanings[value]

    def allows(self, value: object) -> TypeGuard[FlagValue]:
        """Return whether the value is allowed and of the right type: 1 is not True."""
        return any(type(value) is type(known) and value == known for known in self.meanings)


_LAY, _FIRST_DUE, _DUE = map(dollars, (NUMBERS.lay, NUMBERS.first_due, NUMBERS.due))
_MEANINGS: dict[str, Mapping[FlagValue, str]] = {
    "photo_window": {
        True: text("When a player opens an Outlaw, the others may play its Photo at once, out of turn."),
        False: text("Players may play a Photo only in their own turn."),
    },
    "reshuffle": {
        "all": text("The first time the supply runs out in a hand, the discard stack is shuffled into a new one."),
        "keep_top": text(
            "The first time the supply runs out in a hand, the stack but its top is shuffled into a new one."
        ),
    },
    "second_exhaustion": {
        "needed": text(
            "After the reshuffle, the hand ends when a player chooses to draw two cards and fewer are left."
        ),
        "emptied": text("The hand ends after the draw or shot that empties the supply for the second time."),
    },
    "reward": {
        "per_play": text("Each play of n cards of an Outlaw adds {lay} × (n − 1) to the poster.").format(lay=_LAY),
        "per_turn": text(
            "All cards of an Outlaw laid in one turn count as one play: those laid later add {lay} each."
        ).format(lay=_LAY),
    },
    "share": {
        4: text("A reward is shared by the leader and the players at most 4 points behind."),
        5: text("A reward is shared by the leader and the players at most 5 points behind."),
    },
    "short_leaders": {
        "nothing": text("If a poster cannot pay its leaders {first} each, nobody is paid.").format(first=_FIRST_DUE),
        "one_each": text("If a poster cannot pay its leaders {first} each, it pays them {due} each if it can.").format(
            first=_FIRST_DUE, due=_DUE
        ),
    },
    "fastest_gun": {
        "table": text("Only one Fastest Gun is in play: a new one displaces it."),
        "outlaw": text(
            "Only one Fastest Gun is in play on each Outlaw: a new one displaces an opponent’s on that Outlaw."
        ),
    },
    "hideout": {
        "opponents": text("A Hideout is put on an opponent’s pile."),
        "anyone": text("A Hideout is put on any player’s pile; your own is allowed, too."),
    },
    "search": {
        "hidden": text("Only you know which card you take out of the discard stack with a Wyatt Earp."),
        "announced": text("All players are told which card you take out of the discard stack with a Wyatt Earp."),
    },
    "out_of_turn_out": {
        "turn_end": text("When a player has no cards left, the hand ends with the current turn."),
        "at_once": text("When a player’s last card is a Wyatt Earp played out of turn, the hand ends at once."),
    },
    "duel": {
        "elimination": text("A tie is settled by a duel: whoever misses while another player hits is out of it."),
        "one_hit_ahead": text("A tie is settled by a duel: the first to be one hit ahead after a full round wins."),
    },
}
FLAGS: dict[str, Flag] = {name: Flag(name, meanings) for name, meanings in _MEANINGS.items()}

_TITLES = {
    "gryphon-2014": text("Gryphon Games, 2014, English"),
    "rio-grande-2001": text("alea / Rio Grande, English"),
    "alea-2001": text("alea 2001, Dutch rulebook"),
    "summary": text("Prose summary of the alea / Rio Grande game"),
    "manual": text("The “Comprehensive Reference Manual”"),
}

_: None = None  # the value of gryphon-2014
_TABLE: dict[str, tuple[Any, ...]] = {  # each row has values of its flag's type
    #                     gryphon-2014   rio-grande  alea-2001        summary      manual
    "photo_window":      (True,          False,      False,           False,       _),
    "reshuffle":         ("all",         _,          _,               _,           "keep_top"),
    "second_exhaustion": ("needed",      _,          _,               "emptied",   "emptied"),
    "reward":            ("per_play",    _,          _,               _,           "per_turn"),
    "share":             (4,             _,          _,               _,           5),
    "short_leaders":     ("nothing",     _,          "one_each",      _,           _),
    "fastest_gun":       ("table",       _,          _,               _,           "outlaw"),
    "hideout":           ("opponents",   _,          _,               _,           "anyone"),
    "search":            ("hidden",      _,          _,               "announced", _),
    "out_of_turn_out":   ("turn_end",    _,          _,               "at_once",   _),
    "duel":              ("elimination", _,          "one_hit_ahead", _,           _),
}  # fmt: skip


def _column(column: int) -> Rules:
    return Rules(**{flag: row[0] if row[column] is None else row[column] for flag, row in _TABLE.items()})


EDITIONS: dict[str, Edition] = {
    name: Edition(name, title, _column(column)) for column, (name, title) in enumerate(_TITLES.items())
}
DEFAULT_EDITION = "gryphon-2014"


def resolve(edition: object, house_rules: Mapping[str, object] | None = None) -> Rules:
    """Return the rules of an edition with house rules.

    Raises ValueError naming the unknown edition, flag or value, and the known ones.
    """
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise ValueError(f"edition: {shortened(edition)} is not one of {', '.join(EDITIONS)}")
    if house_rules is not None and not isinstance(house_rules, Mapping):
        raise ValueError(f"house_rules: expected an object of flags, got {shortened(house_rules)}")
    for name, value in (house_rules or {}).items():
        if name not in FLAGS:
            raise ValueError(f"house_rules: {shortened(name)} is not a flag; flags are {', '.join(FLAGS)}")
        if not FLAGS[name].allows(value):
            allowed = " or ".join(map(repr, FLAGS[name].values))
            raise ValueError(f"house_rules.{name}: expected {allowed}, got {shortened(value)}")
    printed = EDITIONS[edition].rules
    checked: Mapping[str, Any] = house_rules or {}  # each value is one of its flag
    return replace(printed, **checked)


def house_rules_of(edition: str, rules: Rules) -> dict[str, FlagValue]:
    """Return the flags whose values differ from those of the edition."""
    printed = EDITIONS[edition].rules
    return {flag: value for flag in FLAGS if (value := getattr(rules, flag)) != getattr(printed, flag)}
