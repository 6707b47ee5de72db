"""Times as text, for pages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from service.clocks.zones import WORLD, clock_name
from service.text.amounts import duration

DEADLINE = "{moment} (in {span})"
DEADLINE_NOW = "{moment} (now)"


def moment(when: datetime, zone: ZoneInfo = WORLD) -> str:
    """Return a time with its zone: 'Sat 21 Nov, 14:05 UTC', 'Sat 21 Nov, 15:05 CET', 'Sat 21 Nov, 11:05 UTC-03'."""
    return f"{local_moment(when, zone)} {clock_name(when.astimezone(zone))}"


def local_moment(when: datetime, zone: ZoneInfo) -> str:
    """Return a time in a zone that is named elsewhere: 'Sat 21 Nov, 15:05'."""
    return f"{day(when, zone)}, {when.astimezone(zone):%H:%M}"


def day(when: datetime, zone: ZoneInfo) -> str:
    """Return the day of a time in a zone: 'Sat 21 Nov'."""
    there = when.astimezone(zone)
    return f"{there:%a} {there.day} {there:%b}"


def deadline(due: datetime, now: datetime, zone: ZoneInfo = WORLD) -> str:
    """Return a deadline and how far away it is: 'Sat 21 Nov, 14:05 UTC (in 36 hours)'; '(now)' once it has passed."""
    left = (due - now).total_seconds()
    if left <= 0:
        return DEADLINE_NOW.format(moment=moment(due, zone))
    return DEADLINE.format(moment=moment(due, zone), span=duration(left))


def time_of_day(minutes: int | None) -> str | None:
    """Return minutes since midnight as a time of day: '22:30'."""
    return None if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"
