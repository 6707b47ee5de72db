"""The turn's clock of a game: loaded from its columns, started, stopped and stored, with events for the timeline.

A deadline that was announced is changed only by its player's actions, by bounced mail, by a pause, and by an outage.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from service.clocks import timeline
from service.clocks.schedule import Schedule, common_deadline
from service.clocks.turn_clock import REMINDED, TurnClock
from service.gamelog import deals, presence
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.models import Game, Seat

HOUR = 3600.0  # seconds
ERASED_AFTER = timedelta(days=7)  # a game without any address, since its player last acted
DEAL_KEPT = timedelta(days=31)  # a ranked hand of a deal, which is trimmed to its moves then
_DEADLINES = ("due_at", "remind_at", "bank_at", "wound_at", "turn_left", "think_at", "think_by")


def kept(game: Game) -> timedelta:
    """Return for how long a game without any address is kept as it is, since its player last acted."""
    return DEAL_KEPT if game.sealed else ERASED_AFTER


def schedule(log: GameLog, seat: Seat) -> Schedule:
    """Return the schedule of the seat's player in this game; in a deal only the day counts, and nothing stops it."""
    if log.game.deal is not None:
        return Schedule()
    player = None if seat.player_id is None else log.participants.players.get(seat.player_id)
    if player is None:
        return Schedule(weekends_off=log.game.weekends_off)
    quiet = None
    if player.quiet_from is not None and player.quiet_to is not None:
        quiet = player.quiet_from, player.quiet_to
    return Schedule(ZoneInfo(player.time_zone), quiet, log.game.weekends_off, presence.stopped_until(seat))


def clock_of(tx: GameTransaction) -> TurnClock:
    """Return the turn's clock, from its columns."""
    seat = _clock_seat(tx)
    return TurnClock(schedule(tx, seat), seat.bank_left, tx.game.turn_left, tx.game.bank_at)


def begin(tx: GameTransaction) -> None:
    """Start the clock of a turn that begins."""
    _start(tx, tx.game.turn_hours * HOUR)
    tx.note_clock(tx.position.turn, "runs", tx.game.due_at)


def stop(tx: GameTransaction, at: datetime | None = None) -> None:
    """Stop the turn's clock, keeping the time left; a bank that was in use loses what was used. Idempotent.

    `at`: when it stopped, if that was before the present.
    """
    clock, at = clock_of(tx), at or tx.now
    if clock.own_until is None:
        return
    stopped = clock.stop(at)
    _use_bank(tx, clock, at)
    clear(tx.game)
    tx.game.turn_left = stopped.left


def resume(tx: GameTransaction, left: float | None = None) -> None:
    """Start the turn's clock again, with `left` seconds or those that were left when it stopped."""
    left = tx.game.turn_left if left is None else left
    if left is not None:
        _start(tx, left)
        tx.note_clock(tx.position.turn, "goes on", tx.game.due_at)


def end(tx: GameTransaction) -> None:
    """End the clock of a turn that is over, taking what it used from the bank. Does nothing in a pause."""
    if tx.game.status == "paused":
        return
    clock = clock_of(tx)
    if clock.own_until is not None:
        _use_bank(tx, clock, tx.now)
        tx.note_clock(_clock_seat(tx).n, "played")
    clear(tx.game)


def clear(game: Game) -> None:
    """Remove every deadline of a game."""
    for column in _DEADLINES:
        if getattr(game, column) is not None:  # setting a column costs, even to the value that it has
            setattr(game, column, None)


def stop_waiting(game: Game) -> None:
    """Record that no worker has to think for a robot: the table has changed, or nobody plays."""
    if game.think_by is not None:
        game.think_at = game.think_by = None


def last_moment(game: Game, planned: datetime | None) -> datetime | None:
    """Return when a deadline of the game falls that is planned for a moment; None if none is.

    None is later than the game's erasure, or than the day of a deal.
    """
    ends = (game.erase_at, deals.sealed_until(game))
    return planned if planned is None else min([planned, *(end for end in ends if end is not None)])


def keep(tx: GameTransaction, until: datetime | None) -> None:
    """Keep a game without any address until then, or (None) for good: a deadline that its erasure had cut is whole."""
    game = tx.game
    game.erase_at = until
    if game.bank_at is None:
        return
    due_at = last_moment(game, clock_of(tx).due_at)
    if due_at != game.due_at:
        game.due_at = due_at
        tx.note_clock(tx.position.turn, "goes on", due_at)


def put_off(game: Game, by: timedelta) -> None:
    """Move the deadline of a game in which no clock runs, such as one that nobody plays."""
    game.due_at = None if game.due_at is None else last_moment(game, game.due_at + by)


def time_up(tx: GameTransaction) -> None:
    """Record that the turn's time and its player's bank are used up, so that the clock finishes the turn."""
    _clock_seat(tx).bank_left = 0.0
    clear(tx.game)
    tx.game.time_up = True
    tx.note_clock(tx.position.turn, "time up")


@contextmanager
def rescheduling(tx: GameTransaction, n: int) -> Iterator[None]:
    """Stop the turn's clock, if it is seat `n`'s, while the block changes when that may run; then restart it."""
    running = tx.game.bank_at is not None and tx.position.turn == n
    if running:
        stop(tx)
    yield
    if running:
        _restart(tx)


def open_window(tx: GameTransaction, asked: Sequence[int]) -> None:
    """Stop the turn's clock and set the window's deadline, which suits the hours of all who are asked."""
    running = tx.game.bank_at is not None
    stop(tx)
    run_window(tx, asked, tx.game.window_hours * HOUR)
    if running:
        tx.note_clock(tx.position.turn, "stands")


def run_window(tx: GameTransaction, asked: Sequence[int], seconds: float) -> None:
    """Set the deadline for those who are asked, in so many seconds. Robots and absent players do not affect it.

    It waits for nobody whose clock is stopped.
    """
    game, seats = tx.game, [tx.seats[n] for n in asked]
    awaited = [seat for seat in seats if not presence.is_robot(seat) and not presence.is_away(seat, tx.now)]
    schedules = [replace(schedule(tx, seat), stopped_until=None) for seat in awaited]
    planned = common_deadline(schedules, tx.now, seconds)
    game.due_at = last_moment(game, planned)
    remind_at = planned - timedelta(hours=game.window_hours) * REMINDED
    game.remind_at = remind_at if remind_at > tx.now else None
    game.wound_at = tx.now


def _restart(tx: GameTransaction) -> None:
    """Start a stopped clock with the time that was left, by its player's changed schedule.

    There is a reminder only if its time is still to come.
    """
    left = tx.game.turn_left
    if left is None:
        return
    ahead = max(left - tx.game.turn_hours * HOUR * REMINDED, 0.0)
    remind_at = schedule(tx, _clock_seat(tx)).moment_after(tx.now, ahead)
    _start(tx, left)
    tx.game.remind_at = remind_at if remind_at > tx.now else None


def _start(tx: GameTransaction, left: float) -> None:
    """Start the clock with `left` seconds of the turn's own time, and store it."""
    game, seat = tx.game, _clock_seat(tx)
    stopped = TurnClock(schedule(tx, seat), seat.bank_left, left)
    running = stopped.start(tx.now)
    game.turn_left, game.wound_at = None, tx.now
    game.bank_at = running.own_until  # whole, also if the deadline is cut: the game may be kept longer than until then
    game.due_at = last_moment(game, running.due_at)
    game.remind_at = stopped.reminder_at(tx.now, game.turn_hours * HOUR, REMINDED)


def _use_bank(tx: GameTransaction, clock: TurnClock, at: datetime) -> None:
    """Take from the seat's bank what the running clock has used of it until `at`."""
    used, seat = clock.bank_used(at), _clock_seat(tx)
    if used:
        seat.bank_left = max(seat.bank_left - used, 0.0)
        timeline.note(tx.session, tx.game, seat.n, "bank", at)


def _clock_seat(tx: GameTransaction) -> Seat:
    return tx.seats[tx.position.turn]
