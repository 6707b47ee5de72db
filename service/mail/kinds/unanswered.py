"""To the player who asked the table: the time to answer is over, and not everybody has agreed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.mail.composing import notice
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice, history_link
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.models import Motion


@dataclass(frozen=True)
class MotionUnanswered(Cause):
    """The number of the question."""

    word: ClassVar[str] = "unanswered"
    motion: int


_LINES = {
    "pause": "You asked to pause the game. The time to answer is over, and not all have agreed. You may ask again.",
    "end": "You asked to end the game. The time to answer is over, and not all have agreed. You may ask again.",
}


def queue(table: AtTable, motion: Motion) -> None:
    """Tell the player who asked."""
    _queue(table, motion.by, "notice", MotionUnanswered(motion.id or 0))


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return what was not answered by everybody."""
    motion = notice.motion(about, MotionUnanswered.read(about.mail.cause).motion)
    given = (
        f"You asked to give a seat to {motion.name}. The time to answer is over, and not all have agreed. "
        "You may ask again."
    )
    lines = [_LINES.get(motion.kind, given)]
    opening = f"{about.seat.name}, not all have agreed in time. Look at the table here:"
    return Notice("not all have agreed", opening, "Look at the table", history_link(about), lines).context()
