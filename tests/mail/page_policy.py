"""Play by the page of a seat alone: pick what the cautious robot would, and push its buttons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import engine
from engine import Verb
from service.views.tableau import TableView
from service.web.turn.turn_form import turn_form

WISHES = (Verb.PHOTO, Verb.GUN, Verb.BANK, Verb.STAGECOACH, Verb.WYATT_CLEAR, Verb.WYATT_DRAW)


def picks(table: TableView, view: engine.SeatView) -> list[str]:
    """Return the next push: one button, or the fields of the form for a turn."""
    return [engine.cautious(view).text] if table.turn is None else _of_a_turn(table.turn, table, view)


def presses(table: TableView) -> int:
    """Return how many buttons make the next push: those of a turn are reviewed first."""
    form = turn_form(table, ())
    return 1 if form is None or form.only_discard else 2


def _of_a_turn(form: engine.TurnOptions, table: TableView, view: engine.SeatView) -> list[str]:
    """Return all that can be laid, one Sheriff card and a discard; no discard yet if the Sheriff card brings others."""
    hand = list(view.hand)
    plays: list[engine.TypedMove] = []
    for lays in form.lays:
        most = next((one for one in lays if one.count < sum(hand)), None)
        if most is not None:
            plays.append(engine.TypedMove(most))
            hand[most.card] -= most.count
    sheriff = _wish(form, table, {play.move.card for play in plays}) if sum(hand) > 1 else None
    if sheriff is not None:
        plays.append(sheriff)
        hand[sheriff.move.leaves] -= 1
    lines = [engine.write_orders([play]) for play in plays]
    if sheriff is not None and sheriff.move.verb is Verb.WYATT_DRAW:
        return lines
    kept = tuple(move for move in form.discards if hand[move.card] > 0)
    return [*lines, engine.cautious(replace(view, legal=kept)).text]


def _wish(form: engine.TurnOptions, table: TableView, laid: set[int]) -> engine.TypedMove | None:
    """Return the preferred Sheriff card, onto the pile with most points; onto nothing that is not laid."""
    options = [option for ways in form.sheriffs for option in ways.options]
    for wish in WISHES:
        able = [one for one in options if one.order.move.verb is wish and _possible(one, laid)]
        if able:
            return max(able, key=lambda one: _points(table, one.order)).order
    return None


def _possible(option: engine.PlayOption, laid: Iterable[int]) -> bool:
    return option.after_laying is None or option.after_laying in laid


def _points(table: TableView, order: engine.TypedMove) -> int:
    piles = () if table.you is None else table.you.piles
    onto = order.ahead[0].card if order.ahead else order.move.card
    return max((pile.points for pile in piles if engine.OUTLAWS.index(pile.code) == onto), default=-1)
