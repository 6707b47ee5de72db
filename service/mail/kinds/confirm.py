"""To the organiser's address before it is known to be theirs: no word in it is a stranger's."""

from __future__ import annotations

import engine
from service.gamelog import presence
from service.mail.composing.cause import Epoch
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.models import BEFORE_THE_DEAL


def queue(table: AtTable, *, sent: bool = True) -> None:
    """Ask the organiser to confirm the game. Idempotent for one epoch of the links. `sent`: see `outbox.queue`."""
    organiser = table.seats[0]
    _queue(table, 0, "confirm", Epoch(organiser.epoch), asked_by=organiser.player_id, sent=sent)


def still_applies(about: About) -> bool:
    """Return whether the cards are not dealt: a second mail leads to the organiser's page."""
    return about.game.status in BEFORE_THE_DEAL


def context(about: About) -> Context:
    """Return the link, and what is to be played by how many."""
    return {
        "link": about.links.page("confirm", about.seat),
        "edition": engine.EDITIONS[about.game.edition].title,
        "players": len(about.seats),
        "against_robots": presence.against_robots(about.seats),
    }
