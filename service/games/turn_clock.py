"""The turn's clock of a game: read from its columns, started, stopped and written back, with a line for its story.

A deadline that was announced is changed only by what its player does, by mail that does not reach them, by a pause, and
by an outage of the service.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from zoneinfo import ZoneInfo

from service.clocks import timeline
from service.clocks.schedule import Schedule, common_deadline
from service.clocks.turnclock import TurnClock
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.models import Game, Seat

REMINDED = 0.25  # the part of a deadline that is left when the reminder is sent
HOUR = 3600.0


def schedule(log: GameLog, seat: Seat) -> Schedule:
    """Return the hours that the seat's player keeps in this game."""
    player = None if seat.player_id is None else log.sitting.players.get(seat.player_id)
    if player is None:
        return Schedule(weekends_off=log.game.weekends_off)
    quiet = None
    if player.quiet_from is not None and player.quiet_to is not None:
        quiet = player.quiet_from, player.quiet_to
    return Schedule(ZoneInfo(player.time_zone), quiet, log.game.weekends_off, presence.stopped_until(seat))


def clock_of(tx: GameTransaction) -> TurnClock:
    """Return the clock of the turn as the columns say."""
    seat = _seat(tx)
    return TurnClock(schedule(tx, seat), seat.bank_left, tx.game.turn_left, tx.game.bank_at)


def begin(tx: GameTransaction) -> None:
    """Start the clock for the player whose turn begins."""
    _start(tx, tx.game.turn_hours * HOUR)
    timeline.note(tx.session, tx.game, tx.position.turn, "runs", tx.now, tx.game.due_at)


def stop(tx: GameTransaction) -> None:
    """Stop the turn's clock. It keeps what is left; a bank that was being used loses what was used."""
    clock = clock_of(tx)
    if clock.own_until is None:
        return
    stopped = clock.stop(tx.now)
    _use_bank(tx, clock)
    clear(tx.game)
    tx.game.turn_left = stopped.left


def resume(tx: GameTransaction, left: float | None = None) -> None:
    """Start the turn's clock again with the time that was left."""
    left = tx.game.turn_left if left is None else left
    if left is not None:
        _start(tx, left)
        timeline.note(tx.session, tx.game, tx.position.turn, "goes on", tx.now, tx.game.due_at)


def end(tx: GameTransaction) -> None:
    """End the clock of a turn that is over: what it used of the bank is gone. In a pause no clock runs."""
    if tx.game.status == "paused":
        return
    clock = clock_of(tx)
    if clock.own_until is not None:
        _use_bank(tx, clock)
        timeline.note(tx.session, tx.game, _seat(tx).n, "played", tx.now)
    clear(tx.game)


def clear(game: Game) -> None:
    """Leave nothing due in this game."""
    game.due_at = game.remind_at = game.bank_at = game.wound_at = game.turn_left = None


def time_up(tx: GameTransaction) -> None:
    """Note that the time of the turn and its player's bank are used up; the clock finishes the turn."""
    _seat(tx).bank_left = 0.0
    clear(tx.game)
    tx.game.time_up = True
    timeline.note(tx.session, tx.game, tx.position.turn, "time up", tx.now)


def restart(tx: GameTransaction) -> None:
    """Give a clock that was stopped the same time left by its player's new hours, with a reminder if it is still to
    come."""
    left = tx.game.turn_left
    if left is None:
        return
    ahead = max(left - tx.game.turn_hours * HOUR * REMINDED, 0.0)
    again = schedule(tx, _seat(tx)).moment_after(tx.now, ahead)
    _start(tx, left)
    tx.game.remind_at = again if again > tx.now else None


def open_window(tx: GameTransaction, asked: Sequence[int]) -> None:
    """Stop the turn's clock and set the time by which those asked may answer: a moment that suits all of them."""
    running = tx.game.bank_at is not None
    stop(tx)
    run_window(tx, asked, tx.game.window_hours * HOUR)
    if running:
        timeline.note(tx.session, tx.game, tx.position.turn, "stands", tx.now)


def run_window(tx: GameTransaction, asked: Sequence[int], seconds: float) -> None:
    """Give those asked so much time to answer. Robots and players who are away are not waited for."""
    game, seats = tx.game, [tx.seats[n] for n in asked]
    awaited = [seat for seat in seats if not presence.is_robot(seat) and not presence.is_away(seat, tx.now)]
    game.due_at = common_deadline([presence.without_stops(schedule(tx, seat)) for seat in awaited], tx.now, seconds)
    remind_at = game.due_at - timedelta(hours=game.window_hours) * REMINDED
    game.remind_at = remind_at if remind_at > tx.now else None
    game.wound_at = tx.now


def _start(tx: GameTransaction, left: float) -> None:
    game, seat = tx.game, _seat(tx)
    standing = TurnClock(schedule(tx, seat), seat.bank_left, left)
    running = standing.start(tx.now)
    game.turn_left, game.wound_at = None, tx.now
    game.bank_at, game.due_at = running.own_until, running.due_at
    game.remind_at = standing.reminder_at(tx.now, game.turn_hours * HOUR, REMINDED)


def _use_bank(tx: GameTransaction, clock: TurnClock) -> None:
    used, seat = clock.bank_used(tx.now), _seat(tx)
    if used:
        seat.bank_left = max(seat.bank_left - used, 0.0)
        timeline.note(tx.session, tx.game, seat.n, "bank", tx.now)


def _seat(tx: GameTransaction) -> Seat:
    """Return the seat whose clock it is: whose turn it was when this transaction last set or read it."""
    return tx.seats[tx.clock_of]
