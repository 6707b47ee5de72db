"""The 78 cards: 20 kinds, their codes, names and numbers (docs/rules.md#cards, docs/formats.md#card-codes).

Cards of one kind are interchangeable, so inside the engine a card is the number of its kind, 0 to 19 in
canonical order, and a hand is a list of twenty counts. Codes such as "JJ*" are used only at the public interface.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.language import Text, text_of


class Card(NamedTuple):
    """A kind of card, as the public interface describes it."""

    code: str
    name: Text
    kind: str  # "outlaw", "photo" or "sheriff"
    outlaw: str | None  # the Outlaw's code, for Outlaw cards and Photos
    copies: int
    points: int  # Capture Points in a territory
    reward: int  # what its poster gains when it is played or lands, in dollars


_OUTLAW_NAMES = {
    "BS": text_of("card", "Belle Starr"),
    "BK": text_of("card", "Billy the Kid"),
    "BD": text_of("card", "Bob Dalton"),
    "BC": text_of("card", "Butch Cassidy"),
    "JJ": text_of("card", "Jesse James"),
    "SK": text_of("card", "Sundance Kid"),
    "WH": text_of("card", "Wes Hardin"),
}

_PHOTO = text_of("card", "Photo of {outlaw}")

_KINDS: tuple[Card, ...] = (
    *(Card(code, name, "outlaw", code, 7, 2, 0) for code, name in _OUTLAW_NAMES.items()),
    *(Card(f"{code}*", _PHOTO.format(outlaw=name), "photo", code, 1, 4, 1000) for code, name in _OUTLAW_NAMES.items()),
    Card("SR", text_of("card", "Stagecoach Robbery"), "sheriff", None, 2, 1, 3000),
    Card("BR", text_of("card", "Bank Robbery"), "sheriff", None, 4, 2, 1000),
    Card("FG", text_of("card", "Fastest Gun"), "sheriff", None, 3, 3, 1000),
    Card("MW", text_of("card", "Most Wanted!"), "sheriff", None, 3, 0, 0),
    Card("HO", text_of("card", "Hideout"), "sheriff", None, 3, 0, 0),
    Card("WE", text_of("card", "Wyatt Earp"), "sheriff", None, 7, 0, 0),
)

CARDS: dict[str, Card] = {card.code: card for card in _KINDS}
KINDS: tuple[str, ...] = tuple(CARDS)
OUTLAWS: tuple[str, ...] = tuple(_OUTLAW_NAMES)
NUMBER: dict[str, int] = {code: number for number, code in enumerate(KINDS)}

N_OUTLAWS = 7  # kinds 0-6 are Outlaw cards, and only they show a bullet hole
N_KINDS = 20
PHOTO = 7  # the Photo of Outlaw o is kind PHOTO + o
STAGECOACH, BANK, GUN, WANTED, HIDEOUT, WYATT = range(14, 20)

PRINTED: tuple[int, ...] = tuple(card.copies for card in _KINDS)  # by kind; `Rules.numbers` has a game's own
POINTS: tuple[int, ...] = tuple(card.points for card in _KINDS)
REWARD: tuple[int, ...] = tuple(card.reward for card in _KINDS)


def codes(cards: Iterable[int]) -> list[str]:
    """Return the codes of cards, in the same order."""
    return [KINDS[card] for card in cards]


def code_or_none(card: int | None) -> str | None:
    """Return the code of a card; None for none."""
    return None if card is None else KINDS[card]


def spelled(counts: Iterable[int]) -> list[str]:
    """Return the codes that twenty counts stand for, in canonical order."""
    return [code for code, count in zip(KINDS, counts, strict=True) if count for _ in range(count)]
