"""The page of a link that shows the table as anybody may see it: a link that is past or replaced, or opens no seat."""

from __future__ import annotations

from flask import Response

from service.gamelog.log import GameLog
from service.gamelog.story import story
from service.web.base import responses
from service.web.base.link_requests import LinkRequest
from service.web.base.page_notices import PageNotice
from service.web.table.page_context import deadline, dealt_table, final_scores, link_context, situation

LATEST_MOVES = "The latest moves"
LATEST = 8  # moves that are shown to those who have no last turn

# Heading and first paragraph for a link that shows what anybody may see.
PAST = (
    "This link is no longer valid",
    "It was good for one turn or one question only, because mails get forwarded. "
    "Below is the table as anybody may see it.",
)
DEALT = (
    "The cards are dealt",
    "A mail brings you your own link to the table, and another mail comes each time it is your turn. "
    "Below is the table as anybody may see it.",
)
SETTLED = (
    "This is settled",
    "The question of this link has been answered, or its time is over. Below is the table as anybody may see it.",
)
REPLACED = (
    "This link has been replaced",
    "The player of this seat has asked for a newer one. Below is the table as anybody may see it.",
)
EXPIRED = (
    "This page has expired",
    "For ten minutes it showed the table as the player of this seat left it. Below is the table as anybody may see it.",
)
CONFIRMED = (
    "This link is no longer valid",
    "The address is confirmed, or another one was entered, or the 48 hours of this link are over. Below is the table "
    "as anybody may see it.",
)
FORMER = (
    "This link is no longer in use",
    "It was made for somebody who does not have this seat. Below is the table as anybody may see it.",
)


def bystander_page(link: LinkRequest, notice: PageNotice | None, status: int) -> Response:
    """Return the table for a link that shows no hand, with the reason."""
    heading, greeting = _greeting(link)
    table = dealt_table(link.log, None)
    return responses.page(
        "table/closed_link.html",
        status,
        **link_context(link),
        **latest_moves(link.log, None),
        heading=heading,
        is_just_dealt=heading == DEALT[0],
        greeting=greeting,
        notice=notice,
        table=table,
        situation=situation(link.log, table),
        due=deadline(link.log),
        sheet=final_scores(link.log, table, None),
    )


def latest_moves(log: GameLog, viewer: int | None) -> dict[str, object]:
    """Return the latest moves and their heading, for readers who have no last turn."""
    at = log.game.at
    return {"story_title": LATEST_MOVES, "entries": story(log, viewer, max(0, at - LATEST), at)}


def _greeting(link: LinkRequest) -> tuple[str, str]:
    if link.standing in ("revoked", "former"):
        return REPLACED if link.standing == "revoked" else FORMER
    if link.content.scope == "done":
        return EXPIRED
    if link.content.scope == "address":
        return CONFIRMED
    if link.content.scope in ("motion", "back", "offer"):
        return SETTLED
    return PAST if link.content.scope in ("turn", "window") else DEALT
