"""To the organiser: a robot holds somebody's seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.gamelog import presence
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice, history_link
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue


@dataclass(frozen=True)
class SeatHeld(Cause):
    """A robot holds seat `n`."""

    word: ClassVar[str] = "held-seat"
    n: int


def queue(table: AtTable, n: int) -> None:
    """Tell the organiser that a robot holds seat `n`."""
    _queue(table, 0, "notice", SeatHeld(n))


def still_applies(about: About) -> bool:
    """Return whether the robot holds that seat."""
    return presence.is_held(about.seats[SeatHeld.read(about.mail.cause).n])


def context(about: About) -> Context:
    """Return whose seat it is, and what may be done."""
    name = about.seats[SeatHeld.read(about.mail.cause).n].name
    lines = [
        f"A robot plays for {name} until {name} takes the seat back, which needs one click.",
        "On the page of your own seat you may offer that seat to somebody else: all other players must agree, and "
        f"{name} has 48 hours to object.",
    ]
    opening = f"{about.seat.name}, a robot holds the seat of {name} now. Look at the table here:"
    return Notice("a robot holds a seat", opening, "Look at the table", history_link(about), lines).context()
