"""To the player whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from service.mail import parts
from service.mail.about import About
from service.mail.cause import Cause
from service.mail.kind import Context
from service.mail.queueing import AtTable
from service.mail.queueing import queue as _queue


@dataclass(frozen=True)
class AskedAgain(Cause):
    """The same question again, at a time in UTC: its player is `back` or has `asked`, or the game is `resumed`."""

    why: str
    time: str


def queue(table: AtTable, n: int) -> None:
    """Ask a player for their turn; a second mail about the same moment is the same mail."""
    _queue(table, n, "turn")


def queue_again(table: AtTable, n: int, why: str, asked_by: int | None = None) -> None:
    """Ask a player for their turn again; `why` as in AskedAgain. `asked_by`: see `outbox.queue`."""
    _queue(table, n, "turn", AskedAgain(why, f"{table.now:%Y-%m-%d %H:%M}"), asked_by)


def still_applies(about: About) -> bool:
    """While the turn waits for its player."""
    return parts.is_awaited(about)


def context(about: About) -> Context:
    """Return the table, what happened, and what may be done."""
    return parts.turn_question(about)
