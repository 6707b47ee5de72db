"""To a player who is asked out of turn: as long for one who can react as for one who cannot."""

from __future__ import annotations

from service.mail.composing import parts
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.mail.kinds.seat_link import Renewed
from service.mail.kinds.turn import AskedAgain


def queue(table: AtTable, n: int) -> None:
    """Ask a player out of turn."""
    _queue(table, n, "window")


def queue_again(table: AtTable, n: int, why: str, asked_by: int | None = None) -> None:
    """Ask a player again; `why` as in AskedAgain. `asked_by`: see `outbox.queue`."""
    _queue(table, n, "window", AskedAgain(why, f"{table.now:%Y-%m-%d %H:%M}"), asked_by)


def queue_renewed(table: AtTable, n: int) -> None:
    """Ask a player again after the epoch of their seat was raised, which revoked the links of the first mail."""
    _queue(table, n, "window", Renewed(table.seats[n].epoch))


def still_applies(about: About) -> bool:
    """Return whether the window is open and the reader has not answered."""
    return parts.is_awaited(about)


def context(about: About) -> Context:
    """Return the table, what happened, the card that is asked for, and the links that answer."""
    return parts.window_question(about)
