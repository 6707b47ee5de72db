"""To the organiser: mail to a player comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice, history_link
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue


@dataclass(frozen=True)
class Bounced(Cause):
    """Mail to the player of seat `n` came back on that day, in UTC."""

    word: ClassVar[str] = "bounced"
    n: int
    day: str


def queue(table: AtTable, n: int) -> None:
    """Tell the organiser that mail to the player of seat `n` comes back."""
    _queue(table, 0, "notice", Bounced(n, f"{table.now:%Y-%m-%d}"))


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return whose mail it is, and what happens to their clock."""
    name = about.seats[Bounced.read(about.mail.cause).n].name
    lines = [
        f"The mail server of {name} does not accept our mails. Perhaps you can ask what is wrong.",
        f"Until a mail arrives, or {name} does something here, their clock stands: for 72 hours at most.",
    ]
    opening = f"{about.seat.name}, mail to {name} comes back. Look at the table here:"
    return Notice("mail comes back", opening, "Look at the table", history_link(about), lines).context()
