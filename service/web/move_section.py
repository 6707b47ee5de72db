"""The part of a seat's page with moves that are made one at a time: to draw, to choose, to take a card, to answer.

Every legal move is the value of exactly one control. The moves after the draw have a form of their own (`whole_turn`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import engine
from service.views.tableau import MoveOption, TableView

EXAMPLE, EXAMPLE_OF_AN_ANSWER = "play 3 jesse; bank > jesse; discard wes", "pass"

TITLES = {
    "draw": "Draw",
    "choose": "Choose",
    "take": "Take a card from the discard stack",
    "react": "Your answer",
}
HINTS = {
    "top": "The top card of the discard stack is {card}.",
    "empty": "The discard stack is empty.",
    "react": "Your answer is sealed: nobody else sees it, and you may change it until the window closes.",
}
TAKE = "Take this card"


@dataclass(frozen=True)
class CardOption:
    """A legal move that is the choice of one card, offered as that card."""

    move: str
    code: str
    name: str


@dataclass(frozen=True)
class MoveSection:
    """One question: buttons that act at once, or cards of which one is picked and sent with the one `button`."""

    title: str
    hint: str = ""
    buttons: tuple[MoveOption, ...] = ()
    cards: tuple[CardOption, ...] = ()
    button: str = ""


def move_section(table: TableView) -> MoveSection | None:
    """Return the moves of a seat that is asked one thing; None if it may not act, or may play its turn."""
    make = _SECTIONS.get(table.phase)
    return make(table) if make is not None and table.choices else None


def capitalised(phrase: str) -> str:
    """Return a phrase as the label of a button, beginning with a capital letter."""
    return phrase[:1].upper() + phrase[1:]


def card_options(choices: Iterable[MoveOption]) -> tuple[CardOption, ...]:
    """Return moves that each name one card as those cards, in canonical order."""
    codes = {choice.move: choice.move.split()[1] for choice in choices}
    cards = (CardOption(move, code, engine.CARDS[code].name) for move, code in codes.items())
    return tuple(sorted(cards, key=lambda card: engine.KINDS.index(card.code)))


def _draw(table: TableView) -> MoveSection:
    top = table.discard_top
    hint = HINTS["top"].format(card=top.name) if top else HINTS["empty"]
    return MoveSection(TITLES["draw"], hint, buttons=_buttons(table))


def _choose(table: TableView) -> MoveSection:
    if table.choices[0].move.startswith("take "):
        return MoveSection(TITLES["take"], cards=card_options(table.choices), button=TAKE)
    return MoveSection(TITLES["choose"], table.situation, buttons=_buttons(table))


def _react(table: TableView) -> MoveSection:
    return MoveSection(TITLES["react"], HINTS["react"], buttons=_buttons(table))


def _buttons(table: TableView) -> tuple[MoveOption, ...]:
    return tuple(MoveOption(choice.move, capitalised(choice.words)) for choice in table.choices)


_SECTIONS = {"draw": _draw, "choose": _choose, "react": _react}
