"""To everybody when a hand is over: its score, and the next deal."""

from __future__ import annotations

from sqlmodel import col, select

from engine.language import dollars, joined, text
from service.mail.composing import parts
from service.mail.composing.kind import Context, Draft, Kind
from service.models import Outmail


def still_applies(draft: Draft) -> bool:
    """Return whether the reader's next turn has not begun: its mail includes all that happened since the last one."""
    mail = draft.mail
    turn = select(Outmail.id).where(
        Outmail.game_id == mail.game_id,
        Outmail.seat == mail.seat,
        Outmail.kind == "turn",
        col(Outmail.at) >= mail.at,
        Outmail.state != "failed",
    )
    return draft.log.session.exec(turn).first() is None


def context(draft: Draft) -> Context:
    """Return the table, the score sheet, and a line for each earlier hand not yet reported."""
    found = parts.news(draft)
    *earlier, gain = found["gains"]
    return {
        **found,
        "earlier": earlier,
        "gain": gain,
        "sheet": parts.sheet(draft, found["table"]),
        "scores_page": parts.scores_page(draft),
    }


def in_digest(draft: Draft) -> str:
    """Return the money of all players."""
    players = draft.table(draft.mail.at).ranked
    money = joined((joined((chair.name, dollars(chair.money))) for chair in players), ", ")
    return text("A hand is over. Money now: {money}.").format(money=money)


KIND = Kind(
    "hand",
    text("How a hand has ended"),
    context,
    still_applies,
    text("Not sent: the mail of your next turn said the same."),
    wanted="news",
    most_words=280,
    cuts=(
        *("effects", "own turn", "earlier hands", "explanations", "sheet", "piles", "seats", "closed posters"),
        *("supply", "earlier turns", "turns before the last", "turns", "table", "earlier talk", "talk"),
    ),
    in_digest=in_digest,
    tells_talk=True,
)
