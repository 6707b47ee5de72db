"""Windows: players asked out of turn, without anybody learning who holds what (DESIGN.md *Windows*).

Standing orders answer the moment a window opens; who is left is asked. In a sealed game that is everyone who could be
asked by the rules, alike; in a quick one only who can react; in one by orders nobody. Answers are rows that nobody
else sees, changeable until the window closes: when all have answered, or at its time. The log then gets the card
alone, else one `pass` for each seat. Until then `at`, the position (which names all of them as waiting, in every kind
of game) and the deadline stay as they were when the window opened: a quick window shows that somebody holds the card,
never who.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import bindparam
from sqlmodel import Session, col, select

from service.models import Answer, Game, Move
from service.playing import orders, presence, turnclock
from service.playing.board import Board
from service.playing.orders import DECLINE
from service.transaction import afresh, amend, append, once

_GIVEN = afresh(select(Answer).where(Answer.game_id == bindparam("game"), Answer.at == bindparam("window")))
MOST_ASKED = 3  # everybody but the player whose turn it is


def answers(session: Session, game_id: str, at: int) -> dict[int, Answer]:
    """The sealed answers to the window that opened at `at`, by seat."""
    return once(session, game_id, _answers_to(at), lambda: _read(session, game_id, at))


def _answers_to(at: int) -> str:
    return f"answers {at}"


def _read(session: Session, game_id: str, at: int) -> dict[int, Answer]:
    return {answer.seat: answer for answer in session.exec(_GIVEN, params={"game": game_id, "window": at})}


def answer_of(session: Session, game: Game, at: int, seat: int) -> Answer | None:
    """What a seat answered to the window that opened at `at`, be it open or closed."""
    return answers(session, game.id, at).get(seat)


def is_open(game: Game) -> bool:
    """Whether a window is open."""
    return game.window_at is not None


def _opened_at(game: Game) -> int:
    if game.window_at is None:
        raise LookupError(f"no window is open in game {game.id}")
    return game.window_at


def open_if_asked(board: Board) -> None:
    """If the last move has opened a window: let robots and orders answer, stop the turn's clock, write to the others.

    A window in which nobody is left to be asked closes at once, and the clock runs on.
    """
    if board.position.phase != "react" or is_open(board.game):
        return
    asked = board.position.to_act()
    board.game.window_at = board.game.at
    once(board.session, board.game.id, _answers_to(board.game.at), dict)  # there are none yet
    waiting = []
    for n in asked:
        answer = orders.answer(board, n)
        if answer is not None:
            seal(board, n, answer)
        elif not presence.is_away(board.seats[n], board.now):
            waiting.append(n)
    if not waiting:
        _play_out(board)
        return
    turnclock.open_window(board, asked)
    for n in waiting:
        board.mail(n, "window")


def seal(board: Board, seat: int, move: str) -> Answer:
    """Note an asked seat's answer, in place of an earlier one. Raises engine.IllegalMove if it has no such move."""
    board.position.play(seat, move)  # judged by his own legal moves; what it would lead to is not kept
    game = board.game
    at = _opened_at(game)
    given = answers(board.session, game.id, at)
    answer = Answer(game_id=game.id, at=at, seat=seat, move=move, answered_at=board.now)
    if seat in given:
        key = {"game_id": game.id, "at": at, "seat": seat}
        amend(board.session, Answer, key, move=move, answered_at=board.now)
    else:
        append(board.session, Answer, **answer.model_dump())
    given[seat] = answer
    return answer


def close_if_all_answered(board: Board) -> None:
    """Close the open window unless an asked seat has not answered yet. Nobody waits for those who are away."""
    if is_open(board.game):
        given = answers(board.session, board.game.id, _opened_at(board.game))
        if all(n in given or presence.is_away(board.seats[n], board.now) for n in board.position.to_act()):
            close(board)


def close(board: Board) -> None:
    """Close the open window; the turn's clock goes on where it stood.

    Its player is to be written to, unless his own post closed the window or the clock is finishing the turn for him.
    """
    game, turn = board.game, board.position.turn
    turn_at, turn_left = game.turn_at, game.turn_left
    turnclock.silence(game)
    _play_out(board)
    board.closed = True
    if turn_left is not None and game.status == "playing" and game.turn_at == turn_at:
        turnclock.go_on(board, turn_left)
        if board.by != turn:
            board.resumed = turn_at


def _play_out(board: Board) -> None:
    """The card is played, alone, or everybody asked passes; who has not answered passes."""
    game, asked = board.game, board.position.to_act()
    given = answers(board.session, game.id, _opened_at(game))
    played = [(n, given[n].move) for n in asked if n in given and given[n].move != DECLINE]
    game.window_at = None
    board.reacted = bool(played)
    for n, move in played[:1] or [(n, DECLINE) for n in asked]:
        board.play(n, move)


def closing_moves(session: Session, game: Game, at: int) -> list[Move]:
    """The moves with which the window that opened at `at` closed: a card alone, or the passes."""
    later = select(Move).where(Move.game_id == game.id, Move.n > at).order_by(col(Move.n)).limit(MOST_ASKED)
    closing: list[Move] = []
    for move in session.exec(later):
        if closing and move.move != DECLINE:
            break
        closing.append(move)
        if move.move != DECLINE:
            break
    return closing


def closed_at(session: Session, game: Game, at: int) -> datetime | None:
    """When the window that opened at `at` closed."""
    closing = closing_moves(session, game, at)
    return closing[0].made_at if closing else None
