"""To the organiser: a seat was declined, or its invitation lapsed."""

from __future__ import annotations

from dataclasses import dataclass

from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.views.situation import joined


@dataclass(frozen=True)
class EmptySeat(Cause):
    """Seat `n` became free: `state` is declined or lapsed; `epoch` tells apart the people who were asked for it."""

    state: str
    n: int
    epoch: int

    def __str__(self) -> str:
        return f"{self.state} {self.n} {self.epoch}" if self.epoch else f"{self.state} {self.n}"


def queue(table: AtTable, n: int) -> None:
    """Tell the organiser that seat `n` is free."""
    seat = table.seats[n]
    _queue(table, 0, "notice", EmptySeat(seat.state, n, seat.epoch))


def still_applies(about: About) -> bool:
    """Return whether a seat is free."""
    return any(seat.state in ("declined", "lapsed") for seat in about.seats)


def context(about: About) -> Context:
    """Return who is not coming; the organiser typed their names."""
    declined = joined([seat.name for seat in about.seats if seat.state == "declined"])
    lapsed = joined([seat.name for seat in about.seats if seat.state == "lapsed"])
    lines = [f"In the game called {about.game.name} a seat is empty. You may ask somebody else, or seat a robot."]
    lines += [f"Declined: {declined}."] if declined else []
    lines += [f"Did not answer in time: {lapsed}."] if lapsed else []
    lines.append("The cards are dealt as soon as every seat is taken.")
    link = about.links.page("confirm", about.seat)
    opening = f"{about.seat.name}, a player is missing. Ask somebody else here:"
    return Notice("somebody is not coming", opening, "Fill the seat", link, lines).context()
