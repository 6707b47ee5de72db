"""Names for what a run does by chance, by which a run of the same seed can do some of it only."""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import NamedTuple

KINDS = ("game", "act", "fault")
Only = Mapping[str, frozenset[str]]
"""The names of what a run does, by kind; of a kind that is not in it, it does all."""
_WRITTEN = re.compile(rf"({'|'.join(KINDS)}):(none|\w+(?:,\w+)*)")


class Item(NamedTuple):
    """A game that is proposed, an act of a person, or a fault. Whatever else is left out of a run, its name stays."""

    kind: str
    name: str


class Numbering:
    """Names what would happen in a run, and leaves out what is not in `only`; `happened` has the others.

    `now` is the time of the step, by which faults are named.
    """

    def __init__(self, seed: int, only: Only) -> None:
        self._seed, self._only = seed, only
        self._numbers: Counter[tuple[str, str]] = Counter()
        self.happened: list[Item] = []
        self.now: datetime | None = None

    def item(self, kind: str, about: str = "") -> Item:
        """Return the next item of a kind that is about the same, such as the mails of one kind to one player in a game.

        Those about nothing have a number as their name, others the digits of a hash, of which a generator can be made.
        """
        about = f"{about} {self.now}" if kind == "fault" else about
        number = self._numbers[kind, about]
        self._numbers[kind, about] += 1
        written = f"{self._seed} {kind} {about} {number}"
        return Item(kind, hashlib.sha256(written.encode()).hexdigest()[:8] if about else str(number))

    def happens(self, item: Item) -> bool:
        if item.name not in self._only.get(item.kind, (item.name,)):
            return False
        self.happened.append(item)
        return True

    def includes(self, kind: str, about: str = "") -> bool:
        """Return whether the run does the next item of a kind that is about the same."""
        return self.happens(self.item(kind, about))


def read_only(words: Iterable[str]) -> Only:
    """Return the names in words such as `act:12ab34cd,3` or `fault:none`. Raises ValueError with what is expected."""
    found = dict[str, frozenset[str]]()
    for word in words:
        match = _WRITTEN.fullmatch(word)
        if match is None:
            raise ValueError(
                f"{word!r} is not understood. Expected game:, act: or fault: and names, as game:0,2 or fault:none."
            )
        found[match[1]] = frozenset(() if match[2] == "none" else match[2].split(","))
    return found


def write_only(only: Only) -> list[str]:
    return [f"{kind}:{','.join(sorted(only[kind])) or 'none'}" for kind in KINDS if kind in only]


def only_these(items: Iterable[Item]) -> Only:
    """Return what lets a run do these items and nothing else."""
    names = defaultdict[str, set[str]](set)
    for item in items:
        names[item.kind].add(item.name)
    return {kind: frozenset(names[kind]) for kind in KINDS}


def read_numbers(written: str) -> list[int]:
    """Return the numbers of a list such as `3,8-10`. Raises ValueError with what is expected."""
    numbers: list[int] = []
    for part in written.split(","):
        first, _, last = part.partition("-")
        if not first.isdecimal() or not (last or first).isdecimal() or int(last or first) < int(first):
            raise ValueError(f"{written!r} is not understood. Expected numbers, as 0-99 or 3,8-10.")
        numbers += range(int(first), int(last or first) + 1)
    return numbers
