"""Pages of links that give a player a word and show no hand: a question to the table, a held seat, an offered one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from flask import Response

from service import errors, starting
from service.models import Motion, Player
from service.playing import presence, substitutes
from service.telling import history, places
from service.web import answers, lobby, notices, seatpage, talk


def page(visitor: seatpage.Visit, notice: notices.Notice | None) -> Response:
    """One question, its buttons, and the way to the history."""
    seats = history.seats_of(visitor.session, visitor.game)
    shown: dict[str, Any] = {"lines": [], "questions": [], "held": False, "offer": []}
    if visitor.claim.scope == "invite":
        motion = visitor.session.get_one(Motion, visitor.claim.at)
        shown["heading"] = "A seat for you"
        shown["lines"] = [
            f"{motion.name}, {seats[motion.by].name} asks you into a game of Wyatt Earp that is under way. You would"
            f" take over the seat of {visitor.seat.name}, with its hand and its money; all others have agreed."
        ]
        shown["offer"] = lobby.INVITED
    else:
        shown["held"] = presence.is_held(visitor.seat)
        shown["heading"] = "A robot holds your seat" if shown["held"] else "The table is asked"
        if shown["held"]:
            shown["lines"] = [
                "The seat stays yours, and so does its hand. One click, and you play on with a fresh clock."
            ]
        if visitor.claim.scope == "motion":
            motion = visitor.session.get_one(Motion, visitor.claim.at)
            zone = places.zone_of(visitor.session, visitor.seat.player_id)
            shown["questions"] = [talk.question(motion, seats, visitor.seat.n, zone)]
    return answers.page("voice.html", **seatpage.frame(visitor), **shown, notice=notice)


def answer_offer(visitor: seatpage.Visit, action: str, now: datetime, keys: Sequence[str]) -> None:
    """The new player accepts, declines, or asks never to be written to again. Errors: Past, Unreadable."""
    session, game, motion_id = visitor.session, visitor.game, visitor.claim.at
    motion = session.get_one(Motion, motion_id)
    if action == "accept":
        starting.refuse_muted(session, motion.player_id)
        substitutes.accept(session, game.id, motion_id, now)
    elif action == "decline":
        substitutes.decline(session, game.id, motion_id, now)
    elif action == "never":
        substitutes.decline(session, game.id, motion_id, now)
        starting.block(session, session.get_one(Player, motion.player_id), now, keys)
    else:
        raise errors.Unreadable("The `action` of this link is one of accept, decline and never.")
