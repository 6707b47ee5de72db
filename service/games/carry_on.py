"""Everything that follows without anybody's post, until a person is to decide or the game is over."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

import engine
from service.gamelog import presence
from service.games import holding, moves, premoves, standing_orders, turn_clock, windows
from service.games.transaction import GameTransaction
from service.mail.kinds import start, turn
from service.models import Game

# No policy needs as many moves between two decisions of people: 4 seats, each with fewer cards than the pack has.
MOST_MOVES = 4 * 78


def begin(session: Session, game: Game, now: datetime) -> None:
    """Deal the first hand of a game whose seats are all filled: it is being played from here on."""
    tx = GameTransaction(session, game, now)
    moves.deal(tx)
    game.status, game.started_at = "playing", now
    for seat in tx.seats:
        seat.bank_left = 0.0 if seat.robot else game.bank_hours * turn_clock.HOUR
        start.queue(tx, seat.n)
    moves.begin_turn(tx)
    carry_on(tx)


def carry_on(tx: GameTransaction) -> None:
    """Open windows, play robots' moves, take up the rest of a turn, draw by standing orders, as long as one applies."""
    tx.by = None
    for _ in range(MOST_MOVES):
        windows.open_if_asked(tx)
        if windows.is_open(tx.game):
            return
        if not _goes_on(tx):
            break
    else:
        raise RuntimeError(f"game {tx.game.id} goes on without end")
    if tx.game.status == "playing" and tx.resumed == tx.game.turn_at:
        turn.queue(tx, tx.position.turn)


def _goes_on(tx: GameTransaction) -> bool:
    """Do the next thing for which nobody needs to be asked; return False if the game waits for somebody."""
    game, turn = tx.game, tx.position.turn
    if premoves.resume(tx):
        return True
    if game.status != "playing":
        return False
    if not tx.is_robot(turn) and not game.time_up:
        return standing_orders.draw(tx)
    if tx.is_robot(turn) and presence.deserted(tx.seats):
        holding.wait_for_anybody(tx)
        return False
    mark = "robot" if tx.is_robot(turn) else "clock"
    moves.play(tx, turn, engine.cautious(tx.position.view(turn)), mark)
    return True
