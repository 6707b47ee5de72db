"""Standing orders: decisions that a player makes in advance (docs/design.md#standing-orders).

They can be set whether or not the player holds the card, and answer a window when it opens; changing them does not
change an answer that was given. A private note tells the player what an order did, and why.
"""

from __future__ import annotations

from collections.abc import Mapping

import engine
from engine.language import text
from service import errors
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.story import finished
from service.games import held_seats, one_move, rejections, robot_moves
from service.games.transaction import GameTransaction
from service.models import Game, Orders

ANSWERS = ("always", "never", "ask")
DRAWS = ("ask", "supply")
IF_REACTED = ("go on", "ask")
# The preselected orders of a player who accepts a game: with them most windows close at once and reveal nothing.
ON_ACCEPTING: Mapping[str, str] = {"photo": "always", "wyatt": "always", "draw": "ask"}

Changes = Mapping[str, str | None]

# What the private note says about an answer in a window for a Photo, or for a Wyatt Earp, by what decided it.
_ANSWERED_PHOTO = {
    "played": text("{outlaw} was opened, and by your order “play it at once” your Photo was played."),
    "not held": text(
        "{outlaw} was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed."
    ),
    "never": text("{outlaw} was opened, and by your order “keep it, pass” you passed."),
    "nobody asked": text(
        "{outlaw} was opened. Nobody is asked in this game, and you had not ordered “play it at once”, so you passed."
    ),
    "cannot react": text(
        "{outlaw} was opened. Only players who can react are asked in this game, and you did not hold the "
        "Photo, so you passed."
    ),
}
_ANSWERED_WYATT = {
    "played": text(
        "A Hideout was put on your {outlaw}, and by your order “play it at once” your Wyatt Earp was played."
    ),
    "not held": text(
        "A Hideout was put on your {outlaw}. Your order is “play it at once”, but you did not hold a Wyatt "
        "Earp, so you passed."
    ),
    "never": text("A Hideout was put on your {outlaw}, and by your order “keep it, pass” you passed."),
    "nobody asked": text(
        "A Hideout was put on your {outlaw}. Nobody is asked in this game, and you had not ordered “play "
        "it at once”, so you passed."
    ),
    "cannot react": text(
        "A Hideout was put on your {outlaw}. Only players who can react are asked in this game, and you "
        "did not hold a Wyatt Earp, so you passed."
    ),
}


def of(log: GameLog, n: int) -> Orders:
    """Return the orders of a seat; by default its player is asked in every case."""
    return log.participants.orders.get(n) or Orders(game_id=log.game.id, seat=n)


def keep(log: GameLog, n: int, changes: Changes) -> None:
    """Set the named orders of a seat and leave the others as they are."""
    orders = of(log, n)
    for name, value in changes.items():
        setattr(orders, name, value)
    log.participants.orders[n] = orders
    log.session.add(orders)


def give(tx: GameTransaction, n: int, changes: Changes) -> None:
    """Set a player's orders as they posted them. It takes a held seat back, after which the game has to be carried on.

    Raises errors.Over once the game has ended, errors.Past before the invitation is accepted, and errors.OutOfTurn for
    `rest` unless a window is open in the player's turn.
    """
    if finished(tx.game):
        raise rejections.over(tx.game, tx.names)
    if tx.seats[n].state != "accepted":
        raise errors.Past(text("You can give orders once you have accepted the invitation."))
    if changes.get("rest") and not may_leave_rest(tx.game, n):
        raise errors.OutOfTurn(text("You can give the rest of your turn in advance only while others are asked in it."))
    keep(tx, n, changes)
    if tx.game.status == "playing":
        held_seats.record_action(tx, n)


def may_leave_rest(game: Game, n: int) -> bool:
    """Return whether a window is open in that seat's turn, so that the rest of it may be given in advance."""
    return game.window_at is not None and presence.has_turn(game, n)


def take_rest(tx: GameTransaction) -> tuple[int, str] | None:
    """Remove the premoves of the turn and return them with their seat; None if there are none."""
    for n, orders in tx.participants.orders.items():
        if orders.rest is not None:
            line, orders.rest = orders.rest, None
            return n, line
    return None


def answer(tx: GameTransaction, n: int) -> engine.Move | None:
    """Return what an asked seat answers when a window opens; None if its player has to be asked.

    A robot answers by its policy. In a quick game a player who cannot react passes at once; in a game by orders every
    player passes whose order is not "always".
    """
    if tx.is_robot(n):
        return robot_moves.quick_move(tx, n)
    view = tx.position.seen_by(n)
    is_wyatt = view.pending.move.verb is engine.Verb.WYATT_CLEAR
    order = of(tx, n).wyatt if is_wyatt else of(tx, n).photo
    card = next((move for move in view.legal if move is not engine.DECLINE), None)
    reason = _reason_to_answer(tx.game.windows, order, holds_card=card is not None)
    if reason is None:
        return None
    sentence = (_ANSWERED_WYATT if is_wyatt else _ANSWERED_PHOTO)[reason]
    tx.add_note(n, sentence.format(outlaw=engine.CARDS[engine.OUTLAWS[view.pending.outlaw]].name))
    return card if reason == "played" and card is not None else engine.DECLINE


def draw(tx: GameTransaction) -> bool:
    """Draw from the supply for the player whose turn it is to draw, if they ordered so; return whether it was done.

    It is the player's own move: it has no mark.
    """
    turn = tx.position.turn
    orders = tx.participants.orders.get(turn)
    if orders is None or orders.draw != "supply":
        return False
    one_move.play(tx, turn, engine.DRAW_SUPPLY)
    tx.add_note(turn, text("Your order drew from the supply for you when your turn began."))
    return True


def _reason_to_answer(windows: str, order: str, *, holds_card: bool) -> str | None:
    """Return why a window of that mode is answered without asking, a key of the sentences; None if it is not."""
    if order == "always":
        return "played" if holds_card else "not held"
    if order == "never":
        return "never"
    if windows == "orders":
        return "nobody asked"
    return "cannot react" if windows == "quick" and not holds_card else None
