"""The reader of a sentence, and the form in which players are put into it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.language import Text, joined, text_of
from engine.words.event_sentences import AFFECTED, ITEMS, LIST_SEPARATOR, OTHER, YOU

SPELLED = (
    text_of("number of cards", "no"),
    text_of("number of cards", "one"),
    text_of("number of cards", "two"),
    text_of("number of cards", "three"),
    text_of("number of cards", "four"),
    text_of("number of cards", "five"),
    text_of("number of cards", "six"),
    text_of("number of cards", "seven"),
)
"""Small numbers in words."""

_YOU = text_of("player, subject", "you")

Values = Mapping[str, object]  # of the parameters of a sentence, by name


class ChosenSentence(NamedTuple):
    """The sentence chosen for an event: its case and person, and the values of its parameters."""

    case: str
    person: str
    values: Values


class Reader(NamedTuple):
    """The person a sentence is written for: the players' names, and the reader's seat."""

    names: Sequence[str]
    you: int | None

    def person(self, seat: int) -> str:
        """Return whether the seat is the reader's."""
        return YOU if seat == self.you else OTHER

    def about(self, seat: int, case: str = "", **values: object) -> ChosenSentence:
        """Choose a sentence about one player, whose name is {name}."""
        return ChosenSentence(case, self.person(seat), {"name": self.names[seat], **values})

    def about_two(self, seat: int, affected: int, case: str = "", **values: object) -> ChosenSentence:
        """Choose a sentence about a player, {name}, and another one, {other}, either of whom may be the reader."""
        chosen = self.about(seat, case, other=self.names[affected], **values)
        return chosen._replace(person=AFFECTED) if affected == self.you else chosen

    def item(self, case: str, seat: int, **values: object) -> Text:
        """Return a player's item in a list."""
        return ITEMS[case, self.person(seat)].format(name=self.names[seat], **values)

    def player(self, seat: int) -> str:
        """Return a player in a list, or before what they have."""
        return _YOU if seat == self.you else self.names[seat]

    def players(self, seats: Iterable[int]) -> Text:
        """Return a list of players."""
        return joined(map(self.player, seats), LIST_SEPARATOR)


def ranked_seats(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return the seats with their points or dollars, the most first."""
    return sorted(enumerate(numbers), key=lambda held: -held[1])
