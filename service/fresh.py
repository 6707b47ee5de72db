"""A fresh link by mail, for a seat whose link was lost, has leaked or has done its work."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

from service import errors, outbox
from service.links import Standing
from service.models import Game, Seat

# A link that is past may lie in a forwarded mail: whoever has it can have the seat's owner mailed, but not often.
MINUTES_BETWEEN = 10


def send(session: Session, game: Game, seat: Seat, standing: Standing, now: datetime) -> None:
    """Queue a mail with a new seat link for the seat's owner.

    Asked for with a live link it revokes every older one; a past or revoked link revokes nothing.
    Raises errors.Over before the cards are dealt: until then the invitation's link is the link.
    """
    if game.started_at is None:
        raise errors.Over("The game has not begun: the link of the invitation is still the right one.")
    if seat.player_id is None:
        raise errors.Past("Nobody’s address is kept for this seat, so no link can be sent.")
    if standing == "live":
        seat.epoch += 1
        session.add(seat)
        cause = f"epoch {seat.epoch}"
    else:
        slot = now.replace(minute=now.minute - now.minute % MINUTES_BETWEEN)
        cause = f"{slot:%Y-%m-%d %H:%M}"
    outbox.queue(session, game, seat, "links", at=game.at, now=now, cause=cause)
