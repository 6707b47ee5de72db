"""Deadlines that respect a player's hours: pure functions of times, without the database.

A clock is stopped while its player is away and, in a game with weekends off, on Saturdays and Sundays in the player's
time zone. In quiet hours it runs, but no deadline falls into them: it moves to their end. Durations are real time; a
local time only tells the day and the hour of a moment, so changes to daylight saving time need no special case.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

SATURDAY, MONDAY = 5, 7  # weekdays: days after Monday
MINUTES_A_DAY = 24 * 60
MOST_QUIET_MINUTES = 10 * 60  # quiet minutes of a day
_UTC = ZoneInfo("UTC")
_MOST_ROUNDS = 50  # the days off of two players in opposite time zones need fewer


@dataclass(frozen=True)
class Schedule:
    """The hours that one player keeps in one game.

    `quiet`: start and end in minutes since local midnight, the end not included. `stopped_until`: the clock does not
    run before that moment.
    """

    zone: ZoneInfo = _UTC
    quiet: tuple[int, int] | None = None
    weekends_off: bool = False
    stopped_until: datetime | None = None

    def first_running(self, moment: datetime) -> datetime:
        """Return the first moment, not before this one, at which the clock runs."""
        if self.stopped_until is not None:
            moment = max(moment, self.stopped_until)
        weekday = moment.astimezone(self.zone).weekday()
        return self._midnight(moment, MONDAY - weekday) if self.weekends_off and weekday >= SATURDAY else moment

    def first_allowed(self, moment: datetime) -> datetime:
        """Return the first moment, not before this one, at which a deadline may be."""
        while (later := self._after_quiet(self.first_running(moment))) != moment:
            moment = later
        return moment

    def moment_after(self, start: datetime, seconds: float) -> datetime:
        """Return the moment at which a clock that starts at `start` has run for so many seconds."""
        moment, left = self.first_running(start), timedelta(seconds=seconds)
        while self.weekends_off:
            weekend = self._midnight(moment, SATURDAY - moment.astimezone(self.zone).weekday())
            if moment + left < weekend:
                break
            left -= weekend - moment
            moment = self.first_running(weekend)
        return moment + left

    def running_seconds(self, start: datetime, end: datetime) -> float:
        """Return for how many seconds the clock runs between two moments; 0 if `end` is not after `start`."""
        seconds, moment = 0.0, self.first_running(start)
        while moment < end:
            stop = end
            if self.weekends_off:
                stop = min(end, self._midnight(moment, SATURDAY - moment.astimezone(self.zone).weekday()))
            seconds += (stop - moment).total_seconds()
            moment = self.first_running(stop)
        return seconds

    def deadline(self, start: datetime, seconds: float) -> datetime:
        """Return the deadline of a clock that starts at `start` with so many seconds left."""
        return self.first_allowed(self.moment_after(start, seconds))

    def _after_quiet(self, moment: datetime) -> datetime:
        """Return the end of the quiet hours that the moment falls into, or the moment itself."""
        if self.quiet is None:
            return moment
        start, end = self.quiet
        local = moment.astimezone(self.zone)
        minute = local.hour * 60 + local.minute
        if (minute - start) % MINUTES_A_DAY >= (end - start) % MINUTES_A_DAY:
            return moment
        wake = time(end // 60, end % 60)
        day = local.date() + timedelta(days=1 if minute >= end else 0)
        # A local time that occurs twice is two moments, and the first may have passed.
        ends = (datetime.combine(day, wake.replace(fold=fold), self.zone).astimezone(UTC) for fold in (0, 1))
        return next((one for one in ends if one > moment), moment + timedelta(minutes=1))

    def _midnight(self, moment: datetime, days: int) -> datetime:
        """Return the start of the local day that is so many days after the moment's."""
        day = moment.astimezone(self.zone).date() + timedelta(days=days)
        return datetime.combine(day, time(), self.zone).astimezone(UTC)


def next_daily(zone: ZoneInfo, minute: int, after: datetime) -> datetime:
    """Return the next moment after that one at which it is so many minutes past midnight there.

    A local time that a day skips is that much later, and of one that a day has twice the first counts.
    """
    today = after.astimezone(zone).date()
    daily = (
        datetime.combine(today + timedelta(days=days), time(*divmod(minute, 60)), zone).astimezone(UTC)
        for days in range(-1, 3)
    )
    return next(moment for moment in daily if moment > after)


def common_deadline(schedules: Sequence[Schedule], start: datetime, seconds: float) -> datetime:
    """Return a deadline for several players: outside the quiet hours and days off of all of them.

    If there is no such moment, because their quiet hours together cover the day, each player's quiet hours end once
    before the deadline.
    """
    if not schedules:
        return start + timedelta(seconds=seconds)
    first = moment = max(one.deadline(start, seconds) for one in schedules)
    for _ in range(_MOST_ROUNDS):
        later = max(one.first_allowed(moment) for one in schedules)
        if later == moment:
            return moment
        moment = later
    return max(one.first_allowed(first) for one in schedules)
