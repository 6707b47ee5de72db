"""Leaving a seat to a robot and coming back to it. Each locks the game, and once more does nothing."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

import engine
from service import errors
from service.models import Game
from service.playing import games, holding, presence, refusals, turnclock, windows
from service.playing.board import Board
from service.telling import history
from service.transaction import lock_game


def board_of(session: Session, game_id: str, now: datetime, by: int | None) -> Board:
    """The game under its lock, whoever carries it on."""
    game = lock_game(session, game_id)
    return Board(session, game, games.table(session, game), now, by)


def playing(session: Session, game: Game, *states: str) -> None:
    """Refuse what makes sense only while the game is in one of these states (playing, if none is named)."""
    if game.status not in (states or ("playing",)):
        raise refusals.over(game, history.names_of(session, game))


def resign(session: Session, game_id: str, n: int, now: datetime) -> None:
    """A robot holds the seat from here on. Raises errors.Over."""
    board = board_of(session, game_id, now, n)
    playing(session, board.game, "playing", "paused")
    if presence.is_held(board.seats[n]):
        return
    if board.position.turn == n:
        _leave_turn(board)
    holding.hold(board, n, "resigned")
    if board.game.status == "playing":
        answer_for_robots(board)
        games.carry_on(board)


def come_back(session: Session, game_id: str, n: int, now: datetime) -> None:
    """The seat is its player's again, his clock fresh; a game that waited for anybody goes on. Raises errors.Over."""
    board = board_of(session, game_id, now, n)
    playing(session, board.game, "playing", "paused")
    if not presence.is_held(board.seats[n]):
        return
    holding.heard_of(board, n)
    if board.game.status == "playing":
        games.carry_on(board)
        if board.position.turn == n and not windows.is_open(board.game):
            board.mail(n, "turn", f"back {now:%Y-%m-%d %H:%M}")


def answer_for_robots(board: Board) -> None:
    """Seal what a robot answers on its seats that have not answered the open window; close it if that was all."""
    if not windows.is_open(board.game):
        return
    given = windows.answers(board.session, board.game.id, board.game.at)
    for n in board.position.to_act():
        if board.is_robot(n) and n not in given:
            windows.seal(board, n, engine.cautious(board.position.view(n)))
    windows.close_if_all_answered(board)


def holds_own_seat(board: Board, n: int) -> None:
    """Refuse what only somebody who plays may say."""
    if not presence.plays(board.seats[n]):
        raise errors.OutOfTurn("A robot holds your seat. Take it back first; then you may.")


def _leave_turn(board: Board) -> None:
    """The turn is a robot's from here on: its clock is nobody's."""
    game = board.game
    if game.window_at is None:
        turnclock.end(board)
    game.turn_left, game.time_up = None, False
