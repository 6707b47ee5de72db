"""To an address with which somebody asked to join a game, before it is known to be theirs: no word is a stranger's."""

from __future__ import annotations

import engine
from engine.language import text
from service.gamelog import join_requests
from service.mail.composing.kind import AtTable, Context, Draft, Kind


def still_applies(draft: Draft) -> bool:
    """Return whether the request may still be confirmed."""
    asked = join_requests.request_of(draft.log.session, draft.game.id, draft.number)
    return asked is not None and join_requests.waits(draft.log, asked, draft.sent_at)


def context(draft: Draft) -> Context:
    """Return the link, and what is to be played by how many."""
    return {
        "link": draft.links.page("join", draft.seat, draft.number),
        "edition": engine.EDITIONS[draft.game.edition].title,
        "players": len(draft.log.seats),
    }


KIND = Kind(
    join_requests.KIND,
    text("The request to confirm that you join a game"),
    context,
    still_applies,
    text("Not sent: all seats were taken, the game was closed, or you wanted no such mails."),
    may_be_muted=False,
    unsolicited=True,
    to_outsider=True,
    sent_as="confirm",
)


def queue(table: AtTable, player_id: int, number: int, *, sent: bool) -> None:
    """Ask whether that player wants to join the game; `number` is that of the request."""
    KIND.queue(table, 0, str(number), player_id=player_id, asked_by=player_id, sent=sent)
