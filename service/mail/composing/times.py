"""Times in words, in the reader's time zone, as mails have them."""

from __future__ import annotations

from datetime import datetime

from engine.language import Text, text
from service.languages.moments import long_moment
from service.text import amounts

_ROUNDED = ((3300, 300), (120, 60))  # from so many seconds on, a time is told in multiples of so many


def deadline(time: datetime, sent_at: datetime) -> Text:
    """Return a time, and how long after the mail that is: it may be read in any zone, and late."""
    left = (time - sent_at).total_seconds()
    if left <= 0:
        return long_moment(time)
    return text("{moment}, {span} after this mail").format(moment=long_moment(time), span=amounts.duration(left))


def time_left(time: datetime, sent_at: datetime) -> Text:
    """Return how long it is from a mail to a deadline, for its subject: '2 hours', '36 hours'.

    The seconds that pass before the mail is sent are not counted.
    """
    left = max(0.0, (time - sent_at).total_seconds())
    step = next((step for least, step in _ROUNDED if left >= least), 1)
    return amounts.duration(round(left / step) * step)
