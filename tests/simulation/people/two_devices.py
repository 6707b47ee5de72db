"""A turn on two devices: a post, and soon another one for the same table, from a page that was open elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from tests.simulation.people import turns
from tests.simulation.world import expect

if TYPE_CHECKING:
    from tests.simulation.people.person import Person

OFTEN = 0.1  # how often somebody does so in their own turn; in a window an answer may be changed
SOON = 3.0  # seconds at most until the second post, which may come while a process is frozen that has made the first


@dataclass
class TwoDevices:
    """What became of two different posts of a seat for one table: at most one of them may be played."""

    about: str
    played: tuple[bool, bool] = (False, False)

    def first(self, did: Sequence[str] | None) -> None:
        """Note what the first post did. Raises Violated if both were played."""
        self.played = (bool(did), self.played[1])
        expect(self.played != (True, True), f"{self.about} were both played")

    def second(self, status: int) -> None:
        """Note how the second was answered: as stale if the first was played, by a past link if that ended the turn."""
        self.played = (self.played[0], status == 200)
        expect(self.played != (True, True), f"{self.about} were both played")
        expect(status in (409, 410) or not self.played[0], f"of {self.about} the second was answered with {status}")


def begin(person: Person, path: str, table: dict[str, Any], line: Sequence[str]) -> TwoDevices:
    """Perhaps let another post follow a line that is about to be posted; return what becomes of both."""
    others = [move for move in table["legal"] if move not in line]
    if table["window"] or not others or person.chance.random() >= OFTEN:
        return TwoDevices(str(line))
    other = person.chance.choice(others)
    both = TwoDevices(f"{line} and {other!r} of seat {table['seat']} after move {table['at']} of game {table['game']}")
    person.later(timedelta(seconds=person.chance.uniform(0.0, SOON)), lambda: _post(person, path, table, other, both))
    return both


def _post(person: Person, path: str, table: dict[str, Any], other: str, both: TwoDevices) -> None:
    done = turns.answer_to(person.world, path, table, [other])
    if done is not None:
        person.world.counts[f"the second of two devices answered with {done.status_code}"] += 1
        both.second(done.status_code)
