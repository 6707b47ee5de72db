"""The pages of links that show no hand: a question to the table, or a seat that a robot holds."""

from __future__ import annotations

from flask import Response

from service.clocks import zones
from service.models import Motion
from service.web.base import responses
from service.web.base.link_requests import LinkRequest
from service.web.base.page_notices import PageNotice
from service.web.table.page_context import link_context
from service.web.table.table_controls import open_question

QUESTION = "A question to the table"
HELD = "A robot holds your seat"
COME_BACK = "The seat stays yours, and so does its hand. With one click you play on, with a fresh clock."


def question_page(link: LinkRequest, notice: PageNotice | None) -> Response:
    """Return the page with the one question of the link and its buttons."""
    if link.allows("return"):
        heading, lines, questions = HELD, [COME_BACK], []
    else:
        motion = link.session.get_one(Motion, link.content.at)
        zone = zones.zone_of(link.session, link.seat.player_id)
        heading, lines = QUESTION, []
        questions = [open_question(motion, link.log.seats, link.seat.n, zone)]
    return responses.page(
        "table/question.html",
        **link_context(link),
        heading=heading,
        lines=lines,
        questions=questions,
        held=link.allows("return"),
        buttons=(),
        notice=notice,
    )
