"""Mailing a seat's link again, because it was lost, has leaked, or because another link has done its work.

It goes to the seat's player and nobody else, whoever pressed the button.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import func, update
from sqlmodel import Session, col, select

from service import errors
from service.games.transaction import GameTransaction
from service.links import Standing
from service.mail.kinds import confirm, invite, seat_link
from service.models import Game, Motion, Outmail, Seat

RESTORED = 100  # epochs: more than anybody renews links between a backup and the day it is brought back
# Old links lie in mails that were quoted or forwarded: their holders may have the seat's player mailed, but not often.
A_DAY: dict[Standing, int] = {"past": 3, "revoked": 1}


def renew(tx: GameTransaction, n: int) -> None:
    """Mail a new seat link to the seat's player and revoke every older one.

    Raises errors.Over before the deal, when the invitation's link is the right one, and errors.Past without an address.
    """
    _check(tx, n)
    tx.seats[n].epoch += 1
    seat_link.queue_renewed(tx, n)


def resend(tx: GameTransaction, n: int, standing: Standing) -> None:
    """Mail the present seat link to the seat's player once more, as often as a link of that standing may in a day.

    Beyond that nothing is mailed, and the answer is the same. Raises as `renew`.
    """
    _check(tx, n)
    recent = (
        select(func.count())
        .select_from(Outmail)
        .where(Outmail.game_id == tx.game.id, Outmail.seat == n, Outmail.kind == "links")
        .where(col(Outmail.cause).startswith(standing), Outmail.created_at > tx.now - timedelta(days=1))
    )
    if tx.session.exec(recent).one() < A_DAY.get(standing, 0):
        seat_link.queue_resent(tx, n, standing)


def renew_all(session: Session, now: datetime) -> int:
    """Revoke every link of every game and mail new ones where somebody plays; return how many mails that are.

    For a database that was brought back from a backup: links that were revoked after the backup was made would work
    again, and so would links made after it, once epochs and numbers of questions repeat.
    """
    session.exec(update(Seat).values(epoch=Seat.epoch + RESTORED))
    lapsed = update(Motion).where(col(Motion.kind) == "substitute", col(Motion.state) == "carried")
    session.exec(lapsed.values(state="lapsed", due_at=None))  # the mailed offer is dead; it can be made again
    going_on = select(Game).where(col(Game.status).in_(("proposed", "inviting", "playing", "paused")))
    tables = [GameTransaction(session, game, now) for game in session.exec(going_on).all()]
    return sum(_queue_new_link(tx, seat) for tx in tables for seat in tx.seats if seat.player_id is not None)


def _queue_new_link(tx: GameTransaction, seat: Seat) -> bool:
    """Mail a player the link that their game has for them now; return whether there is one."""
    if tx.game.started_at is not None:
        seat_link.queue_renewed(tx, seat.n)
    elif seat.n == 0:
        confirm.queue(tx)
    elif tx.game.status == "inviting" and seat.state == "invited":
        invite.queue(tx, seat.n)
    else:
        return False
    return True


def _check(tx: GameTransaction, n: int) -> None:
    if tx.game.started_at is None:
        raise errors.Over("The game has not begun: the link of the invitation is still the right one.")
    if tx.seats[n].player_id is None:
        raise errors.Past("Nobody’s address is kept for this seat, so no link can be sent.")
