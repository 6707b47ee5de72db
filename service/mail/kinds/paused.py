"""To everybody: the game is paused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice, history_link
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue

By = Literal["players", "operator"]


@dataclass(frozen=True)
class Paused(Cause):
    """Who paused it and when, in UTC. In a mail that was queued by release 0.2, `by` is the day."""

    word: ClassVar[str] = "paused"
    by: str
    time: str


_WHY = {"operator": "The people who run this service have paused the game: every clock stands."}
_AGREED = "All who were asked have agreed: the game is paused, and every clock stands."


def queue(table: AtTable, n: int, by: By) -> None:
    """Tell a player that the game is paused, and by whom."""
    _queue(table, n, "notice", Paused(by, f"{table.now:%Y-%m-%d %H:%M}"))


def still_applies(about: About) -> bool:
    """Return whether the game is paused."""
    return about.game.status == "paused"


def context(about: About) -> Context:
    """Return what a pause is, and how it ends."""
    lines = [
        _WHY.get(Paused.read(about.mail.cause).by, _AGREED),
        "Each of you can resume it with a button on the page of your seat. Then each clock has the time it had left.",
        "After 30 days it goes on even if nobody presses it.",
    ]
    opening = f"{about.seat.name}, the game is paused. Look at the table here:"
    return Notice("paused", opening, "Look at the table", history_link(about), lines).context()
