"""What follows a post or a deadline automatically, until a person or a robot that thinks has to decide."""

from __future__ import annotations

import engine
from service.gamelog import presence
from service.games import game_clock, held_seats, moves, premoves, robot_moves, standing_orders, thinking, windows
from service.games.transaction import GameTransaction
from service.mail.kinds import start, turn
from service.models import Mark

# More moves than there can be between two decisions of people: 4 seats, each with fewer cards than the deck has.
MOST_MOVES = 4 * engine.NUMBERS.deck


def begin(tx: GameTransaction) -> None:
    """Start a game whose seats are all filled: deal the first hand and begin the first turn.

    The start mail of the player who begins asks for that turn.
    """
    moves.deal(tx)
    tx.game.status, tx.game.started_at = "playing", tx.now
    for seat in tx.seats:
        seat.bank_left = 0.0 if seat.robot else tx.game.bank_hours * game_clock.HOUR
        start.queue(tx, seat.n)
    moves.begin_turn(tx)
    carry_on(tx)


def carry_on(tx: GameTransaction) -> None:
    """Open windows, play robots' moves, premoves and standing orders, until a person or a robot that thinks decides."""
    tx.by = None
    for _ in range(MOST_MOVES):
        windows.open_if_asked(tx)
        if windows.is_open(tx.game):
            return
        if not _play_next(tx):
            break
    else:
        raise RuntimeError(f"game {tx.game.id} does not come to a decision of a person")
    if tx.game.status == "playing" and tx.resumed == tx.game.turn_at:
        turn.queue(tx, tx.position.turn)


def _play_next(tx: GameTransaction) -> bool:
    """Play the next move that needs no decision of a person and no thinking; return False if there is none."""
    game, turn = tx.game, tx.position.turn
    if premoves.resume(tx):
        return True
    if game.status != "playing":
        return False
    if not tx.is_robot(turn) and not game.time_up:
        return standing_orders.draw(tx)
    if tx.is_robot(turn) and presence.deserted(tx.seats):
        held_seats.set_desertion_deadline(tx)
        return False
    if robot_moves.thinks(tx.seats[turn]) and tx.may_think:
        thinking.request(tx)
        return False
    mark: Mark = "robot" if tx.is_robot(turn) else "clock"
    moves.play(tx, turn, robot_moves.quick_move(tx, turn), mark)
    if mark == "robot":
        tx.count_robot_move(robot_moves.quick_policy(tx.seats[turn]))
    return True
