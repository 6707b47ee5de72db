"""Rate limits: what one person may cause, and what one mailbox may receive, in 24 hours."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol

from sqlalchemy.orm import aliased
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from engine.language import Message, text
from service import errors
from service.mail.registry import UNSOLICITED
from service.models import Game, Outmail, Player, Seat
from service.players import players
from service.text import amounts

DAY = timedelta(days=1)
CONFIRMATIONS_A_DAY = 10  # to one mailbox whose owner plays here: with fewer, three posts would keep them out for a day
INVITATIONS_A_DAY = 20  # by one organiser
INVITATIONS_TO_ONE_A_DAY = 3  # by one organiser to one mailbox, if they have played together; reminders included
FROM_STRANGERS_A_DAY = 3  # to one mailbox, from all organisers who have never played with its owner
REPETITIONS_A_DAY = 5  # repeated questions to one player at their own request, in all their games
GAMES_MAILS_A_DAY = 3  # mails with the link to all games, to one mailbox, whoever asks
AGAIN = "again"  # prefix of the cause of a repeated invitation


class NthRequest(Protocol):
    """Return which request for a mailbox one is today, of those from the network of whoever asks."""

    def __call__(self, *, counts: bool) -> int:
        """`counts`: whether it counts, as its mail is sent unless there were too many."""


_INVITATIONS = text("At most {most} invitations by one organiser in 24 hours, please.")
_TO_ONE = text("At most {most} invitations by one organiser to one person in 24 hours, please.")
_REPETITIONS = text("At most {most} mails are sent again in 24 hours. The page of your seat shows all that they say.")
_GAMES_MAILS = text("At most {most} mails with the link to all your games in 24 hours, please.")
_OPEN_PROPOSAL = text(
    "Somebody you invite has not answered your invitation to another game yet: one at a time, please."
)


def allow(more: int, recent: Sequence[datetime], most: int, now: datetime, message: Message) -> None:
    """Raise errors.TooMany if `more` new events and the `recent` ones of the last 24 hours are more than `most`.

    The error has the seconds until they are allowed, and `message`, where {most} is the limit and {wait} that time.
    """
    excess = len(recent) + more - most
    if excess > 0:
        wait = sorted(recent)[min(excess, len(recent)) - 1] + DAY - now if recent else DAY
        seconds = math.ceil(wait.total_seconds())
        raise errors.TooMany(message.format(most=most, wait=amounts.duration(seconds)), seconds)


def the_first(*, counts: bool) -> int:
    """Return 1 for a request that comes from no network."""
    return 1


def may_be_asked(
    session: Session, player: Player, now: datetime, nth: NthRequest = the_first, *, is_due: bool = True
) -> bool:
    """Return whether one more mail that asks to confirm something may be sent to a player's mailbox.

    Anybody may type its address. If its owner has never accepted a game, it gets three mails by strangers a day in all,
    invitations included. One more is stored and not sent, as to a blocked address: to refuse it would reveal what
    others have asked for. `nth` counts the requests of one network, which has half of the mails, so that no stranger
    uses up those that the owner of the mailbox needs. `is_due`: False if no mail is sent whatever the limits are; then
    the work is the same, and nothing counts.
    """
    if _has_accepted(session, player):
        most = CONFIRMATIONS_A_DAY
        is_free = len(_mails_to(session, player, ("confirm", "address", "join"), now, sent=True)) < most
    else:
        most, is_free = FROM_STRANGERS_A_DAY, _free_from(session, player, now) <= now
    return nth(counts=is_due) <= math.ceil(most / 2) and is_free and is_due


def allow_invitations_by(session: Session, organiser: Player, more: int, now: datetime) -> None:
    """Allow `more` invitations by one organiser. Raises errors.TooMany."""
    by_organiser = select(Outmail.created_at).where(
        col(Outmail.asked_by).in_(_same_mailbox(session, organiser)),
        Outmail.kind == "invite",
        ~col(Outmail.cause).startswith(AGAIN),
        Outmail.created_at > now - DAY,
    )
    recent = session.exec(by_organiser).all()
    allow(more, recent, INVITATIONS_A_DAY, now, _INVITATIONS)


def allow_invitations(session: Session, organiser: Player, guests: Sequence[Player], now: datetime) -> None:
    """Allow invitations by the organiser to these guests. Raises errors.TooMany for what the organiser did before.

    `next_allowed` tells which of them are sent: what others have sent to a guest is not revealed.
    """
    allow_invitations_by(session, organiser, len(guests), now)
    for guest in sorted(guests, key=lambda player: player.id or 0):
        if have_played(session, organiser, guest):
            by_organiser = _mails_to(session, guest, ("invite",), now, organiser)
            allow(1, by_organiser, INVITATIONS_TO_ONE_A_DAY, now, _TO_ONE)
        else:
            _one_open_proposal(session, organiser, guest)


def allow_repetition(session: Session, player_id: int, now: datetime) -> None:
    """Allow one more mail that repeats a question at the request of the player it asks. Raises errors.TooMany."""
    repeated = select(Outmail.created_at).where(
        Outmail.asked_by == player_id, col(Outmail.kind).in_(("turn", "window")), Outmail.created_at > now - DAY
    )
    allow(1, session.exec(repeated).all(), REPETITIONS_A_DAY, now, _REPETITIONS)


def allow_games_mail(session: Session, player: Player, now: datetime) -> None:
    """Allow one more mail with the link to all games of a player. Raises errors.TooMany."""
    allow(1, _mails_to(session, player, ("games",), now), GAMES_MAILS_A_DAY, now, _GAMES_MAILS)


def keep_counting(session: Session, player: Player, now: datetime) -> None:
    """Let the invitations that a player caused in the last 24 hours count for their mailbox when they are forgotten.

    For that long a row has the fingerprint of the mailbox in place of an address.
    """
    caused = (col(Outmail.asked_by) == player.id, Outmail.kind == "invite", Outmail.created_at > now - DAY)
    mails = session.exec(select(Outmail).where(*caused)).all()
    if not mails:
        return
    without_address = players.without_address(session, player, now)
    for mail in mails:
        mail.asked_by = without_address.id


def next_allowed(session: Session, asker: int | None, guest: Player, now: datetime) -> datetime:
    """Return when one more invitation caused by the player `asker` may be mailed to `guest`: now, or later."""
    if asker is not None and have_played(session, session.get_one(Player, asker), guest):
        return now
    return _free_from(session, guest, now)


def have_played(session: Session, one: Player, other: Player) -> bool:
    """Return whether two players have had seats in the same game, and it began."""
    first, second = aliased(Seat), aliased(Seat)
    together = (
        select(Game.id)
        .join(first, col(first.game_id) == col(Game.id))
        .join(second, col(second.game_id) == col(Game.id))
        .where(first.player_id == one.id, second.player_id == other.id, col(Game.started_at).is_not(None))
    )
    return session.exec(together.limit(1)).first() is not None


def _free_from(session: Session, guest: Player, now: datetime) -> datetime:
    """Return when the guest's mailbox may get one more mail of a stranger: now, or later."""
    kinds = ("invite",) if _has_accepted(session, guest) else UNSOLICITED
    recent = sorted(_mails_to(session, guest, kinds, now, sent=True))
    return now if len(recent) < FROM_STRANGERS_A_DAY else recent[-FROM_STRANGERS_A_DAY] + DAY


def _one_open_proposal(session: Session, organiser: Player, guest: Player) -> None:
    """Refuse a second invitation by the same organiser while the first is not answered. Raises errors.TooMany."""
    own = aliased(Seat)
    unanswered = (
        select(Seat.id)
        .join(Game, col(Game.id) == col(Seat.game_id))
        .join(own, col(own.game_id) == col(Game.id))
        .join(Player, col(Player.id) == col(Seat.player_id))
        .where(Game.status == "inviting", own.n == 0, col(own.player_id).in_(_same_mailbox(session, organiser)))
        .where(Player.mailbox == guest.mailbox, Seat.state == "invited", col(Seat.invited_at).is_not(None))
    )
    if session.exec(unanswered.limit(1)).first() is not None:
        raise errors.TooMany(_OPEN_PROPOSAL, math.ceil(DAY.total_seconds()))


def _has_accepted(session: Session, player: Player) -> bool:
    """Return whether the owner of the player's mailbox has ever confirmed or accepted a game."""
    theirs = select(Seat.id).join(Player).where(Player.mailbox == player.mailbox, Seat.state == "accepted")
    return session.exec(theirs.limit(1)).first() is not None


def _same_mailbox(session: Session, player: Player) -> SelectOfScalar[int | None]:
    """Return the query for all players of a player's mailbox, with the row that `keep_counting` has left."""
    mailboxes = (player.mailbox, players.fingerprint(session, player.address))
    return select(col(Player.id)).where(col(Player.mailbox).in_(mailboxes))


def _mails_to(
    session: Session,
    player: Player,
    kinds: Sequence[str],
    now: datetime,
    by: Player | None = None,
    *,
    sent: bool = False,
) -> Sequence[datetime]:
    """Return the times at which mails of these kinds to the player's mailbox were queued in the last 24 hours.

    `by`: who caused them; None for anybody. `sent`: without those that are stored and never sent.
    """
    queued = select(Outmail.created_at).join(Player, col(Player.id) == col(Outmail.player_id))
    recent = queued.where(Player.mailbox == player.mailbox, Outmail.created_at > now - DAY)
    if by is not None:
        recent = recent.where(col(Outmail.asked_by).in_(_same_mailbox(session, by)))
    if sent:
        recent = recent.where(Outmail.state != "superseded")
    return session.exec(recent.where(col(Outmail.kind).in_(kinds))).all()
