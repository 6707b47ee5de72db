"""Servers that take messages beside the mails, in a simulation: they refuse them, say nothing or are gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from sqlmodel import Session, select

from service.models import Ping, Push
from service.outgoing.https_post import NotPosted, Posted
from tests.simulation.faults.chance import Chances
from tests.simulation.faults.kills import Killed

OFTEN = 0.3  # the probability of trouble with a message
GONE = 0.02  # of it that the server answers for good that nobody is there
REFUSED = {"refused for now": Posted(500), "asks to wait": Posted(429, 90), "not found": Posted(404)}
BEFORE, AFTER = ("no connection", "killed before it"), ("taken, no answer", "killed after it")


class MessageServers:
    """All servers of one channel, whose messages are rows of a table. `heard`: the ids of those they have taken.

    `excused`: by id, how many copies of a message the faults explain.
    """

    def __init__(self, channel: str, table: type[Ping] | type[Push], chances: Chances) -> None:
        self.table, self.channel = table, channel
        self.heard: list[str] = []
        self.excused: Counter[str] = Counter()
        self.chance, self.counts = chances.of(channel, OFTEN), chances.counts

    def take(self, message_id: str) -> Posted:
        """Take a message, or not. Raises NotPosted and Killed."""
        what = self.chance.random.choice((*REFUSED, *BEFORE, *AFTER))
        if not self.chance.happens(f"{self.channel}: message {what}") or (
            what == "not found" and self.chance.random.random() > GONE
        ):
            self._hear(message_id)
            return Posted(204)
        if what in REFUSED:
            return REFUSED[what]
        if what in AFTER:
            self._hear(message_id)
        if what.startswith("killed"):
            raise Killed(what)
        if what in AFTER:
            self.excused[message_id] += 1
        raise NotPosted("no answer")

    def _hear(self, message_id: str) -> None:
        self.counts[f"{self.channel}: message taken"] += 1
        self.heard.append(message_id)

    def excuse_claimed(self, session: Session) -> None:
        """Expect another copy of each message that is claimed and was taken."""
        claimed = session.exec(select(self.table.message_id).where(self.table.state == "sending")).all()
        self.excused.update(set(claimed) & set(self.heard))

    def excuse_since(self, number: int) -> None:
        """Expect another copy of each message that was taken after the first so many."""
        self.excused.update(self.heard[number:])


class MessageInvariants:
    """What must hold of a channel's messages: each comes once, but for the copies that faults explain."""

    def __init__(self, servers: MessageServers, expect: Callable[[bool, str], None]) -> None:
        self._servers, self._expect, self._seen = servers, expect, 0
        self._taken: Counter[str] = Counter()

    def check(self) -> None:
        for one in self._servers.heard[self._seen :]:
            self._taken[one] += 1
            number, most = self._taken[one], 1 + self._servers.excused[one]
            self._expect(number <= most, f"the message {one} came {number} times, not {most}")
        self._seen = len(self._servers.heard)

    def check_end(self, session: Session) -> None:
        """Check that each message was taken, or is not sent for a reason. Raises Violated."""
        for row in session.exec(select(self._servers.table)).all():
            what = f"the message {row.message_id}"
            self._expect(row.state not in ("queued", "sending"), f"{what} never left: it is {row.state}")
            self._expect(row.state != "sent" or row.message_id in self._taken, f"{what} was sent and never came")
            self._expect(row.state != "failed" or row.error is not None, f"{what} failed for no reason")
