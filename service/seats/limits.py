"""Limits: how much of something one person may cause, or one mailbox receive, in a day."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.orm import aliased
from sqlmodel import Session, col, select

from service import errors
from service.models import Game, Outmail, Player, Seat
from service.outbox import UNSOLICITED

DAY = timedelta(days=1)
CONFIRMATIONS_A_DAY = 3  # to one mailbox
INVITATIONS_A_DAY = 20  # by one organiser
FROM_STRANGERS_A_DAY = 3  # to one mailbox, by all who have never played with its owner
AGAIN = "again"  # how the cause of a repeated invitation begins


def allow(more: int, recent: Sequence[datetime], most: int, now: datetime, what: str) -> None:
    """Refuse `more` of `what` if with the `recent` ones, those of the last 24 hours, there were over `most`.

    Raises errors.TooMany with the seconds until there would be room.
    """
    over = len(recent) + more - most
    if over > 0:
        wait = sorted(recent)[min(over, len(recent)) - 1] + DAY - now if recent else DAY
        raise errors.TooMany(f"At most {most} {what} in 24 hours, please.", math.ceil(wait.total_seconds()))


def allow_confirmation(session: Session, organiser: Player, now: datetime) -> None:
    """Refuse one more confirmation mail to an address that had enough of them. Raises errors.TooMany.

    To a mailbox that never said yes to anything invitations count as well: it is to get three mails a day in all.
    """
    kinds = ("confirm",) if _has_said_yes(session, organiser) else UNSOLICITED
    recent = _mails_to(session, organiser, kinds, now)
    allow(1, recent, CONFIRMATIONS_A_DAY, now, "new games for one address")


def allow_invitations_by(session: Session, organiser: Player, more: int, now: datetime) -> None:
    """Refuse `more` invitations that are too many for the organiser's day. Raises errors.TooMany."""
    by_organiser = select(Outmail.created_at).where(
        Outmail.asked_by == organiser.id,
        Outmail.kind == "invite",
        ~col(Outmail.cause).startswith(AGAIN),
        Outmail.created_at > now - DAY,
    )
    recent = session.exec(by_organiser).all()
    allow(more, recent, INVITATIONS_A_DAY, now, "invitations by one organiser")


def allow_invitations(session: Session, organiser: Player, guests: Sequence[Player], now: datetime) -> None:
    """Refuse invitations that are too many for the organiser's day or for one of the guests. Raises errors.TooMany."""
    allow_invitations_by(session, organiser, len(guests), now)
    for guest in sorted(guests, key=lambda player: player.id or 0):
        if not have_played(session, organiser, guest):
            _one_open_proposal(session, organiser, guest)
            told = "invitations to one address by people its owner has not played with"
            allow(1, _unsolicited(session, guest, now), FROM_STRANGERS_A_DAY, now, told)


def room_for(session: Session, asker: int | None, guest: Player, now: datetime) -> datetime:
    """Return when one more invitation, caused by the player `asker`, may be mailed to `guest`: now, or later."""
    known = asker is not None and have_played(session, session.get_one(Player, asker), guest)
    recent = sorted(_unsolicited(session, guest, now))
    if known or len(recent) < FROM_STRANGERS_A_DAY:
        return now
    return recent[-FROM_STRANGERS_A_DAY] + DAY


def have_played(session: Session, one: Player, other: Player) -> bool:
    """Tell whether two people have sat at the table of a game that began."""
    first, second = aliased(Seat), aliased(Seat)
    together = (
        select(Game.id)
        .join(first, col(first.game_id) == col(Game.id))
        .join(second, col(second.game_id) == col(Game.id))
        .where(first.player_id == one.id, second.player_id == other.id, col(Game.started_at).is_not(None))
    )
    return session.exec(together.limit(1)).first() is not None


def _one_open_proposal(session: Session, organiser: Player, guest: Player) -> None:
    """Refuse a second invitation by the same organiser while the first is not answered. Raises errors.TooMany."""
    own = aliased(Seat)
    unanswered = (
        select(Seat.id)
        .join(Game, col(Game.id) == col(Seat.game_id))
        .join(own, col(own.game_id) == col(Game.id))
        .join(Player, col(Player.id) == col(Seat.player_id))
        .where(Game.status == "inviting", own.n == 0, own.player_id == organiser.id)
        .where(Player.mailbox == guest.mailbox, Seat.state == "invited", col(Seat.invited_at).is_not(None))
    )
    if session.exec(unanswered.limit(1)).first() is not None:
        told = "Somebody you invite has not answered your invitation to another game yet: one at a time, please."
        raise errors.TooMany(told, math.ceil(DAY.total_seconds()))


def _has_said_yes(session: Session, player: Player) -> bool:
    """Tell whether the owner of this mailbox has ever confirmed or accepted a game."""
    theirs = select(Seat.id).join(Player).where(Player.mailbox == player.mailbox, Seat.state == "accepted")
    return session.exec(theirs.limit(1)).first() is not None


def _unsolicited(session: Session, guest: Player, now: datetime) -> Sequence[datetime]:
    """Return when unsolicited mails to this mailbox were queued in the last 24 hours."""
    kinds = ("invite",) if _has_said_yes(session, guest) else UNSOLICITED
    return _mails_to(session, guest, kinds, now)


def _mails_to(session: Session, player: Player, kinds: Sequence[str], now: datetime) -> Sequence[datetime]:
    queued = select(Outmail.created_at).join(Player, col(Player.id) == col(Outmail.player_id))
    recent = queued.where(Player.mailbox == player.mailbox, Outmail.created_at > now - DAY)
    return session.exec(recent.where(col(Outmail.kind).in_(kinds))).all()
