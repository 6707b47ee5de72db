"""The mail server of a simulation: it takes, refuses or loses mails, and keeps what it has taken."""

from __future__ import annotations

import email
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from email import policy
from email.message import EmailMessage
from functools import cached_property

from sqlmodel import select

from service.db.database import Database
from service.mail.delivering import smtp
from service.models import Outmail
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.kills import Killed

OFTEN = 0.04  # the probability of trouble with a mail
TROUBLE = (
    *("refused for now", "refused for good", "refused for good", "closed for its domain"),
    *("taken, reply lost", "killed before it", "killed after it", "taken twice"),
)
NOWHERE = "nowhere"  # what addresses that do not exist begin with
_MESSAGE_ID = re.compile(rb"^Message-ID:\s*<([^@>]*)@", re.MULTILINE | re.IGNORECASE)
_ABOUT = re.compile(rb"^X-Posse-(?:Kind|Game): *(.*)$", re.MULTILINE)


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
        """Return the Message-ID, without its brackets and its domain."""
        found = _MESSAGE_ID.search(self.mail)
        assert found is not None
        return found[1].decode()

    @property
    def about(self) -> str:
        """Return what kind of mail it is, and of which game."""
        return " ".join(line.decode() for line in _ABOUT.findall(self.mail))


class PostOffice:
    """The mail server. `deliver` is called with each mail that it takes.

    `excused`: by Message-ID, how many copies of a mail the faults explain. `refused`: when a mail was refused for good.
    `accepted`: the mail that the site was told is taken, until a process ends or its next commit.
    """

    def __init__(self, chances: Chances, deliver: Callable[[Parcel], None], clock: Callable[[], datetime]) -> None:
        self.parcels: list[Parcel] = []
        self.excused: Counter[str] = Counter()
        self.refused: dict[str, datetime] = {}
        self.accepted: str | None = None
        self.clock = clock
        self._chance, self._counts, self._deliver = chances.of("post", OFTEN), chances.counts, deliver

    def take(self, parcel: Parcel) -> None:
        """Take one mail. Raises what a connection to a mail server raises, and Killed."""
        what = self._chance.random.choice(TROUBLE)
        if parcel.recipient.startswith(NOWHERE):
            self._refuse(parcel)
        if not self._chance.happens(f"mail {what}"):
            self._accept(parcel)
            self.accepted = parcel.message_id
            return
        if what == "refused for now":
            raise smtp.Deferred("451 4.7.1 please try again later")
        if what == "refused for good":
            self._refuse(parcel)
        if what == "closed for its domain":
            raise smtp.Aborted("421 4.7.0 too many mails", parcel.recipient)
        if what == "killed before it":
            raise Killed(what)
        self._accept(parcel)
        if what == "taken twice":
            self._excuse(parcel)
            self._accept(parcel)
        if what == "taken, reply lost":
            self._excuse(parcel)
            raise smtp.Aborted("the connection was closed")
        if what == "killed after it":
            raise Killed(what)

    def excuse_copies(self, database: Database) -> None:
        """After a kill: expect another copy of each mail that was taken, and is not recorded as sent."""
        self.accepted = None
        with database.reading() as session:
            rows = session.exec(select(Outmail.message_id).where(Outmail.state == "sending")).all()
        self.excused.update(set(rows) & {parcel.message_id for parcel in self.parcels})

    def _excuse(self, parcel: Parcel) -> None:
        self.excused[parcel.message_id] += 1

    def _refuse(self, parcel: Parcel) -> None:
        self.refused[parcel.message_id] = self.clock()
        raise smtp.Rejected("550 5.1.1 no such mailbox")

    def _accept(self, parcel: Parcel) -> None:
        self._counts["mail taken"] += 1
        self.parcels.append(parcel)
        self._deliver(parcel)


class Line(smtp.Connection):
    """A connection to this mail server."""

    def __init__(self, office: PostOffice) -> None:
        super().__init__("smtp://of-no-machine")
        self._office = office

    def open(self) -> None:
        """Connect, which always succeeds."""

    def send(self, sender: str, recipient: str, mail: bytes) -> None:
        """Send one mail. Raises as a connection does, and Killed."""
        self._office.take(Parcel(sender, recipient, mail, self._office.clock()))
