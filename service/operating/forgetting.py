"""Forgetting a person: at once if he asks, and by itself when his games have long been over (DESIGN *People's data*).

Games stay, without him: his address goes with every mail row that names it. Who asked to be forgotten loses his name
too, wherever it is written; history keeps "A player". On his seats in running games a robot sits down.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Session, col, select

import engine
from service import outbox
from service.mail import notices
from service.models import Game, Motion, Note, Outmail, Player, Seat, Seating, Submission
from service.operating.naming import free_name
from service.playing import games, turnclock, windows
from service.playing.board import Board
from service.starting import acceptance, proposal
from service.telling import history
from service.transaction import lock_game

ROBOT = "cautious"
UNDER_WAY = ("playing", "paused")


def forget(session: Session, player_id: int, now: datetime) -> list[str]:
    """Take a person out of every game and out of the database; return the ids of the games they were in."""
    known = _take_out(session, player_id, now)
    erase_address(session, player_id)
    return known


def forget_at_own_wish(session: Session, game: Game, seat: Seat, now: datetime) -> None:
    """Take the player of this seat out of every game, and mail them that it was done.

    It cannot be undone, so they are told even if somebody else pressed the button with their link. Their address stays
    until that mail has been sent or has failed (`retention`).
    """
    player = session.get_one(Player, seat.player_id)
    player_id = seat.player_id or 0
    _take_out(session, player_id, now)
    _detach(session, player_id)
    player.forgotten_at = now
    session.add(player)
    cause = f"{notices.FAREWELL} {player_id}"
    outbox.queue(session, game, seat, "notice", at=game.at, now=now, cause=cause, player_id=player_id)


def _take_out(session: Session, player_id: int, now: datetime) -> list[str]:
    """Free every seat of a person, and take their name out of what is kept in words."""
    known = _games_of(session, player_id)
    for game_id in known:
        game = lock_game(session, game_id)
        acceptance.leave_before_the_deal(session, game, player_id, now)
        for seat in history.seats_of(session, game):
            if seat.player_id == player_id:
                _forget_in(session, game, seat, now)
        _forget_earlier_sittings(session, game, player_id)
    return known


def erase_address(session: Session, player_id: int) -> None:
    """Delete the person's row, and every row that only names them; names at tables stay."""
    _detach(session, player_id)
    session.exec(sa.delete(Player).where(col(Player.id) == player_id))


def _detach(session: Session, player_id: int) -> None:
    """Take the person out of every row that names them, and delete their mails."""
    for table in (Seat, Seating, Motion):
        mine = sa.update(table).where(col(table.player_id) == player_id)
        session.exec(mine.values(player_id=None))
    caused = sa.update(Outmail).where(col(Outmail.asked_by) == player_id)
    session.exec(caused.values(asked_by=None))
    session.exec(sa.delete(Outmail).where(col(Outmail.player_id) == player_id))


def _games_of(session: Session, player_id: int) -> list[str]:
    """In one order everywhere, so that two who are forgotten at once cannot wait for each other."""
    sits = select(Seat.game_id).where(Seat.player_id == player_id)
    sat = select(Seating.game_id).where(Seating.player_id == player_id)
    moved = select(Motion.game_id).where(Motion.player_id == player_id)
    return sorted(set(session.exec(sits)) | set(session.exec(sat)) | set(session.exec(moved)))


def _forget_in(session: Session, game: Game, seat: Seat, now: datetime) -> None:
    """One seat: its links die, its name goes, and in a game under way a robot plays on."""
    if game.status in UNDER_WAY:
        _free_the_clock(session, game, seat.n, now)
        seat.robot, seat.held_since = ROBOT, None
    name = free_name([one.name for one in history.seats_of(session, game) if one.n != seat.n])
    _rename(session, game, seat.name, name)
    seat.name, seat.player_id = name, None
    seat.away_from = seat.away_until = seat.bounced_at = None
    seat.epoch += 1
    seat.owner_epoch = seat.epoch  # nobody's: an old link cannot reach whoever sits there later
    session.add(seat)
    if seat.n == 0:
        game.name = proposal.DEFAULT_NAME  # a stranger to the others had chosen it
    if game.position is not None:
        names = history.names_of(session, game)
        game.position = game.position | {"players": names}
    session.add(game)
    session.flush()
    if game.status == "playing":
        _play_on(Board(session, game, games.table(session, game), now), seat.n)


def _free_the_clock(session: Session, game: Game, n: int, now: datetime) -> None:
    """If it is his turn, its clock is nobody's from here on; in a window it stands and does not go on afterwards."""
    board = Board(session, game, games.table(session, game), now)
    if board.position.turn == n:
        if not windows.is_open(game):
            turnclock.end(board)
        game.turn_left, game.time_up = None, False


def _play_on(board: Board, n: int) -> None:
    """What the robot owes the table: its answer to an open window, the turn that is its own."""
    game = board.game
    if windows.is_open(game) and n in board.position.to_act():
        if n not in windows.answers(board.session, game.id, game.at):
            windows.seal(board, n, engine.cautious(board.position.view(n)))
        windows.close_if_all_answered(board)
    if not windows.is_open(game) and board.position.turn == n:
        turnclock.silence(game)
    games.carry_on(board)


def _forget_earlier_sittings(session: Session, game: Game, player_id: int) -> None:
    """Seats he had in this game and gave up, and seats somebody proposed him for."""
    taken = history.names_of(session, game)
    of_game = select(Seating).where(Seating.game_id == game.id)
    last = {one.seat: one.n for one in session.exec(of_game.order_by(col(Seating.n)))}  # who sits there now
    for sitting in session.exec(of_game.where(Seating.player_id == player_id)).all():
        name = taken[sitting.seat] if sitting.n == last[sitting.seat] else free_name(taken)
        _rename(session, game, sitting.name, name)
        sitting.name, sitting.player_id = name, None
        session.add(sitting)
    for motion in session.exec(select(Motion).where(Motion.game_id == game.id, Motion.player_id == player_id)):
        motion.name, motion.player_id, motion.due_at = free_name(taken), None, None
        motion.state = "lapsed" if motion.state in ("open", "carried") else motion.state
        session.add(motion)


def _rename(session: Session, game: Game, old: str, new: str) -> None:
    """What was told and kept in words, told with the other name."""
    kept: Sequence[Submission | Note] = [
        *session.exec(select(Submission).where(Submission.game_id == game.id, col(Submission.stopped).contains(old))),
        *session.exec(select(Note).where(Note.game_id == game.id, col(Note.line).contains(old))),
    ]
    for row in kept:
        if isinstance(row, Submission):
            row.stopped = (row.stopped or "").replace(old, new)
        else:
            row.line = row.line.replace(old, new)
        session.add(row)
