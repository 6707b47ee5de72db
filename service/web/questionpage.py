"""Pages of links that show no hand: a question to the table, or a seat that a robot holds."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.clocks import zones
from service.links import Verdict
from service.models import Motion
from service.web import answers, seatpage, talk
from service.web import page_notices as notices


def page(visitor: seatpage.Visit, notice: notices.Notice | None) -> Response:
    """Show one question with its buttons, and the way to the history."""
    shown: dict[str, Any] = {"lines": [], "questions": [], "held": False, "offer": []}
    if visitor.verdict("return") is Verdict.ALLOWED:
        shown["heading"], shown["held"] = "A robot holds your seat", True
        shown["lines"] = ["The seat stays yours, and so does its hand. One click, and you play on with a fresh clock."]
    else:
        motion = visitor.session.get_one(Motion, visitor.claim.at)
        zone = zones.zone_of(visitor.session, visitor.seat.player_id)
        seats = visitor.log.seats
        shown["heading"] = "A question to the table"
        shown["questions"] = [talk.question(motion, seats, visitor.seat.n, zone)]
    return answers.page("question.html", **seatpage.frame(visitor), **shown, notice=notice)
