"""Forgetting a person: at once if he asks, and by itself when his games have long been over (DESIGN *People's data*).

Games stay, without him: his address goes with every mail row that names it. Who asked to be forgotten loses his name
too, wherever it is written; history keeps "A player". On his seats in running games a robot sits down.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Session, col, select

from service import outbox
from service.games import turn_clock, windows
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.mail import notice_topics
from service.models import Game, Motion, Note, Outmail, Player, Seat, Seating, Submission
from service.operations.naming import free_name
from service.seats import acceptance, leaving, proposal

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
    cause = f"{notice_topics.FAREWELL} {player_id}"
    outbox.queue(session, game, seat, "notice", at=game.at, now=now, cause=cause, player_id=player_id)


def _take_out(session: Session, player_id: int, now: datetime) -> list[str]:
    """Free every seat of a person, and take their name out of what is kept in words."""
    known = _games_of(session, player_id)
    for game_id in known:
        tx = GameTransaction.lock(session, game_id, now)
        acceptance.leave_before_the_deal(tx, player_id)
        for seat in tx.seats:
            if seat.player_id == player_id:
                _forget_in(tx, seat)
        _forget_earlier_sittings(tx, player_id)
        session.flush()
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


def _forget_in(tx: GameTransaction, seat: Seat) -> None:
    """Free one seat: its links die, its name is removed, and in a game under way a robot plays on."""
    game = tx.game
    if game.status in UNDER_WAY:
        if tx.position.turn == seat.n:
            leaving.leave_turn(tx)
        seat.robot, seat.held_since = ROBOT, None
    name = free_name([one.name for one in tx.seats if one.n != seat.n])
    _rename(tx, seat.name, name)
    seat.name, seat.player_id = name, None
    seat.away_from = seat.away_until = seat.bounced_at = None
    seat.epoch += 1
    seat.owner_epoch = seat.epoch  # nobody's: an old link cannot reach whoever sits there later
    if seat.n == 0:
        game.name = proposal.DEFAULT_NAME  # the player who is forgotten had chosen it
    if game.position is not None:
        game.position = game.position | {"players": tx.names}
    if game.status == "playing":
        _play_on(tx, seat.n)


def _play_on(tx: GameTransaction, n: int) -> None:
    """Do what the robot owes the table: its answer to an open window, the turn that is its own."""
    windows.answer_for_robots(tx)
    if not windows.is_open(tx.game) and tx.position.turn == n:
        turn_clock.clear(tx.game)
    carry_on(tx)


def _forget_earlier_sittings(tx: GameTransaction, player_id: int) -> None:
    """Take the name out of seats the person had in this game and gave up, and of seats they were proposed for."""
    session, taken = tx.session, tx.names
    of_game = select(Seating).where(Seating.game_id == tx.game.id)
    last = {one.seat: one.n for one in session.exec(of_game.order_by(col(Seating.n)))}  # who sits there now
    for sitting in session.exec(of_game.where(Seating.player_id == player_id)).all():
        name = taken[sitting.seat] if sitting.n == last[sitting.seat] else free_name(taken)
        _rename(tx, sitting.name, name)
        sitting.name, sitting.player_id = name, None
    for motion in session.exec(select(Motion).where(Motion.game_id == tx.game.id, Motion.player_id == player_id)):
        motion.name, motion.player_id, motion.due_at = free_name(taken), None, None
        motion.state = "lapsed" if motion.state in ("open", "carried") else motion.state


def _rename(tx: GameTransaction, old: str, new: str) -> None:
    """Replace the name in what is kept in words."""
    session, game = tx.session, tx.game
    kept: Sequence[Submission | Note] = [
        *session.exec(select(Submission).where(Submission.game_id == game.id, col(Submission.stopped).contains(old))),
        *session.exec(select(Note).where(Note.game_id == game.id, col(Note.line).contains(old))),
    ]
    for row in kept:
        if isinstance(row, Submission):
            row.stopped = (row.stopped or "").replace(old, new)
        else:
            row.line = row.line.replace(old, new)
