"""To everybody: the game will not be played, or not to its end, by the organiser's or the operator's decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice, history_link
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue


@dataclass(frozen=True)
class Stopped(Cause):
    """`by` is organiser, operator or, if its seats were not filled in 90 days, unfilled."""

    word: ClassVar[str] = "stopped"
    by: str


_WHY = {
    "organiser": "The player who asked you to the game called {game} has given it up before the cards were dealt.",
    "unfilled": "The game called {game} did not find enough players in 90 days, so it will not be played.",
    "operator": "The people who run this service have stopped the game called {game}. Nobody has won.",
}


def queue(table: AtTable, n: int, by: str) -> None:
    """Tell a player that the game was stopped."""
    _queue(table, n, "notice", Stopped(by))


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return who stopped it; a game that had begun has a record."""
    why = _WHY[Stopped.read(about.mail.cause).by].format(game=about.game.name)
    lines = [why, "There is nothing left for you to do, and no more mail comes about it. Thank you for taking part."]
    you, link = about.seat.name, history_link(about)
    if about.game.started_at is None:
        opening = f"{you}, the game will not be played. Look at it here:"
        return Notice("it will not be played", opening, "Look at it", link, lines).context()
    lines.insert(1, "The record shows every move, and the seed that made the shuffles.")
    opening = f"{you}, the game has ended. See it again here:"
    return Notice("the game has ended", opening, "See it again", link, lines).context()
