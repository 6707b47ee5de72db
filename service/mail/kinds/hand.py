"""To everybody when a hand is over: its score, and the next deal."""

from __future__ import annotations

from sqlmodel import col, select

from service.mail.composing import parts
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.models import Outmail
from service.views.tableau import TableView


def queue(table: AtTable, n: int) -> None:
    """Tell a player how the hand ended."""
    _queue(table, n, "hand")


def still_applies(about: About) -> bool:
    """Return whether the reader's next turn has not begun: its mail includes all that happened since the last one."""
    return not told_with_a_turn(about)


def context(about: About) -> Context:
    """Return the table, the score sheet, what was said, and a line for each earlier hand not yet reported."""
    found = parts.news(about)
    table: TableView = found["table"]
    *earlier, gain = found["gains"]
    found |= parts.table_talk(about)
    return {**found, "earlier": earlier, "gain": gain, "sheet": parts.sheet(about, table)}


def told_with_a_turn(about: About) -> bool:
    """Return whether a mail about the reader's own turn includes this news."""
    mail = about.mail
    turn = select(Outmail.id).where(
        Outmail.game_id == mail.game_id,
        Outmail.seat == mail.seat,
        Outmail.kind == "turn",
        col(Outmail.at) >= mail.at,
        Outmail.state != "failed",
    )
    return about.session.exec(turn).first() is not None
