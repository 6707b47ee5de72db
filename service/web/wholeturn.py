"""One form for the plays of a turn: what to lay, the one Sheriff card, the card to discard, and one button.

Its fields are posted together and make one line. A play alone is the same form with one thing picked; what follows a
hit may be said at once. Some plays become possible only by what is laid before them: they are offered, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import engine
from service.views.tableau import Choice, Pile, Table
from service.web.choices import Card, card_choices

ONCE_LAID = " (once laid)"
# Shots whose targets a table shows exactly; of the others a house rule may allow more.
_EXACT = ("stagecoach", "bank", "wanted steal", "wyatt clear")


@dataclass(frozen=True)
class Lay:
    """An Outlaw of whom cards may be laid: how many, all there are first."""

    code: str
    name: str
    counts: tuple[Choice, ...]


@dataclass(frozen=True)
class Ways:
    """A Sheriff card and its ways to be played."""

    title: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class WholeTurn:
    """The fields of the form, in the order in which they are played."""

    lays: tuple[Lay, ...]
    sheriffs: tuple[Ways, ...]
    discards: tuple[Card, ...]


def whole_turn(table: Table) -> WholeTurn | None:
    """The form for a player who has drawn and may play; None for everybody else."""
    if table.phase != "play" or not table.choices:
        return None
    lays = tuple(_lays(table.choices))
    sheriffs = tuple(ways for ways in _sheriffs(table, [lay.code for lay in lays]) if ways.choices)
    return WholeTurn(lays, sheriffs, card_choices(_beginning(table.choices, "discard ")))


def _beginning(choices: Iterable[Choice], words: str) -> list[Choice]:
    return [choice for choice in choices if choice.move.startswith(words)]


def _name(code: str) -> str:
    return engine.CARDS[code].name


def _lays(choices: Iterable[Choice]) -> Iterator[Lay]:
    for code in engine.OUTLAWS:
        counts = [Choice(choice.move, choice.move.split()[2]) for choice in _beginning(choices, f"play {code} ")]
        if counts:
            yield Lay(code, _name(code), tuple(sorted(counts, key=lambda choice: -int(choice.words))))


def _sheriffs(table: Table, laid: Sequence[str]) -> Iterator[Ways]:
    """Every Sheriff card in hand; `laid`: the Outlaws of whom something may be laid before it."""
    yield Ways("Photo", tuple(_photos(table, laid)))
    for code, moves in (("SR", "stagecoach"), ("BR", "bank"), ("FG", "gun")):
        yield Ways(_title(table, moves, code), tuple(_robbery(table, moves, code, laid)))
    yield Ways(_name("MW"), tuple(_wanted(table)))
    yield Ways(_title(table, "hideout", "HO"), tuple(_shot(table, "hideout", _to_hide(table))))
    yield Ways(_name("WE"), tuple(_wyatt(table)))


def _title(table: Table, move: str, code: str) -> str:
    """The card with what it does, as a list of moves says it."""
    return engine.describe_move(move, [chair.name for chair in table.chairs]).removeprefix("play ") or _name(code)


def _photos(table: Table, laid: Sequence[str]) -> Iterator[Choice]:
    legal = {choice.move for choice in _beginning(table.choices, "photo ")}
    for code in engine.OUTLAWS:
        move = f"photo {code}"
        if move in legal:
            yield Choice(move, _name(f"{code}*"))
        elif code in laid and _may_follow(table, f"{code}*"):
            yield Choice(move, _name(f"{code}*") + ONCE_LAID)


def _may_follow(table: Table, card: str) -> bool:
    """Whether a Sheriff card that has nowhere to go yet may have, once something is laid."""
    return not table.sheriff_played and any(group.code == card for group in table.hand)


def _robbery(table: Table, move: str, card: str, laid: Sequence[str]) -> Iterator[Choice]:
    """Onto each pile of one's own; onto one that is only to be laid now, too."""
    piles = {pile.code: "" for pile in _own(table)} | {code: ONCE_LAID for code in laid if not _has_pile(table, code)}
    if move == "gun":
        piles = {code: said for code, said in piles.items() if not _has_gun(table, code)}
    if not _beginning(table.choices, move):  # it may be for want of a pile, or because nothing is left to shoot at
        may_be = _may_follow(table, card) and table.can_shoot and all(piles.values())
        piles = piles if may_be else {}
    targets = [(code, f"onto {_name(code)}{said}") for code, said in piles.items()]
    yield from _shot(table, move, targets)


def _shot(table: Table, move: str, targets: Sequence[tuple[str, str]]) -> Iterator[Choice]:
    """A shot with its target said ahead, and, if it is legal now, without: then the table asks after a hit."""
    legal = bool(_beginning(table.choices, move))
    if legal and len(targets) == 1 and move in _EXACT:
        yield Choice(move, targets[0][1])
        return
    yield from (Choice(f"{move} > {target}", words) for target, words in targets)
    if legal:
        yield Choice(move, "choose after a hit")


def _wanted(table: Table) -> Iterator[Choice]:
    """Whom to ask for, with three or more players on which side the asking begins; what to steal."""
    for choice in _beginning(table.choices, "wanted ask "):
        _, _, code, direction = choice.move.split()
        order = f", {direction} first" if len(table.chairs) > 2 else ""
        yield Choice(choice.move, f"ask for {_name(code)}{order}")
    if _beginning(table.choices, "wanted steal"):
        for choice in _shot(table, "wanted steal", _to_steal(table)):
            yield Choice(choice.move, f"steal (shot): {choice.words}")


def _wyatt(table: Table) -> Iterator[Choice]:
    for choice in _beginning(table.choices, "wyatt "):
        if choice.move == "wyatt clear":
            hidden = [(pile.code, f"of the Hideout on {pile.outlaw}") for pile in _own(table) if pile.hidden]
            for shot in _shot(table, choice.move, hidden):
                yield Choice(shot.move, f"get rid {shot.words} (shot)")
        else:
            yield Choice(choice.move, "draw two cards" if choice.move == "wyatt draw" else "search the discard stack")


def _own(table: Table) -> tuple[Pile, ...]:
    return () if table.you is None else table.you.piles


def _has_pile(table: Table, code: str) -> bool:
    return any(pile.code == code for pile in _own(table))


def _has_gun(table: Table, code: str) -> bool:
    piles = (pile for chair in table.chairs for pile in chair.piles if pile.code == code)
    return any(group.code == "FG" for pile in piles for group in pile.cards)


def _theirs(table: Table) -> Iterator[tuple[str, str, Pile]]:
    """The others' piles, each as a target and in words."""
    for chair in table.chairs:
        for pile in chair.piles:
            if not chair.you:
                yield f"{chair.n} {pile.code}", f"{chair.name}’s {pile.outlaw}", pile


def _to_steal(table: Table) -> list[tuple[str, str]]:
    return [(at, words) for at, words, pile in _theirs(table) if any(card.code == pile.code for card in pile.cards)]


def _to_hide(table: Table) -> list[tuple[str, str]]:
    if not _beginning(table.choices, "hideout"):
        return []
    return [(at, f"onto {words}") for at, words, pile in _theirs(table) if not pile.hidden]
