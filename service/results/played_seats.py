"""What came of each seat of a game that is over: counted after the game, from its log alone.

A row of an outbox (`EndedGame`) asks for it, so no game's last move waits. To count a game again changes nothing. A
game that was stopped counts for nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime

from sqlmodel import Session, col, select

import engine
from service.gamelog.hands import MoveRow
from service.gamelog.log import GameLog
from service.gamelog.story import is_draw
from service.models import ClockNote, EndedGame, PlayedSeat, Seating
from service.queues import retries
from service.results.rating_scales import scale_of

QUEUE = retries.Queue("ended-games")


def count_one(session: Session, now: datetime) -> bool:
    """Count one game that is over; return False if none waits for it."""
    waiting = select(EndedGame).where(~retries.waits(QUEUE, col(EndedGame.game_id), now))
    waiting = waiting.order_by(col(EndedGame.ended_at)).limit(1).with_for_update(skip_locked=True)
    ended = session.exec(waiting).first()
    if ended is None:
        return False
    retries.take(session, QUEUE, ended.game_id)
    if session.get(PlayedSeat, (ended.game_id, 0)) is None:
        session.add_all(rows_of(GameLog.of(session, ended.game_id), ended.ended_at))
    session.delete(ended)
    return True


def rows_of(log: GameLog, ended_at: datetime) -> Iterator[PlayedSeat]:
    """Yield the row of each seat; a robot that holds one plays for its owner."""
    game, money = log.game, log.position.money
    robots = sum(seat.robot is not None for seat in log.seats)
    was_a_persons = any(seat.robot is not None and seat.owner_epoch for seat in log.seats)
    is_rated = not game.unrated and game.branched_from is None and not was_a_persons
    scale = scale_of(len(log.seats), robots) if is_rated else None
    turns = Counter[tuple[int, bool]]() if game.deal else turns_of(log)
    for seat in log.seats:
        is_robot = seat.robot is not None
        yield PlayedSeat(
            game=game.id,
            seat=seat.n,
            player_id=seat.player_id,
            robot=seat.robot,
            edition=game.edition,
            players=len(log.seats),
            robots=robots,
            of_deal=game.deal is not None,
            place=engine.place_of(money, log.position.winner, seat.n),
            money=money[seat.n],
            turns=0 if is_robot else turns[seat.n, False] + turns[seat.n, True],
            late=0 if is_robot else turns[seat.n, True],
            ended_at=ended_at,
            scale=None if is_robot else scale,
        )


def turns_of(log: GameLog) -> Counter[tuple[int, bool]]:
    """Return how many turns each seat has had since its player has it, in time and (True) finished by somebody else."""
    return _turns(log.moves, _owned_from(log), _held_from(log))


def _owned_from(log: GameLog) -> dict[int, int]:
    """Return after how many moves the present player has had each seat that changed hands."""
    changed = select(Seating).where(Seating.game_id == log.game.id).order_by(col(Seating.n))
    return {seating.seat: seating.n for seating in log.session.exec(changed)}


def _held_from(log: GameLog) -> Sequence[ClockNote]:
    """Return the events with which a robot came to hold a seat, the latest first."""
    held = select(ClockNote).where(ClockNote.game_id == log.game.id, col(ClockNote.what).in_(("held", "resigned")))
    return log.session.exec(held.order_by(col(ClockNote.id).desc())).all()


def _turns(
    moves: Sequence[MoveRow], owned_from: dict[int, int], held_from: Sequence[ClockNote]
) -> Counter[tuple[int, bool]]:
    """Return how many turns each seat had that its player finished, and that somebody else did (True).

    All turns of the robot that holds a seat since its player resigned count as one.
    """
    found = Counter[tuple[int, bool]]()
    counted = set[int | None]()  # resignations, by their numbers
    seat, late = None, False
    for move in moves:
        if is_draw(move):
            if seat is not None:
                found[seat, late] += 1
            seat, late = (None if move.n <= owned_from.get(move.seat, 0) else move.seat), False
        if move.seat == seat and move.mark is not None:
            late, resigned = True, _resignation_before(move, held_from)
            if resigned in counted and is_draw(move):
                seat = None
            elif resigned is not None:
                counted.add(resigned)
    if seat is not None:
        found[seat, late] += 1
    return found


def _resignation_before(move: MoveRow, held_from: Sequence[ClockNote]) -> int | None:
    """Return the number of the event by which the player of a robot's move had resigned; None if they had not."""
    held = next((note for note in held_from if note.seat == move.seat and note.at < move.n), None)
    return held.id if held is not None and held.what == "resigned" and move.mark == "robot" else None
