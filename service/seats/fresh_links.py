"""Mailing a seat's link again, because it was lost, has leaked, or because another link is no longer valid.

The mail goes to the seat's player only, regardless of who requested it.
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
from service.seats import my_games

RESTORED = 100  # epochs to skip after a restore: more than a seat's links are renewed between backup and restore
# Mails that were quoted or forwarded have old links: their holders may cause only a few mails to the seat's player.
MOST_RESENT_A_DAY: dict[Standing, int] = {"past": 3, "revoked": 1}


def renew(tx: GameTransaction, n: int) -> None:
    """Revoke every link of a seat, and those to all games of its player, and mail them a new seat link.

    Raises errors.Over before the deal, when the invitation's link is valid, and errors.Past without an address.
    """
    _require_recipient(tx, n)
    tx.seats[n].epoch += 1
    my_games.revoke(tx.session, tx.seats[n].player_id)
    seat_link.queue_renewed(tx, n)


def resend(tx: GameTransaction, n: int, standing: Standing) -> None:
    """Mail the present seat link to the seat's player again, up to a daily limit for links of that standing.

    Beyond the limit do nothing, so that the response is the same. Raises as `renew`.
    """
    _require_recipient(tx, n)
    recent = (
        select(func.count())
        .select_from(Outmail)
        .where(Outmail.game_id == tx.game.id, Outmail.seat == n, Outmail.kind == "links")
        .where(col(Outmail.cause).startswith(standing), Outmail.created_at > tx.now - timedelta(days=1))
    )
    if tx.session.exec(recent).one() < MOST_RESENT_A_DAY.get(standing, 0):
        seat_link.queue_resent(tx, n, standing)


def renew_all(session: Session, now: datetime) -> int:
    """Revoke every link of every game and mail new ones to the players; return the number of mails.

    For a database restored from a backup: links that were revoked after the backup would be valid again, and so would
    links made after it, once epochs and ids of motions repeat.
    """
    session.exec(update(Seat).values(epoch=Seat.epoch + RESTORED))
    my_games.revoke(session, None)
    lapsed = update(Motion).where(col(Motion.kind) == "substitute", col(Motion.state) == "carried")
    session.exec(
        lapsed.values(state="lapsed", due_at=None)
    )  # the links in its mail are revoked; the offer can be made again
    unfinished = select(Game).where(col(Game.status).in_(("proposed", "inviting", "playing", "paused")))
    tables = [GameTransaction(session, game, now) for game in session.exec(unfinished).all()]
    return sum(_queue_new_link(tx, seat) for tx in tables for seat in tx.seats if seat.player_id is not None)


def _queue_new_link(tx: GameTransaction, seat: Seat) -> bool:
    """Mail a seat's player a link that fits the state of the game; return False if no link does."""
    if tx.game.started_at is not None:
        seat_link.queue_renewed(tx, seat.n)
    elif seat.n == 0:
        confirm.queue(tx)
    elif tx.game.status == "inviting" and seat.state == "invited":
        invite.queue(tx, seat.n)
    else:
        return False
    return True


def _require_recipient(tx: GameTransaction, n: int) -> None:
    """Raise errors.Over before the deal, and errors.Past if no player with an address has the seat."""
    if tx.game.started_at is None:
        raise errors.Over("The game has not begun yet: please use the link in the invitation.")
    if tx.seats[n].player_id is None:
        raise errors.Past("No mail address is stored for this seat, so no link can be sent.")
