"""The part of a seat's page with moves that are made one at a time: to draw, to choose, to take a card, to answer.

Every legal move is the value of exactly one control. The moves after the draw have a form of their own (`turn_form`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import engine
from engine.language import Text, joined, said, text, text_of
from service.views.tableau import Group, MoveOption, TableView

EXAMPLE = text("play 3 jesse; bank > jesse; discard wes")
EXAMPLE_OF_AN_ANSWER = text_of("typed move", "pass")

TITLES = {
    "draw": text_of("title of a choice", "Draw"),
    "choose": text_of("title of a choice", "Choose"),
    "take": text("Take a card from the discard stack"),
    "react": text("Your answer"),
}
HINTS = {
    "top": text("The top card of the discard stack is {card}."),
    "empty": text("The discard stack is empty."),
    "ends hand": text("If you draw from the supply now, the hand ends."),
    "react": text(
        "Your answer is sealed: nobody else sees it, and you may change it until the time is up or all have answered."
    ),
}
TAKE = text("Take this card")
SEARCHED = {
    "hidden": text("These are the cards of the discard stack, the top first. Nobody else sees this."),
    "announced": text(
        "These are the cards of the discard stack, the top first. All players are told which card you take."
    ),
}
"""By the value of the flag `search`."""
SEVERAL = text("{card} ({number} in the stack)")
NOT_HELD = text("{move}: you do not hold it")

CANNOT_REACT = text(
    "You hold no card that you could play now. Everybody who may hold one is asked in the same way, "
    "and the game goes on sooner if you answer soon."
)
CAN_REACT = text(
    "You hold the card: play it now, or pass and keep it. It can be your Sheriff card in a turn of your own. "
    "The game goes on sooner if you answer soon."
)


@dataclass(frozen=True)
class CardOption:
    """A legal move that is the choice of one card, offered as that card."""

    move: engine.Move
    code: str
    name: str


@dataclass(frozen=True)
class MoveButton:
    """A button that acts at once. `primary`: styled as the main choice. `possible`: enabled."""

    move: engine.Move
    words: str
    primary: bool = True
    possible: bool = True


@dataclass(frozen=True)
class MoveSection:
    """One question: buttons that act at once, or cards of which one is selected and sent by `button`.

    `stack`: the cards that a search looks through, the top first.
    """

    title: str
    hint: str = ""
    buttons: tuple[MoveButton, ...] = ()
    cards: tuple[CardOption, ...] = ()
    button: str = ""
    stack: tuple[Group, ...] = ()


def move_section(table: TableView) -> MoveSection | None:
    """Return the moves of a seat that is asked one thing; None if it may not act, or may play its turn."""
    make = _SECTIONS.get(table.phase)
    return make(table) if make is not None and table.choices else None


def advice(table: TableView, windows: str) -> str | None:
    """Return the advice to answer soon, for a player who is asked and has not answered.

    In a sealed window it is as long for a player who can react as for one who can only pass.
    """
    if table.window is None or table.answered or not table.choices:
        return None
    if [choice.move for choice in table.choices] == [engine.DECLINE]:
        return CANNOT_REACT
    return CAN_REACT if windows == "sealed" else None


def capitalised(phrase: str) -> Text:
    """Return a phrase as the label of a button, beginning with a capital letter."""
    return Text(_capitalised(phrase), lambda language: _capitalised(said(phrase, language)))


def _capitalised(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


def card_options(choices: Iterable[MoveOption]) -> tuple[CardOption, ...]:
    """Return moves that each name one card as those cards, in canonical order."""
    moves = sorted((choice.move for choice in choices), key=lambda move: move.card)
    codes = {move: engine.KINDS[move.card] for move in moves}
    return tuple(CardOption(move, code, engine.CARDS[code].name) for move, code in codes.items())


def _draw(table: TableView) -> MoveSection:
    top = table.discard_top
    hint = HINTS["top"].format(card=top.name) if top else HINTS["empty"]
    if table.draw_ends_hand:
        hint = joined((hint, HINTS["ends hand"]))
    buttons = [MoveButton(one.move, capitalised(one.words), one.move is engine.DRAW_SUPPLY) for one in table.choices]
    return MoveSection(TITLES["draw"], hint, buttons=tuple(buttons))


def _choose(table: TableView) -> MoveSection:
    if table.choices[0].move.verb is engine.Verb.TAKE:
        cards = tuple(_counted(card, table.searched) for card in card_options(table.choices))
        return MoveSection(TITLES["take"], SEARCHED[table.rules.search], cards=cards, button=TAKE, stack=table.searched)
    buttons = tuple(MoveButton(one.move, capitalised(one.words)) for one in table.choices)
    return MoveSection(TITLES["choose"], table.situation, buttons=buttons)


def _counted(card: CardOption, stack: Iterable[Group]) -> CardOption:
    """Return a card to take, with the number of such cards in the stack if there are several."""
    number = sum(one.code == card.code for one in stack)
    return replace(card, name=SEVERAL.format(card=card.name, number=number)) if number > 1 else card


def _react(table: TableView) -> MoveSection:
    """Return two buttons for every player who is asked: the card and Pass. The card's may be disabled."""
    words = {choice.move: capitalised(choice.words) for choice in table.choices}
    let_be = MoveButton(engine.DECLINE, words.pop(engine.DECLINE), primary=not words)
    cards = [MoveButton(move, phrase) for move, phrase in words.items()]
    buttons = [*cards, let_be] if cards or table.window is None else [let_be, _missing(table, table.window)]
    return MoveSection(TITLES["react"], HINTS["react"], buttons=tuple(buttons))


def _missing(table: TableView, move: engine.Move) -> MoveButton:
    """Return the button of the card that the player who is asked does not hold."""
    words = NOT_HELD.format(move=capitalised(engine.describe_move(move, [chair.name for chair in table.chairs])))
    return MoveButton(move, words, primary=False, possible=False)


_SECTIONS = {"draw": _draw, "choose": _choose, "react": _react}
