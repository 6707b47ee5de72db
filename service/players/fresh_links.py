"""Mailing a seat's link again, because it was lost, has leaked, or because another link is no longer valid.

The mail goes to the seat's player only, regardless of who requested it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import update
from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.games.transaction import GameTransaction
from service.links import Standing
from service.mail.kinds import confirm, invite, seat_link
from service.models import RESTORED, UNFINISHED, Game, Motion, Outmail, Seat
from service.players import limits, my_games

RENEWED_A_DAY = 10  # of one seat, by its live links
# Mails that were quoted or forwarded have old links: their holders may cause only a few mails to the seat's player.
MOST_RESENT_A_DAY: dict[Standing, int] = {"past": 3, "revoked": 1}
# A restore skips up to so many times RESTORED epochs, by its minute: links that were made after an earlier restore of
# the same backup would be valid again. A token has room for the epochs of some forty restores.
MOST_SKIPPED = 32
_TOO_MANY = text("At most {most} new links to one seat in 24 hours, please. The next can be mailed in {wait}.")


def renew(tx: GameTransaction, n: int) -> None:
    """Revoke every link of a seat, and those to all games of its player, and mail them a new seat link.

    Raises errors.Over before the deal, when the invitation's link is valid, and errors.Past without an address.
    """
    _require_recipient(tx, n)
    tx.seats[n].epoch += 1
    my_games.revoke(tx.session, tx.seats[n].player_id)
    seat_link.queue_renewed(tx, n)


def renew_by_link(tx: GameTransaction, n: int) -> None:
    """Do so for the holder of a live link, up to a daily limit. Raises as `renew`, and errors.TooMany."""
    limits.allow(1, _mailed(tx, n, seat_link.RENEWED), RENEWED_A_DAY, tx.now, _TOO_MANY)
    renew(tx, n)


def resend(tx: GameTransaction, n: int, standing: Standing) -> None:
    """Mail the present seat link to the seat's player again, up to a daily limit for links of that standing.

    Beyond the limit do nothing, so that the response is the same. Raises as `renew`.
    """
    _require_recipient(tx, n)
    if len(_mailed(tx, n, standing)) < MOST_RESENT_A_DAY.get(standing, 0):
        seat_link.queue_resent(tx, n, standing)


def renew_all(session: Session, now: datetime) -> int:
    """Revoke every link of every game and mail new ones to the players; return the number of mails.

    For a database restored from a backup: links that were revoked after the backup would be valid again, and so would
    links made after it, once epochs and ids of motions repeat.
    """
    skipped = 1 + int(now.timestamp()) // 60 % MOST_SKIPPED
    session.exec(update(Seat).values(epoch=Seat.epoch + skipped * RESTORED))
    my_games.revoke(session, None)
    lapsed = update(Motion).where(col(Motion.kind) == "substitute", col(Motion.state) == "carried")
    # The links in its mail are revoked; the offer can be made again.
    session.exec(lapsed.values(state="lapsed", due_at=None))
    unfinished = select(Game).where(col(Game.status).in_(UNFINISHED))
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


def _mailed(tx: GameTransaction, n: int, word: str) -> Sequence[datetime]:
    """Return when mails with a link to the seat were queued in the last 24 hours, by the first word of their cause."""
    mails = select(Outmail.created_at).where(
        Outmail.game_id == tx.game.id,
        Outmail.seat == n,
        Outmail.kind == "links",
        col(Outmail.cause).startswith(word),
        Outmail.created_at > tx.now - limits.DAY,
    )
    return tx.session.exec(mails).all()


def _require_recipient(tx: GameTransaction, n: int) -> None:
    """Raise errors.Over before the deal, and errors.Past if no player with an address has the seat."""
    if tx.game.started_at is None:
        raise errors.Over(text("The game has not begun yet: please use the link in the invitation."))
    if tx.seats[n].player_id is None:
        raise errors.Past(text("No mail address is stored for this seat, so no link can be sent."))
