"""To a player who has answered a mail with moves: what was done, what was not and why, and what is legal now."""

from __future__ import annotations

from dataclasses import dataclass

from service.mail.composing import parts
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.models import Inmail

ERASED = "What became of it is not kept any more."


@dataclass(frozen=True)
class Answered(Cause):
    """The number of the received mail that is answered."""

    inmail: int


def queue(table: AtTable, n: int, inmail: int) -> None:
    """Answer a received mail."""
    _queue(table, n, "answer", Answered(inmail))


def answered(about: About) -> str | None:
    """Return the Message-ID of the player's mail, without brackets; None if it had none."""
    message_id = _inmail(about).message_id
    return None if message_id is None else message_id.strip("<>")


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return the result of the player's mail, and the present table."""
    mail, awaited, table = _inmail(about), parts.is_awaited(about), about.table()
    return {
        "link": about.turn_link() if awaited else about.links.history(about.game.id),
        "table": table,
        "played": mail.state in ("played", "sealed"),
        "told": [ERASED] if mail.told is None else mail.told,
        "awaited": awaited,
        "choices": parts.listed(table),
        "reaction": parts.reaction(table),
        "due": about.due,
    }


def _inmail(about: About) -> Inmail:
    return about.session.get_one(Inmail, Answered.read(about.mail.cause).inmail)
