"""The form for the plays of a turn: what to lay, the one Sheriff card, the card to discard, and one button.

Its fields are posted together and make one line. To make a single play, a player picks one thing in the same form. The
target of a shot may be preselected. Some plays are legal only after something is laid: they are offered, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import engine
from service.views.tableau import Chair, MoveOption, PileView, TableView
from service.web.move_section import CardOption, card_options

PHRASES = {
    # the heading of a Sheriff card's options
    "card": "{card}",
    "card with shot": "{card} (shot)",
    "robbery": "{card} (shot; +{points} CP, {reward})",
    # its options
    "photo": "{card}",
    "photo, once laid": "{card} (once laid)",
    "onto": "onto {outlaw}",
    "onto, once laid": "onto {outlaw} (once laid)",
    "onto a pile chosen later": "onto a pile you choose after a hit",
    "hide": "onto {owner}’s {outlaw}",
    "hide a pile chosen later": "onto a pile you choose after a hit",
    "ask": "ask for {outlaw}",
    "ask left": "ask for {outlaw}, starting on the left",
    "ask right": "ask for {outlaw}, starting on the right",
    "steal": "steal {owner}’s {outlaw} (shot)",
    "steal a card chosen later": "steal a card you choose after a hit (shot)",
    "draw": "draw two cards",
    "search": "search the discard stack",
    "clear": "remove the Hideout on {outlaw} (shot)",
    "clear a pile chosen later": "remove a Hideout you choose after a hit (shot)",
}
# Shots whose targets the table shows exactly. For the others a house rule may allow more.
_TARGETS_KNOWN = ("stagecoach", "bank", "wanted steal", "wyatt clear")


@dataclass(frozen=True)
class LayOptions:
    """An Outlaw of whom cards may be laid, and how many: the most first."""

    code: str
    name: str
    counts: tuple[MoveOption, ...]


@dataclass(frozen=True)
class SheriffOptions:
    """A Sheriff card and the ways to play it."""

    title: str
    choices: tuple[MoveOption, ...]


@dataclass(frozen=True)
class WholeTurn:
    """The fields of the form, in the order in which they are played. `reward`: the flag of that name.

    `sheriff_first`: a search has just brought the Sheriff card, which can be played before anything else only.
    """

    lays: tuple[LayOptions, ...]
    sheriffs: tuple[SheriffOptions, ...]
    discards: tuple[CardOption, ...]
    reward: str
    sheriff_first: bool


def whole_turn(table: TableView) -> WholeTurn | None:
    """Return the form for a player who has drawn and may play; None for everybody else."""
    if table.phase != "play" or not table.choices:
        return None
    lays = tuple(_lays(table.choices))
    sheriffs = tuple(card for card in _sheriffs(table, [lay.code for lay in lays]) if card.choices)
    discards = card_options(_beginning(table.choices, "discard "))
    return WholeTurn(lays, sheriffs, discards, table.rules.reward, table.sheriff_played and bool(sheriffs))


def _beginning(choices: Iterable[MoveOption], move: str) -> list[MoveOption]:
    return [choice for choice in choices if choice.move.startswith(move)]


def _phrase(case: str, **values: str) -> str:
    return PHRASES[case].format(**values)


def _card_name(code: str) -> str:
    return engine.CARDS[code].name


def _lays(choices: Iterable[MoveOption]) -> Iterator[LayOptions]:
    for code in engine.OUTLAWS:
        counts = [MoveOption(choice.move, choice.move.split()[2]) for choice in _beginning(choices, f"play {code} ")]
        if counts:
            yield LayOptions(code, _card_name(code), tuple(sorted(counts, key=lambda count: -int(count.words))))


def _sheriffs(table: TableView, laid: Sequence[str]) -> Iterator[SheriffOptions]:
    """Yield the options of every Sheriff card, some with none. `laid`: the Outlaws that may be laid before it."""
    yield SheriffOptions("Photo", tuple(_photos(table, laid)))
    for code, move in (("SR", "stagecoach"), ("BR", "bank"), ("FG", "gun")):
        yield SheriffOptions(_title(code), tuple(_robbery(table, move, code, laid)))
    yield SheriffOptions(_title("MW"), tuple(_most_wanted(table)))
    yield SheriffOptions(_title("HO"), tuple(_hideout(table)))
    yield SheriffOptions(_title("WE"), tuple(_wyatt_earp(table)))


def _title(code: str) -> str:
    """Return the heading of a Sheriff card's options, with the effect that all of them have."""
    card = engine.CARDS[code]
    if card.points:
        points, reward = str(card.points), engine.dollars(card.reward)
        return _phrase("robbery", card=card.name, points=points, reward=reward)
    return _phrase("card with shot" if code == "HO" else "card", card=card.name)


def _photos(table: TableView, laid: Sequence[str]) -> Iterator[MoveOption]:
    legal = {choice.move for choice in _beginning(table.choices, "photo ")}
    for code in engine.OUTLAWS:
        move, card = f"photo {code}", _card_name(f"{code}*")
        if move in legal:
            yield MoveOption(move, _phrase("photo", card=card))
        elif code in laid and _may_follow(table, f"{code}*"):
            yield MoveOption(move, _phrase("photo, once laid", card=card), after_laying=code)


def _may_follow(table: TableView, card: str) -> bool:
    """Tell whether a Sheriff card that has no target yet may have one once something is laid."""
    return not table.sheriff_played and any(group.code == card for group in table.hand)


def _robbery(table: TableView, move: str, card: str, laid: Sequence[str]) -> Iterator[MoveOption]:
    """Yield an option for each pile of the player's own, and for each that is only to be laid now."""
    own = [pile.code for pile in _own_piles(table)]
    may_land = own if table.sheriff_played else own + [code for code in laid if code not in own]
    if move == "gun":
        may_land = [code for code in may_land if not _has_gun(table, code)]
    if not _beginning(table.choices, move):
        if any(code in own for code in may_land):
            return  # illegal for another reason than a missing pile
        if not (_may_follow(table, card) and table.can_shoot):
            return
    targets = [
        MoveOption(f"{move} > {code}", _phrase("onto", outlaw=_card_name(code)))
        if code in own
        else MoveOption(f"{move} > {code}", _phrase("onto, once laid", outlaw=_card_name(code)), after_laying=code)
        for code in may_land
    ]
    yield from _shot(table, move, targets, _phrase("onto a pile chosen later"))


def _shot(table: TableView, move: str, targets: Sequence[MoveOption], open_phrase: str) -> Iterator[MoveOption]:
    """Yield a shot with each target preselected, and, if it is legal now, with the target chosen after a hit."""
    legal = bool(_beginning(table.choices, move))
    if legal and len(targets) == 1 and move in _TARGETS_KNOWN:
        yield MoveOption(move, targets[0].words)
        return
    yield from targets
    if legal:
        yield MoveOption(move, open_phrase)


def _most_wanted(table: TableView) -> Iterator[MoveOption]:
    """Yield the Outlaws to ask for, with three or more players in both directions; and the cards to steal."""
    for choice in _beginning(table.choices, "wanted ask "):
        _, _, code, direction = choice.move.split()
        case = f"ask {direction}" if len(table.chairs) > 2 else "ask"
        yield MoveOption(choice.move, _phrase(case, outlaw=_card_name(code)))
    if _beginning(table.choices, "wanted steal"):
        with_outlaws = [
            (chair, pile) for chair, pile in _other_piles(table) if any(card.code == pile.code for card in pile.cards)
        ]
        targets = [
            MoveOption(f"wanted steal > {chair.n} {pile.code}", _phrase("steal", owner=chair.name, outlaw=pile.outlaw))
            for chair, pile in with_outlaws
        ]
        yield from _shot(table, "wanted steal", targets, _phrase("steal a card chosen later"))


def _hideout(table: TableView) -> Iterator[MoveOption]:
    if _beginning(table.choices, "hideout"):
        targets = [
            MoveOption(f"hideout > {chair.n} {pile.code}", _phrase("hide", owner=chair.name, outlaw=pile.outlaw))
            for chair, pile in _other_piles(table)
            if not pile.hidden
        ]
        yield from _shot(table, "hideout", targets, _phrase("hide a pile chosen later"))


def _wyatt_earp(table: TableView) -> Iterator[MoveOption]:
    for choice in _beginning(table.choices, "wyatt "):
        if choice.move != "wyatt clear":
            yield MoveOption(choice.move, _phrase(choice.move.removeprefix("wyatt ")))
            continue
        targets = [
            MoveOption(f"wyatt clear > {pile.code}", _phrase("clear", outlaw=pile.outlaw))
            for pile in _own_piles(table)
            if pile.hidden
        ]
        yield from _shot(table, "wyatt clear", targets, _phrase("clear a pile chosen later"))


def _own_piles(table: TableView) -> tuple[PileView, ...]:
    return () if table.you is None else table.you.piles


def _other_piles(table: TableView) -> Iterator[tuple[Chair, PileView]]:
    """Yield the piles of the other players, each with the chair of its owner."""
    for chair in table.chairs:
        if not chair.you:
            yield from ((chair, pile) for pile in chair.piles)


def _has_gun(table: TableView, code: str) -> bool:
    """Tell whether a Fastest Gun on a pile of this Outlaw keeps out another: anybody's, or the player's own alone."""
    anybody = table.rules.fastest_gun == "table"
    piles = (pile for chair in table.chairs if anybody or chair.you for pile in chair.piles if pile.code == code)
    return any(group.code == "FG" for pile in piles for group in pile.cards)
