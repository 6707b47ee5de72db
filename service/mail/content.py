"""What the templates of a mail get: what its kind says, what was said to the table, the languages to choose from.

Somebody who cannot read a mail recognises the name of their own language.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlmodel import col, func, select

from service.gamelog import talk
from service.languages.spoken import IN_ADDRESS, Spoken, languages
from service.mail.composing import plaintext, threads
from service.mail.composing.kind import Context, Draft
from service.mail.registry import TELL_TALK
from service.models import Outmail

MOST_SAID = 3  # lines of table talk in one mail


def content(draft: Draft) -> Context:
    """Return the context of a mail. One about a window never has any table talk."""
    found = draft.kind.context(draft)
    if draft.kind.tells_talk and not threads.asks_out_of_turn(draft.mail, draft.game):
        found |= _table_talk(draft)
    return found


class OtherLanguage(NamedTuple):
    """A language that the mail is not in: its code, its name in itself, and the link that leads to it."""

    code: str
    name: str
    link: str


def other_languages(language: Spoken, page: str | None) -> list[OtherLanguage]:
    """Return all languages but that of the mail. `page`: the address of the page that asks for the choice, if any.

    Following a link changes nothing: the page is shown in that language, and asks whether to keep it.
    """
    if page is None:
        return []
    others = [spoken for spoken in languages().values() if spoken is not language]
    return [OtherLanguage(one.code, one.name, f"{page}?{IN_ADDRESS}={one.code}") for one in others]


def _table_talk(draft: Draft) -> Context:
    """Return what others have said to the table since the reader's last mail with table talk: the latest lines.

    `more_talk`: they are not all.
    """
    seat = draft.seat.n
    shown = draft.talked and talk.is_shown_to(draft.log, seat)
    found = talk.latest(draft.log, MOST_SAID + 1, but=seat) if shown else ()
    told_at = (_told_at(draft) or draft.game.started_at) if found else None  # invitations had the line before the deal
    new = [one for one in found if told_at is None or one.said_at > told_at]
    lines = [plaintext.quotation(one.name, one.line) for one in new[-MOST_SAID:]]
    return {"talk": lines, "more_talk": len(new) > len(lines)}


def _told_at(draft: Draft) -> datetime | None:
    """Return when the reader was last sent a mail with table talk, which is not about a window; None if none was.

    A reminder is about a window if a mail asked its reader at the same number of moves.
    """
    mail = draft.mail
    to_reader = (Outmail.game_id == mail.game_id, Outmail.seat == mail.seat, Outmail.player_id == mail.player_id)
    windows = select(Outmail.at).where(*to_reader, Outmail.kind == "window")
    told = select(func.max(Outmail.sent_at)).where(*to_reader, Outmail.state == "sent", Outmail.id != mail.id)
    return draft.log.session.exec(told.where(col(Outmail.kind).in_(TELL_TALK), col(Outmail.at).not_in(windows))).one()
