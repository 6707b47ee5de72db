"""Times, spans of time and amounts of money as text, for pages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from service.clocks.zones import WORLD, clock_name

_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 24 * 3600.0

SPANS = {
    "days": ("{count} day", "{count} days"),
    "hours": ("{count} hour", "{count} hours"),
    "minutes": ("{count} minute", "{count} minutes"),
    "seconds": ("{count} second", "{count} seconds"),
}
"""A span of time in each unit: of one, and of any other number."""

DEADLINE = "{moment} (in {span})"
DEADLINE_NOW = "{moment} (now)"


def moment(when: datetime, zone: ZoneInfo = WORLD) -> str:
    """Return a time with its zone: 'Sat 21 Nov, 14:05 UTC', 'Sat 21 Nov, 15:05 CET', 'Sat 21 Nov, 11:05 UTC-03'."""
    return f"{local_moment(when, zone)} {clock_name(when.astimezone(zone))}"


def local_moment(when: datetime, zone: ZoneInfo) -> str:
    """Return a time in a zone that is named elsewhere: 'Sat 21 Nov, 15:05'."""
    there = when.astimezone(zone)
    return f"{there:%a} {there.day} {there:%b}, {there:%H:%M}"


def span(seconds: float) -> str:
    """Return a span of time in the unit people would use: '3 days', '8 hours', '5 minutes', '7 seconds'."""
    # Less than three days is given in hours: for a deadline '36 hours' is clearer than '2 days'.
    for unit, size, least in (("days", _DAY, 3 * _DAY), ("hours", _HOUR, _HOUR), ("minutes", _MINUTE, _MINUTE)):
        if seconds >= least:
            return _counted(round(seconds / size), unit)
    return _counted(max(0, round(seconds)), "seconds")


def _counted(count: int, unit: str) -> str:
    one, other = SPANS[unit]
    return (one if count == 1 else other).format(count=count)


def span_of_hours(number: float) -> str:
    """Return a number of hours, which may be a fraction, as a span of time."""
    return span(number * _HOUR)


def deadline(due: datetime, now: datetime, zone: ZoneInfo = WORLD) -> str:
    """Return a deadline and how far away it is: 'Sat 21 Nov, 14:05 UTC (in 36 hours)'; '(now)' once it has passed."""
    left = (due - now).total_seconds()
    if left <= 0:
        return DEADLINE_NOW.format(moment=moment(due, zone))
    return DEADLINE.format(moment=moment(due, zone), span=span(left))


def money(dollars: int) -> str:
    """Return an amount of money: '$25,000'."""
    return f"${dollars:,}"
