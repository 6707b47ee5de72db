"""To a player for whom the game waits, when most of their time has gone."""

from __future__ import annotations

from engine.language import text
from service.mail.composing import parts
from service.mail.composing.kind import AtTable, Context, Draft, Kind


def context(draft: Draft) -> Context:
    """Return the context of the mail about the turn or the window."""
    in_window = draft.game.window_at is not None
    asked = parts.window_question(draft) if in_window else parts.turn_question(draft)
    return {**asked, "in_window": in_window}


KIND = Kind(
    "reminder",
    text("A reminder of your deadline"),
    context,
    parts.is_awaited,
    text("Not sent: by then the game did not wait for you, or a newer reminder was due."),
    asks=("turn", "window"),
    push=text("Your time is running out in {game}"),
    most_words=120,
    cuts=(  # what is new since the mail of the turn is what was said
        *("scores", "prospects", "odds", "effects", "explanations", "change", "words", "piles", "situation"),
        *("own turn", "closed posters", "earlier turns", "turns before the last", "turns", "news", "gains"),
        *("seats", "supply", "other posters", "table", "money", "earlier talk", "concerns", "talk", "page", "hand"),
    ),
    tells_talk=True,
)


def queue(table: AtTable, n: int) -> None:
    """Remind a player of the game's present deadline, once."""
    KIND.queue(table, n, f"{table.game.due_at:%Y-%m-%d %H:%M:%S}")
