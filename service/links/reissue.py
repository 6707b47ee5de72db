"""Mailing a seat's link again, because it was lost, has leaked, or because another link has done its work.

It goes to the seat's player and nobody else, whoever pressed the button.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import func
from sqlmodel import Session, col, select

from service import errors, outbox
from service.links.standing import Standing
from service.models import Game, Outmail, Seat

# Old links lie in mails that were quoted or forwarded: their holders may have the seat's player mailed, but not often.
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


def _check(game: Game, seat: Seat) -> None:
    if game.started_at is None:
        raise errors.Over("The game has not begun: the link of the invitation is still the right one.")
    if seat.player_id is None:
        raise errors.Past("Nobody’s address is kept for this seat, so no link can be sent.")
