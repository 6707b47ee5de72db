"""To the organiser's address before it is known to be theirs: no word in it is a stranger's."""

from __future__ import annotations

import engine
from engine.language import text
from service.gamelog import presence
from service.mail.composing.kind import AtTable, Context, Draft, Kind, epoch_cause
from service.models import BEFORE_THE_DEAL


def still_applies(draft: Draft) -> bool:
    """Return whether the cards are not dealt: a second mail leads to the organiser's page."""
    return draft.game.status in BEFORE_THE_DEAL


def context(draft: Draft) -> Context:
    """Return the link, and what is to be played by how many."""
    return {
        "link": draft.links.page("confirm", draft.seat),
        "edition": engine.EDITIONS[draft.game.edition].title,
        "players": len(draft.log.seats),
        "against_robots": presence.against_robots(draft.log.seats),
    }


KIND = Kind(
    "confirm",
    text("The request to confirm the game"),
    context,
    still_applies,
    text("Not sent: the game had begun or was given up, or you wanted no such mails."),
    may_be_muted=False,
    unsolicited=True,
)


def queue(table: AtTable, *, sent: bool = True) -> None:
    """Ask the organiser to confirm the game. Idempotent for one epoch of the links."""
    organiser = table.seats[0]
    KIND.queue(table, 0, epoch_cause("", organiser.epoch), asked_by=organiser.player_id, sent=sent)
