"""The page after a post that has ended the validity of its link: the table at that moment, and who is next.

It has no forms, and shows nothing that has happened since.
"""

from __future__ import annotations

from flask import Response

from service.views.tableau import TableView
from service.web.base import responses
from service.web.base.link_requests import LinkRequest
from service.web.base.page_notices import DONE, PageNotice
from service.web.table.page_context import dealt_table, final_scores, link_context

NEXT = "{name} is next; we will mail you."
YOU_ARE_NEXT = "You are next; we will mail you."
NEXT_WITHOUT_MAIL = "{name} is next. Mails of this game are off: please come back with the link in your start mail."
YOU_ARE_NEXT_WITHOUT_MAIL = (
    "You are next. Mails of this game are off: please come back with the link in your start mail."
)
OVER = "The game is over"


def done_page(link: LinkRequest, moment: int, notice: PageNotice | None, status: int) -> Response:
    """Return the page with the seat's view of the table after move `moment`, whatever has happened since."""
    table = dealt_table(link.log, link.viewer, moment, fixed=True)
    return responses.page(
        "turn/done.html",
        status,
        **link_context(link),
        heading=_heading(table, mails_off=link.seat.mails_off),
        notice=notice or PageNotice(DONE),
        table=table,
        sheet=final_scores(link.log, table, link.viewer),
    )


def _heading(table: TableView, *, mails_off: bool) -> str:
    chair = next((chair for chair in table.chairs if chair.is_turn), None)
    if chair is None:
        return OVER
    if chair.you:
        return YOU_ARE_NEXT_WITHOUT_MAIL if mails_off else YOU_ARE_NEXT
    return (NEXT_WITHOUT_MAIL if mails_off else NEXT).format(name=chair.name)
