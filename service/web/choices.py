"""The moves of a page that are made one at a time: to draw, to choose, to take a card, to answer.

Templates get what is here and decide nothing. Every legal move appears once, as the value of one control; those of
the turn after the draw are in one form of their own (`wholeturn`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import engine
from service.views.tableau import Choice, Table

EXAMPLE, EXAMPLE_OF_AN_ANSWER = "play 3 jesse; bank > jesse; discard wes", "pass"


@dataclass(frozen=True)
class Card:
    """A move that is the choice of one card, offered as that card."""

    move: str
    code: str
    name: str


@dataclass(frozen=True)
class Section:
    """One question: buttons that act at once, or cards to pick from with one `button`."""

    title: str
    hint: str = ""
    buttons: tuple[Choice, ...] = ()
    cards: tuple[Card, ...] = ()
    button: str = ""


def capital(words: str) -> str:
    """Words at the beginning of a button."""
    return words[:1].upper() + words[1:]


def _choice(choice: Choice) -> Choice:
    return Choice(choice.move, capital(choice.words))


def card_choices(choices: Iterable[Choice]) -> tuple[Card, ...]:
    """Moves that name one card each, as those cards, in canonical order."""
    codes = {choice.move: choice.move.split()[1] for choice in choices}
    return tuple(sorted((Card(move, code, engine.CARDS[code].name) for move, code in codes.items()), key=_canonical))


def _canonical(card: Card) -> int:
    return engine.KINDS.index(card.code)


def _draw(table: Table) -> Section:
    top = table.discard_top
    hint = f"The discard stack shows {top.name}." if top else "The discard stack is empty."
    return Section("Draw", hint, buttons=tuple(map(_choice, table.choices)))


def _choose(table: Table) -> Section:
    if table.choices[0].move.startswith("take "):
        cards = card_choices(table.choices)
        return Section("Take a card from the discard stack", cards=cards, button="Take this card")
    return Section("Choose", table.situation, buttons=tuple(map(_choice, table.choices)))


def _answer(table: Table) -> Section:
    hint = "Your answer is sealed: nobody is told, and you may change it until the window closes."
    return Section("Your answer", hint, buttons=tuple(map(_choice, table.choices)))


_SECTIONS = {"draw": _draw, "choose": _choose, "react": _answer}


def section(table: Table) -> Section | None:
    """What a seat is asked, if it is one thing; None for a seat that is not to act, or has its turn to play."""
    make = _SECTIONS.get(table.phase)
    return make(table) if make is not None and table.choices else None
