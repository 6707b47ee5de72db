"""To everybody when the game is over: who has won, and how to check the shuffles."""

from __future__ import annotations

from service.gamelog.game_record import record
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.mail.kinds import hand
from service.views.tableau import TableView


def queue(table: AtTable, n: int) -> None:
    """Tell a player how the game ended."""
    _queue(table, n, "result")


def still_applies(about: About) -> bool:
    """Return True: the mail always applies."""
    return True


def context(about: About) -> Context:
    """Return the score of the last hand, what was said, the winner, the seed, and where play and record are."""
    found, ended = hand.context(about), record(about.log)
    table: TableView = found["table"]
    return {
        **found,
        "winner": table.chairs[ended["result"]["winner"]],
        "seed": ended["seed"],
        "commitment": ended["commitment"],
        "play": about.links.page("analysis", about.seat),
        "record": f"{about.links.history(about.game.id)}.json",
    }
