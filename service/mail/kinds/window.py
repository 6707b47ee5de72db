"""To a player who is asked out of turn: as long for one who can react as for one who cannot."""

from __future__ import annotations

from service.mail.composing import parts
from service.mail.composing.kind import Kind
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.mail.kinds.seat_link import RENEWED

KIND = Kind(
    "window",
    "You are asked out of turn",
    parts.window_question,
    parts.is_awaited,
    "by then you had answered, or there was nothing to answer any more",
    asks=("window",),
)


def queue(table: AtTable, n: int) -> None:
    """Ask a player out of turn."""
    _queue(table, n, KIND)


def queue_again(table: AtTable, n: int, why: str, asked_by: int | None = None) -> None:
    """Ask a player again, as for a turn."""
    _queue(table, n, KIND, f"{why} {table.now:%Y-%m-%d %H:%M}", asked_by=asked_by)


def queue_renewed(table: AtTable, n: int) -> None:
    """Ask a player again after the epoch of their seat was raised, which revoked the links of the first mail."""
    _queue(table, n, KIND, f"{RENEWED} {table.seats[n].epoch}")
