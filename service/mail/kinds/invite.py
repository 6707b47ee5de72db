"""To an invited player: who asks, what is played, at what pace, with whom. Names stand in fixed places, quoted."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from sqlmodel import Session

from service.gamelog.presence import known_name
from service.mail.composing.cause import Cause, Epoch
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.queueing import AtTable
from service.mail.composing.queueing import queue as _queue
from service.mail.delivering import outbox
from service.models import UNDER_WAY, Motion, Outmail, Player, Seat
from service.views.terms import terms_of

AGAIN, REMINDER = "again", "reminder"


@dataclass(frozen=True)
class Repeated(Epoch):
    """The invitation is repeated, as nobody has answered it."""

    def __str__(self) -> str:
        return f"{AGAIN} {self.epoch}" if self.epoch else AGAIN


@dataclass(frozen=True)
class Reminded(Epoch):
    """The invitation is repeated at the organiser's request."""

    def __str__(self) -> str:
        return f"{REMINDER} {self.epoch}" if self.epoch else REMINDER


@dataclass(frozen=True)
class Offered(Cause):
    """The seat of a game under way is offered; `motion` is the question that was carried."""

    word: ClassVar[str] = "seat"
    motion: int


def queue(table: AtTable, n: int, *, sent: bool = True) -> None:
    """Invite the player of seat `n` at the request of the organiser. `sent`: see `outbox.queue`."""
    _queue(table, n, "invite", Epoch(table.seats[n].epoch), asked_by=table.seats[0].player_id, sent=sent)


def queue_repetition(table: AtTable, n: int) -> None:
    """Repeat an invitation that was not answered."""
    _queue(table, n, "invite", Repeated(table.seats[n].epoch))


def queue_reminder(table: AtTable, n: int, not_before: datetime) -> None:
    """Repeat an invitation at the request of the organiser, due at `not_before`."""
    cause, organiser = Reminded(table.seats[n].epoch), table.seats[0].player_id
    _queue(table, n, "invite", cause, asked_by=organiser, due=not_before)


def queue_offer(table: AtTable, motion: Motion, guest: Player, not_before: datetime) -> None:
    """Offer the seat of a carried motion to its new player, due at `not_before`."""
    seat = table.seats[motion.seat or 0]
    outbox.queue(
        table.session,
        table.game,
        seat,
        "invite",
        at=table.game.at,
        now=not_before,
        cause=str(Offered(motion.id or 0)),
        player_id=guest.id,
        asked_by=table.seats[motion.by].player_id,
    )


def offer_of(session: Session, mail: Outmail) -> Motion | None:
    """Return the motion whose seat this mail offers; None if it is an ordinary invitation, or another kind of mail."""
    if mail.kind != "invite" or not mail.cause.startswith(f"{Offered.word} "):
        return None
    return session.get(Motion, Offered.read(mail.cause).motion)


def offered_seat(offer: Motion, seat: Seat) -> Seat:
    """Return the seat as if the new player had it; it is not stored."""
    return Seat(
        game_id=seat.game_id,
        n=seat.n,
        name=offer.name or "",
        player_id=offer.player_id,
        state="invited",
        epoch=seat.epoch + 1,
        due_at=offer.due_at,
    )


def still_applies(about: About) -> bool:
    """Return whether the seat waits for the reader's answer: before the deal, or held and offered to them."""
    offer = offer_of(about.session, about.mail)
    if offer is not None:
        return offer.state == "carried" and about.game.status in UNDER_WAY
    return about.game.status == "inviting" and about.seat.state == "invited"


def context(about: About) -> Context:
    """Return the link, who asks, who else plays, and the terms."""
    offer = offer_of(about.session, about.mail)
    organiser = 0 if offer is None else offer.by
    return {
        "link": _link(about, offer),
        "again": about.mail.cause.partition(" ")[0] in (AGAIN, REMINDER),
        "organiser": about.seats[organiser].name,
        "company": [_companion(about, seat) for seat in about.seats if seat.n not in (organiser, about.seat.n)],
        "instead_of": None if offer is None else about.seats[about.seat.n].name,
        "until": None if about.seat.due_at is None else about.local(about.seat.due_at),
        "terms": terms_of(about.game),
    }


def _link(about: About, offer: Motion | None) -> str:
    if offer is None:
        return about.links.page("invite", about.seat)
    return about.links.page("offer", about.seat, offer.id or 0)


def _companion(about: About, seat: Seat) -> str:
    """Return a player's name in quotation marks; without it if that player, like the reader, has not accepted yet."""
    name = known_name(about.game, seat)
    if name is None:
        return "one more who is invited"
    return f"“{name}” (a robot)" if seat.robot is not None else f"“{name}”"
