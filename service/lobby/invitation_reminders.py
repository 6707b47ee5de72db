"""Reminding an invited player at the organiser's request, besides the automatic repetition after two days.

Each invitation can be repeated once in this way, a day after the last mail at the earliest. Whether the player gets the
mail is not revealed: to one who wants no invitations nothing is sent, and everything looks the same.
"""

from __future__ import annotations

import math
from datetime import datetime, timedelta

from engine.language import text
from service import errors
from service.games.transaction import GameTransaction
from service.lobby.invitations import REPEATED_AFTER
from service.mail.kinds import invite
from service.models import Seat
from service.players import failed_mails, limits, players

NO_SUCH_SEAT = text("This game has no such player to remind.")
ANSWERED = text("This player is not asked any more: they have answered, or their time to answer is over.")
FAILED = text(
    "The invitation did not reach this player, so a reminder would not reach them. Please correct the address."
)
TOO_SOON = text("A reminder can be sent a day after the last mail to that player. Please wait until then.")


def remind(tx: GameTransaction, n: int) -> None:
    """Repeat the invitation to a seat once, as soon as its player's limits allow it. Idempotent.

    Raises errors.Malformed if nobody can be asked for the seat, Past if the game is not inviting players, Stale if its
    player is not asked now or was not reached, and TooMany.
    """
    if not 1 <= n < len(tx.seats):
        raise errors.Malformed(NO_SUCH_SEAT)
    seat, now = tx.seats[n], tx.now
    if tx.game.status != "inviting":
        raise errors.Past(text("This game is not inviting players."))
    if seat.state != "invited":
        raise errors.Stale(ANSWERED)
    if n in failed_mails.before_the_deal(tx):
        raise errors.Stale(FAILED)
    if seat.reminded_at is not None:
        return
    wait = (possible_from(seat) - now).total_seconds()
    if wait > 0:
        raise errors.TooMany(TOO_SOON, math.ceil(wait))
    _repeat(tx, seat)


def possible_from(seat: Seat) -> datetime:
    """Return from when on an invited player may be reminded: a day after the last mail to them."""
    if seat.invited_at is None:
        raise LookupError(f"seat {seat.n} of game {seat.game_id} was not invited")
    repeated = seat.remind_at is None
    return seat.invited_at + (REPEATED_AFTER if repeated else timedelta()) + limits.DAY


def _repeat(tx: GameTransaction, seat: Seat) -> None:
    """Queue the mail, and postpone an automatic repetition that is due within a day. Raises errors.TooMany."""
    session, now = tx.session, tx.now
    organiser = tx.seats[0].player_id or 0
    locked = players.lock_players(session, {organiser} if seat.player_id is None else {organiser, seat.player_id})
    limits.allow_invitations_by(session, locked[organiser], 1, now)
    seat.reminded_at = now
    if seat.remind_at is not None:
        seat.remind_at = max(seat.remind_at, now + limits.DAY)
    if seat.player_id is not None:
        guest = locked[seat.player_id]
        invite.queue_reminder(tx, seat.n, limits.next_allowed(session, organiser, guest, now))
