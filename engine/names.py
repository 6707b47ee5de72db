"""What a few words name: a card, a player or a word of the game, in full or by their beginnings.

Words are compared without case and accents. In any one place only some names can stand; a `Place` knows
them. Whole names and codes count before beginnings (FORMATS, *What people type*).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import CARDS, OUTLAWS
from engine.errors import shortened

Words = tuple[str, ...]

# Letters that have no accent to take off, and the apostrophes of typesetting.
_PLAIN = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "æ": "ae", "œ": "oe", "’": "'"})
_JOINED = re.compile(r"(?<=[^\W\d])[-_](?=[^\W\d])")  # belle-starr
_APART = re.compile(r"[\s;>,]+")
_BEFORE = frozenset(["the", "of", "from", "for", "on", "onto", "to", "at", "a", "an", "my", "card", "cards"])
_AFTER = frozenset(["card", "cards", "stack", "pile"])
FILLERS = _BEFORE | _AFTER


class Word(NamedTuple):
    """One word as it was typed, for messages, and as it is compared."""

    typed: str
    plain: str


@dataclass(frozen=True, eq=False)
class Place:
    """What can stand at one place of a move: values by their names, and how a refusal speaks of them."""

    expected: str
    whole: dict[Words, list[str]]  # words that say it in full -> values
    begun: list[tuple[Words, str]]  # words whose beginnings say it, and their value
    labels: dict[str, str]  # value -> what it is called
    longest: int  # as many words may be worth trying, up to three fillers included


def plain(text: str) -> str:
    """Text without case, accents, invisible characters and doubled spaces."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c for c in spread if unicodedata.category(c) not in ("Mn", "Mc", "Me", "Cf"))
    return " ".join(kept.translate(_PLAIN).split())


def words_of(text: str) -> list[Word]:
    """The words of a text, without the punctuation around them; "jj*" is two words, the second the Photo's sign."""
    found = []
    for typed in _APART.split(_JOINED.sub(" ", text)):
        word = plain(typed)
        start, end = _core(word)
        if start < end:
            found.append(Word(typed, word[start:end]))
        if "*" in word[end:] and "*" not in word[:start]:
            found.append(Word("*", "*"))
    return found


def _core(word: str) -> tuple[int, int]:
    """Where a word begins and ends without punctuation. The minus of a number is not punctuation."""
    start, end = 0, len(word)
    while end > start and unicodedata.category(word[end - 1])[0] in "PS":
        end -= 1
    while start < end and unicodedata.category(word[start])[0] in "PS":
        if word[start] in "-−–" and word[start + 1].isdigit():
            break
        start += 1
    return start, end


def spelled(name: str) -> Words:
    """A name as words to compare."""
    return tuple(word.plain for word in words_of(name))


def place(
    expected: str,
    names: Mapping[str, Iterable[str]],
    labels: Mapping[str, str] | None = None,
    in_full: Mapping[str, Iterable[str]] | None = None,
) -> Place:
    """A place for the values of `names`, whose names may be begun only; those of `in_full` may not."""
    whole: dict[Words, list[str]] = {}
    begun = [(spelled(name), value) for value, those in names.items() for name in those]
    exact = [(spelled(name), value) for value, those in (in_full or {}).items() for name in those]
    for words, value in exact + begun:
        if value not in whole.setdefault(words, []):
            whole[words].append(value)
    longest = max((len(words) for words in whole), default=0) + 3
    return Place(expected, whole, begun, dict(labels or {value: value for value in names}), longest)


@lru_cache(maxsize=1024)
def meanings(where: Place, words: Words) -> tuple[int, list[str]]:
    """The values these words name there, and at what cost: 0 in full, 1 by beginnings, 2 more without fillers."""
    for cost, said in ((0, words), (2, _without_fillers(words))):
        if said in where.whole:
            return cost, where.whole[said]
        found = [value for name, value in where.begun if 0 < len(said) <= len(name) and _begin(said, name)]
        if found:
            return cost + 1, list(dict.fromkeys(found))
    return 0, []


def _without_fillers(words: Words) -> Words:
    """Thus "from the discard stack" is "discard", and "Burt's" is Burt."""
    start, end = 0, len(words)
    while start < end and words[start] in _BEFORE:
        start += 1
    while end > start and words[end - 1] in _AFTER:
        end -= 1
    return tuple(word.removesuffix("'s") for word in words[start:end])


def _begin(said: Words, name: Words) -> bool:
    """Whether each word begins a word of the name, in order: "b kid" and "james" do, "kid b" does not."""
    rest = iter(name)
    return all(any(word.startswith(beginning) for word in rest) for beginning in said)


_SAID = {
    "SR": ("stagecoach", "stage coach robbery"),
    "BR": ("bank",),
    "FG": ("gun",),
    "MW": ("wanted",),
    "HO": ("hide out",),
    "WE": ("wyatt",),
}


def cards(expected: str, codes: Iterable[str]) -> Place:
    """A place for cards by name, by what players call them, or by code."""
    listed = [CARDS[code] for code in codes]
    return place(
        expected,
        {card.code: (card.name, *_SAID.get(card.code, ())) for card in listed},
        {card.code: card.name for card in listed},
        {card.code: (card.code,) for card in listed},
    )


SHERIFFS = tuple(_SAID)
OUTLAW = cards(f"an Outlaw ({', '.join(OUTLAWS)})", OUTLAWS)


def players(names: Sequence[str]) -> Place:
    """A place for seats, by number or by the player's name. A seat's number always works, whoever is called "1"."""
    seats = [str(seat) for seat in range(len(names))]
    labels = {seat: f"{shortened(name, 32)} = {seat}" for seat, name in zip(seats, names, strict=True)}
    numbers = {seat: (seat, f"seat {seat}", f"player {seat}") for seat in seats}
    taken = {spelled(number) for those in numbers.values() for number in those}
    called = {seat: (name,) for seat, name in zip(seats, names, strict=True) if spelled(name) not in taken}
    made = place(f"a player ({', '.join(labels.values())})", called, labels, numbers)
    for seat, (name,) in called.items():
        values = made.whole.setdefault((plain(name),), [])  # given in quotes, it comes as one word
        if seat not in values:
            values.append(seat)
    return made
