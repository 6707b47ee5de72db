"""Match words with names of cards, players and other terms, in full or abbreviated (docs/formats.md#what-people-type).

Words are compared without case and accents. A `Place` holds the names that are allowed at one place of a move. Full
names and codes take precedence over abbreviations, of which each word begins a word of the name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.language import joined, text
from engine.refusals import shortened
from engine.rules.cards import CARDS, OUTLAWS

Words = tuple[str, ...]

# Letters that Unicode does not decompose, and the typographic apostrophe.
_PLAIN = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "æ": "ae", "œ": "oe", "’": "'"})
_JOINED = re.compile(r"(?<=[^\W\d])[-_](?=[^\W\d])")  # belle-starr
_APART = re.compile(r"[\s;>,]+")
_BEFORE = frozenset(["the", "of", "from", "for", "on", "onto", "to", "at", "a", "an", "my", "card", "cards"])
_AFTER = frozenset(["card", "cards", "stack", "pile"])
FILLERS = _BEFORE | _AFTER


class Word(NamedTuple):
    """A word as it was typed, for messages, and in the form that is compared."""

    typed: str
    plain: str


@dataclass(frozen=True, eq=False)
class Place:
    """The names that are allowed at one place of a move, and the values they stand for."""

    expected: str  # describes the place in refusals
    whole: dict[Words, list[str]]  # full names -> values
    begun: list[tuple[Words, str]]  # names that may be abbreviated, and their values
    labels: dict[str, str]  # value -> its name in refusals
    longest: int  # the most words to try, three fillers included


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
        start, end = _core(word)
        if start < end:
            found.append(Word(typed, word[start:end]))
        if "*" in word[end:] and "*" not in word[:start]:
            found.append(Word("*", "*"))
    return found


def _core(word: str) -> tuple[int, int]:
    """Return start and end of a word without punctuation. The minus sign of a number is not punctuation."""
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


def place(
    expected: str,
    names: Mapping[str, Iterable[str]],
    labels: Mapping[str, str] | None = None,
    in_full: Mapping[str, Iterable[str]] | None = None,
) -> Place:
    """Return a place for values by their names. Those in `names` may be abbreviated, those in `in_full` may not."""
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
    """Return the cost of the best match and the values it may mean: 0 in full, 1 abbreviated, 2 more with fillers."""
    for cost, named in ((0, words), (2, _without_fillers(words))):
        if named in where.whole:
            return cost, where.whole[named]
        found = [value for name, value in where.begun if 0 < len(named) <= len(name) and _abbreviate(named, name)]
        if found:
            return cost + 1, list(dict.fromkeys(found))
    return 0, []


def _without_fillers(words: Words) -> Words:
    """Remove fillers and possessives: "from the discard stack" becomes "discard", "Burt's" becomes "Burt"."""
    start, end = 0, len(words)
    while start < end and words[start] in _BEFORE:
        start += 1
    while end > start and words[end - 1] in _AFTER:
        end -= 1
    return tuple(word.removesuffix("'s") for word in words[start:end])


def _abbreviate(words: Words, name: Words) -> bool:
    """Return whether each word begins a word of the name, in order: "b kid" and "james" do, "kid b" does not."""
    rest = iter(name)
    return all(any(word.startswith(beginning) for word in rest) for beginning in words)


_NICKNAMES = {
    "SR": ("stagecoach", "stage coach robbery"),
    "BR": ("bank",),
    "FG": ("gun",),
    "MW": ("wanted",),
    "HO": ("hide out",),
    "WE": ("wyatt",),
}


def cards(expected: str, codes: Iterable[str]) -> Place:
    """Return a place for cards by name, nickname or code."""
    listed = [CARDS[code] for code in codes]
    return place(
        expected,
        {card.code: (card.name, *_NICKNAMES.get(card.code, ())) for card in listed},
        {card.code: card.name for card in listed},
        {card.code: (card.code,) for card in listed},
    )


SHERIFFS = tuple(_NICKNAMES)
OUTLAW = cards(text("an Outlaw ({codes})").format(codes=", ".join(OUTLAWS)), OUTLAWS)


def players(names: Sequence[str]) -> Place:
    """Return a place for seats by number or by the player's name. A number means the seat, even if a player is "1"."""
    seats = [str(seat) for seat in range(len(names))]
    labels = {seat: joined((shortened(name, 32), seat), " = ") for seat, name in zip(seats, names, strict=True)}
    numbers = {seat: (seat, f"seat {seat}", f"player {seat}") for seat in seats}
    taken = {spelled(number) for those in numbers.values() for number in those}
    called = {seat: (name,) for seat, name in zip(seats, names, strict=True) if spelled(name) not in taken}
    expected = text("a player ({players})").format(players=joined(labels.values(), ", "))
    made = place(expected, called, labels, numbers)
    for seat, (name,) in called.items():
        values = made.whole.setdefault((plain(name),), [])  # a name in quotes is one word
        if seat not in values:
            values.append(seat)
    return made
