"""To everybody: the game has ended without a winner, by consent or because nobody has played for 30 days."""

from __future__ import annotations

from dataclasses import dataclass

from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice, history_link
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue


@dataclass(frozen=True)
class Ended(Cause):
    """`why` is ended (by consent) or deserted."""

    why: str


_WHY = {
    "ended": "All who still played have agreed to end the game here. Nobody has won.",
    "deserted": "For 30 days nobody has played, so the game ends here. Nobody has won.",
}


def queue(table: AtTable, n: int, why: str) -> None:
    """Tell a player that the game has ended."""
    _queue(table, n, "notice", Ended(why))


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return why it ended, and where the record is."""
    lines = [
        _WHY[Ended.read(about.mail.cause).why],
        "The record shows every move, and the seed that made the shuffles. Thank you for playing.",
    ]
    opening = f"{about.seat.name}, the game has ended. See it again here:"
    return Notice("the game has ended", opening, "See it again", history_link(about), lines).context()
