"""An offer of a seat in a game under way: its page, and the answer of the person it was sent to."""

from __future__ import annotations

from flask import Response

from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.links import Action, Claim
from service.models import Motion
from service.seats import players, substitutes
from service.web import answers, lobby, page_notices, seatpage


def page(visitor: seatpage.Visit, notice: page_notices.Notice | None) -> Response:
    """Show whose seat it is and who asks, with the buttons."""
    motion = visitor.session.get_one(Motion, visitor.claim.at)
    asking = visitor.log.seats[motion.by].name
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


def sent_to(log: GameLog, claim: Claim) -> int | None:
    """Return the player that the offer was sent to; None if they are forgotten."""
    motion = log.session.get(Motion, claim.at)
    return None if motion is None or motion.game_id != log.game.id else motion.player_id


def answer(tx: GameTransaction, claim: Claim, action: Action) -> None:
    """Accept or decline a live offer. Raises errors.Past."""
    if action == "accept":
        players.refuse_muted(tx.session, sent_to(tx, claim))
        substitutes.accept(tx, claim.at)
    else:
        substitutes.decline(tx, claim.at)


def is_done(visitor: seatpage.Visit, action: Action) -> bool:
    """Tell whether a past offer was answered with this action."""
    motion = visitor.session.get(Motion, visitor.claim.at)
    return motion is not None and motion.state == ("done" if action == "accept" else "refused")
