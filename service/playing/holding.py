"""Seats that a robot holds until their player is back: after three turns that the clock finished, or resigned.

A held seat keeps its player, its hand and its links; whoever decides for it is a robot like any other. When all the
people of a game have gone the robots do not play on among themselves: the table waits, and after 30 days it ends.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import update
from sqlmodel import col

from service.models import Motion
from service.playing import presence, timeline, turnclock

if TYPE_CHECKING:
    from service.playing.board import Board

MISSED = 3  # turns in a row
DESERTED = timedelta(days=30)


def turn_over(board: Board, n: int) -> None:
    """A turn has ended: settle its clock, and count it if the clock had to finish it."""
    game, seat = board.game, board.seats[n]
    turnclock.end(board)
    if game.time_up:
        game.time_up = False
        seat.missed += 1
        gone = seat.missed >= MISSED
        board.mail(n, "timeout", "held" if gone else "")
        if gone:
            hold(board, n, "held")
    elif seat.missed:
        seat.missed = 0
    board.session.add(seat)


def hold(board: Board, n: int, why: str) -> None:
    """A robot takes the seat: the organiser is told so. How to come back stands in its player's mail, which is that
    of his third turn that the clock finished, or if he leaves one of its own."""
    seat = board.seats[n]
    seat.held_since, seat.missed = board.now, 0
    board.session.add(seat)
    timeline.note(board.session, board.game, n, why, board.now)
    if why == "resigned":
        board.mail(n, "notice", f"held {seat.epoch}")
    if n != 0 and presence.plays(board.seats[0]):
        board.mail(0, "notice", f"held-seat {n}")


def heard_of(board: Board, n: int) -> None:
    """The player has done something: a robot need not hold his seat, and mails reach him."""
    seat = board.seats[n]
    if seat.held_since is not None:
        take_over(board, n)
        timeline.note(board.session, board.game, n, "back", board.now)
        _withdraw_offers(board, n)
    reached(board, n)


def take_over(board: Board, n: int) -> None:
    """The seat is a person's again, with a fresh clock if the turn is his."""
    game, seat = board.game, board.seats[n]
    waited = presence.deserted(board.seats) and game.window_at is None and game.status == "playing"
    seat.held_since, seat.missed = None, 0
    board.session.add(seat)
    if waited:
        turnclock.silence(game)
    if board.clock_of == n:
        _fresh_clock(board)


def reached(board: Board, n: int) -> None:
    """Mails to the player need not be thought lost any more: his clock goes on."""
    seat = board.seats[n]
    if seat.bounced_at is None:
        return
    running = board.clock_of == n and board.game.bank_at is not None
    if running:
        turnclock.stop(board)
    seat.bounced_at = None
    board.session.add(seat)
    timeline.note(board.session, board.game, n, "reached", board.now)
    if running:
        turnclock.rewind(board)


def wait_for_anybody(board: Board) -> None:
    """Nobody plays any more: the table stands for 30 days."""
    if board.game.due_at is None:
        board.game.due_at = board.now + DESERTED


def _withdraw_offers(board: Board, n: int) -> None:
    """Its owner is back: the seat is not for anybody else."""
    offers = (col(Motion.game_id) == board.game.id) & (col(Motion.seat) == n)
    waiting = offers & col(Motion.state).in_(("open", "carried"))
    board.session.exec(update(Motion).where(waiting).values(state="refused", due_at=None))


def _fresh_clock(board: Board) -> None:
    """His own turn, whole: at once, or when the window that is open in it has closed."""
    game = board.game
    if game.window_at is not None or game.status == "paused":
        game.turn_left = game.turn_hours * turnclock.HOUR
    else:
        turnclock.silence(game)
        turnclock.start(board)
