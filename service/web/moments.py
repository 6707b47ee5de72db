"""Times, spans and money in words, for pages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from service.clocks.zones import WORLD, clock_name

HOUR = 3600.0
DAY = 24 * HOUR


def moment(when: datetime, zone: ZoneInfo = WORLD) -> str:
    """'Sat 21 Nov, 14:05 UTC', 'Sat 21 Nov, 15:05 CET', 'Sat 21 Nov, 11:05 UTC-03'."""
    return f"{local(when, zone)} {clock_name(when.astimezone(zone))}"


def local(when: datetime, zone: ZoneInfo) -> str:
    """The same by the clock on a player's wall: 'Sat 21 Nov, 15:05'."""
    there = when.astimezone(zone)
    return f"{there:%a} {there.day} {there:%b}, {there:%H:%M}"


def counted(n: int, noun: str) -> str:
    """'1 card', '2 cards'."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def span(seconds: float) -> str:
    """A span in the unit people would use: '2 days', '8 hours', '5 minutes', '7 seconds'."""
    for unit, noun in ((DAY, "day"), (HOUR, "hour"), (60.0, "minute")):
        # Two days and less are said in hours: '36 hours' is clearer than '2 days' for a deadline.
        if seconds >= unit * (3 if unit == DAY else 1):
            return counted(round(seconds / unit), noun)
    return counted(max(0, round(seconds)), "second")


def hours(number: float) -> str:
    """A pace setting in words; fractions of an hour are allowed."""
    return span(number * HOUR)


def until(due: datetime, now: datetime, zone: ZoneInfo = WORLD) -> str:
    """'Sat 21 Nov, 14:05 UTC (in 36 hours)'; a deadline just missed is due now."""
    left = (due - now).total_seconds()
    return f"{moment(due, zone)} ({'in ' + span(left) if left > 0 else 'now'})"


def money(dollars: int) -> str:
    """'$25,000'."""
    return f"${dollars:,}"
