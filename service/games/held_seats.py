"""Held seats: a robot plays for a player who resigned, or missed three turns in a row, until the player returns.

A held seat keeps its player, its hand and its links; a policy decides its moves, as for a robot's seat. When no seat is
played by a person the robots do not play on: the game waits, and ends after 30 days.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from sqlalchemy import update
from sqlmodel import col

from service.gamelog import presence
from service.games import game_clock
from service.games.transaction import GameTransaction
from service.mail.kinds import timeout
from service.mail.kinds.notices import seat_notices
from service.models import PENDING, Motion

MISSED = 3  # turns in a row that the clock finished
DESERTED = timedelta(days=30)  # how long a game waits that nobody plays


def end_turn(tx: GameTransaction, n: int) -> None:
    """End the clock of a turn that has ended; count the turn as missed if the clock finished it."""
    game, seat = tx.game, tx.seats[n]
    game_clock.end(tx)
    if game.time_up:
        game.time_up = False
        seat.missed += 1
        gone = seat.missed >= MISSED
        timeout.queue(tx, n, held=gone)
        if gone:
            hold(tx, n, "held")
    elif seat.missed:
        seat.missed = 0


def hold(tx: GameTransaction, n: int, why: Literal["held", "resigned"]) -> None:
    """Let a robot hold the seat, and notify the organiser. `why`: "held" after missed turns, or "resigned".

    The player learns how to return from the mail about their third missed turn, or from a mail about resigning.
    """
    seat = tx.seats[n]
    seat.held_since, seat.missed = tx.now, 0
    tx.note_clock(n, why)
    if why == "resigned":
        seat_notices.queue_held(tx, n)
    if n != 0 and presence.plays(tx.seats[0]):
        seat_notices.queue_seat_held(tx, n)


def record_action(tx: GameTransaction, n: int) -> None:
    """Record that the player has acted: end the robot's hold on their seat and any stop because of bounced mail."""
    seat = tx.seats[n]
    if seat.held_since is not None:
        give_back(tx, n)
        tx.note_clock(n, "back")
        withdraw_offers(tx, n)
    clear_bounce(tx, n)


def give_back(tx: GameTransaction, n: int) -> None:
    """Give a held seat back to its player, with the whole time of a turn if it is theirs."""
    game, seat = tx.game, tx.seats[n]
    waited = presence.deserted(tx.seats) and game.window_at is None and game.status == "playing"
    seat.held_since, seat.missed = None, 0
    if waited:
        game_clock.clear(game)
    if tx.position.turn == n:
        _fresh_clock(tx)


def clear_bounce(tx: GameTransaction, n: int) -> None:
    """Record that mail reaches the player again: a clock stopped by bounced mail goes on."""
    seat = tx.seats[n]
    if seat.bounced_at is None:
        return
    with game_clock.rescheduling(tx, n):
        seat.bounced_at = None
    tx.note_clock(n, "reached")


def withdraw_offers(tx: GameTransaction, n: int) -> None:
    """Withdraw every offer of this seat to a substitute, as its owner is back or a robot has it for good."""
    offers = (col(Motion.game_id) == tx.game.id) & (col(Motion.seat) == n)
    waiting = offers & col(Motion.state).in_(PENDING)
    tx.session.exec(update(Motion).where(waiting).values(state="refused", due_at=None))


def _fresh_clock(tx: GameTransaction) -> None:
    """Give the player the whole time of a turn, from now on or from the end of an open window or a pause."""
    game = tx.game
    if game.window_at is not None or game.status == "paused":
        game.turn_left = game.turn_hours * game_clock.HOUR
    else:
        game_clock.clear(game)
        game_clock.begin(tx)
