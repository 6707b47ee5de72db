"""Somebody else for a held seat: offered by the organiser, if all others agree and its owner does not object.

The new player gets an invitation for that seat. When he accepts, every old link of it dies, its hand stays, and the
history keeps who sat there when.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, select

from service import errors, outbox
from service.models import Game, Motion, Outmail, Player, Seat, Seating
from service.playing import games, holding, leaving, motions, orders, presence, timeline
from service.playing.board import Board
from service.starting.names import name_key
from service.telling import notes
from service.transaction import lock_game


def organiser(seats: Sequence[Seat]) -> int:
    """Who may offer a seat: the organiser, or if a robot holds his the next who plays."""
    return next((seat.n for seat in seats if presence.plays(seat)), 0)


def offer(session: Session, game_id: str, by: int, n: int, name: str, player: Player, now: datetime) -> Motion:
    """Ask the table whether that person may have the held seat. The same offer twice is one.

    Whether they sit at this table already does not change the answer: who offers must not learn a guessed address.
    Raises errors.Over, OutOfTurn, Stale if the seat is not held, Past if a seat is offered already, Invalid for a name.
    """
    board = leaving.board_of(session, game_id, now, by)
    leaving.playing(session, board.game, "playing", "paused")
    leaving.holds_own_seat(board, by)
    if by != organiser(board.seats):
        raise errors.OutOfTurn("Only the organiser may offer a seat to somebody else.")
    if not 0 <= n < len(board.seats) or not presence.is_held(board.seats[n]):
        raise errors.Stale("No robot holds this seat for anybody.")
    if name_key(name) in {name_key(seat.name) for seat in board.seats}:
        raise errors.Invalid({"name": "Another player has this name already."})
    for motion in motions.open_motions(session, board.game):
        if motion.kind == "substitute":
            if (motion.seat, motion.player_id) == (n, player.id):
                return motion
            raise errors.Past("A seat is offered to somebody already: one at a time.")
    motion = Motion(game_id=game_id, kind="substitute", by=by, asked=[], agreed=[], made_at=now)
    motion.seat, motion.name, motion.player_id = n, name, player.id
    return motions.put(board, motion)


def guest(session: Session, motion: Motion, seat: Seat) -> Seat:
    """The seat as it would be the new player's; it is not kept."""
    return Seat(
        game_id=seat.game_id,
        n=seat.n,
        name=motion.name or "",
        player_id=motion.player_id,
        state="invited",
        epoch=seat.epoch + 1,
        due_at=motion.due_at,
    )


def invited(session: Session, mail: Outmail) -> Motion | None:
    """The offer that this invitation is about; None if it is an ordinary one."""
    word, _, number = mail.cause.partition(" ")
    return session.get(Motion, int(number)) if mail.kind == "invite" and word == "seat" else None


def accept(session: Session, game_id: str, motion_id: int, now: datetime) -> None:
    """The new player sits down; he gets his link by mail. Raises errors.Past if the seat is not offered any more."""
    board, motion = _locked(session, game_id, motion_id, now)
    game, seat = board.game, board.seats[motion.seat or 0]
    _keep_seatings(session, game, seat, motion, now)
    if any(one.player_id == motion.player_id for one in board.seats):
        raise errors.Past("You have a seat at this table already.")
    seat.name, seat.player_id, seat.epoch = motion.name or seat.name, motion.player_id, seat.epoch + 1
    seat.owner_epoch = seat.epoch
    seat.away_from = seat.away_until = seat.bounced_at = None
    session.add(seat)
    game.position = {**(game.position or {}), "players": board.names}
    board.position = games.table(session, game)
    motions.settle(motion, "done")
    session.add(motion)
    session.flush()
    orders.keep(session, game, seat.n, {**orders.ON_ACCEPTING, "rest": None})
    notes.forget(session, game, seat.n)
    holding.take_over(board, seat.n)
    timeline.note(session, game, seat.n, "substituted", now)
    outbox.queue(session, game, seat, "start", at=game.at, now=now, cause=f"substitute {seat.epoch}")
    if game.status == "playing":
        games.carry_on(board)


def decline(session: Session, game_id: str, motion_id: int, now: datetime) -> None:
    """The new player does not want the seat; who offered it is told. Once more does nothing."""
    game = lock_game(session, game_id)
    motion = session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.state != "carried":
        return
    motions.settle(motion, "refused")
    session.add(motion)
    board = Board(session, game, games.table(session, game), now)
    board.mail(motion.by, "notice", f"refused {motion.id}")


def _locked(session: Session, game_id: str, motion_id: int, now: datetime) -> tuple[Board, Motion]:
    board = leaving.board_of(session, game_id, now, None)
    motion = session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.state != "carried" or board.game.status not in ("playing", "paused"):
        raise errors.Past("This seat is not offered any more.")
    return board, motion


def _keep_seatings(session: Session, game: Game, seat: Seat, motion: Motion, now: datetime) -> None:
    """Who sat there, and who does from here on."""
    before = select(Seating).where(Seating.game_id == game.id, Seating.seat == seat.n)
    if session.exec(before).first() is None:
        first = game.started_at or game.created_at
        session.add(Seating(game_id=game.id, seat=seat.n, n=0, name=seat.name, player_id=seat.player_id, since=first))
        session.flush()
    row = Seating(
        game_id=game.id, seat=seat.n, n=game.at, name=motion.name or "", player_id=motion.player_id, since=now
    )
    session.merge(row)
