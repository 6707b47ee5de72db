"""To an address that a guest has typed, before it is known to be theirs: no word in it is a stranger's."""

from __future__ import annotations

from dataclasses import dataclass

from service.gamelog import requested_address
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.delivering import outbox


@dataclass(frozen=True)
class Requested(Cause):
    """The number of the request in its game."""

    number: int


def queue(table: AtTable, player_id: int, number: int, *, sent: bool) -> None:
    """Ask whether the address of that player is the guest's. `sent`: see `outbox.queue`."""
    game, seat, cause = table.game, table.seats[requested_address.SEAT], str(Requested(number))
    outbox.queue(
        table.session,
        game,
        seat,
        requested_address.KIND,
        at=game.at,
        now=table.now,
        cause=cause,
        player_id=player_id,
        asked_by=player_id,
        sent=sent,
    )


def still_applies(about: About) -> bool:
    """Return whether it is the last request of the game."""
    last = requested_address.last_request(about.session, about.game, about.sent_at)
    return last is not None and last.id == about.mail.id


def context(about: About) -> Context:
    """Return the link."""
    number = Requested.read(about.mail.cause).number
    return {"link": about.links.page("address", about.seat, number)}
