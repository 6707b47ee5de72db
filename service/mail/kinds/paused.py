"""To everybody: the game is paused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.mail.about import About
from service.mail.cause import Cause
from service.mail.kind import Context
from service.mail.notice import Notice, history_link
from service.mail.queueing import AtTable
from service.mail.queueing import queue as _queue


@dataclass(frozen=True)
class Paused(Cause):
    """When it was paused, in UTC."""

    word: ClassVar[str] = "paused"
    time: str


def queue(table: AtTable, n: int) -> None:
    """Tell a player that the game is paused."""
    _queue(table, n, "notice", Paused(f"{table.now:%Y-%m-%d %H:%M}"))


def still_applies(about: About) -> bool:
    """Tell whether the game is paused."""
    return about.game.status == "paused"


def context(about: About) -> Context:
    """Return what a pause is, and how it ends."""
    lines = [
        "All who were asked have agreed: the game is paused, and every clock stands.",
        "Each of you can resume it with a button on the page of your seat. Then each clock has the time it had left.",
        "After 30 days it goes on even if nobody presses it.",
    ]
    opening = f"{about.seat.name}, the game is paused. Look at the table here:"
    return Notice("paused", opening, "Look at the table", history_link(about), lines).context()
