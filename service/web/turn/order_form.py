"""The forms of standing orders and of the rest of a turn: their fields, and how a post of them is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import NamedTuple

import engine
from engine.language import Language, text
from service.gamelog.log import GameLog
from service.gamelog.story import finished
from service.games import standing_orders
from service.models import Game, Orders
from service.text.fields import FieldParser
from service.web.base.form_fields import Field, Option, shortened


class _Select(NamedTuple):
    """A field of the form: its id, its label, and its values with their labels."""

    id: str
    label: str
    labels: Mapping[str, str]


_CARD_LABELS = {"always": text("play it at once"), "never": text("keep it, pass"), "ask": text("ask me")}
STANDING = {
    "photo": _Select("order-photo", text("When somebody opens an Outlaw whose Photo I hold"), _CARD_LABELS),
    "wyatt": _Select("order-wyatt", text("When a Hideout is put on my pile and I hold a Wyatt Earp"), _CARD_LABELS),
    "draw": _Select(
        "order-draw",
        text("When my turn begins"),
        {"ask": text("ask me how"), "supply": text("draw two cards from the supply for me")},
    ),
}
IF_REACTED = _Select(
    "if-reacted",
    text("If somebody plays a card in between"),
    {"go on": text("play my moves in any case"), "ask": text("ask me again")},
)
EXAMPLE_OF_REST = text("bank > jesse; discard wes")
STEP_WITH_TARGETS, OR_ELSE = text("{move}, then {targets}"), text("{target}, or else {other}")
EXPECTED = text("Expected {values} or {last}.")

_ALLOWED: dict[str, tuple[str, ...]] = {
    "photo": standing_orders.ANSWERS,
    "wyatt": standing_orders.ANSWERS,
    "draw": standing_orders.DRAWS,
    "if_reacted": standing_orders.IF_REACTED,
}


# --- laying out ------------------------------------------------------------------------------------------------------


def standing_fields(game: Game, values: Mapping[str, str | None]) -> list[Field]:
    """Return the fields of the standing orders that the rules of the game have a use for, with their present values."""
    photos = engine.resolve(game.edition, game.house_rules).photo_window
    useful = {name: select for name, select in STANDING.items() if photos or name != "photo"}
    return [_field(name, select, values[name], _allowed_in(game, name)) for name, select in useful.items()]


def effective_orders(game: Game, orders: Orders) -> dict[str, str | None]:
    """Return a seat's own orders. In a game by standing orders, where nobody is asked, "ask" counts as "never"."""
    values = {name: getattr(orders, name) for name in ("photo", "wyatt", "draw", "rest", "if_reacted")}
    for name in ("photo", "wyatt"):
        if values[name] not in _allowed_in(game, name):
            values[name] = "never"
    return values


def orders_context(log: GameLog, n: int, typed: str | None) -> dict[str, object]:
    """Return what a seat's page needs for both forms. `typed`: the rest of a turn that was refused, to show again."""
    game = log.game
    if finished(game):
        return {"standing": None, "rest": None}
    orders = effective_orders(game, standing_orders.of(log, n))
    rest = _rest_form(log, n, orders, typed) if standing_orders.may_leave_rest(game, n) else None
    return {"standing": standing_fields(game, orders), "rest": rest}


def steps(line: str, names: Sequence[str], reader: int | None) -> list[str]:
    """Return a line of moves as phrases, each with its preselected targets. Raises engine.Refusal."""
    return [step(order, names, reader) for order in engine.read(line, names)]


def step(order: engine.TypedMove, names: Sequence[str], reader: int | None) -> str:
    """Return a move as a phrase, with its preselected targets."""
    move = engine.describe_move(order.move, names, reader)
    targets = [engine.describe_move(target, names, reader) for target in order.ahead]
    return STEP_WITH_TARGETS.format(move=move, targets=_alternatives(targets)) if targets else move


def _alternatives(targets: Sequence[str]) -> str:
    return reduce(lambda target, other: OR_ELSE.format(target=target, other=other), targets)


def line_with_names(line: str, names: Sequence[str]) -> str:
    """Return a canonical line with names in place of the numbers of seats, if it still reads as the same moves."""
    orders = engine.read(line, names)
    with_names = "; ".join(_order_with_names(order, names) for order in orders)
    try:
        return with_names if engine.read(with_names, names) == orders else line
    except engine.Refusal:
        return line


def _order_with_names(order: engine.TypedMove, names: Sequence[str]) -> str:
    targets = ", ".join(_target(answer, names) for answer in order.ahead)
    return f"{order.move} > {targets}" if targets else order.move.text


def _target(answer: engine.Move, names: Sequence[str]) -> str:
    """Return an answer to a choice as it is typed after a move: "choose 1 JJ" is "Burt JJ"."""
    if answer.verb is engine.Verb.TAKE or answer.seat < 0:
        return answer.target
    return f"{names[answer.seat]} {engine.KINDS[answer.card]}"


def _rest_form(log: GameLog, n: int, orders: Mapping[str, str | None], typed: str | None) -> dict[str, object]:
    saved = orders["rest"]
    if typed is None:
        typed = line_with_names(saved, log.names) if saved else ""
    return {
        "saved": steps(saved, log.names, n) if saved else [],
        "typed": shortened(typed),
        "example": EXAMPLE_OF_REST,
        "if_reacted": _field("if_reacted", IF_REACTED, orders["if_reacted"], standing_orders.IF_REACTED),
    }


def _field(name: str, select: _Select, value: str | None, allowed: Sequence[str]) -> Field:
    options = tuple(Option(one, select.labels[one]) for one in allowed)
    return Field(select.id, name, select.label, value or "", options=options)


def _allowed_in(game: Game, name: str) -> tuple[str, ...]:
    """Return the values of an order that have an effect in this game."""
    nobody_is_asked = game.windows == "orders" and name in ("photo", "wyatt")
    return tuple(value for value in _ALLOWED[name] if not (nobody_is_asked and value == "ask"))


# --- reading ---------------------------------------------------------------------------------------------------------


def read_orders(
    body: Mapping[str, object], names: Sequence[str], language: Language | None = None
) -> dict[str, str | None]:
    """Return the orders that a post changes, the rest of a turn in canonical form.

    `language`: that of the player, in which they may have typed it.

    Raises errors.Invalid, and engine.Refusal if the rest of a turn cannot be read.
    """
    reader = FieldParser()
    reader.only(body, (*_ALLOWED, "rest"))
    changes = _chosen(body, _ALLOWED, reader)
    rest = body.get("rest")
    line = rest if isinstance(rest, str) else ""
    if rest is not None and not isinstance(rest, str):
        reader.wrong("rest", text("Expected moves, as text; send an empty text to take them back."))
    reader.done()
    if "rest" in body:
        changes["rest"] = engine.write_orders(engine.read(line, names, language)) if line.strip() else None
    return changes


def read_orders_on_accepting(body: Mapping[str, object]) -> dict[str, str | None]:
    """Return the orders of a player who accepts: those posted, the others as preselected. Raises errors.Invalid."""
    reader = FieldParser()
    chosen = _chosen(body, {name: _ALLOWED[name] for name in STANDING}, reader)
    reader.done()
    return dict(standing_orders.ON_ACCEPTING) | chosen


def _chosen(
    body: Mapping[str, object], allowed: Mapping[str, tuple[str, ...]], reader: FieldParser
) -> dict[str, str | None]:
    changes: dict[str, str | None] = {}
    for name, values in allowed.items():
        if name not in body:
            continue
        chosen = body[name]
        if isinstance(chosen, str) and chosen in values:
            changes[name] = chosen
        else:
            reader.wrong(name, EXPECTED.format(values=", ".join(values[:-1]), last=values[-1]))
    return changes
