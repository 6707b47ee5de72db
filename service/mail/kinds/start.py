"""To every player when the cards are dealt, or who takes a seat over: the seat link, the hand, who begins.

For the player who begins it is the mail of their first turn, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from service.mail.composing import parts
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.views.tableau import TableView
from service.views.terms import terms_of


@dataclass(frozen=True)
class TakenOver(Cause):
    """The seat was taken over, with links of that epoch."""

    word: ClassVar[str] = "substitute"
    epoch: int


def queue(table: AtTable, n: int) -> None:
    """Tell a player that the cards are dealt."""
    _queue(table, n, "start")


def queue_taken_over(table: AtTable, n: int) -> None:
    """Tell a player that the seat of a game under way is theirs."""
    _queue(table, n, "start", TakenOver(table.seats[n].epoch))


def still_applies(about: About) -> bool:
    """Return True: the mail always applies, because it holds the seat link."""
    return True


def context(about: About) -> Context:
    """Return the links, the table, who begins, and the terms; if the turn waits for the reader, its question."""
    awaited = parts.is_awaited(about)
    told = parts.turn_question(about) if awaited else {"table": about.table(about.mail.at)}
    table: TableView = told["table"]
    return {
        **told,
        "awaited": awaited,
        "seat_link": about.links.page("seat", about.seat),
        "later": about.mail.cause.startswith(TakenOver.word),
        "begins": next(chair for chair in table.chairs if chair.is_turn),
        "history": about.links.history(about.game.id),
        "terms": terms_of(about.game),
    }
