"""Times in words, in the reader's time zone, as mails have them."""

from __future__ import annotations

from datetime import datetime

from service.clocks.zones import clock_name
from service.text import amounts

# The first hour of each part of the day.
_PARTS_OF_DAY = ((22, "at night"), (18, "in the evening"), (12, "in the afternoon"), (5, "in the morning"))
_NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve")
_ROUNDED = ((3300, 300), (120, 60))  # from so many seconds on, a time is told in multiples of so many


def moment(time: datetime) -> str:
    """Return 'Thursday 14 May, 8 in the evening (CEST)', '... 9:30 in the morning (UTC-03)', '... noon (UTC)'."""
    return f"{time:%A} {time.day} {time:%B}, {_time_of_day(time)} ({clock_name(time)})"


def deadline(time: datetime, sent_at: datetime) -> str:
    """Return the same, and how long after the mail that is: it may be read in any zone, and late."""
    left = (time - sent_at).total_seconds()
    return f"{moment(time)}, {amounts.duration(left)} after this mail" if left > 0 else moment(time)


def time_left(time: datetime, sent_at: datetime) -> str:
    """Return how long it is from a mail to a deadline, for its subject: 'Two hours', 'Eight hours', '36 hours'.

    The seconds that pass before the mail is sent are not counted.
    """
    left = max(0.0, (time - sent_at).total_seconds())
    step = next((step for least, step in _ROUNDED if left >= least), 1)
    number, _, unit = amounts.duration(round(left / step) * step).partition(" ")
    word = _NUMBERS[int(number)] if int(number) < len(_NUMBERS) else number
    return f"{word} {unit}"


def _time_of_day(time: datetime) -> str:
    if time.minute == 0 and time.hour in (0, 12):
        return "noon" if time.hour else "midnight"
    part = next((part for hour, part in _PARTS_OF_DAY if time.hour >= hour), "at night")
    minutes = f":{time:%M}" if time.minute else ""
    return f"{time.hour % 12 or 12}{minutes} {part}"
