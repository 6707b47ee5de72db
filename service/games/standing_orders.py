"""Standing orders: what a player has decided in advance, and what it does at once (DESIGN.md *Windows*).

They are set whether or not the card is held, and answer a window the moment it opens; an answer that stands is not
touched by changing them. What an order did, and why, is noted for its player alone.
"""

from __future__ import annotations

from collections.abc import Mapping

import engine
from service import errors
from service.gamelog import notes, presence
from service.gamelog.log import GameLog
from service.gamelog.story import finished
from service.games import holding, moves, rejections
from service.games.transaction import GameTransaction
from service.models import Game, Orders

ANSWERS = ("always", "never", "ask")
DRAWS = ("ask", "supply")
IF_REACTED = ("go on", "ask")
DECLINE = "pass"
# What accepting a game sets, unless its player says otherwise: then most windows close at once and betray nothing.
ON_ACCEPTING: Mapping[str, str] = {"photo": "always", "wyatt": "always", "draw": "ask"}

Changes = Mapping[str, str | None]


def of(log: GameLog, n: int) -> Orders:
    """Return the orders of a seat; one that has given none is asked everything."""
    return log.sitting.orders.get(n) or Orders(game_id=log.game.id, seat=n)


def keep(log: GameLog, n: int, changes: Changes) -> None:
    """Set what is named and leave the rest as it is."""
    orders = of(log, n)
    for name, value in changes.items():
        setattr(orders, name, value)
    log.sitting.orders[n] = orders
    log.session.add(orders)


def give(tx: GameTransaction, n: int, changes: Changes) -> None:
    """Set a player's own orders at their wish; the rest of a turn only while a window in that turn is open.

    Raises errors.Over once the game cannot go on, Past before the invitation is accepted, OutOfTurn.
    """
    if finished(tx.game):
        raise rejections.over(tx.game, tx.names)
    if tx.seats[n].state != "accepted":
        raise errors.Past("Orders can be given once the invitation is accepted.")
    if changes.get("rest") and not may_leave_rest(tx.game, n):
        raise errors.OutOfTurn("The rest of a turn can be left while a window in that turn is open; none is.")
    keep(tx, n, changes)
    if tx.game.status == "playing":
        holding.active(tx, n)


def may_leave_rest(game: Game, n: int) -> bool:
    """Tell whether that seat's turn waits for others, so that the rest of it may be left in advance."""
    return game.window_at is not None and presence.has_turn(game, n)


def take_rest(tx: GameTransaction) -> tuple[int, str] | None:
    """Return the moves that somebody has left for the rest of their turn, and whose they are; they are removed."""
    for n, orders in tx.sitting.orders.items():
        if orders.rest is not None:
            line, orders.rest = orders.rest, None
            return n, line
    return None


def answer(tx: GameTransaction, n: int) -> str | None:
    """Return what an asked seat answers the moment a window opens; None if its player is to be asked.

    A robot answers by its policy. In a quick game a player who cannot react passes at once, in a game by orders
    everybody passes who has not said "always".
    """
    legal = tx.position.legal(n)
    if tx.is_robot(n):
        return engine.cautious(tx.position.view(n))
    card = next((move for move in legal if move != DECLINE), None)
    wished = _wished(tx, n)
    if wished == "ask" and tx.game.windows == "sealed":
        return None
    if wished == "ask" and tx.game.windows == "quick" and card is not None:
        return None
    given = card if wished == "always" and card is not None else DECLINE
    notes.add(tx, n, f"{_occasion(tx)}: {_why(tx.game, wished, card)}.")
    return given


def draw(tx: GameTransaction) -> bool:
    """Draw for the player whose turn begins, if they ordered it: it is their own move. Return whether it was drawn."""
    turn = tx.position.turn
    given = tx.sitting.orders.get(turn) if tx.position.phase == "draw" else None
    if given is None or given.draw != "supply":
        return False
    moves.play(tx, turn, "draw supply")
    notes.add(tx, turn, "Your order drew from the supply for you when your turn began.")
    return True


def _wished(tx: GameTransaction, n: int) -> str:
    orders = of(tx, n)
    return orders.wyatt if _pending(tx)["move"] == "wyatt" else orders.photo


def _pending(tx: GameTransaction) -> dict[str, str]:
    pending: dict[str, str] = tx.position.view(None)["pending"]
    return pending


def _occasion(tx: GameTransaction) -> str:
    """Return what the window is about."""
    pending = _pending(tx)
    if pending["move"] == "wyatt":
        return f"A Hideout fell on your {engine.CARDS[pending['on']].name}"
    return f"{engine.CARDS[pending['move'].removeprefix('photo ')].name} was opened"


def _why(game: Game, wished: str, card: str | None) -> str:
    """Return what an order did, and why."""
    if wished == "always" and card is not None:
        return "by your order “play it at once” your card was played"
    if wished == "always":
        return "your order is “play it at once”, but you did not hold the card, so you passed"
    if wished == "never":
        return "by your order “keep it, pass” you passed"
    if game.windows == "orders":
        return "nobody is asked in this game, and without the order “play it at once” you passed"
    return "you did not hold the card, so you passed at once; only who can react is asked in this game"
