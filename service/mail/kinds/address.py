"""To an address that a guest has typed, before it is known to be theirs: no word in it is a stranger's."""

from __future__ import annotations

from engine.language import text
from service.gamelog import presence, requested_address
from service.mail.composing.kind import AtTable, Context, Draft, Kind


def still_applies(draft: Draft) -> bool:
    """Return whether it is the last request of the game."""
    last = requested_address.last_request(draft.log.session, draft.game, draft.sent_at)
    return last is not None and last.id == draft.mail.id


def context(draft: Draft) -> Context:
    """Return the link."""
    return {"link": draft.links.page("address", draft.seat, draft.number)}


KIND = Kind(
    requested_address.KIND,
    text("The request to confirm your address"),
    context,
    still_applies,
    text("Not sent: it was confirmed, another address was entered, or you wanted no such mails."),
    may_be_muted=False,
    unsolicited=True,
    to_outsider=True,
    sent_as="confirm",
)


def queue(table: AtTable, player_id: int, number: int, *, sent: bool) -> None:
    """Ask whether the address of that player is the guest's; `number` is that of the request in its game."""
    guest = presence.guest_seat(table.seats)
    KIND.queue(table, guest, str(number), player_id=player_id, asked_by=player_id, sent=sent)
