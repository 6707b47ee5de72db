"""To everybody who is asked: a question to the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.mail.composing import notice
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.mail.composing.times import deadline
from service.models import Motion
from service.views import questions


@dataclass(frozen=True)
class MotionAsked(Cause):
    """The number of the question."""

    word: ClassVar[str] = "motion"
    motion: int


def queue(table: AtTable, n: int, motion: Motion) -> None:
    """Ask the player of seat `n`."""
    _queue(table, n, "notice", MotionAsked(motion.id or 0))


def still_applies(about: About) -> bool:
    """Return whether the question is open and the reader has not agreed."""
    motion = about.session.get(Motion, MotionAsked.read(about.mail.cause).motion)
    return motion is not None and motion.state == "open" and about.seat.n not in motion.agreed


def context(about: About) -> Context:
    """Return the question, until when there is time, and the link that answers it."""
    motion = notice.motion(about, MotionAsked.read(about.mail.cause).motion)
    asked, asker = questions.question(motion, about.seats, about.seat.n), about.seats[motion.by].name
    you = about.seat.name
    until = f"You can answer until {deadline(about.local(motion.due_at or motion.made_at), about.sent_at)}."
    link = about.links.page("motion", about.seat, motion.id or 0)
    if motion.kind == "pause":
        lines = [f"{asked} {until} No answer counts as no."]
        subject = "pause it?"
        opening = f"{you}, {asker} asks whether the game may pause. Answer here:"
    elif motion.kind == "end":
        lines = [f"{asked} The record of the game is kept. {until} No answer counts as no."]
        subject = "end it here?"
        opening = f"{you}, {asker} asks whether to end the game. Answer here:"
    elif about.seat.n == motion.seat:
        lines = [
            f"{asked} If you do not object, and all others agree, it will be offered. {until}",
            "To keep it, answer no. To take it back, use the button in the mail that told you about the robot.",
        ]
        subject = "your seat may be given away"
        opening = f"{you}, your seat may be given away. Object here:"
    else:
        owner = about.seats[motion.seat or 0].name
        lines = [f"{asked} All of you must agree, and {owner} may object. {until} No answer counts as no."]
        subject = "a new player for a seat?"
        opening = f"{you}, {asker} has found somebody for a seat. Answer here:"
    return Notice(subject, opening, "Answer", link, lines).context()
