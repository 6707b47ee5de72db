"""Standing orders: what a player has laid down in advance, and what it does by itself (DESIGN.md *Windows*).

They are set whether or not the card is held, and answer a window the moment it opens; an answer that stands is never
touched by changing them. What an order did, and why, is noted for its player alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlmodel import Session

import engine
from service.models import Game, Orders
from service.playing import people
from service.playing.board import Board
from service.telling import notes

ANSWERS = ("always", "never", "ask")
DRAWS = ("ask", "supply")
IF_REACTED = ("go on", "ask")
DECLINE = "pass"
# What accepting a game sets, unless its player says otherwise: then most windows close at once and betray nothing.
ON_ACCEPTING: Mapping[str, str] = {"photo": "always", "wyatt": "always", "draw": "ask"}

Changes = Mapping[str, str | None]


def of(session: Session, game: Game, n: int) -> Orders:
    """The orders of a seat; one that has given none is asked everything."""
    return people.orders(session, game).get(n) or Orders(game_id=game.id, seat=n)


def keep(session: Session, game: Game, n: int, changes: Changes) -> None:
    """Set what is named and leave the rest as it is."""
    orders = of(session, game, n)
    for name, value in changes.items():
        setattr(orders, name, value)
    people.orders(session, game)[n] = orders
    session.add(orders)


def take_rest(session: Session, game: Game) -> tuple[int, str] | None:
    """The moves that somebody has left for the rest of his turn, and whose they are; they are not there any more."""
    for n, orders in people.orders(session, game).items():
        if orders.rest is not None:
            line, orders.rest = orders.rest, None
            session.add(orders)
            return n, line
    return None


def answer(board: Board, n: int) -> str | None:
    """What an asked seat answers the moment a window opens; None if its player is to be asked.

    A robot answers by its policy. In a quick game who cannot react passes at once, in a game by orders everybody does
    who has not said "always".
    """
    legal = board.position.legal(n)
    if board.is_robot(n):
        return engine.cautious(board.position.view(n))
    card = next((move for move in legal if move != DECLINE), None)
    wished = _wished(board, n)
    if wished == "ask" and board.game.windows == "sealed":
        return None
    if wished == "ask" and board.game.windows == "quick" and card is not None:
        return None
    given = card if wished == "always" and card is not None else DECLINE
    notes.tell(board.session, board.game, n, f"{_occasion(board)}: {_why(board.game, wished, card)}.")
    return given


def draw(board: Board) -> bool:
    """Draw for the player whose turn begins, if that is his order: it is his own move. False if there is none."""
    turn = board.position.turn
    given = people.orders(board.session, board.game).get(turn) if board.position.phase == "draw" else None
    if given is None or given.draw != "supply":
        return False
    board.play(turn, "draw supply")
    notes.tell(board.session, board.game, turn, "Your order drew from the supply for you when your turn began.")
    return True


def _wished(board: Board, n: int) -> str:
    orders = of(board.session, board.game, n)
    return orders.wyatt if _pending(board)["move"] == "wyatt" else orders.photo


def _pending(board: Board) -> dict[str, str]:
    pending: dict[str, str] = board.position.view(None)["pending"]
    return pending


def _occasion(board: Board) -> str:
    """What the window is about."""
    pending = _pending(board)
    if pending["move"] == "wyatt":
        return f"A Hideout fell on your {engine.CARDS[pending['on']].name}"
    return f"{engine.CARDS[pending['move'].removeprefix('photo ')].name} was opened"


def _why(game: Game, wished: str, card: str | None) -> str:
    """What an order did, and why."""
    if wished == "always" and card is not None:
        return "by your order “play it at once” your card was played"
    if wished == "always":
        return "your order is “play it at once”, but you did not hold the card, so you passed"
    if wished == "never":
        return "by your order “keep it, pass” you passed"
    if game.windows == "orders":
        return "nobody is asked in this game, and without the order “play it at once” you passed"
    return "you did not hold the card, so you passed at once; only who can react is asked in this game"
