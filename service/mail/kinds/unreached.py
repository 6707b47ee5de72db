"""To whoever asked: an invitation was refused permanently. The mail server's untrusted reply is only on the page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar

from service.gamelog.log import GameLog
from service.mail.composing.cause import Cause
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.notice import Notice, history_link
from service.mail.delivering import outbox
from service.mail.kinds import invite
from service.models import Motion, Outmail


@dataclass(frozen=True)
class Unreached(Cause):
    """The number of the refused mail: each is told once."""

    word: ClassVar[str] = "unreached"
    mail: int


def queue(log: GameLog, refused: Outmail, now: datetime) -> None:
    """Tell the organiser, or the player who offered a seat, that this invitation was refused."""
    offer = invite.offer_of(log.session, refused)
    asker = log.seats[0 if offer is None else offer.by]
    cause = str(Unreached(refused.id or 0))
    outbox.queue(log.session, log.game, asker, "notice", at=refused.at, now=now, cause=cause)


def still_applies(about: About) -> bool:
    """Return whether the person could still accept if the mail reached them, and nobody else was asked instead."""
    refused = about.session.get(Outmail, Unreached.read(about.mail.cause).mail)
    if refused is None or refused.state != "failed":
        return False
    seat, offer = about.seats[refused.seat], invite.offer_of(about.session, refused)
    same = offer is not None or seat.player_id == refused.player_id
    return same and invite.still_applies(replace(about, mail=refused, seat=seat))


def context(about: About) -> Context:
    """Return who was not reached, and where the address is corrected."""
    refused = about.session.get_one(Outmail, Unreached.read(about.mail.cause).mail)
    offer, name = invite.offer_of(about.session, refused), about.seats[refused.seat].name
    notice = _of_invitation(about, name) if offer is None else _of_offer(about, offer, name)
    return notice.context()


_REFUSED = "The mail server refused the mail for good. Perhaps the address was mistyped."


def _of_invitation(about: About, name: str) -> Notice:
    lines = [
        _REFUSED,
        "The page shows what the server answered. There you can enter the address again, ask somebody else, or seat a "
        "robot. The cards are dealt as soon as every seat is taken.",
    ]
    opening = f"{about.seat.name}, the invitation did not reach {name}. Correct the address here:"
    link = about.links.page("confirm", about.seat)
    return Notice("an invitation did not arrive", opening, "Correct the address", link, lines)


def _of_offer(about: About, offer: Motion, owner: str) -> Notice:
    lines = [
        _REFUSED,
        f"You offered the seat of {owner} to {offer.name}. On the page of your own seat you can enter the address "
        f"again. As long as the name stays {offer.name}, nobody is asked again.",
    ]
    opening = f"{about.seat.name}, the invitation did not reach {offer.name}. Look at the table here:"
    return Notice("an invitation did not arrive", opening, "Look at the table", history_link(about), lines)
