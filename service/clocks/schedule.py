"""Deadlines: when a clock that starts now has run out, by the hours its player keeps. Plain arithmetic of moments.

A clock *stands* while its player is away and, where a game has weekends off, on Saturdays and Sundays of his time
zone. Through quiet hours it runs, but a deadline never falls into them: it waits for their end. What runs here is
real time; local time is only asked what day and what hour it is, so the nights the clocks change need no rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

SATURDAY, MONDAY = 5, 7  # days after a Monday
MOST_QUIET = 10 * 60  # minutes of quiet hours in a day
A_DAY = 24 * 60  # minutes
GREENWICH = ZoneInfo("UTC")
_ROUNDS = 50  # two players' days off in opposite time zones are passed in fewer


@dataclass(frozen=True)
class Schedule:
    """The hours one player keeps in one game. `quiet` is minutes of his day, from and to, the second not included;
    `still_until`: his clock does not run before that moment."""

    zone: ZoneInfo = GREENWICH
    quiet: tuple[int, int] | None = None
    weekends_off: bool = False
    still_until: datetime | None = None

    def runs_from(self, moment: datetime) -> datetime:
        """The first moment, not before this one, at which the clock runs."""
        if self.still_until is not None:
            moment = max(moment, self.still_until)
        weekday = moment.astimezone(self.zone).weekday()
        return self._midnight(moment, MONDAY - weekday) if self.weekends_off and weekday >= SATURDAY else moment

    def open_from(self, moment: datetime) -> datetime:
        """The first moment, not before this one, into which a deadline may fall."""
        while (later := self._after_quiet(self.runs_from(moment))) != moment:
            moment = later
        return moment

    def after(self, start: datetime, seconds: float) -> datetime:
        """When so much time has run."""
        moment, left = self.runs_from(start), timedelta(seconds=seconds)
        while self.weekends_off:
            weekend = self._midnight(moment, SATURDAY - moment.astimezone(self.zone).weekday())
            if moment + left < weekend:
                break
            left -= weekend - moment
            moment = self.runs_from(weekend)
        return moment + left

    def ran(self, start: datetime, end: datetime) -> float:
        """How many seconds the clock runs between two moments; 0 if the second is not the later."""
        seconds, moment = 0.0, self.runs_from(start)
        while moment < end:
            stop = end
            if self.weekends_off:
                stop = min(end, self._midnight(moment, SATURDAY - moment.astimezone(self.zone).weekday()))
            seconds += (stop - moment).total_seconds()
            moment = self.runs_from(stop)
        return seconds

    def deadline(self, start: datetime, seconds: float) -> datetime:
        """The deadline of a clock with so much time left that starts, or goes on, now."""
        return self.open_from(self.after(start, seconds))

    def _after_quiet(self, moment: datetime) -> datetime:
        if self.quiet is None:
            return moment
        start, end = self.quiet
        local = moment.astimezone(self.zone)
        minute = local.hour * 60 + local.minute
        if (minute - start) % A_DAY >= (end - start) % A_DAY:
            return moment
        wake = time(end // 60, end % 60)
        day = local.date() + timedelta(days=1 if minute >= end else 0)
        # An hour that comes twice has two such moments, and the first may be over already.
        ends = (datetime.combine(day, wake.replace(fold=fold), self.zone).astimezone(UTC) for fold in (0, 1))
        return next((one for one in ends if one > moment), moment + timedelta(minutes=1))

    def _midnight(self, moment: datetime, days: int) -> datetime:
        """The beginning of the local day that comes so many days after this moment's."""
        day = moment.astimezone(self.zone).date() + timedelta(days=days)
        return datetime.combine(day, time(), self.zone).astimezone(UTC)


def reminder(schedule: Schedule, start: datetime, left: float, whole: float, part: float) -> datetime | None:
    """When that part of the whole time is left; None if less than that is left already."""
    ahead = left - whole * part
    return schedule.after(start, ahead) if ahead > 0 else None


def common(schedules: Sequence[Schedule], start: datetime, seconds: float) -> datetime:
    """A deadline for several players at once: it falls into nobody's quiet hours or days off.

    Where no such moment comes, because the quiet hours of three lie around the globe, each has slept once by then.
    """
    if not schedules:
        return start + timedelta(seconds=seconds)
    first = moment = max(one.deadline(start, seconds) for one in schedules)
    for _ in range(_ROUNDS):
        later = max(one.open_from(moment) for one in schedules)
        if later == moment:
            return moment
        moment = later
    return max(one.open_from(first) for one in schedules)
