"""Giving the clocks of a game more time, by the operator: after a fault that kept players away while Posse ran."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import col, select

from service.games import game_clock, windows
from service.games.transaction import GameTransaction
from service.models import UNFINISHED, ClockEvent, Game, Motion

GIVEN: ClockEvent = "extended"  # the event in the timeline


def give(tx: GameTransaction, more: timedelta) -> None:
    """Give every clock that runs in an unfinished game so much more time, and note it in the timeline.

    These are the clock of the turn or the window, or else the deadline of the proposal, the pause or the deserted game;
    invitations; and questions to the table. A reminder that was sent comes again if its time does.
    """
    if tx.game.status not in UNFINISHED:
        return
    tx.note_clock(None, GIVEN)
    if tx.game.due_at is not None:
        wound_at = tx.game.wound_at
        _extend_deadline(tx, tx.game.due_at, more)
        tx.game.wound_at = wound_at  # an outage that is not settled yet gives back the time since then
        tx.session.add(tx.game)
    for motion in tx.session.exec(select(Motion).where(Motion.game_id == tx.game.id, col(Motion.due_at).is_not(None))):
        motion.due_at = _later(motion.due_at, more)
    for seat in tx.seats:
        seat.due_at, seat.remind_at = _later(seat.due_at, more), _later(seat.remind_at, more)


def _extend_deadline(tx: GameTransaction, due_at: datetime, more: timedelta) -> None:
    """Set the present deadline anew, by the hours that the players keep."""
    game: Game = tx.game
    if game.status == "playing" and windows.is_open(game):
        game_clock.run_window(tx, tx.position.to_act(), max((due_at - tx.now + more).total_seconds(), 0.0))
    elif game.bank_at is not None:
        game_clock.stop(tx)
        game_clock.resume(tx, (game.turn_left or 0.0) + more.total_seconds())
    else:
        game_clock.put_off(game, more)


def _later(when: datetime | None, more: timedelta) -> datetime | None:
    return None if when is None else when + more
