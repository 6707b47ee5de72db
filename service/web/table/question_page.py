"""The pages of links that show no hand: a question to the table, or a seat that a robot holds."""

from __future__ import annotations

from flask import Response

from service.clocks import zones
from service.models import Motion
from service.web.base import responses
from service.web.base.link_requests import Visit
from service.web.base.page_notices import PageNotice
from service.web.table.page_context import link_context
from service.web.table.table_controls import open_question

QUESTION = "A question to the table"
HELD = "A robot holds your seat"
COME_BACK = "The seat stays yours, and so does its hand. With one click you play on, with a fresh clock."


def question_page(visit: Visit, notice: PageNotice | None) -> Response:
    """Return the page with the one question of the link and its buttons."""
    if visit.allows("return"):
        heading, lines, questions = HELD, [COME_BACK], []
    else:
        motion = visit.session.get_one(Motion, visit.claim.at)
        zone = zones.zone_of(visit.session, visit.seat.player_id)
        heading, lines = QUESTION, []
        questions = [open_question(motion, visit.log.seats, visit.seat.n, zone)]
    return responses.page(
        "table/question.html",
        **link_context(visit),
        heading=heading,
        lines=lines,
        questions=questions,
        held=visit.allows("return"),
        buttons=(),
        notice=notice,
    )
