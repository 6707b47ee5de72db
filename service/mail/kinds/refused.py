"""To the player who asked the table: somebody said no."""

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
class MotionRefused(Cause):
    """The number of the question."""

    word: ClassVar[str] = "refused"
    motion: int


_LINES = {
    "pause": "You asked to pause the game, and not everybody wants to. It goes on as before.",
    "end": "You asked to end the game, and not everybody wants to. It goes on as before.",
}


def queue(table: AtTable, motion: Motion) -> None:
    """Tell the player who asked."""
    _queue(table, motion.by, "notice", MotionRefused(motion.id or 0))


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return what was refused."""
    motion = notice.motion(about, MotionRefused.read(about.mail.cause).motion)
    given = (
        f"The seat is not given to {motion.name}: somebody said no. You may offer it again, to this or another person."
    )
    lines = [_LINES.get(motion.kind, given)]
    opening = f"{about.seat.name}, somebody has answered no. Look at the table here:"
    return Notice("somebody has answered no", opening, "Look at the table", history_link(about), lines).context()
