"""The way of a mail to its reader: some come hours late and out of order, some come back as a report to their sender.

The reports are those that mail servers have written about other mails: only the return path says what one is about.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import NamedTuple

import tests.inbound
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.periods import Later
from tests.simulation.post_office import Parcel

LATE, REPORTED = 0.05, 0.01  # probabilities
SHORTEST, LONGEST = timedelta(seconds=5), timedelta(hours=20)
AGAIN = timedelta(minutes=20)  # until a mail server tries again
NOT_DELIVERED = ("permanent", "temporary")
KINDS = (*NOT_DELIVERED, "delayed", "none")
REPORTS = Path(tests.inbound.__file__).parent / "reports"


@cache
def _reports(kind: str) -> list[bytes]:
    return [file.read_bytes() for file in sorted((REPORTS / kind).glob("*.eml"))]


class Report(NamedTuple):
    """A report, which is one of `KINDS`, about the mail with a Message-ID."""

    kind: str
    about: str


class MailRoute:
    """Carries mails to their readers by `deliver`, and reports to the site by `send`, which returns if it was taken.

    `reports`: those that were taken.
    """

    def __init__(
        self,
        chances: Chances,
        after: Later,
        deliver: Callable[[Parcel], None],
        send: Callable[[str, str, bytes], bool],
    ) -> None:
        self._chance = chances.of("mail route", 1.0)
        self._after, self._deliver, self._send = after, deliver, send
        self.reports: list[Report] = []

    def carry(self, parcel: Parcel) -> None:
        """Let a mail come: mostly at once."""
        drawn, delay = self._chance.random.random(), self._delay()
        if drawn < REPORTED:
            kind = self._chance.random.choice(KINDS)
            if self._chance.includes(f"mail reported as {kind}"):
                raw = self._chance.random.choice(_reports(kind))
                self._after(delay, lambda: self._report(parcel.sender, Report(kind, parcel.message_id), raw))
                if kind in NOT_DELIVERED:
                    return
        elif drawn < REPORTED + LATE and self._chance.includes("mail came late"):
            self._after(delay, lambda: self._deliver(parcel))
            return
        self._deliver(parcel)

    def _report(self, to: str, report: Report, raw: bytes) -> None:
        """Send a report to a return path, again until the site has taken it."""
        if self._send(to, "", raw):
            self.reports.append(report)
        else:
            self._after(AGAIN, lambda: self._report(to, report, raw))

    def _delay(self) -> timedelta:
        return SHORTEST * math.exp(self._chance.random.uniform(0.0, math.log(LONGEST / SHORTEST)))
