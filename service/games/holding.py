"""Seats that a robot holds until their player is back: after three turns that the clock finished, or resigned.

A held seat keeps its player, its hand and its links; its moves are decided as any robot's. When all the people of a
game have gone the robots do not play on among themselves: the table waits, and after 30 days the game ends.
"""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import update
from sqlmodel import col

from service.clocks import timeline
from service.gamelog import presence
from service.games import turn_clock
from service.games.transaction import GameTransaction
from service.mail.kinds import held, seat_held, timeout
from service.models import Motion

MISSED = 3  # turns in a row
DESERTED = timedelta(days=30)


def turn_over(tx: GameTransaction, n: int) -> None:
    """End the clock of a turn that has ended, and count the turn if the clock had to finish it."""
    game, seat = tx.game, tx.seats[n]
    turn_clock.end(tx)
    if game.time_up:
        game.time_up = False
        seat.missed += 1
        gone = seat.missed >= MISSED
        timeout.queue(tx, n, held=gone)
        if gone:
            hold(tx, n, "held")
    elif seat.missed:
        seat.missed = 0


def hold(tx: GameTransaction, n: int, why: str) -> None:
    """Let a robot take the seat, and tell the organiser.

    How to come back stands in the mail about the third turn that the clock finished, or if the player resigns in one of
    its own.
    """
    seat = tx.seats[n]
    seat.held_since, seat.missed = tx.now, 0
    timeline.note(tx.session, tx.game, n, why, tx.now)
    if why == "resigned":
        held.queue(tx, n)
    if n != 0 and presence.plays(tx.seats[0]):
        seat_held.queue(tx, n)


def active(tx: GameTransaction, n: int) -> None:
    """Note that the player has done something: no robot needs to hold the seat, and mails reach them."""
    seat = tx.seats[n]
    if seat.held_since is not None:
        give_back(tx, n)
        timeline.note(tx.session, tx.game, n, "back", tx.now)
        _withdraw_offers(tx, n)
    reached(tx, n)


def give_back(tx: GameTransaction, n: int) -> None:
    """Make the seat a person's again, with a fresh clock if the turn is theirs."""
    game, seat = tx.game, tx.seats[n]
    waited = presence.deserted(tx.seats) and game.window_at is None and game.status == "playing"
    seat.held_since, seat.missed = None, 0
    if waited:
        turn_clock.clear(game)
    if tx.clock_of == n:
        _fresh_clock(tx)


def reached(tx: GameTransaction, n: int) -> None:
    """Note that mails reach the player again: their clock goes on."""
    seat = tx.seats[n]
    if seat.bounced_at is None:
        return
    running = tx.clock_of == n and tx.game.bank_at is not None
    if running:
        turn_clock.stop(tx)
    seat.bounced_at = None
    timeline.note(tx.session, tx.game, n, "reached", tx.now)
    if running:
        turn_clock.restart(tx)


def wait_for_anybody(tx: GameTransaction) -> None:
    """Let the table wait for 30 days: nobody plays any more."""
    if tx.game.due_at is None:
        tx.game.due_at = tx.now + DESERTED


def _withdraw_offers(tx: GameTransaction, n: int) -> None:
    """Withdraw every offer of this seat: its owner is back."""
    offers = (col(Motion.game_id) == tx.game.id) & (col(Motion.seat) == n)
    waiting = offers & col(Motion.state).in_(("open", "carried"))
    tx.session.exec(update(Motion).where(waiting).values(state="refused", due_at=None))


def _fresh_clock(tx: GameTransaction) -> None:
    """Give the player the whole time of a turn: at once, or when the window that is open in it has closed."""
    game = tx.game
    if game.window_at is not None or game.status == "paused":
        game.turn_left = game.turn_hours * turn_clock.HOUR
    else:
        turn_clock.clear(game)
        turn_clock.begin(tx)
