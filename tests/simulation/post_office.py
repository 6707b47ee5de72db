"""The mail server of a simulation: it takes, refuses or loses mails, and keeps what it has taken."""

from __future__ import annotations

import email
import math
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from email import policy
from email.message import EmailMessage
from functools import cached_property

from sqlmodel import Session, select

from service.db.database import Database
from service.mail.delivering import smtp
from service.models import Outmail
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.kills import Killed
from tests.simulation.faults.periods import Periods

OFTEN = 0.03  # the probability of trouble with a mail
REFUSALS = {  # of one recipient, before the mail itself
    "refused for now": (450, b"4.2.1 this mailbox gets too much mail"),
    "greylisted": (451, b"4.7.1 please try again later"),
    "refused for good": (550, b"5.1.1 no such mailbox"),
    "refused by closing": (421, b"4.7.0 too many mails"),
}
REFUSALS_OF_MAILS = {  # after the mail itself
    "refused for now after it": (452, b"4.3.1 no space left"),
    "refused for good after it": (554, b"5.7.1 this looks like spam"),
}
REPLIES = (*REFUSALS.values(), *REFUSALS_OF_MAILS.values())
LEFT = ("lost, not taken", "killed before it", "waited for in vain")
TAKEN = ("taken, reply lost", "taken, lost after its reply", "killed after it", "taken twice", "taken slowly")
TROUBLE = (*REFUSALS_OF_MAILS, *LEFT, *TAKEN)
AWAY, NOT_FOUND = "mail server away", "name of the mail server not found"
FOUND_SLOWLY = "name of the mail server found slowly"
DOMAIN_REFUSES, DOMAIN_CLOSES = "a domain takes no mails", "a domain closes connections"
KINDS = (AWAY, NOT_FOUND, FOUND_SLOWLY, DOMAIN_REFUSES, DOMAIN_CLOSES)  # for minutes to hours
OF_DOMAIN = {DOMAIN_REFUSES: (450, b"4.7.1 try again later"), DOMAIN_CLOSES: (421, b"4.7.0 too many connections")}
NOWHERE = "nowhere"  # what addresses that do not exist begin with
DOMAIN = "@others.example"  # all people are at two domains
BUSY = (451, b"4.3.2 busy")
SLOWEST = timedelta(minutes=10)  # until a reply or an address, longer than a sender waits, and than its claim lasts
Reply = tuple[int, bytes]
_MESSAGE_ID = re.compile(rb"^Message-ID:\s*<([^@>]*)@", re.MULTILINE | re.IGNORECASE)
_ABOUT = re.compile(rb"^X-Posse-(?:Kind|Game): *(.*)$", re.MULTILINE)


class Lost(Exception):
    """The connection was lost; `replied`: after the reply to the mail."""

    def __init__(self, *, replied: bool) -> None:
        super().__init__()
        self.replied = replied


@dataclass(frozen=True)
class Parcel:
    """A mail that the mail server has taken, with the addresses of its envelope."""

    sender: str
    recipient: str
    mail: bytes
    taken_at: datetime

    @cached_property
    def read(self) -> EmailMessage:
        """Return the mail as its reader's program understands it."""
        read = email.message_from_bytes(self.mail, policy=policy.default)
        assert isinstance(read, EmailMessage)
        return read

    @property
    def message_id(self) -> str:
        found = _MESSAGE_ID.search(self.mail)
        assert found is not None
        return found[1].decode()

    @property
    def about(self) -> str:
        return " ".join(line.decode() for line in _ABOUT.findall(self.mail))


class PostOffice:
    """The mail server. `deliver` is called with each mail that it takes.

    `periods`: when it, or a domain, takes no mails. `pass_time` lets time pass while the sender waits. `excused`: by
    Message-ID, how many copies of a mail the faults explain. `accepted`: the mail that the site was told is taken,
    until a process ends or its next commit.
    """

    def __init__(
        self,
        chances: Chances,
        periods: Periods,
        deliver: Callable[[Parcel], None],
        clock: Callable[[], datetime],
        pass_time: Callable[[timedelta], None],
    ) -> None:
        self.parcels: list[Parcel] = []
        self.excused: Counter[str] = Counter()
        self.accepted: str | None = None
        self.clock = clock
        self._chance, self._counts, self._deliver = chances.of("post", OFTEN), chances.counts, deliver
        self._recipients = chances.of("recipients", OFTEN / 2)
        self._periods, self._pass_time = periods, pass_time

    @property
    def trouble(self) -> str | None:
        return self._periods.present

    def find(self) -> None:
        """Let time pass until the address of the mail server is known, if that takes long."""
        if self.trouble == FOUND_SLOWLY:
            self._pass_time(self._slowly())

    def refusal(self, recipient: str) -> Reply | None:
        """Return with what a recipient is refused; None if mails to them are taken."""
        if self.trouble in OF_DOMAIN and recipient.endswith(DOMAIN):
            return OF_DOMAIN[self.trouble]
        if recipient.startswith(NOWHERE):
            return REFUSALS["refused for good"]
        what = self._recipients.random.choice(list(REFUSALS))
        if not self._recipients.happens(f"recipient {what}"):
            return None
        return REFUSALS[what]

    def take(self, parcel: Parcel) -> Reply | None:
        """Take one mail; return another reply than that it was taken, if there is one. Raises Lost and Killed."""
        what = self._chance.random.choice(TROUBLE)
        if not self._chance.happens(f"mail {what}"):
            self._accept(parcel)
            self.accepted = parcel.message_id
            return None
        if what in REFUSALS_OF_MAILS:
            return REFUSALS_OF_MAILS[what]
        if what in LEFT:
            return self._leave(what)
        self._take_in_trouble(parcel, what)
        return None

    def _leave(self, what: str) -> Reply:
        """Do not take a mail. Return the reply, or raise Lost or Killed."""
        if what == "killed before it":
            raise Killed(what)
        if what == "lost, not taken":
            raise Lost(replied=False)
        self._pass_time(SLOWEST)
        return BUSY

    def _take_in_trouble(self, parcel: Parcel, what: str) -> None:
        """Take a mail, and perhaps another copy of it, or take time. Raises Lost and Killed."""
        self._accept(parcel)
        if what == "taken slowly":
            self._reply_slowly(parcel)
        if what == "taken twice":
            self._excuse(parcel)
            self._accept(parcel)
        if what == "taken, reply lost":
            self._excuse(parcel)
            raise Lost(replied=False)
        if what == "taken, lost after its reply":
            raise Lost(replied=True)
        if what == "killed after it":
            raise Killed(what)

    def excuse_copies(self, database: Database) -> None:
        """After a kill: expect another copy of each mail that was taken, and is not recorded as sent."""
        self.accepted = None
        with database.reading() as session:
            rows = session.exec(select(Outmail.message_id).where(Outmail.state == "sending")).all()
        self.excused.update(set(rows) & {parcel.message_id for parcel in self.parcels})

    def excuse_claimed(self, session: Session) -> None:
        """Expect another copy of each mail that a sender has claimed."""
        self.excused.update(session.exec(select(Outmail.message_id).where(Outmail.state == "sending")).all())

    def _reply_slowly(self, parcel: Parcel) -> None:
        pause = self._slowly()
        if pause > timedelta(seconds=smtp.LIMIT):
            self._excuse(parcel)
        self._pass_time(pause)

    def _slowly(self) -> timedelta:
        """Return how long something takes: seconds, or minutes, for which no sender waits."""
        return SLOWEST * math.exp(-self._chance.random.uniform(0.0, math.log(SLOWEST / timedelta(seconds=1))))

    def _excuse(self, parcel: Parcel) -> None:
        self.excused[parcel.message_id] += 1

    def _accept(self, parcel: Parcel) -> None:
        self._counts["mail taken"] += 1
        self.parcels.append(parcel)
        self._deliver(parcel)
