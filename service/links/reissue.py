"""Mailing a seat's link again, because it was lost, has leaked, or because another link has done its work.

It goes to the seat's player and nobody else, whoever pressed the button.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import func, update
from sqlmodel import Session, col, select

from service import errors, outbox
from service.links.standing import Standing
from service.models import Game, Motion, Outmail, Seat

# Old links lie in mails that were quoted or forwarded: their holders may have the seat's player mailed, but not often.
RESTORED = 100  # epochs: more than anybody renews links between a backup and the day it is brought back
_KIND_OF_A_LINK = {"proposed": "confirm", "inviting": "invite", "playing": "links", "paused": "links"}
A_DAY: dict[Standing, int] = {"past": 3, "revoked": 1}


def renew(session: Session, game: Game, seat: Seat, now: datetime) -> None:
    """Mail a new seat link to the seat's player and revoke every older one.

    Raises errors.Over before the deal, when the invitation's link is the right one, and errors.Past without an address.
    """
    _check(game, seat)
    seat.epoch += 1
    session.add(seat)
    outbox.queue(session, game, seat, "links", at=game.at, now=now, cause=f"epoch {seat.epoch}")


def resend(session: Session, game: Game, seat: Seat, standing: Standing, now: datetime) -> None:
    """Mail the present seat link to the seat's player once more, as often as a link of that standing may in a day.

    Beyond that nothing is mailed, and the answer is the same. Raises as `renew`.
    """
    _check(game, seat)
    recent = (
        select(func.count())
        .select_from(Outmail)
        .where(Outmail.game_id == game.id, Outmail.seat == seat.n, Outmail.kind == "links")
        .where(col(Outmail.cause).startswith(standing), Outmail.created_at > now - timedelta(days=1))
    )
    if session.exec(recent).one() < A_DAY.get(standing, 0):
        outbox.queue(session, game, seat, "links", at=game.at, now=now, cause=f"{standing} {now:%Y-%m-%d %H:%M:%S}")


def renew_all(session: Session, now: datetime) -> int:
    """Revoke every link of every game and mail new ones where somebody plays; return how many mails that are.

    For a database that was brought back from a backup: links that were revoked after the backup was made would work
    again, and so would links made after it, once epochs and numbers of questions repeat.
    """
    session.exec(update(Seat).values(epoch=Seat.epoch + RESTORED))
    lapsed = update(Motion).where(col(Motion.kind) == "substitute", col(Motion.state) == "carried")
    session.exec(lapsed.values(state="lapsed", due_at=None))  # the mailed offer is dead; it can be made again
    mails = 0
    playing = select(Seat, Game).join(Game).where(col(Seat.player_id).is_not(None))
    for seat, game in session.exec(playing.execution_options(populate_existing=True)).all():
        kind = _KIND_OF_A_LINK.get(game.status)
        if kind is not None and seat.robot is None:
            kind = "confirm" if kind == "invite" and seat.n == 0 else kind
            outbox.queue(session, game, seat, kind, at=game.at, now=now, cause=str(seat.epoch))
            mails += 1
    return mails


def _check(game: Game, seat: Seat) -> None:
    if game.started_at is None:
        raise errors.Over("The game has not begun: the link of the invitation is still the right one.")
    if seat.player_id is None:
        raise errors.Past("Nobody’s address is kept for this seat, so no link can be sent.")
