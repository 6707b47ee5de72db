"""What can be typed for each move: one table beside FORMATS *Moves*, and every way some words follow it.

A word in small letters stands for itself or a beginning of it, one with "?" may be left out, one in capitals
is a place for names. PHOTO stands for "photo of jesse", "jesse photo" and "JJ*" alike.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engine.cards import OUTLAWS
from engine.names import FILLERS, OUTLAW, SHERIFFS, Place, Word, cards, meanings, place, players

ANSWERS = (
    ("choose OUTLAW", "choose {OUTLAW}"),
    ("choose SEAT OUTLAW", "choose {SEAT} {OUTLAW}"),
    ("choose OUTLAW SEAT", "choose {SEAT} {OUTLAW}"),
    ("take CARD", "take {CARD}"),
    ("take PHOTO", "take {OUTLAW}*"),
)
MOVES = (
    ("draw PILE", "draw {PILE}"),
    ("play? N OUTLAW", "play {OUTLAW} {N}"),
    ("play? OUTLAW N", "play {OUTLAW} {N}"),
    ("play? PHOTO", "photo {OUTLAW}"),
    ("play? SR", "stagecoach"),
    ("play? BR", "bank"),
    ("play? FG", "gun"),
    ("play? MW ask? OUTLAW SIDE", "wanted ask {OUTLAW} {SIDE}"),
    ("play? MW ask? SIDE OUTLAW", "wanted ask {OUTLAW} {SIDE}"),
    ("ask OUTLAW SIDE", "wanted ask {OUTLAW} {SIDE}"),
    ("ask SIDE OUTLAW", "wanted ask {OUTLAW} {SIDE}"),
    ("play? MW? steal", "wanted steal"),
    ("play? HO", "hideout"),
    ("play? WE draw", "wyatt draw"),
    ("play? WE? search", "wyatt search"),
    ("play? WE? clear", "wyatt clear"),
    ("pass", "pass"),
    ("discard CARD", "discard {CARD}"),
    ("discard PHOTO", "discard {OUTLAW}*"),
    *ANSWERS,
)
# With two players there is only one to ask, and left is what it is called.
MOVES_OF_TWO = (
    *MOVES,
    ("play? MW ask? OUTLAW", "wanted ask {OUTLAW} left"),
    ("ask OUTLAW", "wanted ask {OUTLAW} left"),
)
_ONE = (("OUTLAW", "choose {OUTLAW}"),)
_TWO = (("SEAT OUTLAW", "choose {SEAT} {OUTLAW}"), ("OUTLAW SEAT", "choose {SEAT} {OUTLAW}"))
_CARD = (("CARD", "take {CARD}"), ("PHOTO", "take {OUTLAW}*"))
TARGETS = {
    **dict.fromkeys(("stagecoach", "bank", "gun", "wyatt clear"), _ONE),
    **dict.fromkeys(("wanted steal", "hideout"), _TWO),
    "wyatt search": _CARD,
}
"""What can be given ahead, by the move it is given with."""

_WORDS = {
    "draw": place("“draw”", {"draw": ("draw",)}, None, {"draw": ("draw two", "draw 2")}),
    "play": place("“play”", {"play": ("play", "lay")}),
    "photo": place(
        "the word “photo”", {"photo": ("photos", "photograph", "pictures")}, None, {"photo": ("photo", "picture", "*")}
    ),
    **{
        word: place(f"“{word}”", {word: (word,)})
        for word in ("ask", "steal", "search", "clear", "pass", "discard", "choose", "take")
    },
}
_NUMBERS = dict(zip("1234567", ["one", "two", "three", "four", "five", "six", "seven"], strict=True))
HOW_MANY = "how many (1 to 7)"
_SAME_EVERYWHERE = {
    **_WORDS,
    **{code: cards("a Sheriff card", [code]) for code in SHERIFFS},
    "OUTLAW": OUTLAW,
    "CARD": cards("a card, by name or code", (*OUTLAWS, *SHERIFFS)),
    "PILE": place("“supply” or “discard”", {"supply": ("supply",), "discard": ("discard",)}),
    "N": place(HOW_MANY, {}, _NUMBERS, {n: (n, word, f"{n}x", f"x{n}") for n, word in _NUMBERS.items()}),
}
_NOTHING_MORE = "nothing more (“;” before another move, “>” before a target)"


@lru_cache(maxsize=16)
def places_for(names: tuple[str, ...]) -> dict[str, Place]:
    """Every place of the table, for these players; nothing that reads changes it."""
    sides = {"left": ("left", "right")} if len(names) == 2 else {"left": ("left",), "right": ("right",)}
    return {**_SAME_EVERYWHERE, "SEAT": players(names), "SIDE": place("“left” or “right”", sides)}


Rules = tuple[tuple[str, str], ...]
Parts = tuple[str, ...]


@cache
def _spread(rules: Rules) -> list[tuple[Parts, str]]:
    """The rules with what may be left out both ways, and both ways round of a Photo."""
    made = []
    for pattern, move in rules:
        ways: list[list[Parts]] = []
        for part in pattern.split():
            if part == "PHOTO":
                ways.append([("photo", "OUTLAW"), ("OUTLAW", "photo")])
            elif part.endswith("?"):
                ways.append([(part[:-1],), ()])
            else:
                ways.append([(part,)])
        made += [(tuple(itertools.chain(*way)), move) for way in itertools.product(*ways)]
    return made


@cache
def _first_words() -> frozenset[str]:
    """Every word of every name that may stand first in a move."""
    names = [name for parts, _ in _spread(MOVES_OF_TWO) for name in _SAME_EVERYWHERE[parts[0]].whole]
    return frozenset(word for name in names for word in name)


@lru_cache(maxsize=1024)
def may_begin(word: str) -> bool:
    """Whether a move may begin with this word; True for some words with which none does."""
    bare = word.removesuffix("'s")
    return word in FILLERS or not bare.isalpha() or any(first.startswith(bare) for first in _first_words())


class Pick(NamedTuple):
    """What some of the words were taken for: those from `start` up to `end`."""

    start: int
    end: int
    label: str


class Reading(NamedTuple):
    """One way to read all the words. An empty move: the words are right so far, but more must follow."""

    move: str
    cost: int  # how far from whole names it is
    picks: tuple[Pick, ...]


class Attempt:
    """Every way in which the words follow the rules, and how far they got where they do not."""

    def __init__(self, rules: Rules, words: Sequence[Word], places: Mapping[str, Place]) -> None:
        self.readings: list[Reading] = []
        self.failed_at = 0
        self.expected: list[str] = []
        self._said = tuple(word.plain for word in words)
        self._places = places
        self._found: dict[tuple[str, int], list[tuple[int, int, list[str]]]] = {}
        for parts, move in _spread(rules):
            # "Burt belle" is tried before "belle Burt", should both be players and Outlaws.
            backwards = parts[-2:] == ("OUTLAW", "SEAT")
            self._follow(parts, Reading(move, int(backwards), ()), 0, {})

    def _follow(self, parts: Parts, so_far: Reading, done: int, values: dict[str, str]) -> None:
        at = so_far.picks[-1].end if so_far.picks else 0
        if done == len(parts):
            if at == len(self._said):
                self.readings.append(so_far._replace(move=so_far.move.format(**values)))
            else:
                self._fail(at, _NOTHING_MORE)
            return
        part = parts[done]
        where = self._places[part]
        found = self._at(part, at)
        for end, cost, meant in found:
            for value in meant:
                picks = (*so_far.picks, Pick(at, end, where.labels[value]))
                self._follow(parts, Reading(so_far.move, so_far.cost + cost, picks), done + 1, {**values, part: value})
        if not found:
            self._fail(at, where.expected)
        # After "choose", a player's name alone never stands in the way of an Outlaw's.
        if at == len(self._said) and done and parts[done - 1] != "SEAT":
            self.readings.append(so_far._replace(move=""))

    def _at(self, part: str, at: int) -> list[tuple[int, int, list[str]]]:
        """What the words from `at` on may name there: where they end, at what cost, which values. Rules begin alike,
        so it is made out once."""
        known = self._found.get((part, at))
        if known is None:
            where = self._places[part]
            ends = range(at + 1, min(at + where.longest, len(self._said)) + 1)
            ways = ((end, *meanings(where, self._said[at:end])) for end in ends)
            known = self._found[part, at] = [way for way in ways if way[2]]
        return known

    def _fail(self, at: int, expected: str) -> None:
        if at > self.failed_at:
            self.failed_at, self.expected = at, []
        if at == self.failed_at and expected not in self.expected:
            self.expected.append(expected)
