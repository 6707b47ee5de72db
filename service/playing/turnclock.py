"""The running clock of a game: wound up when a turn begins, standing in windows and pauses, going on after them.

While it runs, `bank_at` says when the turn's own time is up and `due_at` when the bank is empty too; while it stands,
`turn_left` keeps what was left. What was promised once (a deadline) is changed only by what its player does himself,
by mail that does not reach him, by a pause, and by an outage of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from sqlmodel import Session

from service.models import Game, Seat
from service.playing import people, presence, timeline
from service.playing.deadlines import Schedule, common, reminder

if TYPE_CHECKING:
    from service.playing.board import Board

REMINDED = 0.25  # the part of a deadline that is left when the reminder goes out
HOUR = 3600.0


def schedule(session: Session, game: Game, seat: Seat) -> Schedule:
    """The hours that the seat's player keeps in this game."""
    player = None if seat.player_id is None else people.players(session, game).get(seat.player_id)
    if player is None:
        return Schedule(weekends_off=game.weekends_off)
    quiet = None
    if player.quiet_from is not None and player.quiet_to is not None:
        quiet = player.quiet_from, player.quiet_to
    return Schedule(ZoneInfo(player.time_zone), quiet, game.weekends_off, presence.still_until(seat))


def start(board: Board) -> None:
    """Wind the clock up for the player whose turn begins."""
    _run(board, board.game.turn_hours * HOUR)
    timeline.note(board.session, board.game, board.position.turn, "runs", board.now, board.game.due_at)


def stop(board: Board) -> None:
    """Let the turn's clock stand. It keeps what is left; a bank that was being used loses what was used."""
    game = board.game
    if game.bank_at is None:
        return
    left = schedule(board.session, game, _seat(board)).ran(board.now, game.bank_at)
    _use_bank(board)
    silence(game)
    game.turn_left = left


def go_on(board: Board, left: float | None = None) -> None:
    """Let the turn's clock run again with the time that was left."""
    left = board.game.turn_left if left is None else left
    if left is not None:
        _run(board, left)
        timeline.note(board.session, board.game, board.position.turn, "goes on", board.now, board.game.due_at)


def end(board: Board) -> None:
    """The turn is over: what it used of the bank is gone. In a pause no clock runs, and what is due is its end."""
    if board.game.status == "paused":
        return
    if board.game.bank_at is not None:
        _use_bank(board)
        timeline.note(board.session, board.game, _seat(board).n, "played", board.now)
    silence(board.game)


def silence(game: Game) -> None:
    """Nothing is due in this game."""
    for name in ("due_at", "remind_at", "bank_at", "wound_at", "turn_left"):
        if getattr(game, name) is not None:  # looking costs less than setting
            setattr(game, name, None)


def time_up(board: Board) -> None:
    """The time of the turn and its player's bank are used up; the clock finishes the turn."""
    _seat(board).bank_left = 0.0
    board.session.add(_seat(board))
    silence(board.game)
    board.game.time_up = True
    timeline.note(board.session, board.game, board.position.turn, "time up", board.now)


def rewind(board: Board) -> None:
    """The player's hours have changed while his clock ran: the same time left, a new deadline, a reminder for it."""
    game, plan = board.game, schedule(board.session, board.game, _seat(board))
    if game.turn_left is None:
        return
    ahead = max(game.turn_left - game.turn_hours * HOUR * REMINDED, 0.0)
    _run(board, game.turn_left)
    again = plan.after(board.now, ahead)
    game.remind_at = again if again > board.now else None


def open_window(board: Board, asked: Sequence[int]) -> None:
    """Stop the turn's clock and set the time by which those asked may answer: a moment that suits all of them."""
    running = board.game.bank_at is not None
    stop(board)
    run_window(board, asked, board.game.window_hours * HOUR)
    if running:
        timeline.note(board.session, board.game, board.position.turn, "stands", board.now)


def run_window(board: Board, asked: Sequence[int], seconds: float) -> None:
    """So much time is left to answer. Robots and those who are away are not waited for."""
    game, seats = board.game, [board.seats[n] for n in asked]
    awaited = [seat for seat in seats if not presence.is_robot(seat) and not presence.is_away(seat, board.now)]
    game.due_at = common([presence.awake(schedule(board.session, game, seat)) for seat in awaited], board.now, seconds)
    remind_at = game.due_at - timedelta(hours=game.window_hours) * REMINDED
    game.remind_at = remind_at if remind_at > board.now else None
    game.wound_at = board.now


def _run(board: Board, left: float) -> None:
    game, seat = board.game, _seat(board)
    plan = schedule(board.session, game, seat)
    game.turn_left, game.wound_at = None, board.now
    game.bank_at = plan.deadline(board.now, left)
    game.due_at = plan.deadline(game.bank_at, seat.bank_left) if seat.bank_left > 0 else game.bank_at
    game.remind_at = reminder(plan, board.now, left, game.turn_hours * HOUR, REMINDED)


def _use_bank(board: Board) -> None:
    game, seat = board.game, _seat(board)
    if game.bank_at is not None and board.now > game.bank_at and seat.bank_left > 0:
        used = schedule(board.session, game, seat).ran(game.bank_at, board.now)
        seat.bank_left = max(seat.bank_left - used, 0.0)
        board.session.add(seat)
        timeline.note(board.session, game, seat.n, "bank", board.now)


def _seat(board: Board) -> Seat:
    """Whose clock it is: the player's whose turn it was when this transaction last set or read it."""
    return board.seats[board.clock_of]
