"""Playing: the one way in which a player's words become moves.

Every function that writes works in the caller's transaction, under the game's lock, and never commits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

import engine
from service.models import Answer, Game, Move, Submission
from service.playing import cache, holding, orders, presence, refusals, rest, turnclock, windows
from service.playing.board import Board
from service.telling import history
from service.transaction import append, lock_game

# No policy needs as many moves between two decisions of people: 4 seats, each with fewer cards than the pack has.
MOST_MOVES = 4 * 78


@dataclass(frozen=True)
class Done:
    """What a post did: its moves in canonical form, what came of them in sentences for its player, why a line
    stopped half-way, and whether it is sealed for now."""

    did: list[str]
    told: list[str]
    stopped: str | None = None
    sealed: bool = False


def begin(session: Session, game: Game, now: datetime) -> None:
    """Deal the first hand: the game is being played from here on. All seats are filled."""
    position = history.first_deal(game, history.names_of(session, game))
    cache.write(session, game, position)
    game.dealer = position.dealer
    game.status, game.started_at = "playing", now
    board = Board(session, game, position, now)
    for seat in board.seats:
        seat.bank_left = 0.0 if seat.robot else game.bank_hours * turnclock.HOUR
        session.add(seat)
        board.mail(seat.n, "start")
    board.begin_turn()
    carry_on(board)
    session.add(game)


def table(session: Session, game: Game) -> engine.Position:
    """The present position, able to shuffle: from the cache, or where that cannot be read, from the log.

    Within a transaction it is read once, and not at all where it was written.
    """
    known = cache.known(session, game)
    if known is not None:
        return known
    try:
        position = engine.Position.from_dict(game.position or {}).with_seed(game.seed)
    except ValueError:
        return history.position_at(session, game, game.at)
    cache.know(session, game, position)
    return position


def submit(session: Session, game_id: str, seat: int, text: str, at: int, now: datetime) -> Done:
    """Play a line that a player wrote for the table as it was after move `at`.

    The same line for the same `at` again does nothing and answers as the first time. Raises errors.Forged, Over,
    Stale or OutOfTurn, or engine.Refusal if the line cannot be read or its first move cannot be played.
    """
    game = lock_game(session, game_id)
    before = repeat(session, game, seat, text, at)
    if before is not None:
        return before
    if game.status != "playing":
        raise refusals.over(game, history.names_of(session, game))
    if at != game.at:
        raise refusals.stale(session, game, seat, at)
    board = Board(session, game, table(session, game), now, by=seat)
    if seat not in board.position.to_act():
        raise refusals.out_of_turn(board.names, board.position.to_act())
    line = engine.read(text, board.names)
    holding.heard_of(board, seat)
    with session.no_autoflush:  # the game's row is written once, with the commit: nothing here asks for it again
        return _answer(board, seat, line) if windows.is_open(game) else _play(board, seat, line)


def repeat(session: Session, game: Game, seat: int, text: str, at: int) -> Done | None:
    """What this very post did when it came before, or None if it is new. Changes nothing."""
    if not 0 <= at <= game.at or (at == game.at and not windows.is_open(game)):
        return None  # no post has changed this table yet
    submission, answer = made(session, game, seat, at), windows.answer_of(session, game, at, seat)
    if submission is None and answer is None:
        return None
    try:
        line = engine.read(text, history.names_of(session, game))
    except engine.Refusal:
        return None
    if submission is not None and engine.write_orders(line) == submission.said:
        entries = history.story(session, game, seat, submission.first, submission.last)
        own = [entry.move for entry in entries if entry.seat == seat]
        return Done(own, history.lines_of(entries), submission.stopped)
    if answer is not None and [order.move for order in line] == [answer.move]:
        return _answered(session, game, answer)
    return None


def made(session: Session, game: Game, seat: int, at: int) -> Submission | None:
    """What the post that the seat sent in its turn for the table after move `at` has done, or None if it sent none."""
    if at >= game.at:
        return None
    submission = session.get(Submission, (game.id, at, seat))
    if submission is not None:
        return submission
    first = session.get_one(Move, (game.id, at + 1))
    alone = first.posted and first.seat == seat
    return Submission(game_id=game.id, at=at, seat=seat, said=first.move, first=at, last=at + 1) if alone else None


def carry_on(board: Board) -> None:
    """Everything that follows by itself, until a person is to decide or the game is over: windows open, robots play,
    the rest of a turn is taken up, standing orders draw. Nobody's post did it.
    """
    board.by = None
    for _ in range(MOST_MOVES):
        windows.open_if_asked(board)
        if windows.is_open(board.game):
            return
        if not _goes_on(board):
            break
    else:
        raise RuntimeError(f"game {board.game.id} goes on without end")
    if board.game.status == "playing" and board.resumed == board.game.turn_at:
        board.mail(board.position.turn, "turn")


def _goes_on(board: Board) -> bool:
    """Do the next thing for which nobody needs to be asked; False if the game waits for somebody, or for anybody."""
    game, turn = board.game, board.position.turn
    if rest.resume(board):
        return True
    if game.status != "playing":
        return False
    if not board.is_robot(turn) and not game.time_up:
        return orders.draw(board)
    if board.is_robot(turn) and presence.deserted(board.seats):
        holding.wait_for_anybody(board)
        return False
    mark = "robot" if board.is_robot(turn) else "clock"
    board.play(turn, engine.cautious(board.position.view(turn)), mark)
    return True


def _play(board: Board, seat: int, line: Sequence[engine.Order]) -> Done:
    """Play a line in the player's own turn, as far as it goes."""
    first, said = board.game.at, engine.write_orders(line)
    board.line = said
    stopped = rest.play_on(board, seat, line)
    last = board.game.at
    if board.made[last] != (seat, said):
        ours = {"game_id": board.game.id, "at": first, "seat": seat}
        append(board.session, Submission, **ours, said=said, first=first, last=last, stopped=stopped)
    done = Done(board.moves_by(seat, first, last), board.told(first, last, seat), stopped)
    carry_on(board)
    return done


def _answer(board: Board, seat: int, line: Sequence[engine.Order]) -> Done:
    """Seal an asked seat's answer; the last one that was missing closes the window."""
    if len(line) != 1:
        legal = tuple(board.position.legal(seat))
        raise engine.IllegalMove(f"One answer is asked for: {' or '.join(legal)}.", legal)
    answer = windows.seal(board, seat, line[0].move)
    windows.close_if_all_answered(board)
    own = _own(answer, board.names)
    if windows.is_open(board.game):
        return Done([answer.move], [own], sealed=True)
    done = Done([answer.move], [own, *board.told(answer.at, board.game.at, seat)])
    carry_on(board)
    return done


def _answered(session: Session, game: Game, answer: Answer) -> Done:
    """What an answer did when it was sealed before: nothing as yet, or the close of its window."""
    own = _own(answer, history.names_of(session, game))
    if game.window_at == answer.at:
        return Done([answer.move], [own], sealed=True)
    closing = windows.closing_moves(session, game, answer.at)
    entries = history.story(session, game, answer.seat, answer.at, closing[-1].n)
    return Done([answer.move], [own, *history.lines_of(entries)])


def _own(answer: Answer, names: Sequence[str]) -> str:
    return f"Your answer: {engine.describe_move(answer.move, names, answer.seat)}."
