"""Pages of links that show no hand: a question to the table, or a seat that a robot holds."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.links import Verdict
from service.models import Motion
from service.telling import history, places
from service.web import answers, notices, seatpage, talk


def page(visitor: seatpage.Visit, notice: notices.Notice | None) -> Response:
    """Show one question with its buttons, and the way to the history."""
    shown: dict[str, Any] = {"lines": [], "questions": [], "held": False, "offer": []}
    if visitor.verdict("return") is Verdict.ALLOWED:
        shown["heading"], shown["held"] = "A robot holds your seat", True
        shown["lines"] = ["The seat stays yours, and so does its hand. One click, and you play on with a fresh clock."]
    else:
        motion = visitor.session.get_one(Motion, visitor.claim.at)
        zone = places.zone_of(visitor.session, visitor.seat.player_id)
        seats = history.seats_of(visitor.session, visitor.game)
        shown["heading"] = "A question to the table"
        shown["questions"] = [talk.question(motion, seats, visitor.seat.n, zone)]
    return answers.page("question.html", **seatpage.frame(visitor), **shown, notice=notice)
