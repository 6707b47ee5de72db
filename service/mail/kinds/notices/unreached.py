"""To whoever asked: an invitation was refused permanently. The mail server's untrusted reply is only on the page."""

from __future__ import annotations

from dataclasses import replace

from engine.language import text
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.mail.composing.notice import Notice
from service.mail.kinds import invite
from service.models import Outmail

_REFUSED = text("The mail server refused the mail for good. Perhaps the address was mistyped.")


_INVITATION = Notice(
    text("An invitation did not arrive"),
    text("{you}, the invitation did not reach {name}. Correct the address here:"),
    _REFUSED,
    text(
        "The page shows what the server answered. There you can enter the address again, ask somebody else, or seat a "
        "robot. The cards are dealt as soon as every seat is taken."
    ),
    button=text("Correct the address"),
    link=lambda draft: draft.links.page("confirm", draft.seat),
)
_OFFER = Notice(
    text("An invitation did not arrive"),
    text("{you}, the invitation did not reach {name}. Look at the game here:"),
    _REFUSED,
    text(
        "You offered the seat of {owner} to {name}. On the page of your own seat you can enter the address again. As "
        "long as the name stays {name}, nobody is asked again."
    ),
)


def still_applies(draft: Draft) -> bool:
    """Return whether the person could still accept if the mail reached them, and nobody else was asked instead."""
    refused = draft.log.session.get(Outmail, draft.number)
    if refused is None or refused.state != "failed":
        return False
    seat, offer = draft.log.seats[refused.seat], invite.offer_of(draft.log.session, refused)
    same = offer is not None or seat.player_id == refused.player_id
    return same and invite.still_applies(replace(draft, mail=refused, seat=seat))


def context(draft: Draft) -> Context:
    """Return who was not reached, and where the address is corrected."""
    refused = draft.log.session.get_one(Outmail, draft.number)
    offer, owner = invite.offer_of(draft.log.session, refused), draft.log.seats[refused.seat].name
    if offer is None:
        return _INVITATION.context(draft, name=owner)
    return _OFFER.context(draft, name=offer.name or "", owner=owner)


KIND = Kind(
    "notice",
    text("An invitation could not be delivered"),
    context,
    still_applies,
    text("Not sent: by then somebody else was asked, or the invitation was over."),
    word="unreached",
)


def queue(table: AtTable, refused: Outmail) -> None:
    """Tell the organiser, or the player who offered a seat, once that this invitation was refused."""
    offer = invite.offer_of(table.session, refused)
    KIND.queue(table, 0 if offer is None else offer.by, str(refused.id), at=refused.at)
