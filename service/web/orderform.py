"""The forms of standing orders and of the rest of a turn: laid out, and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import engine
from service.gamelog.log import GameLog
from service.gamelog.story import finished
from service.games import standing_orders
from service.models import Game, Orders
from service.text.fields import Reader
from service.web.startform import Field, Option, shortened

CARD = {"always": "play it at once", "never": "keep it, pass", "ask": "ask me"}
DRAW = {"ask": "ask me how", "supply": "draw two cards from the supply for me"}
REACTED = {"go on": "play them in any case", "ask": "ask me again"}
STANDING = {
    "photo": ("When somebody opens an Outlaw whose Photo I hold", standing_orders.ANSWERS, CARD),
    "wyatt": ("When a Hideout falls on my pile and I hold a Wyatt Earp", standing_orders.ANSWERS, CARD),
    "draw": ("When my turn begins", standing_orders.DRAWS, DRAW),
}
_ALLOWED = {
    "photo": standing_orders.ANSWERS,
    "wyatt": standing_orders.ANSWERS,
    "draw": standing_orders.DRAWS,
    "if_reacted": standing_orders.IF_REACTED,
}


# --- laying out ------------------------------------------------------------------------------------------------------


def standing(game: Game, values: Mapping[str, str]) -> list[Field]:
    """The three standing orders as they stand. Where nobody is asked, "ask" is not offered."""
    return [
        Field(f"order-{name}", name, label, values[name], options=_options(offered(game, name), said))
        for name, (label, _, said) in STANDING.items()
    ]


def if_reacted(value: str) -> Field:
    """What becomes of the rest of a turn if somebody has reacted."""
    return Field(
        "if-reacted",
        "if_reacted",
        "If somebody plays a card in between",
        value,
        options=_options(standing_orders.IF_REACTED, REACTED),
    )


def offered(game: Game, name: str) -> tuple[str, ...]:
    """The values that mean something in this game."""
    asked_by_nobody = game.windows == "orders" and name in ("photo", "wyatt")
    return tuple(value for value in _ALLOWED[name] if not (asked_by_nobody and value == "ask"))


def as_they_count(game: Game, kept: Orders) -> dict[str, Any]:
    """A seat's own orders: where nobody is asked, "ask" counts as "never"."""
    told: dict[str, Any] = {name: getattr(kept, name) for name in ("photo", "wyatt", "draw", "rest", "if_reacted")}
    for name in ("photo", "wyatt"):
        if told[name] not in offered(game, name):
            told[name] = "never"
    return told


def _options(values: Sequence[str], said: Mapping[str, str]) -> tuple[Option, ...]:
    return tuple(Option(value, said[value]) for value in values)


def context(log: GameLog, n: int, typed: str | None) -> dict[str, Any]:
    """A seat's own orders; while its turn waits for others, the rest of it, or what was typed as such."""
    game = log.game
    if finished(game):
        return {"standing": None, "rest": None}
    kept = as_they_count(game, standing_orders.of(log, n))
    rest = None
    if standing_orders.may_leave_rest(game, n):
        shown = (kept["rest"] or "") if typed is None else shortened(typed)
        rest = {"kept": kept["rest"], "typed": shown, "if_reacted": if_reacted(kept["if_reacted"])}
    return {"standing": standing(game, kept), "rest": rest}


# --- reading ---------------------------------------------------------------------------------------------------------


def read(body: Mapping[str, Any], names: Sequence[str]) -> dict[str, str | None]:
    """The orders that a post names. Raises errors.Invalid, engine.Refusal for an unreadable rest."""
    reader = Reader()
    reader.only(body, (*_ALLOWED, "rest"))
    changes = _chosen(body, _ALLOWED, reader)
    rest = body.get("rest")
    if rest is not None and not isinstance(rest, str):
        reader.wrong("rest", "Expected moves, as text; empty to take them back.")
    reader.done()
    if "rest" in body:
        changes["rest"] = engine.write_orders(engine.read(rest, names)) if rest and rest.strip() else None
    return changes


def read_accepting(body: Mapping[str, Any]) -> dict[str, str | None]:
    """The orders with which a player accepts: those he names, the others as they are preselected. Raises Invalid."""
    reader = Reader()
    chosen = _chosen(body, {name: _ALLOWED[name] for name in STANDING}, reader)
    reader.done()
    return dict(standing_orders.ON_ACCEPTING) | chosen


def _chosen(body: Mapping[str, Any], allowed: Mapping[str, tuple[str, ...]], reader: Reader) -> dict[str, str | None]:
    changes: dict[str, str | None] = {}
    for name, values in allowed.items():
        if name not in body:
            continue
        if isinstance(body[name], str) and body[name] in values:
            changes[name] = body[name]
        else:
            reader.wrong(name, f"Expected {', '.join(values[:-1])} or {values[-1]}.")
    return changes
