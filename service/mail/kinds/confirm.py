"""To the organiser's address before it is known to be theirs: no word in it is a stranger's."""

from __future__ import annotations

import engine
from service.gamelog import presence
from service.mail.about import About
from service.mail.cause import Epoch
from service.mail.kind import Context
from service.mail.queueing import AtTable
from service.mail.queueing import queue as _queue


def queue(table: AtTable) -> None:
    """Ask the organiser to confirm the game; with links of a new epoch it is another mail."""
    organiser = table.seats[0]
    _queue(table, 0, "confirm", Epoch(organiser.epoch), asked_by=organiser.player_id)


def still_applies(about: About) -> bool:
    """Until the deal: a second one leads to the page of the organiser."""
    return about.game.status in ("proposed", "inviting")


def context(about: About) -> Context:
    """Return the link, and what is to be played by how many."""
    return {
        "link": about.links.page("confirm", about.seat),
        "edition": engine.EDITIONS[about.game.edition].title,
        "players": len(about.seats),
        "against_robots": presence.against_robots(about.seats),
    }
