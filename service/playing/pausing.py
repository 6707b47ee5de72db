"""Pausing: every clock stands, and goes on with the time that was left. No pause is forever: its end is a deadline."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session

from service.playing import games, leaving, timeline, turnclock, windows
from service.playing.board import Board

LONGEST = timedelta(days=30)


def pause(board: Board) -> None:
    """Let every clock stand. Everybody but him whose post this is gets a notice."""
    game = board.game
    if windows.is_open(game):
        game.window_left = 0.0 if game.due_at is None else max((game.due_at - board.now).total_seconds(), 0.0)
        game.due_at = game.remind_at = game.wound_at = None
    else:
        turnclock.stop(board)
    game.status, game.due_at = "paused", board.now + LONGEST
    timeline.note(board.session, game, None, "paused", board.now)
    for seat in board.seats:
        if seat.n != board.by:
            board.mail(seat.n, "notice", f"paused {board.now:%Y-%m-%d %H:%M}")
    board.session.add(game)


def resume(session: Session, game_id: str, n: int, now: datetime) -> None:
    """One of the players lets a paused game go on; those it waits for get their mail again. Once more does nothing.

    Raises errors.Over, errors.OutOfTurn if a robot holds his seat.
    """
    board = leaving.board_of(session, game_id, now, n)
    game = board.game
    leaving.playing(session, game, "playing", "paused")
    leaving.holds_own_seat(board, n)
    if game.status == "playing":
        return
    timeline.note(session, game, n, "resumed", now)
    _go_on(board)


def lapse(board: Board) -> None:
    """The pause has lasted its longest: the game goes on as if somebody had said so, and is not forgotten for good."""
    timeline.note(board.session, board.game, None, "pause over", board.now)
    _go_on(board)


def _go_on(board: Board) -> None:
    game = board.game
    game.status, game.due_at = "playing", None
    cause = f"resumed {board.now:%Y-%m-%d %H:%M}"
    if windows.is_open(game):
        _reopen(board, cause)
    else:
        turnclock.go_on(board)
        if not board.is_robot(board.position.turn) and board.position.turn != board.by:
            board.mail(board.position.turn, "turn", cause)
    games.carry_on(board)
    board.session.add(game)


def _reopen(board: Board, cause: str) -> None:
    """The window goes on, for those who have not answered."""
    game, asked = board.game, board.position.to_act()
    turnclock.run_window(board, asked, game.window_left or 0.0)
    game.window_left = None
    given = windows.answers(board.session, game.id, game.at)
    for seat in asked:
        if seat not in given and seat != board.by and not board.is_robot(seat):
            board.mail(seat, "window", cause)
    leaving.answer_for_robots(board)
