"""To a player who has resigned: a robot holds their seat, and how to take it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.gamelog import presence
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.models import UNDER_WAY


@dataclass(frozen=True)
class Held(Cause):
    """A robot holds the seat, whose links have that epoch."""

    word: ClassVar[str] = "held"
    epoch: int


def queue(table: AtTable, n: int) -> None:
    """Tell a player that a robot holds their seat."""
    _queue(table, n, "notice", Held(table.seats[n].epoch))


def still_applies(about: About) -> bool:
    """Return whether the robot holds the seat and the game is not over."""
    return presence.is_held(about.seat) and about.game.status in UNDER_WAY


def context(about: About) -> Context:
    """Return the link to come back."""
    lines = [
        "You have resigned, so a robot holds your seat. It plays cautiously and sees no more than you would.",
        "The seat stays yours, and so does its hand. With one click you take it back and play on with a fresh clock.",
    ]
    link = about.links.page("back", about.seat, about.mail.at)
    opening = f"{about.seat.name}, a robot holds your seat. Take it back here:"
    return Notice("a robot holds your seat", opening, "Take my seat back", link, lines).context()
