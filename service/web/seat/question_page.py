"""The pages of links that show no hand: a question to the table, an offer of a seat, or a seat that a robot holds."""

from __future__ import annotations

from flask import Response

from engine.language import Text, text
from service.models import Motion
from service.players import players
from service.web.base import responses
from service.web.base.language_field import language_field
from service.web.link.link_requests import LinkRequest
from service.web.link.page_context import link_context
from service.web.link.page_notices import PageNotice
from service.web.lobby import before_the_deal
from service.web.table.table_controls import open_question

QUESTION = text("A question to the table")
HELD = text("A robot holds your seat")
COME_BACK = text("The seat and its cards stay yours. With one press you play on, and have the full time for a turn.")
OFFERED = text("A seat for you")
OFFER = text(
    "Somebody who plays here under the name “{asking}” invites you to a game of Wyatt Earp that has begun already. "
    "You would take over the seat of “{owner}”, with its hand and its money. All others have agreed."
)


def question_page(link: LinkRequest, notice: PageNotice | None) -> Response:
    """Return the page with the one question of the link and its buttons."""
    heading, questions, language = HELD, [], None
    lines: list[Text] = [COME_BACK]
    if not link.allows("return"):
        motion = link.session.get_one(Motion, link.content.at)
        if link.content.scope == "offer":
            asking = link.log.seats[motion.by].name
            heading, lines = OFFERED, [OFFER.format(asking=asking, owner=link.seat.name)]
            language = language_field(players.stored(link.session, motion.player_id))
        else:
            zone = link.log.zone_of(link.seat.n)
            heading, lines = QUESTION, []
            questions = [open_question(motion, link.log.seats, link.seat.n, zone)]
    return responses.page(
        "table/question.html",
        **link_context(link),
        heading=heading,
        lines=lines,
        questions=questions,
        held=heading == HELD,
        buttons=before_the_deal.INVITED if heading == OFFERED else (),
        language=language,
        notice=notice,
    )
