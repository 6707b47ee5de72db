"""An offer of a seat in a game under way: its page, and the answer of the person it was sent to."""

from __future__ import annotations

from datetime import datetime

from flask import Response

from service import starting
from service.links import Action
from service.models import Motion
from service.playing import substitutes
from service.telling import history
from service.web import answers, lobby, notices, seatpage


def page(visitor: seatpage.Visit, notice: notices.Notice | None) -> Response:
    """Show whose seat it is and who asks, with the buttons."""
    motion = visitor.session.get_one(Motion, visitor.claim.at)
    asking = history.seats_of(visitor.session, visitor.game)[motion.by].name
    told = (
        f"Somebody who plays here under the name “{asking}” asks you into a game of Wyatt Earp that is under way."
        f" You would take over the seat of “{visitor.seat.name}”, with its hand and its money; all others have agreed."
    )
    return answers.page(
        "question.html",
        **seatpage.frame(visitor),
        heading="A seat for you",
        lines=[told],
        questions=[],
        held=False,
        offer=lobby.INVITED,
        notice=notice,
    )


def sent_to(visitor: seatpage.Visit) -> int | None:
    """Return the player that the offer was sent to; None if they are forgotten."""
    motion = visitor.session.get(Motion, visitor.claim.at)
    return None if motion is None or motion.game_id != visitor.game.id else motion.player_id


def answer(visitor: seatpage.Visit, action: Action, now: datetime) -> None:
    """Accept or decline a live offer. Raises errors.Past."""
    session, game, motion_id = visitor.session, visitor.game, visitor.claim.at
    if action == "accept":
        starting.refuse_muted(session, sent_to(visitor))
        substitutes.accept(session, game.id, motion_id, now)
    else:
        substitutes.decline(session, game.id, motion_id, now)


def is_done(visitor: seatpage.Visit, action: Action) -> bool:
    """Tell whether a past offer was answered with this action."""
    motion = visitor.session.get(Motion, visitor.claim.at)
    return motion is not None and motion.state == ("done" if action == "accept" else "refused")
