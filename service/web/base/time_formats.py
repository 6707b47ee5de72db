"""Times as text, for pages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from engine.language import Text, text
from service.clocks.zones import WORLD
from service.languages import moments
from service.text.amounts import duration

DEADLINE = text("{moment} ({span} left)")
DEADLINE_NOW = text("{moment} (now)")


def moment(when: datetime, zone: ZoneInfo = WORLD) -> Text:
    """Return a time with its zone: 'Sat 21 Nov, 14:05 UTC', 'Sat 21 Nov, 15:05 CET', 'Sat 21 Nov, 11:05 UTC-03'."""
    return moments.moment(when.astimezone(zone))


def local_moment(when: datetime, zone: ZoneInfo) -> Text:
    """Return a time in a zone that is named elsewhere: 'Sat 21 Nov, 15:05'."""
    return moments.local_moment(when.astimezone(zone))


def day(when: datetime, zone: ZoneInfo) -> Text:
    """Return the day of a time in a zone: 'Sat 21 Nov'."""
    return moments.day(when.astimezone(zone))


def month(when: datetime, zone: ZoneInfo) -> Text:
    """Return the month of a time in a zone: 'November 2026'."""
    return moments.month(when.astimezone(zone))


def deadline(due: datetime, now: datetime, zone: ZoneInfo = WORLD) -> Text:
    """Return a deadline and how far away it is: 'Sat 21 Nov, 14:05 UTC (36 hours left)'; '(now)' once it has passed."""
    left = (due - now).total_seconds()
    if left <= 0:
        return DEADLINE_NOW.format(moment=moment(due, zone))
    return DEADLINE.format(moment=moment(due, zone), span=duration(left))


def time_of_day(minutes: int | None) -> str | None:
    """Return minutes since midnight as a field of a form has them: '22:30'."""
    return None if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"
