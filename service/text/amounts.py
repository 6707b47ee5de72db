"""Differences of money, and durations, in words: the one place for pages, mails and errors."""

from __future__ import annotations

from collections.abc import Callable

from engine.language import Text, counted, dollars, joined

MINUS = "\N{MINUS SIGN}"
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


def difference(amount: int) -> Text:
    """Return a difference of two amounts of money, with a plus or a minus sign unless it is zero: '+$1,200'."""
    sign = "+" if amount > 0 else MINUS if amount < 0 else ""
    return joined((sign, dollars(abs(amount))), "")


def duration(seconds: float) -> Text:
    """Return a duration in the unit people would use: '3 days', '48 hours', '90 minutes', '7 seconds'."""
    for size, told, least, rounded in _UNITS:
        number = seconds / size
        if number >= rounded or (number >= least and seconds % size == 0):
            return told(round(number))
    return counted("{number} second", "{number} seconds", max(0, round(seconds)))


def weeks(number: int) -> Text:
    """Return a number of weeks."""
    return counted("{number} week", "{number} weeks", number)


def _days(number: int) -> Text:
    return counted("{number} day", "{number} days", number)


def _hours(number: int) -> Text:
    return counted("{number} hour", "{number} hours", number)


def _minutes(number: int) -> Text:
    return counted("{number} minute", "{number} minutes", number)


# Each unit with the least whole number of it, and from how many on a duration is rounded to it: 7 hours 40 minutes are
# "8 hours", 90 minutes stay. Two days are told in hours, which is clearer for a deadline.
_UNITS: tuple[tuple[float, Callable[[int], Text], int, int], ...] = (
    (DAY, _days, 3, 5),
    (HOUR, _hours, 1, 3),
    (MINUTE, _minutes, 1, 3),
)
