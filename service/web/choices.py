"""The legal moves, grouped as a page offers them: cards to lay, Sheriff cards and their ways, a card to discard.

Templates get what is here and decide nothing. Every legal move appears once, as the value of one control.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import engine
from service.telling.tableau import Choice, Table
from service.web.words import counted

EXAMPLE, EXAMPLE_OF_AN_ANSWER = "play 3 jesse; bank > jesse; discard wes", "pass"


@dataclass(frozen=True)
class Menu:
    """A few moves behind one select and one button."""

    id: str
    label: str
    button: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Card:
    """A move that is the choice of one card, offered as that card."""

    move: str
    code: str
    name: str


@dataclass(frozen=True)
class Section:
    """One heading of the forms: buttons that act at once, menus, or cards to pick from with one `button`."""

    title: str
    hint: str = ""
    buttons: tuple[Choice, ...] = ()
    menus: tuple[Menu, ...] = ()
    cards: tuple[Card, ...] = ()
    button: str = ""


def capital(words: str) -> str:
    """Words at the beginning of a button."""
    return words[:1].upper() + words[1:]


def _choice(choice: Choice) -> Choice:
    return Choice(choice.move, capital(choice.words))


def _name(code: str) -> str:
    return engine.CARDS[code].name


def _cards(choices: Iterable[Choice]) -> tuple[Card, ...]:
    codes = {choice.move: choice.move.split()[1] for choice in choices}
    return tuple(sorted((Card(move, code, _name(code)) for move, code in codes.items()), key=_canonical))


def _canonical(card: Card) -> int:
    return engine.KINDS.index(card.code)


def _draw(choices: list[Choice], table: Table) -> Section:
    top = table.discard_top
    hint = f"The discard stack shows {top.name}." if top else "The discard stack is empty."
    return Section("Draw", hint, buttons=tuple(map(_choice, choices)))


def _lay(choices: list[Choice], table: Table) -> Section:
    menus = []
    for code in engine.OUTLAWS:
        counts = [choice for choice in choices if choice.move.split()[1] == code]
        counts.sort(key=lambda choice: -int(choice.move.split()[2]))  # all there are, first
        if counts:
            shown = tuple(Choice(choice.move, counted(int(choice.move.split()[2]), "card")) for choice in counts)
            menus.append(Menu(f"lay-{code.lower()}", _name(code), "Lay", shown))
    hint = "Each play adds $1,000 to the poster for every card after the first."
    return Section("Lay Outlaws", hint, menus=tuple(menus))


def _photo(choices: list[Choice], table: Table) -> Section:
    return Section("Photos", "A Photo is a Sheriff card: 4 CP.", buttons=tuple(map(_choice, choices)))


def _asks(choices: list[Choice], table: Table) -> tuple[Choice, ...]:
    """Whom a Most Wanted! is for, and with three or more players on which side the asking begins."""
    shown = []
    for choice in choices:
        _, _, code, direction = choice.move.split()
        order = f", {direction} first" if len(table.chairs) > 2 else ""
        shown.append(Choice(choice.move, _name(code) + order))
    return tuple(shown)


def _sheriff(choices: list[Choice], table: Table) -> Section:
    asks = _asks([choice for choice in choices if choice.move.startswith("wanted ask")], table)
    rest = tuple(_choice(choice) for choice in choices if not choice.move.startswith("wanted ask"))
    menus = (Menu("ask", "Most Wanted!: ask for", "Ask", asks),) if asks else ()
    return Section("Play a Sheriff card", "One in a turn. Those that shoot may miss.", buttons=rest, menus=menus)


def _choose(choices: list[Choice], table: Table) -> Section:
    return Section("Choose", table.situation, buttons=tuple(map(_choice, choices)))


def _take(choices: list[Choice], table: Table) -> Section:
    return Section("Take a card from the discard stack", "", cards=_cards(choices), button="Take this card")


def _discard(choices: list[Choice], table: Table) -> Section:
    hint = "A discard ends your turn."
    return Section("Discard", hint, cards=_cards(choices), button="Discard and end the turn")


def _answer(table: Table) -> Section:
    hint = "Your answer is sealed: nobody is told, and you may change it until the window closes."
    return Section("Your answer", hint, buttons=tuple(map(_choice, table.choices)))


# In the order of a turn; each section with the first words of the moves it holds.
_SECTIONS: tuple[tuple[Callable[[list[Choice], Table], Section], frozenset[str]], ...] = (
    (_draw, frozenset({"draw"})),
    (_choose, frozenset({"choose"})),
    (_take, frozenset({"take"})),
    (_lay, frozenset({"play"})),
    (_photo, frozenset({"photo"})),
    (_sheriff, frozenset({"stagecoach", "bank", "gun", "wanted", "hideout", "wyatt"})),
    (_discard, frozenset({"discard"})),
)


def sections(table: Table) -> list[Section]:
    """The forms of a seat's page; none for a seat that is not to act."""
    if table.window is not None:
        return [_answer(table)] if table.choices else []
    found = []
    for make, verbs in _SECTIONS:
        mine = [choice for choice in table.choices if choice.move.split()[0] in verbs]
        if mine:
            found.append(make(mine, table))
    return found
