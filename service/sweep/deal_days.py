"""What deals need of each sweep.

The next one is made, that of the day is mailed to who wants it, and one whose day is over is opened and counted.
"""

from __future__ import annotations

from service.daily import calendar, day_end, deal_choices, mornings
from service.sweep.due import QueueStep, queue_step

STEPS: tuple[QueueStep, ...] = tuple(
    map(queue_step, (calendar.announce_one, mornings.mail_one, day_end.open_one, deal_choices.count_some))
)
