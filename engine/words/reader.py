"""The reader of a sentence, and the form in which cards and amounts are put into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.rules.cards import CARDS
from engine.words.event_sentences import AFFECTED, ITEMS, LIST_SEPARATOR, OTHER, YOU

SPELLED = ("no", "one", "two", "three", "four", "five", "six", "seven")
"""Small numbers in words."""

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

    def item(self, case: str, seat: int, **values: object) -> str:
        """Return a player's item in a list."""
        return ITEMS[case, self.person(seat)].format(name=self.names[seat], **values)


def dollars(amount: int) -> str:
    """Return an amount of money as text: 3000 is $3,000."""
    return f"${amount:,}"


def card_name(code: str) -> str:
    """Return the name printed on a card."""
    return CARDS[code].name


def card_names(codes: Sequence[str]) -> str:
    """Return a list of cards."""
    return LIST_SEPARATOR.join(map(card_name, codes))


def card_or_photo(code: str) -> tuple[str, Values]:
    """Return the case and the parameter for a card: a Photo's sentence says “the Photo of {outlaw}”."""
    card = CARDS[code]
    if card.kind == "photo" and card.outlaw:
        return "photo", {"outlaw": card_name(card.outlaw)}
    return "card", {"card": card.name}


def ranked_seats(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return the seats with their points or dollars, the most first."""
    return sorted(enumerate(numbers), key=lambda held: -held[1])
