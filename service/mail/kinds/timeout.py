"""To a player whose turn the clock has finished: what it played; if a robot holds their seat now, how to return."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.gamelog import presence
from service.gamelog.story import lines_of, since_last_turn
from service.mail.composing import parts
from service.mail.composing.cause import ORDINARY, Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.mail.kinds.hand import told_with_a_turn


@dataclass(frozen=True)
class SeatTaken(Cause):
    """A robot has taken the seat with this turn."""

    word: ClassVar[str] = "held"


def queue(table: AtTable, n: int, *, held: bool) -> None:
    """Tell a player what the clock played; `held`: a robot has taken their seat."""
    _queue(table, n, "timeout", SeatTaken() if held else ORDINARY)


def still_applies(about: About) -> bool:
    """Return whether the robot that took the seat still holds it; if none did, whether no later mail has this news."""
    if about.mail.cause == str(SeatTaken()):
        return presence.is_held(about.seat)
    return not told_with_a_turn(about)


def context(about: About) -> Context:
    """Return what the clock played, and the link to come back if the seat is held."""
    held = about.mail.cause == str(SeatTaken())
    played = since_last_turn(about.log, about.seat.n, about.mail.at).entries
    found = {**parts.news(about), "held": held, "lines": lines_of(played)}
    return found | {"link": about.links.page("back", about.seat, about.mail.at)} if held else found
