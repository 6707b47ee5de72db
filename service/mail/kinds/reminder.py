"""To a player for whom the game waits, when most of their time has gone."""

from __future__ import annotations

from dataclasses import dataclass

from service.mail.composing import parts
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue


@dataclass(frozen=True)
class Deadline(Cause):
    """The deadline it is about, in UTC: one reminder for each."""

    time: str


def queue(table: AtTable, n: int) -> None:
    """Remind a player of the game's present deadline."""
    _queue(table, n, "reminder", Deadline(f"{table.game.due_at:%Y-%m-%d %H:%M:%S}"))


def still_applies(about: About) -> bool:
    """Return whether the turn or the window waits for its reader."""
    return parts.is_awaited(about)


def context(about: About) -> Context:
    """Return the context of the mail about the turn or the window."""
    in_window = about.game.window_at is not None
    asked = parts.window_question(about) if in_window else parts.turn_question(about)
    return {**asked, "in_window": in_window}
