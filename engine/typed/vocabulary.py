"""Match words with names of cards, players and other terms, in full or abbreviated (docs/formats.md#what-people-type).

Words are compared without case and accents. A `Place` holds the names that are allowed at one place of a move. Full
names and codes take precedence over abbreviations, of which each word begins a word of the name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

Words = tuple[str, ...]

# Letters that Unicode does not decompose, and the typographic apostrophe.
_PLAIN = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "æ": "ae", "œ": "oe", "’": "'"})
_JOINED = re.compile(r"(?<=[^\W\d])[-_](?=[^\W\d])")  # belle-starr
_APART = re.compile(r"[\s;>,]+")
# What the matches of names cost: the best reading is the one that costs least. English goes before the same word of
# another language, and any whole name before abbreviations.
_ABROAD, _ABBREVIATED, _FILLED = 1, 10, 20
WORSE_ORDER = 10
"""What the less usual order of names in a rule costs."""


class Word(NamedTuple):
    """A word as it was typed, for messages, and in the form that is compared."""

    typed: str
    plain: str


@dataclass(frozen=True)
class Fillers:
    """Words that mean nothing before a name and after it, and the ends of names in the genitive."""

    before: frozenset[str]
    after: frozenset[str]
    endings: tuple[str, ...]

    def without_ending(self, word: str) -> str:
        """Return a word without the end of a genitive, if it has one. The end of "bs" is none, but that of "burts"."""
        ends = (end for end in self.endings if word.endswith(end) and (not end.isalpha() or len(word) > len(end) + 2))
        return word.removesuffix(next(ends, ""))

    def __contains__(self, word: object) -> bool:
        """Return whether a word may mean nothing."""
        return word in self.before or word in self.after


class Names(NamedTuple):
    """The names of values, in English and `abroad`, in another language. Those in `begun` may be abbreviated."""

    begun: Mapping[str, Iterable[str]]
    in_full: Mapping[str, Iterable[str]]
    begun_abroad: Mapping[str, Iterable[str]]
    in_full_abroad: Mapping[str, Iterable[str]]


@dataclass(frozen=True, eq=False)
class Place:
    """The names that are allowed at one place of a move, and the values they stand for."""

    expected: str  # describes the place in refusals
    whole: dict[Words, list[str]]  # full names -> values
    abroad: dict[Words, list[str]]  # full names in another language, unless English has them, too -> values
    begun: list[tuple[Words, str]]  # names that may be abbreviated, and their values
    labels: dict[str, str]  # value -> its name in refusals
    longest: int  # the most words to try, three fillers included
    fillers: Fillers


def plain(text: str) -> str:
    """Return a text without case, accents, invisible characters and repeated spaces."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c for c in spread if unicodedata.category(c) not in ("Mn", "Mc", "Me", "Cf"))
    return " ".join(kept.translate(_PLAIN).split())


def words_of(text: str) -> list[Word]:
    """Split a text into words without the punctuation around them. "jj*" is two words, "jj" and "*" for the Photo."""
    found = []
    for typed in _APART.split(_JOINED.sub(" ", text)):
        word = plain(typed)
        start, end = core(word)
        if start < end:
            found.append(Word(typed, word[start:end]))
        if "*" in word[end:] and "*" not in word[:start]:
            found.append(Word("*", "*"))
    return found


def core(word: str) -> tuple[int, int]:
    """Return where a word begins and ends without punctuation. The minus sign of a number is not punctuation."""
    start, end = 0, len(word)
    while end > start and unicodedata.category(word[end - 1])[0] in "PS":
        end -= 1
    while start < end and unicodedata.category(word[start])[0] in "PS":
        if word[start] in "-−–" and word[start + 1].isdigit():
            break
        start += 1
    return start, end


def spelled(name: str) -> Words:
    """Return the words of a name in the form that is compared."""
    return tuple(word.plain for word in words_of(name))


def place(expected: str, names: Names, labels: Mapping[str, str], fillers: Fillers) -> Place:
    """Return a place for values by their names. `labels` are the names in refusals."""
    begun, exact, abroad, exact_abroad = map(_spelled, names)
    whole = _by_name(exact + begun)
    other = {name: values for name, values in _by_name(exact_abroad + abroad).items() if name not in whole}
    longest = max((len(words) for words in (*whole, *other)), default=0) + 3
    return Place(expected, whole, other, begun + abroad, dict(labels), longest, fillers)


def _spelled(names: Mapping[str, Iterable[str]]) -> list[tuple[Words, str]]:
    return [(spelled(name), value) for value, those in names.items() for name in those]


def _by_name(pairs: Iterable[tuple[Words, str]]) -> dict[Words, list[str]]:
    values: dict[Words, dict[str, None]] = {}
    for words, value in pairs:
        values.setdefault(words, {})[value] = None
    return {words: list(those) for words, those in values.items()}


@lru_cache(maxsize=2048)
def meanings(where: Place, words: Words) -> tuple[int, list[str]]:
    """Return the cost of the best match and the values it may mean: in full, abbreviated, or either with fillers."""
    bare = _without_fillers(words, where.fillers)
    owned = tuple(map(where.fillers.without_ending, bare))
    for cost, named in ((0, words), (_FILLED, bare), (_FILLED, owned)):
        if named in where.whole:
            return cost, where.whole[named]
        if named in where.abroad:
            return cost + _ABROAD, where.abroad[named]
        found = [value for name, value in where.begun if 0 < len(named) <= len(name) and _abbreviate(named, name)]
        if found:
            return cost + _ABBREVIATED, list(dict.fromkeys(found))
    return 0, []


def _without_fillers(words: Words, fillers: Fillers) -> Words:
    """Remove the words without a meaning: "from the discard stack" becomes "discard"."""
    start, end = 0, len(words)
    while start < end and words[start] in fillers.before:
        start += 1
    while end > start and words[end - 1] in fillers.after:
        end -= 1
    return words[start:end]


def _abbreviate(words: Words, name: Words) -> bool:
    """Return whether each word begins a word of the name, in order: "b kid" and "james" do, "kid b" does not."""
    rest = iter(name)
    return all(any(word.startswith(beginning) for word in rest) for beginning in words)
