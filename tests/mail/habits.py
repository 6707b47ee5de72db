"""Play by the page of a seat alone: pick what the cautious robot would, and push its buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import engine
from service.views.tableau import MoveOption, TableView
from service.web.turn_form import turn_form
from service.web.whole_turn import WholeTurn, whole_turn

WISHES = ("photo ", "gun", "bank", "stagecoach", "wyatt clear", "wyatt draw")


def picks(table: TableView, view: dict[str, Any]) -> list[str]:
    """Return the next push: one button, or the fields of the form for a turn."""
    form = whole_turn(table)
    return [engine.cautious(view)] if form is None else _of_a_turn(form, table, view)


def presses(table: TableView) -> int:
    """Return how many buttons make the next push: those of a turn are reviewed first."""
    form = turn_form(whole_turn(table), ())
    return 1 if form is None or form.only_discard else 2


def _of_a_turn(form: WholeTurn, table: TableView, view: dict[str, Any]) -> list[str]:
    """Return all that can be laid, one Sheriff card and a discard; no discard yet if the Sheriff card brings others."""
    hand = Counter({group.code: group.count for group in table.hand})
    plays = []
    for lay in form.lays:
        most = next((one for one in lay.counts if int(one.words) < hand.total()), None)
        if most is not None:
            plays.append(most.move)
            hand[lay.code] -= int(most.words)
    sheriff = _wish(form, table, {play.split()[1] for play in plays}) if hand.total() > 1 else None
    if sheriff is not None:
        plays.append(sheriff)
        hand[_card(sheriff)] -= 1
    if sheriff == "wyatt draw":
        return plays
    kept = [card.move for card in form.discards if hand[card.code] > 0]
    return [*plays, engine.cautious({**view, "legal": kept})]


def _wish(form: WholeTurn, table: TableView, laid: set[str]) -> str | None:
    """Return the preferred Sheriff card, onto the pile with most points; onto nothing that is not laid."""
    choices = [choice for ways in form.sheriffs for choice in ways.choices]
    for wish in WISHES:
        able = [one for one in choices if one.move.startswith(wish) and _possible(one, laid)]
        if able:
            return max(able, key=lambda one: _points(table, one.move)).move
    return None


def _possible(choice: MoveOption, laid: Iterable[str]) -> bool:
    return choice.after_laying is None or choice.after_laying in laid


def _points(table: TableView, move: str) -> int:
    piles = () if table.you is None else table.you.piles
    return max((pile.points for pile in piles if pile.code == move.split()[-1]), default=-1)


def _card(move: str) -> str:
    word, *rest = move.split()
    return f"{rest[0]}*" if word == "photo" else {"gun": "FG", "bank": "BR", "stagecoach": "SR", "wyatt": "WE"}[word]
