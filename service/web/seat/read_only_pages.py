"""The pages of links that show a table without forms.

A link that is past or replaced, or opens no seat, shows it as anybody may see it. One whose own post has ended its
validity shows it as it was at that moment, and who is next, but nothing that has happened since.
"""

from __future__ import annotations

from flask import Response

from engine.language import text
from service.gamelog.log import GameLog
from service.gamelog.story import story
from service.views.tableau import TableView
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.link.link_requests import LinkRequest
from service.web.link.page_context import deadline, dealt_table, final_scores, link_context, situation
from service.web.link.page_notices import DONE, PageNotice
from service.web.table.hand_result import result_of_hand

LATEST_MOVES = text("The latest moves")
LATEST = 8  # moves that are shown to those who have no last turn

# Heading and first paragraph for a link that shows what anybody may see.
PAST = (
    text("This link is no longer valid"),
    text(
        "It was good for one turn or one question only, because mails get forwarded. "
        "Below is the table as anybody may see it."
    ),
)
DEALT = (
    text("The cards are dealt"),
    text(
        "A mail brings you your own link to the table, and another mail comes each time it is your turn. "
        "Below is the table as anybody may see it."
    ),
)
SETTLED = (
    text("This is settled"),
    text("The question of this link has been answered, or its time is over. Below is the table as anybody may see it."),
)
REPLACED = (
    text("This link has been replaced"),
    text("The player of this seat has asked for a newer one. Below is the table as anybody may see it."),
)
EXPIRED = (
    text("This page has expired"),
    text(
        "For ten minutes it showed the table as the player of this seat left it. "
        "Below is the table as anybody may see it."
    ),
)
CONFIRMED = (
    text("This link is no longer valid"),
    text(
        "The address is confirmed, or another one was entered, or the 48 hours of this link are over. "
        "Below is the table as anybody may see it."
    ),
)
FULL = (
    text("All seats are taken"),
    text(
        "The game has begun. If one of the seats is yours, its link is in the mail that brought you your cards. "
        "Below is the table as anybody may see it."
    ),
)
FORMER = (
    text("This link is no longer in use"),
    text("It was made for somebody who does not have this seat. Below is the table as anybody may see it."),
)
SEALED = text(
    "Others still play these cards, so nothing of them is shown here before all have ended. The link to your seat "
    "shows it to you."
)
NEXT = text("{name} is next; we will mail you.")
YOU_ARE_NEXT = text("You are next; we will mail you.")
NEXT_WITHOUT_MAIL = text(
    "{name} is next. Mails of this game are off: please come back with the link in your start mail."
)
YOU_ARE_NEXT_WITHOUT_MAIL = text(
    "You are next. Mails of this game are off: please come back with the link in your start mail."
)
HAND_OVER = text("The hand is over")
OVER, OVER_WON = text("The game is over: {name} has won"), text("The game is over: you have won")


def bystander_page(link: LinkRequest, notice: PageNotice | None, status: int) -> Response:
    """Return the table for a link that shows no hand, with the reason."""
    heading, greeting = _greeting(link)
    if link.game.sealed:
        context = {"heading": heading, "is_just_dealt": False, "greeting": SEALED, "notice": notice}
        return responses.page("table/closed_link.html", status, **link_context(link), **context)
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
        due=deadline(link.log, link.zone),
        sheet=final_scores(link.log, table, None),
    )


def who_has_won(table: TableView) -> str:
    """Return the heading of a game that is over."""
    winner = next(chair for chair in table.chairs if chair.n == table.winner)
    return OVER_WON if winner.you else OVER.format(name=winner.name)


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
    if link.content.scope == "join":
        return FULL
    if link.content.scope in ("motion", "back", "offer"):
        return SETTLED
    return PAST if link.content.scope in ("turn", "window") else DEALT


def done_page(link: LinkRequest, moment: int, notice: PageNotice | None, status: int) -> Response:
    """Return the page with the seat's view of the table after move `moment`, whatever has happened since."""
    table = dealt_table(link.log, link.viewer, moment, fixed=True)
    return responses.page(
        "turn/done.html",
        status,
        **link_context(link),
        heading=_who_is_next(table, mails_off=link.seat.mails_off),
        notice=notice or PageNotice(DONE),
        table=table,
        sheet=final_scores(link.log, table, link.viewer),
        again=app_state().links.token("analysis", link.seat) if table.phase == "game_over" else None,
        result=None if table.phase == "game_over" else result_of_hand(link.log, link.viewer, moment - 1, moment),
    )


def _who_is_next(table: TableView, *, mails_off: bool) -> str:
    chair = next((chair for chair in table.chairs if chair.is_turn), None)
    if table.phase == "hand_over":
        return HAND_OVER
    if chair is None:
        return who_has_won(table)
    if chair.you:
        return YOU_ARE_NEXT_WITHOUT_MAIL if mails_off else YOU_ARE_NEXT
    return (NEXT_WITHOUT_MAIL if mails_off else NEXT).format(name=chair.name)
