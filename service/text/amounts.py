"""Money, numbers of things and durations in words: the one place for pages, mails and errors."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
# Each unit with the least whole number of it, and from how many on a duration is rounded to it: 7 hours 40 minutes are
# "8 hours", 90 minutes stay. Two days are told in hours, which is clearer for a deadline.
_UNITS = ((DAY, "day", 3, 5), (HOUR, "hour", 1, 3), (MINUTE, "minute", 1, 3))


def money(dollars: int) -> str:
    """Return an amount of money: '$12,000'."""
    return f"${dollars:,}"


def difference(dollars: int) -> str:
    """Return a difference of two amounts of money, with a plus or a minus sign unless it is zero: '+$1,200'."""
    sign = "+" if dollars > 0 else MINUS if dollars < 0 else ""
    return f"{sign}{money(abs(dollars))}"


def counted(number: int, noun: str) -> str:
    """Return a number of things: '1 card', '3 cards'."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def duration(seconds: float) -> str:
    """Return a duration in the unit people would use: '3 days', '48 hours', '90 minutes', '7 seconds'."""
    for size, noun, least, rounded in _UNITS:
        number = seconds / size
        if number >= rounded or (number >= least and seconds % size == 0):
            return counted(round(number), noun)
    return counted(max(0, round(seconds)), "second")
