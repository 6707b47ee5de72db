"""Five editions, one table of flags (RULES section 5). A game's rules are an edition and its house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from engine.errors import shortened


@dataclass(frozen=True, slots=True)
class Rules:
    """One value per flag: everything in which two games can differ."""

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


class Edition(NamedTuple):
    """A printed form of the game."""

    id: str
    title: str  # what players call it
    rules: Rules


class Flag(NamedTuple):
    """One way in which games differ: its values, each with one sentence for people."""

    name: str
    meanings: Mapping[Any, str]

    @property
    def values(self) -> tuple[Any, ...]:
        """The allowed values."""
        return tuple(self.meanings)

    def explain(self, value: Any) -> str:
        """What the value means at the table, in one plain sentence."""
        return self.meanings[value]

    def allows(self, value: object) -> bool:
        """Whether the value is one of the allowed ones, of the same type: 1 is not True."""
        return any(type(value) is type(known) and value == known for known in self.meanings)


_MEANINGS: dict[str, Mapping[Any, str]] = {
    "photo_window": {
        True: "When somebody opens an Outlaw, the others may play its Photo at once, out of turn.",
        False: "A Photo is played in one's own turn only.",
    },
    "reshuffle": {
        "all": "When the supply runs out, the whole discard stack is shuffled into a new one.",
        "keep_top": "When the supply runs out, the discard stack is shuffled into a new one, all but its top card.",
    },
    "second_exhaustion": {
        "needed": "After the reshuffle, the hand ends when somebody chooses to draw two and they are not there.",
        "emptied": "The hand ends as soon as the last card leaves the supply for the second time.",
    },
    "reward": {
        "per_play": "Laying n cards of an Outlaw adds $1,000 × (n − 1) to the poster, each play for itself.",
        "per_turn": "Cards of an Outlaw laid later in the same turn add $1,000 each: the turn counts as one play.",
    },
    "share": {
        4: "A reward is shared by the leader and those at most 4 points behind.",
        5: "A reward is shared by the leader and those at most 5 points behind.",
    },
    "short_leaders": {
        "nothing": "If a poster cannot pay its leaders $2,000 each, nobody is paid.",
        "one_each": "If a poster cannot pay its leaders $2,000 each, they get $1,000 each if it can pay that.",
    },
    "fastest_gun": {
        "table": "One Fastest Gun lies on the whole table: a new one displaces it.",
        "outlaw": "One Fastest Gun lies on each Outlaw: a new one displaces an opponent's on the same Outlaw.",
    },
    "hideout": {
        "opponents": "A Hideout goes onto an opponent's pile.",
        "anyone": "A Hideout goes onto anybody's pile, also one's own.",
    },
    "search": {
        "hidden": "Nobody is told which card a Wyatt Earp takes out of the discard stack.",
        "announced": "The card a Wyatt Earp takes out of the discard stack is announced to all.",
    },
    "out_of_turn_out": {
        "turn_end": "A player without cards ends the hand when the current turn is over.",
        "at_once": "A Wyatt Earp played out of turn as the last card ends the hand at once.",
    },
    "duel": {
        "elimination": "A tie is shot out: who misses while another hits is out.",
        "one_hit_ahead": "A tie is shot out until one player is a hit ahead after a full round.",
    },
}
FLAGS: dict[str, Flag] = {name: Flag(name, meanings) for name, meanings in _MEANINGS.items()}

_TITLES = {
    "gryphon-2014": "Gryphon Games, 2014, English",
    "rio-grande-2001": "alea / Rio Grande, English",
    "alea-2001": "alea 2001, Dutch rulebook",
    "summary": "Prose summary of the alea / Rio Grande game",
    "manual": "The “Comprehensive Reference Manual”",
}

_: Any = None  # as gryphon-2014
_TABLE: dict[str, tuple[Any, ...]] = {
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


def resolve(edition: str, house_rules: Mapping[str, Any] | None = None) -> Rules:
    """The rules of an edition with house rules.

    Raises ValueError naming the edition, the flag or the value that is not known, and those that are.
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
    return replace(printed, **house_rules) if house_rules else printed


def house_rules_of(edition: str, rules: Rules) -> dict[str, Any]:
    """The flags in which rules differ from their edition: what a position or record lists."""
    printed = EDITIONS[edition].rules
    return {flag: value for flag in FLAGS if (value := getattr(rules, flag)) != getattr(printed, flag)}
