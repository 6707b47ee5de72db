"""Saying lines to the table, muting them for one player, and switching them off for all.

A line is no move: it changes no clock, no answer and no mail's time, and it is stored without reference to what the
game waits for. So it reveals nothing but its text.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime, timedelta

from engine.language import text
from service import errors
from service.gamelog import talk
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.models import Seat
from service.players.limits import DAY, allow
from service.table.substitutes import organiser

LINES_A_DAY = 20  # lines of one seat
BETWEEN_LINES = timedelta(seconds=5)
SAME_PRESS = timedelta(minutes=1)  # the same line within this time is a repeated post
AFTER_THE_END = timedelta(days=7)

NOT_DEALT = text("The table talk begins when the cards are dealt.")
ENDED = text("The game ended more than seven days ago, so nothing more can be said at its table.")
ALONE = text("Nobody else plays in this game, so nobody would read it.")
OFF = text("The organiser has switched the table talk of this game off.")
NOT_THE_ORGANISER = text("Only the organiser may switch the table talk off or on. You may mute it for yourself.")
_TOO_MANY = text("At most {most} lines to the table in 24 hours, please.")
_TOO_FAST = text("One line after the other, please: the next may follow in a few seconds.")


def say(tx: GameTransaction, n: int, line: str) -> None:
    """Say a line, as `clean_remark` returns it. Idempotent for the same line within a minute.

    Raises errors.Over or OutOfTurn if nothing can be said now, TooMany beyond the limits.
    """
    refusal = obstacle(tx, tx.now)
    if refusal is not None:
        raise refusal
    said = talk.by_seat(tx, n, tx.now - DAY)
    if said and said[-1].line == line and tx.now - said[-1].said_at < SAME_PRESS:
        return
    times = [one.said_at for one in said]
    _require_pause(times, tx.now)
    allow(1, times, LINES_A_DAY, tx.now, _TOO_MANY)
    talk.add(tx, n, line, tx.now)


def mute(tx: GameTransaction, n: int, *, on: bool) -> None:
    """Mute the talk for the player of seat `n`, or show it to them again. Idempotent."""
    tx.seats[n].talk_muted = not on


def switch(tx: GameTransaction, n: int, *, on: bool) -> None:
    """Switch the talk off or on for all. Idempotent. Raises errors.OutOfTurn unless `n` is the organiser's seat."""
    if not may_switch(tx, n):
        raise errors.OutOfTurn(NOT_THE_ORGANISER)
    tx.game.talk_off = not on


def may_switch(log: GameLog, n: int) -> bool:
    """Return whether that seat's player may switch the talk off and on for all."""
    return organiser(log.seats) == n


def has_company(seats: Sequence[Seat]) -> bool:
    """Return whether at least two seats have players, present or not, so that somebody reads what is said."""
    return sum(seat.robot is None for seat in seats) > 1


def obstacle(log: GameLog, now: datetime) -> errors.Refused | None:
    """Return why nobody can say anything at this table now; None if its players can."""
    game = log.game
    if game.started_at is None:
        return errors.Over(NOT_DEALT)
    if game.ended_at is not None and now >= game.ended_at + AFTER_THE_END:
        return errors.Over(ENDED)
    if not has_company(log.seats):
        return errors.OutOfTurn(ALONE)
    return errors.OutOfTurn(OFF) if game.talk_off else None


def _require_pause(said: Sequence[datetime], now: datetime) -> None:
    """Raise errors.TooMany if the last line was said a moment ago."""
    if said and now - said[-1] < BETWEEN_LINES:
        wait = said[-1] + BETWEEN_LINES - now
        raise errors.TooMany(_TOO_FAST, math.ceil(wait.total_seconds()))
