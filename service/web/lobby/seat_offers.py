"""An offer of a seat in a game under way, and the answer of the person it was sent to."""

from __future__ import annotations

from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.links import Action, LinkContent
from service.models import Motion
from service.players import players
from service.table import substitutes
from service.web.link.link_requests import LinkRequest


def sent_to(log: GameLog, content: LinkContent) -> int | None:
    """Return the player that the offer was sent to; None if they are forgotten."""
    motion = log.session.get(Motion, content.at)
    return None if motion is None or motion.game_id != log.game.id else motion.player_id


def answer_offer(tx: GameTransaction, content: LinkContent, action: Action) -> None:
    """Accept or decline a live offer. Raises errors.Past."""
    if action == "accept":
        players.refuse_muted(tx.session, sent_to(tx, content))
        substitutes.accept(tx, content.at)
    else:
        substitutes.decline(tx, content.at)


def is_done(link: LinkRequest, action: Action) -> bool:
    """Return whether a past offer was answered with this action."""
    motion = link.session.get(Motion, link.content.at)
    return motion is not None and motion.state == ("done" if action == "accept" else "refused")
