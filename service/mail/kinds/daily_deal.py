"""To a player who wants the deal of each day: the hand, and until when it is played. No other mail asks for it.

Its link opens the whole hand, on the page of the seat, and an answer to it plays moves as in any turn.
"""

from __future__ import annotations

from engine.language import text
from service.mail.composing import parts
from service.mail.composing.kind import Context, Draft, Kind
from service.mail.kinds import start


def context(draft: Draft) -> Context:
    """Return the question of the first turn, and the link that changes or ends these mails."""
    return {**parts.turn_question(draft), "plan": draft.links.plan(draft.seat)}


def still_applies(draft: Draft) -> bool:
    """Return whether the hand waits for its player as it was dealt."""
    return parts.is_awaited(draft) and draft.game.at == draft.mail.at


KIND = Kind(
    "deal",
    text("The deal of the day"),
    context,
    still_applies,
    text("Not sent: by then you had begun to play, or the day was over."),
    may_be_muted=False,
    unsubscribe=lambda draft: draft.links.deal_mails(draft.seat),
    comes_daily=True,
    asks=("turn",),
    most_words=220,
    cuts=start.KIND.cuts,
    tells_talk=True,
)
