"""To a player who has answered a mail: what was done, what was not and why, and what is legal now.

With the table if a part was played and it is still their turn; with the pages that end it if that was asked for.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.language import Message, text
from service.mail.composing import parts
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.models import Inmail
from service.views.tableau import TableView

ERASED = text("What became of your mail is not kept any more.")
MAY_CHANGE = text("You may change it until the time is up or all have answered.")

# By the outcome: the first line, and the subject before the name of the game.
_HEADINGS: Mapping[str, Message] = {
    "played": text("{you}, your mail was played"),
    "sealed": text("{you}, your answer is sealed"),
    "part": text("{you}, only a part of your mail was played"),
    "before": text("{you}, this was played before, and nothing was played now"),
    "nothing": text("{you}, nothing was played"),
}
_RESULTS: Mapping[str, Message] = {
    "played": text("Your moves were played"),
    "sealed": text("Your answer is sealed"),
    "part": text("Only a part was played"),
    "before": text("Played before, nothing was played now"),
    "nothing": text("Nothing was played"),
}

# Inmail.why, as far as the answer depends on it.
STOPPED = "stopped"  # a part was played
PLAYED_BEFORE = "played before"
ASKS_TO_STOP = "asks to stop"


def answered(draft: Draft) -> str | None:
    """Return the Message-ID of the player's mail, without brackets; None if it had none."""
    message_id = _inmail(draft).message_id
    return None if message_id is None else message_id.strip("<>")


def context(draft: Draft) -> Context:
    """Return the result of the player's mail, and the present table."""
    mail, awaited, table = _inmail(draft), parts.is_awaited(draft), draft.table()
    outcome = _outcome(mail, table)
    told = [ERASED] if mail.told is None else mail.told
    may_act = awaited or outcome == "sealed"
    return {
        "link": draft.turn_link() if may_act else draft.history,
        "table": table,
        "outcome": outcome,
        "heading": _HEADINGS[outcome].format(you=draft.seat.name),
        "result": _RESULTS[outcome],
        "again": f"{draft.links.page('analysis', draft.seat)}#again" if draft.game.status == "over" else None,
        "mails": draft.links.mails(draft.seat) if mail.why == ASKS_TO_STOP else None,
        "playing": draft.game.status == "playing",
        "told": [*told, MAY_CHANGE] if outcome == "sealed" else told,
        "awaited": awaited,
        "may_act": may_act,
        "choices": parts.listed(table),
        "reaction": table.window,
        "due": draft.due,
    }


def _outcome(mail: Inmail, table: TableView) -> str:
    """Return what the subject and the first line say: “played”, “sealed”, “part”, “before” or “nothing”."""
    if mail.why == PLAYED_BEFORE:
        return "before"
    if mail.state == "sealed" and table.answered is not None:  # its window is still open
        return "sealed"
    if mail.state in ("played", "sealed"):
        return "played"
    return "part" if mail.why == STOPPED else "nothing"


def _inmail(draft: Draft) -> Inmail:
    return draft.log.session.get_one(Inmail, draft.number)


KIND = Kind("answer", text("What became of a mail of yours"), context, asks=("turn", "window"))


def queue(table: AtTable, n: int, inmail: int) -> None:
    """Answer a received mail."""
    KIND.queue(table, n, str(inmail))
